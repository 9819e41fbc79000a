/// The presentation of a controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The presented controller.
    public let presentedViewController: UIViewController
    /// The controller that presents it; nil for none.
    open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
    /// The object that is informed of the presentation; nil for none.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation is shown; nil for none.
    open var containerView: UIView? { nil }
    /// The presented controller's view.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }

    init(of controller: UIViewController) {
        presentedViewController = controller
        super.init()
    }

    /// Creates a presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: The presented controller.
    ///   - presentingViewController: The controller that presents it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        super.init()
    }
}

/// An object that is informed of a presentation. All methods have defaults.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns how a controller is presented in little space.
    ///
    /// - Parameter controller: The presentation.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns how a controller is presented with traits.
    ///
    /// - Parameters:
    ///   - controller: The presentation.
    ///   - traitCollection: The traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns whether the user may dismiss the presentation.
    ///
    /// - Parameter presentationController: The presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user begins to dismiss the presentation.
    ///
    /// - Parameter presentationController: The presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has dismissed the presentation.
    ///
    /// - Parameter presentationController: The presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to dismiss the presentation and may not.
    ///
    /// - Parameter presentationController: The presentation.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The presentation of a controller as a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            ///
            /// - Parameter rawValue: The name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name.
        public let identifier: Identifier
        private let height: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        init(
            _ identifier: Identifier,
            _ height: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// About half of the height.
        public class func medium() -> Detent { Detent(.medium) }
        /// The whole height.
        public class func large() -> Detent { Detent(.large) }
        /// A height of the program's.
        ///
        /// - Parameters:
        ///   - identifier: The name; nil for one of its own.
        ///   - resolver: Returns the height, in points; nil if the sheet doesn't have it.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

        /// Returns the height, in points; nil if the sheet doesn't have it.
        ///
        /// - Parameter context: The sheet's greatest height and traits.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            if let height { return height(context) }
            return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
        }
    }

    /// The heights; the whole height by default.
    open var detents: [Detent] = [.large()]
    /// The present height; nil for the first one.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The greatest height that doesn't dim what is below; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a bar shows that the sheet can be dragged.
    open var prefersGrabberVisible = false
    /// Whether scrolling up makes the sheet larger.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stays at the edges in little height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the width follows the preferred size at the edges.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points; nil for the system's.
    open var preferredCornerRadius: CGFloat?
    /// Makes changes, without an animation.
    ///
    /// - Parameter changes: Makes the changes.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What the height of a sheet may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The presentation of a controller as a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at; nil for none.
    open var sourceView: UIView?
    /// The part of the view that the popover points at.
    open var sourceRect = CGRect.null
    /// The item of a bar that the popover points at; nil for none.
    open var barButtonItem: UIBarButtonItem?
    /// The directions of the arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The colour of the background; nil for the system's.
    open var backgroundColor: UIColor?
    /// The least distance from the screen's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
