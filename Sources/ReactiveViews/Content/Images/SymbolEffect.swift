/// A way for symbols to move. Here symbols don't move, so all of these have no effect.
public protocol SymbolEffect: Sendable {}
/// One that goes on for as long as it is asked for.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// One that happens once, when something changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// One by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often, and how fast, a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Equatable, Sendable {
        fileprivate var count: Int?
        fileprivate var delay: Double?
        fileprivate var isPeriodic = false

        /// Without a pause, as long as it is asked for.
        public static let continuous = RepeatBehavior()
        /// With pauses, as long as it is asked for.
        public static let periodic = RepeatBehavior(isPeriodic: true)
        /// With pauses, so many times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay, isPeriodic: true)
        }
    }

    private var speed = 1.0
    private var behavior: RepeatBehavior?
    private var isRepeated: Bool?

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions().repeating
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    public var repeating: SymbolEffectOptions { with { $0.isRepeated = true } }
    public var nonRepeating: SymbolEffectOptions { with { $0.isRepeated = false } }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.behavior = RepeatBehavior(count: count) } }
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}

extension View {
    /// Has the symbols in this view move for as long as a flag is true. Here they don't.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        inert(ModifierKind.SymbolEffect<T>.self)
    }

    /// Has the symbols in this view move when a value changes. Here they don't.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        inert(ModifierKind.SymbolEffect<(T, U)>.self)
    }

    /// Has the symbols in this view keep still whatever is said above. They do anyway.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        inert(ModifierKind.SymbolEffectsRemoved.self)
    }
}

extension ContentTransition {
    /// Symbols become other ones by an effect of theirs: as `automatic` does here, which is at once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .identity
    }

    /// Symbols become other ones by an effect of theirs: here at once.
    public static var symbolEffect: ContentTransition { .identity }
}
