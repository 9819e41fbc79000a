/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// By the system.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over the whole screen.
    case fullScreen = 0
    /// As a page.
    case pageSheet = 1
    /// As a form.
    case formSheet = 2
    /// In the presenting controller's context.
    case currentContext = 3
    /// By the controller itself.
    case custom = 4
    /// Over the whole screen, with what is below showing through.
    case overFullScreen = 5
    /// In the presenting controller's context, with what is below showing through.
    case overCurrentContext = 6
    /// As a popover.
    case popover = 7
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// By a turn.
    case flipHorizontal = 1
    /// By fading.
    case crossDissolve = 2
    /// By a page's curl.
    case partialCurl = 3
}

/// A running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Runs closures beside the transition; returns whether they are queued.
    ///
    /// - Parameters:
    ///   - animation: Makes changes; nil for none.
    ///   - completion: Called at the end; nil for none.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
    /// The duration, in seconds.
    var transitionDuration: TimeInterval { get }
}

/// An object that animates transitions; none are animated here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// Something that shows a controller's view.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {}
