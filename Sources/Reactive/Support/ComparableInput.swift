/// A dynamic property that says itself when two of its values are equal as inputs of a component (U9).
public protocol ComparableInput {
    /// Whether a component need not be evaluated because this property was replaced. What a node keeps for the
    /// property doesn't matter here: its changes mark the node by themselves.
    static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

/// One whose values are always equal as inputs: a new default changes nothing, so there is nothing to compare.
protocol NeverComparedInput: ComparableInput {}
