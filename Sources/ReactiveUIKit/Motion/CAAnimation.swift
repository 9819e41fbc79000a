#if !canImport(Darwin)
    /// An animation of a layer. It moves nothing; a test reads its settings.
    @MainActor
    open class CAAnimation: NSObject {
        /// The duration, in seconds.
        open var duration: CFTimeInterval = 0
        /// The number of repetitions.
        open var repeatCount: Float = 0
        /// Whether the animation also runs backwards.
        open var autoreverses = false
        /// The begin, in seconds.
        open var beginTime: CFTimeInterval = 0
        /// The curve of time; nil for a linear one.
        open var timingFunction: CAMediaTimingFunction?
        /// What is shown before and after.
        open var fillMode = CAMediaTimingFillMode.removed
        /// Whether the animation is removed at its end.
        open var isRemovedOnCompletion = true
        /// The speed of time.
        open var speed: Float = 1

        /// Creates an animation.
        public override init() { super.init() }
    }

    /// An animation of a property.
    @MainActor
    open class CAPropertyAnimation: CAAnimation {
        /// The property; nil for none.
        open var keyPath: String?

        /// Creates an animation.
        ///
        /// - Parameter path: The property.
        public convenience init(keyPath path: String?) {
            self.init()
            keyPath = path
        }
    }

    /// An animation between values.
    @MainActor
    open class CABasicAnimation: CAPropertyAnimation {
        /// The first value; nil for the present one.
        open var fromValue: Any?
        /// The last value; nil for the present one.
        open var toValue: Any?
        /// The change of the value; nil for none.
        open var byValue: Any?
    }

    /// An animation by a spring.
    @MainActor
    open class CASpringAnimation: CABasicAnimation {
        /// The mass.
        open var mass: CGFloat = 1
        /// The stiffness.
        open var stiffness: CGFloat = 100
        /// The damping.
        open var damping: CGFloat = 10
        /// The velocity at the start.
        open var initialVelocity: CGFloat = 0
    }

    /// An animation through values.
    @MainActor
    open class CAKeyframeAnimation: CAPropertyAnimation {
        /// The values; nil for none.
        open var values: [Any]?
        /// The time of each value, as a fraction of the duration; nil for equal distances.
        open var keyTimes: [NSNumber]?
        /// The path that a point follows; nil for none.
        open var path: CGPath?
    }

    /// Several animations at a time.
    @MainActor
    open class CAAnimationGroup: CAAnimation {
        /// The animations; nil for none.
        open var animations: [CAAnimation]?
    }

    /// An animation between two states of a layer.
    @MainActor
    open class CATransition: CAAnimation {
        /// The kind of the transition.
        open var type = CATransitionType.fade
        /// The direction; nil for none.
        open var subtype: CATransitionSubtype?
    }

    /// The kind of a transition.
    public struct CATransitionType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It fades.
        public static let fade = CATransitionType(rawValue: "fade")
        /// The new state moves in.
        public static let moveIn = CATransitionType(rawValue: "moveIn")
        /// The new state pushes the old one.
        public static let push = CATransitionType(rawValue: "push")
        /// The old state moves out.
        public static let reveal = CATransitionType(rawValue: "reveal")
    }

    /// The direction of a transition.
    public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// From the right.
        public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
        /// From the left.
        public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
        /// From the top.
        public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
        /// From the bottom.
        public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
    }

    /// What is shown before and after an animation.
    public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The last value after.
        public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
        /// The first value before.
        public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
        /// Both.
        public static let both = CAMediaTimingFillMode(rawValue: "both")
        /// The layer's own values.
        public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    }

    /// The name of a curve of time.
    public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Even.
        public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
        /// Slow at first.
        public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
        /// Slow at last.
        public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
        /// Slow at both ends.
        public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
        /// The system's.
        public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
    }

    /// A curve of time.
    public final class CAMediaTimingFunction: NSObject, Sendable {
        /// The coordinates of the two control points.
        let points: [Float]

        /// Creates a curve by its name.
        ///
        /// - Parameter name: The name.
        public convenience init(name: CAMediaTimingFunctionName) {
            switch name {
            case .linear: self.init(controlPoints: 0, 0, 1, 1)
            case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
            case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
            case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
            default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
            }
        }

        /// Creates a curve.
        ///
        /// - Parameters:
        ///   - c1x: The first point's time.
        ///   - c1y: The first point's value.
        ///   - c2x: The second point's time.
        ///   - c2y: The second point's value.
        public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
            points = [c1x, c1y, c2x, c2y]
            super.init()
        }
    }

    /// A group of changes of layers. Changes apply at once.
    @MainActor
    open class CATransaction: NSObject {
        private static var completions: [(() -> Void)?] = []
        private static var durations: [CFTimeInterval] = []

        /// Begins a group.
        open class func begin() {
            completions.append(nil)
            durations.append(durations.last ?? 0.25)
        }
        /// Ends a group; its completion is called after its duration.
        open class func commit() {
            let duration = durations.popLast() ?? 0
            guard let completion = completions.popLast() ?? nil else { return }
            UIView.after(duration) { completion() }
        }
        /// Sets what is called after the group.
        ///
        /// - Parameter block: The closure; nil for none.
        open class func setCompletionBlock(_ block: (() -> Void)?) {
            guard !completions.isEmpty else { return block?() ?? () }
            completions[completions.count - 1] = block
        }
        /// Sets the duration of the group's changes.
        ///
        /// - Parameter dur: The duration, in seconds.
        open class func setAnimationDuration(_ dur: CFTimeInterval) {
            if !durations.isEmpty { durations[durations.count - 1] = dur }
        }
        /// Sets the curve of the group's changes; ignored.
        ///
        /// - Parameter function: The curve; nil for a linear one.
        open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
        /// Sets whether the group's changes aren't animated; they never are.
        ///
        /// - Parameter flag: Whether they aren't.
        open class func setDisableActions(_ flag: Bool) {}
        /// Applies the changes so far; they are applied.
        open class func flush() {}
    }

    /// A transform in space.
    public struct CATransform3D: Hashable, Sendable {
        /// The entries of the first row.
        public var m11, m12, m13, m14: CGFloat
        /// The entries of the second row.
        public var m21, m22, m23, m24: CGFloat
        /// The entries of the third row.
        public var m31, m32, m33, m34: CGFloat
        /// The entries of the fourth row.
        public var m41, m42, m43, m44: CGFloat

        /// Creates a transform of zeros.
        public init() { self.init(CGAffineTransform()) }

        fileprivate init(_ t: CGAffineTransform) {
            (m11, m12, m13, m14) = (t.a, t.b, 0, 0)
            (m21, m22, m23, m24) = (t.c, t.d, 0, 0)
            (m31, m32, m33, m34) = (0, 0, 1, 0)
            (m41, m42, m43, m44) = (t.tx, t.ty, 0, 1)
        }
    }

    /// The transform in space that changes nothing.
    public let CATransform3DIdentity = CATransform3D(.identity)
    /// Returns a transform of the plane as one in space.
    public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
    /// Returns the part of a transform in space that lies in the plane.
    public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
        CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }
    /// Returns a scaling.
    public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        CATransform3D(CGAffineTransform(scaleX: sx, y: sy))
    }
    /// Returns a translation.
    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
        CATransform3D(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Returns a rotation about the axis that leaves the plane; other axes are ignored.
    public func CATransform3DMakeRotation(
        _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
        CATransform3D(z == 0 ? .identity : CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
    }

    /// A timer that calls a method sixty times in a second, on the main queue: under a virtual clock in virtual time.
    ///
    /// Invariant: a call is scheduled as long as the link is added, not paused and not invalidated.
    @preconcurrency @MainActor
    public final class CADisplayLink: NSObject {
        // Retained until the link is invalidated, as on Apple's systems.
        private var target: AnyObject?
        private let selector: Selector
        private var isAdded = false
        private var isScheduled = false
        /// Whether there are no calls.
        public var isPaused = false { didSet { schedule() } }
        /// The preferred number of calls in a second; ignored.
        public var preferredFramesPerSecond = 0
        /// The time of the last frame, in seconds.
        public var timestamp: CFTimeInterval { CACurrentMediaTime() }
        /// The time of the next frame, in seconds.
        public var targetTimestamp: CFTimeInterval { timestamp + duration }
        /// The time between frames, in seconds.
        public var duration: CFTimeInterval { 1.0 / 60 }

        /// Creates a timer.
        ///
        /// - Parameters:
        ///   - target: The object with the method.
        ///   - sel: The method.
        public init(target: Any, selector sel: Selector) {
            self.target = target as AnyObject
            selector = sel
            super.init()
        }

        /// Starts the timer.
        ///
        /// - Parameters:
        ///   - runloop: The loop.
        ///   - mode: The mode of the loop.
        public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
            isAdded = true
            schedule()
        }
        /// Stops the timer until it is added again.
        ///
        /// - Parameters:
        ///   - runloop: The loop; ignored.
        ///   - mode: The mode of the loop; ignored.
        public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }
        /// Ends the timer, and releases its target.
        public func invalidate() {
            isAdded = false
            target = nil
        }

        private func schedule() {
            guard isAdded, !isPaused, !isScheduled, target != nil else { return }
            isScheduled = true
            onMainQueue(after: duration) { [weak self] in self?.fire() }
        }

        private func fire() {
            isScheduled = false
            guard isAdded, !isPaused, let target else { return }
            selector(on: target, self)
            schedule()
        }
    }
#endif
