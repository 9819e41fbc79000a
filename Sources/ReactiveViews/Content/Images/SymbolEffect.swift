/// An animation of a symbol. Hosts don't animate symbols, so effects change nothing.
public protocol SymbolEffect: Sendable {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect by which a symbol is replaced by another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect by which a symbol appears and disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The repetition and the speed of a symbol's effect.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Equatable, Sendable {
        fileprivate var count: Int?
        fileprivate var delay: Double?
        fileprivate var isPeriodic = false

        /// Without pauses, as long as the effect is active.
        public static let continuous = RepeatBehavior()
        /// With pauses, as long as the effect is active.
        public static let periodic = RepeatBehavior(isPeriodic: true)
        /// With pauses, a number of times.
        ///
        /// - Parameters:
        ///   - count: The number of times; nil for no limit.
        ///   - delay: The pause, in seconds; nil for the default.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay, isPeriodic: true)
        }
    }

    private var speed = 1.0
    private var behavior: RepeatBehavior?
    private var isRepeated: Bool?

    /// The default repetition and speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeated.
    public static let repeating = SymbolEffectOptions().repeating
    /// Not repeated.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    /// Returns options with a repetition.
    ///
    /// - Parameter behavior: The repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Returns options with a number of repetitions.
    ///
    /// - Parameter count: The number; nil for no limit.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options with a speed.
    ///
    /// - Parameter speed: The factor of the normal speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options, repeated.
    public var repeating: SymbolEffectOptions { with { $0.isRepeated = true } }
    /// The options, not repeated.
    public var nonRepeating: SymbolEffectOptions { with { $0.isRepeated = false } }
    /// Returns the options with a repetition.
    ///
    /// - Parameter behavior: The repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
    /// Returns the options with a number of repetitions.
    ///
    /// - Parameter count: The number; nil for no limit.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.behavior = RepeatBehavior(count: count) } }
    /// Returns the options with a speed.
    ///
    /// - Parameter speed: The factor of the normal speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}

nonisolated extension View {
    /// Animates the symbols in this view while a flag is true. It has no effect: hosts don't animate symbols.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: Its repetition and speed.
    ///   - isActive: Whether the effect is active.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        inert(ModifierKind.SymbolEffect<T>.self)
    }

    /// Animates the symbols in this view when a value changes. It has no effect: hosts don't animate symbols.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: Its repetition and speed.
    ///   - value: The value.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        inert(ModifierKind.SymbolEffect<(T, U)>.self)
    }

    /// Removes the effects of the symbols in this view. It has no effect: hosts don't animate symbols.
    ///
    /// - Parameter isEnabled: Whether effects are removed.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        inert(ModifierKind.SymbolEffectsRemoved.self)
    }
}

extension ContentTransition {
    /// Returns the transition of a symbol's effect; symbols change at once.
    ///
    /// - Parameters:
    ///   - effect: The effect; it is ignored.
    ///   - options: Its repetition and speed; they are ignored.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .identity
    }

    /// The transition of a symbol's default effect; symbols change at once.
    public static var symbolEffect: ContentTransition { .identity }
}
