/// It bounces.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// Upwards.
    public var up: BounceSymbolEffect { with("up") }
    /// Downwards.
    public var down: BounceSymbolEffect { with("down") }
    /// One part after the other.
    public var byLayer: BounceSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> BounceSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It fades in and out.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// One part after the other.
    public var byLayer: PulseSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> PulseSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// Its parts are lit one after the other.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// One at a time.
    public var iterative: VariableColorSymbolEffect { with("iterative") }
    /// More and more.
    public var cumulative: VariableColorSymbolEffect { with("cumulative") }
    /// And back again.
    public var reversing: VariableColorSymbolEffect { with("reversing") }
    /// And from the beginning again.
    public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
    /// The others are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
    /// The others are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }

    private func with(_ way: String) -> VariableColorSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// Larger.
    public var up: ScaleSymbolEffect { with("up") }
    /// Smaller.
    public var down: ScaleSymbolEffect { with("down") }
    /// One part after the other.
    public var byLayer: ScaleSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> ScaleSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// Growing.
    public var up: AppearSymbolEffect { with("up") }
    /// Shrinking.
    public var down: AppearSymbolEffect { with("down") }
    /// One part after the other.
    public var byLayer: AppearSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> AppearSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// Growing.
    public var up: DisappearSymbolEffect { with("up") }
    /// Shrinking.
    public var down: DisappearSymbolEffect { with("down") }
    /// One part after the other.
    public var byLayer: DisappearSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> DisappearSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It becomes another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// Shrinking, then growing.
    public var downUp: ReplaceSymbolEffect { with("downUp") }
    /// Growing.
    public var upUp: ReplaceSymbolEffect { with("upUp") }
    /// Gone, then growing.
    public var offUp: ReplaceSymbolEffect { with("offUp") }
    /// One part after the other.
    public var byLayer: ReplaceSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> ReplaceSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It moves to and fro.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// Upwards first.
    public var up: WiggleSymbolEffect { with("up") }
    /// Downwards first.
    public var down: WiggleSymbolEffect { with("down") }
    /// To the left first.
    public var left: WiggleSymbolEffect { with("left") }
    /// To the right first.
    public var right: WiggleSymbolEffect { with("right") }
    /// In the direction of reading first.
    public var forward: WiggleSymbolEffect { with("forward") }
    /// Against the direction of reading first.
    public var backward: WiggleSymbolEffect { with("backward") }
    /// Turning right first.
    public var clockwise: WiggleSymbolEffect { with("clockwise") }
    /// Turning left first.
    public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
    /// One part after the other.
    public var byLayer: WiggleSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> WiggleSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It turns.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// To the right.
    public var clockwise: RotateSymbolEffect { with("clockwise") }
    /// To the left.
    public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
    /// One part after the other.
    public var byLayer: RotateSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> RotateSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

/// It grows and shrinks.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable {
    private var ways: Set<String> = []

    /// It is as bright all the time.
    public var plain: BreatheSymbolEffect { with("plain") }
    /// And it fades in and out.
    public var pulse: BreatheSymbolEffect { with("pulse") }
    /// One part after the other.
    public var byLayer: BreatheSymbolEffect { with("byLayer") }
    /// All parts at once.
    public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }

    private func with(_ way: String) -> BreatheSymbolEffect {
        var effect = self
        effect.ways.insert(way)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// It bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// It fades in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Its parts are lit one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// It is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// It comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// It goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// It becomes another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// It moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// It turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// It grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
