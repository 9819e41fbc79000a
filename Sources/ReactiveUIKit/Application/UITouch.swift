/// A touch of the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// It began.
        case began = 0
        /// It moved.
        case moved = 1
        /// It rests.
        case stationary = 2
        /// It ended.
        case ended = 3
        /// It was cancelled.
        case cancelled = 4
    }

    /// The kind of a touch.
    public enum TouchType: Int, Sendable {
        /// By a finger.
        case direct = 0
        /// By a remote.
        case indirect = 1
        /// By a pencil.
        case pencil = 2
        /// By a pointer.
        case indirectPointer = 3
    }

    /// The phase.
    public internal(set) var phase = Phase.began
    /// The number of taps.
    public internal(set) var tapCount = 1
    /// The view in which the touch began; nil for none.
    public internal(set) weak var view: UIView?
    /// The time of the last change, in seconds.
    public internal(set) var timestamp: TimeInterval = 0
    /// The kind.
    public var type: TouchType { .direct }
    /// The force relative to that of an average touch.
    public var force: CGFloat { 1 }
    /// The greatest force.
    public var maximumPossibleForce: CGFloat { 1 }
    /// The window of the view.
    public var window: UIWindow? { view?.window }
    private var point: CGPoint
    private var previous: CGPoint

    /// Creates a touch at a point of a view, for tests.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - view: The view.
    public init(at point: CGPoint, in view: UIView?) {
        self.point = view?.convert(point, to: nil) ?? point
        previous = self.point
        self.view = view
        super.init()
    }

    /// Returns the point in a view's coordinates.
    ///
    /// - Parameter view: The view; nil for the window's coordinates.
    public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    /// Returns the point before in a view's coordinates.
    ///
    /// - Parameter view: The view; nil for the window's coordinates.
    public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }

    /// Moves the touch, for tests.
    ///
    /// - Parameter point: The point, in the view's coordinates.
    public func move(to point: CGPoint) {
        previous = self.point
        self.point = view?.convert(point, to: nil) ?? point
        phase = .moved
    }
}

/// An event of the user.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// Motion of the device.
        case motion = 1
        /// A remote control.
        case remoteControl = 2
        /// Presses of buttons.
        case presses = 3
    }

    /// The kind of motion.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none = 0
        /// The device is shaken.
        case motionShake = 1
    }

    /// The kind.
    open var type: EventType { .touches }
    /// The kind of motion.
    open var subtype: EventSubtype { .none }
    /// All touches; nil for none.
    open var allTouches: Set<UITouch>? { nil }
}
