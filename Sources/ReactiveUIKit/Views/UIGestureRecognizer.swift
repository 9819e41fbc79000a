/// An object that recognizes a gesture.
///
/// Touches don't reach it here. A test calls `recognize()`; a tap on a representable recognizes the first tap
/// recognizer of its view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a recognition.
    public enum State: Int, Sendable {
        /// The gesture may begin.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// The gesture wasn't recognized.
        case failed = 5

        /// Same as `ended`, for gestures that aren't continuous.
        public static let recognized = State.ended
    }

    /// The state. A test may set it.
    open var state = State.possible
    /// The view; nil for none.
    open internal(set) weak var view: UIView?
    /// The object that decides about the recognition; nil for none.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the gesture is recognized.
    open var isEnabled = true
    /// Whether the view doesn't get touches of the gesture.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only after the gesture failed.
    open var delaysTouchesBegan = false
    /// Whether the view gets the ends of touches only after the gesture failed.
    open var delaysTouchesEnded = true
    /// The kinds of touches.
    open var allowedTouchTypes: [NSNumber] = []
    /// A name for finding it; nil for none.
    open var name: String?
    /// The number of touches.
    open var numberOfTouches: Int { 1 }
    /// The point of the gesture, in the view's coordinates; a test sets it.
    public var point = CGPoint.zero

    private var targets: [TargetAction] = []
    private var closures: [(UIGestureRecognizer) -> Void] = []
    private var prerequisites: [UIGestureRecognizer] = []

    /// Creates a recognizer.
    ///
    /// - Parameters:
    ///   - target: The object to inform; nil for none.
    ///   - action: Its method; nil for none.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { targets.append(TargetAction(target, action)) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }
    /// Creates a recognizer of an archive, which is ignored. Never nil.
    ///
    /// - Parameter coder: The archive.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    /// Adds an object to inform.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - action: Its method.
    open func addTarget(_ target: Any, action: Selector) { targets.append(TargetAction(target, action)) }
    /// Removes objects to inform.
    ///
    /// - Parameters:
    ///   - target: The object; nil for all.
    ///   - action: Its method; nil for all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }
    /// Adds a closure that is called when the gesture is recognized.
    ///
    /// - Parameter action: Receives the recognizer.
    public func onRecognition(_ action: @escaping (UIGestureRecognizer) -> Void) { closures.append(action) }

    /// Recognizes the gesture, unless it is disabled or the delegate refuses: the state is `ended`, the targets'
    /// methods and the closures are called, and the state is `possible` again.
    ///
    /// - Returns: Whether it was recognized.
    @discardableResult
    public func recognize() -> Bool {
        guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true,
            view?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        state = .ended
        for closure in closures { closure(self) }
        for target in targets { target.send(from: self) }
        state = .possible
        return true
    }

    /// Returns the point of the gesture in a view's coordinates.
    ///
    /// - Parameter view: The view; nil for the window's coordinates.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
    /// Makes the recognizer wait for the failure of another one; kept.
    ///
    /// - Parameter otherGestureRecognizer: The other one.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        prerequisites.append(otherGestureRecognizer)
    }
    /// Resets the recognizer.
    open func reset() { state = .possible }
    /// Called when touches begin; nothing calls it here.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move; nothing calls it here.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end; nothing calls it here.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are cancelled; nothing calls it here.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// An object that decides about a recognition. All methods have defaults.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether a recognizer may begin.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two recognizers may recognize at a time.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: The recognizer.
    ///   - otherGestureRecognizer: The other one.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recognizer waits for the failure of another one.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: The recognizer.
    ///   - otherGestureRecognizer: The other one.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether another recognizer waits for the failure of this one.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: The recognizer.
    ///   - otherGestureRecognizer: The other one.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recognizer gets a touch.
    ///
    /// - Parameters:
    ///   - gestureRecognizer: The recognizer.
    ///   - touch: The touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// A recognizer of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The least duration, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps before.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
    /// The distance that the finger may move, in points.
    open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int.max
    private var translation = CGPoint.zero
    /// The speed, in points a second; a test sets it.
    public var velocity = CGPoint.zero
    /// Returns the distance since the begin.
    ///
    /// - Parameter view: The view with the coordinates; ignored.
    open func translation(in view: UIView?) -> CGPoint { translation }
    /// Sets the distance since the begin.
    ///
    /// - Parameters:
    ///   - translation: The distance, in points.
    ///   - view: The view with the coordinates; ignored.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
    /// Returns the speed, in points a second.
    ///
    /// - Parameter view: The view with the coordinates; ignored.
    open func velocity(in view: UIView?) -> CGPoint { velocity }
}

/// A recognizer of drags that begin at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
}

/// A recognizer of pinches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor since the begin.
    open var scale: CGFloat = 1
    /// The change of the factor in a second.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the begin, in radians.
    open var rotation: CGFloat = 0
    /// The change of the angle in a second.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of swipes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions.
    open var direction = Direction.right
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of a pointer's moves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
