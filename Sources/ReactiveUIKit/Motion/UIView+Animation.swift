extension UIView {
    /// Options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views inside are laid out with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The user can act meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation begins at what is shown.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The duration isn't that of the animation around.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The curve isn't that of the animation around.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views are shown and hidden instead of added and removed.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Flips from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Fades.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// The curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// Even.
        case linear = 3
    }

    /// Options of an animation by keys.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Even between keys.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From key to key.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The animation repeats.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    }

    private static var animationsEnabled = true
    /// Whether animations take time.
    public class var areAnimationsEnabled: Bool { animationsEnabled }
    /// Sets whether animations take time.
    ///
    /// - Parameter enabled: Whether they do.
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

    /// Runs a closure after a time, on the main queue: on a virtual clock if one is in force.
    static func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        onMainQueue(after: animationsEnabled && seconds.isFinite ? seconds : 0, body)
    }

    /// Applies changes at once, and calls a closure after the duration.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 0.3) { card.alpha = 0 } completion: { _ in card.removeFromSuperview() }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - animations: Makes the changes; called before this returns.
    ///   - completion: Receives true, after the duration; nil for none.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Applies changes at once, and calls a closure after the delay and the duration.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The delay, in seconds.
    ///   - options: Options; ignored.
    ///   - animations: Makes the changes; called before this returns.
    ///   - completion: Receives true; nil for none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        if let completion { after(delay + duration) { completion(true) } }
    }

    /// Applies changes at once, and calls a closure after the delay and the duration of a spring's motion.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The delay, in seconds.
    ///   - dampingRatio: The damping; ignored.
    ///   - velocity: The velocity at the start; ignored.
    ///   - options: Options; ignored.
    ///   - animations: Makes the changes; called before this returns.
    ///   - completion: Receives true; nil for none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }

    /// Applies changes at once, and calls a closure after the duration of a spring's motion.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - bounce: The bounce; ignored.
    ///   - velocity: The velocity at the start; ignored.
    ///   - delay: The delay, in seconds.
    ///   - options: Options; ignored.
    ///   - animations: Makes the changes; called before this returns.
    ///   - completion: Receives true; nil for none.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        if let completion { after(delay + duration) { completion(true) } }
    }

    /// Applies changes at once, and calls a closure after the duration of a view's animation.
    ///
    /// - Parameters:
    ///   - animation: The animation; it counts as half a second.
    ///   - changes: Makes the changes; called before this returns.
    ///   - completion: Called afterwards; nil for none.
    public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        withAnimation(animation) { changes() }
        if let completion { after(0.5) { completion() } }
    }

    /// Applies changes of a view at once, and calls a closure after the duration.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - duration: The duration, in seconds.
    ///   - options: Options; ignored.
    ///   - animations: Makes the changes; nil for none.
    ///   - completion: Receives true; nil for none.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        if let completion { after(duration) { completion(true) } }
    }

    /// Applies changes at once, and calls a closure after the delay and the duration.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The delay, in seconds.
    ///   - options: Options; ignored.
    ///   - animations: Makes the changes; called before this returns.
    ///   - completion: Receives true; nil for none.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }

    /// Applies the changes of a key at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, as a fraction of the duration.
    ///   - frameDuration: The length, as a fraction of the duration.
    ///   - animations: Makes the changes.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Applies changes without an animation.
    ///
    /// - Parameter actionsWithoutAnimation: Makes the changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let old = animationsEnabled
        animationsEnabled = false
        actionsWithoutAnimation()
        animationsEnabled = old
    }
}

/// Changes that are applied together and end after a duration.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The duration, in seconds.
    public let duration: TimeInterval
    /// Whether the animation has begun and not ended.
    open private(set) var isRunning = false
    /// The share of the animation that is done.
    open var fractionComplete: CGFloat = 0

    /// Creates an animation, which doesn't run yet.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - curve: The curve; ignored.
    ///   - animations: Makes the changes; nil for none.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { changes.append(animations) }
    }

    /// Creates an animation by a spring, which doesn't run yet.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - ratio: The damping; ignored.
    ///   - animations: Makes the changes; nil for none.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Adds changes.
    ///
    /// - Parameter animation: Makes the changes.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if isRunning { animation() } else { changes.append(animation) }
    }
    /// Adds a closure that is called at the end.
    ///
    /// - Parameter completion: Receives the position at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Applies the changes at once, and ends after the duration.
    open func startAnimation() { startAnimation(afterDelay: 0) }
    /// Applies the changes at once, and ends after the delay and the duration.
    ///
    /// - Parameter delay: The delay, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning else { return }
        isRunning = true
        for change in changes { change() }
        changes = []
        UIView.after(delay + duration) { [weak self] in self?.finishAnimation(at: .end) }
    }
    /// Pauses the animation; its changes are applied.
    open func pauseAnimation() {}
    /// Ends the animation.
    ///
    /// - Parameter withoutFinishing: Whether the completions aren't called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        if withoutFinishing { completions = [] }
    }
    /// Ends the animation and calls the completions.
    ///
    /// - Parameter finalPosition: The position at the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        isRunning = false
        fractionComplete = 1
        let old = completions
        completions = []
        for completion in old { completion(finalPosition) }
    }

    /// Starts an animation.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The delay, in seconds.
    ///   - options: Options; ignored.
    ///   - animations: Makes the changes.
    ///   - completion: Called at the end; nil for none.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end.
    case end = 0
    /// At the start.
    case start = 1
    /// In between.
    case current = 2
}
