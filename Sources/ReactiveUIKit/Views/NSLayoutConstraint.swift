/// The importance of a constraint, from 1 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    ///
    /// - Parameter rawValue: The importance, from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A constraint that must hold.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content isn't compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which a user's change of a scene's size keeps the size.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority of a scene's size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority with which a user's change of a scene's size keeps the size of its content.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which content isn't stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the least size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue + rhs) }
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue - rhs) }
}

/// A relation between two edges or lengths: first = second · multiplier + constant.
///
/// A layout applies the active constraints of a view to the views inside, as far as each value follows from others;
/// systems of equations aren't solved.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The direction of a relation.
    public enum Relation: Int, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Equal.
        case equal = 0
        /// At least.
        case greaterThanOrEqual = 1
    }

    /// An edge or a length.
    public enum Attribute: Int, Sendable {
        /// Nothing, for constants.
        case notAnAttribute = 0
        /// Edges.
        case left = 1
        /// Edges.
        case right, top, bottom, leading, trailing
        /// Lengths.
        case width, height
        /// Centres.
        case centerX, centerY
        /// Baselines; the lower edge here.
        case lastBaseline, firstBaseline
        /// Edges of the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// Centres of the margins.
        case centerXWithinMargins, centerYWithinMargins
    }

    /// An axis of a layout.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// Options of a constraint in the visual format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The view or guide of the first value.
    public let firstItem: AnyObject?
    /// The first value.
    public let firstAttribute: Attribute
    /// The relation.
    public let relation: Relation
    /// The view or guide of the second value; nil for a constant.
    public let secondItem: AnyObject?
    /// The second value.
    public let secondAttribute: Attribute
    /// The factor of the second value.
    public let multiplier: CGFloat
    /// The number that is added to the second value, in points.
    open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
    /// The importance.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
    /// A name to find the constraint by; nil for none.
    open var identifier: String?
    /// Whether the constraint is kept for an archive; ignored.
    open var shouldBeArchived = false
    private weak var owner: UIView?

    /// Creates a constraint, which isn't active.
    ///
    /// - Parameters:
    ///   - view1: The view or guide of the first value.
    ///   - attr1: The first value.
    ///   - relation: The relation.
    ///   - view2: The view or guide of the second value; nil for a constant.
    ///   - attr2: The second value.
    ///   - multiplier: The factor of the second value.
    ///   - c: The number that is added, in points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    private func changed() { owner?.setNeedsLayout() }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Whether layouts apply the constraint.
    open var isActive: Bool {
        get { owner != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    private func activate() {
        guard owner == nil else { return }
        let first = Self.view(of: firstItem)
        let second = Self.view(of: secondItem)
        var candidate = second == nil || second === first ? first : first
        if let second {
            while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
        }
        guard let candidate else {
            return Diagnostics.report(
                Diagnostic(
                    .invalidLayout,
                    "A constraint was activated between views without a common view around; it is ignored."))
        }
        owner = candidate
        candidate.constraints.append(self)
        changed()
    }

    private func deactivate() {
        owner?.constraints.removeAll { $0 === self }
        changed()
        owner = nil
    }

    /// Activates constraints.
    ///
    /// - Parameter constraints: The constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    /// Deactivates constraints.
    ///
    /// - Parameter constraints: The constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

    /// Returns the constraints of a visual format. The format isn't read: there are none, with a diagnostic.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - opts: Options.
    ///   - metrics: Named numbers; nil for none.
    ///   - views: Named views.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        Diagnostics.report(
            Diagnostic(.invalidLayout, "The visual format \(format) isn't read; there are no constraints."))
        return []
    }
}

/// A rectangle for layouts that isn't a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view; nil for none.
    open internal(set) weak var owningView: UIView?
    /// A name to find the guide by.
    open var identifier = ""
    var placed = CGRect.zero

    /// Creates a guide.
    public override init() { super.init() }

    init(of view: UIView, _ name: String) {
        super.init()
        owningView = view
        identifier = name
    }

    /// The frame in the view's coordinates.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch identifier {
        case "safe area": return view.bounds.inset(by: view.safeAreaInsets)
        case "margins", "readable":
            return view.bounds.inset(by: view.safeAreaInsets).inset(by: view.layoutMargins)
        case "keyboard": return CGRect(x: 0, y: view.bounds.maxY, width: view.bounds.width, height: 0)
        default: return placed
        }
    }
}

/// The guide of the keyboard.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that isn't docked.
    public var followsUndockedKeyboard = false
}

extension UIView {
    /// Adds a guide.
    ///
    /// - Parameter layoutGuide: The guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    /// Removes a guide.
    ///
    /// - Parameter layoutGuide: The guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
    /// Activates a constraint.
    ///
    /// - Parameter constraint: The constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    ///
    /// - Parameter constraints: The constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    ///
    /// - Parameter constraint: The constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
    ///
    /// - Parameter constraints: The constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Deactivates the constraints with a view inside, or with one inside of that.
    func releaseConstraints(of view: UIView) {
        func concerns(_ item: AnyObject?) -> Bool {
            ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) ?? false
        }
        var around: UIView? = self
        while let current = around {
            for one in current.constraints where concerns(one.firstItem) || concerns(one.secondItem) {
                one.isActive = false
            }
            around = current.superview
        }
    }
}
