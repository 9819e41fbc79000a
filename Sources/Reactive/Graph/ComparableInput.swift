/// A dynamic property that defines when two of its values are equal as inputs of a component.
///
/// A component isn't evaluated when its parent replaces it by one with equal inputs. Property wrappers whose value
/// lives in the graph implement this to compare only what identifies the value.
///
/// ```swift
/// struct Setting: ComparableInput {
///     let key: String
///
///     static func inputsAreEqual(_ lhs: Setting, _ rhs: Setting) -> Bool { lhs.key == rhs.key }
/// }
/// ```
public protocol ComparableInput: DynamicProperty {
    /// Returns whether replacing one value by the other requires no evaluation.
    ///
    /// Ignore the value that a node stores for the property: its changes invalidate the node themselves.
    ///
    /// - Parameters:
    ///   - lhs: The old value.
    ///   - rhs: The new value.
    static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

extension ComparableInput {
    public static var _traits: Graph._PropertyTraits {
        var traits = Graph._PropertyTraits()
        traits.comparable = Self.self
        return traits
    }
}
