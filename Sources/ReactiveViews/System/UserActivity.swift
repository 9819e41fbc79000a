extension NSUserActivity {
    /// Sets what is needed to continue the activity from a value, as a dictionary of its properties.
    ///
    /// - Parameter payload: The value.
    /// - Throws: An error of the encoder.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        let data = try JSONEncoder().encode(payload)
        userInfo = ["payload": data]
    }

    /// Returns the value that `setTypedPayload(_:)` stored.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: An error of the decoder, if the activity has no such value.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        try JSONDecoder().decode(type, from: userInfo?["payload"] as? Data ?? Data())
    }
}

nonisolated extension View {
    /// Advertises what the user does in this view.
    ///
    /// The closure describes the activity when the view appears and when it has changed. The host's `userActivity` is
    /// the activity of the view that appeared last.
    ///
    /// ```swift
    /// Article(article)
    ///     .userActivity("com.example.read", isActive: isReading) { activity in
    ///         activity.title = article.title
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - isActive: Whether it is advertised; true by default.
    ///   - update: Describes the activity.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
    }

    /// Advertises what the user does with an element in this view, while there is one.
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - element: The element; nothing is advertised while it is nil.
    ///   - update: Describes the activity with the element.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            UserActivityModifier(type: activityType, isActive: element != nil) { activity in
                if let element { update(element, activity) }
            })
    }

    /// Calls an action when the user continues an activity of a type; a host does so by `continueUserActivity(_:)`.
    ///
    /// ```swift
    /// Library().onContinueUserActivity("com.example.read") { activity in
    ///     page = activity.userInfo?["page"] as? Int
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - action: Receives the activity.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinueActivityModifier(type: activityType, action: action))
    }
}

/// The activities that the views of a host advertise, in the order of their appearance.
@MainActor
final class UserActivitySystem: TreePart {
    fileprivate var nodes = Registry<any UserActivityAdvertising>()

    init(of tree: ViewTree) {}

    /// The activity of the view that appeared last; nil if none is advertised.
    var current: NSUserActivity? { nodes.reversed().lazy.compactMap(\.activity).first }
}

@MainActor
private protocol UserActivityAdvertising: ViewNode {
    var activity: NSUserActivity? { get }
}

extension ViewTree {
    /// The activities that the views advertise.
    var userActivities: UserActivitySystem { part() }
}

nonisolated private struct UserActivityModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, UserActivityModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, UserActivityModifier>> {
        UserActivityNode(view, under: parent)
    }
}

/// Invariant: `own` isn't nil after an update if and only if the modifier is active; it is current then.
private final class UserActivityNode<Content: View>: ModifierNode<Content, UserActivityModifier>,
    UserActivityAdvertising
{
    private var own: NSUserActivity?

    override func didMount() {
        tree.userActivities.nodes.append(self, ObjectIdentifier(self))
    }

    /// The activity, described as the view is now.
    var activity: NSUserActivity? {
        guard modifier.isActive else {
            own?.resignCurrent()
            own = nil
            return nil
        }
        let activity: NSUserActivity
        if let own, own.activityType == modifier.type {
            activity = own
        } else {
            activity = NSUserActivity(activityType: modifier.type)
            own = activity
        }
        activity.becomeCurrent()
        modifier.update(activity)
        return activity
    }

    override func willUnmount() {
        own?.resignCurrent()
        tree.userActivities.nodes.remove(ObjectIdentifier(self))
    }
}

nonisolated private struct ContinueActivityModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let type: String
    let action: (NSUserActivity) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ContinueActivityModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ContinueActivityModifier>> {
        ContinueActivityNode(view, under: parent)
    }
}

/// A view that continues activities.
@MainActor
protocol ActivityContinuing: ViewNode {
    /// Continues an activity if it has the right type, and returns whether it has.
    func continueActivity(_ activity: NSUserActivity) -> Bool
}

private final class ContinueActivityNode<Content: View>: ModifierNode<Content, ContinueActivityModifier>,
    ActivityContinuing
{
    func continueActivity(_ activity: NSUserActivity) -> Bool {
        guard activity.activityType == modifier.type else { return false }
        modifier.action(activity)
        return true
    }
}
