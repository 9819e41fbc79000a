/// An object that a view owns and observes: created once, right before the first evaluation of the body, and kept as
/// long as the view stays in its place.
///
/// The body is evaluated again when the object announces a change, as with ``ObservedObject``.
///
/// ```swift
/// final class Download: ObservableObject {
///     @Published var progress = 0.0
/// }
///
/// struct DownloadRow {
///     @StateObject private var download = Download()
///     var line: String { "\(Int(download.progress * 100)) %" }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: StoredDynamicProperty {
    /// Bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private let makeObject: () -> ObjectType
    private var slot: ObjectSlot<ObjectType>?

    /// Creates a property whose object is created when the view is mounted.
    ///
    /// - Parameter makeObject: creates the object; evaluated once for each place of the view.
    public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
        self.makeObject = makeObject
    }

    /// The object. Before the view is mounted each access creates a new one and reports a diagnostic.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let object = slot?.object { return object }
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "Accessing StateObject's object without being installed on a View. This will create a new instance each "
                    + "time: \(ObjectType.self)."))
        return makeObject()
    }

    /// Bindings to the object's properties, as in `$download.progress`.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    // MARK: In the graph

    public static var _traits: Graph._PropertyTraits {
        var traits = Graph._PropertyTraits()
        traits.stored = Self.self
        traits.comparable = Self.self
        traits.inputsAreAlwaysEqual = true
        return traits
    }

    /// Creates the node's slot. Called when the view is mounted.
    ///
    /// - Parameters:
    ///   - node: the view's node.
    ///   - info: the property's name.
    /// - Returns: the slot.
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        let slot = ObjectSlot<ObjectType>(node, info)
        slot.observe(makeObject())
        return slot
    }

    /// Stores the node's slot in a new value of the property.
    ///
    /// - Parameter slot: the slot that `makeSlot` returned.
    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = uncheckedDowncast(slot, to: ObjectSlot<ObjectType>.self)
    }

    /// True: the closure isn't used again once the object is created.
    ///
    /// - Parameters:
    ///   - lhs: a property.
    ///   - rhs: another property.
    public static func inputsAreEqual(_ lhs: StateObject<ObjectType>, _ rhs: StateObject<ObjectType>) -> Bool { true }
}
