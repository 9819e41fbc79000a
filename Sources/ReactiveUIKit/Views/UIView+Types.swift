extension UIView {
    /// How content fills the bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// As large as fits, with its proportions.
        case scaleAspectFit = 1
        /// As small as covers, with its proportions.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
        /// In the centre or at an edge or a corner, at its own size.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// How a view follows a change of the size of the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The adjustment of a tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// That of the view around.
        case automatic = 0
        /// None.
        case normal = 1
        /// Without colour.
        case dimmed = 2
    }
}

/// An object with coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The bounds, in its own coordinates.
    var bounds: CGRect { get }
}

/// The direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
    /// By the language.
    case unspecified = 0
    /// Controls of playback, which aren't mirrored.
    case playback = 1
    /// Controls of directions, which aren't mirrored.
    case spatial = 2
    /// From left to right.
    case forceLeftToRight = 3
    /// From right to left.
    case forceRightToLeft = 4
}

/// An interaction that a view has.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view; nil for none.
    var view: UIView? { get }
    /// Called before the interaction gets a view or loses it.
    ///
    /// - Parameter view: The view; nil for none.
    func willMove(to view: UIView?)
    /// Called after the interaction got a view or lost it.
    ///
    /// - Parameter view: The view; nil for none.
    func didMove(to view: UIView?)
}
