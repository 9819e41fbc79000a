/// The comparison of two values of one type.
///
/// - As an *input*, a value that a view receives from its parent: values with equal bits are equal. Where bits differ,
///   `ComparisonRule` decides.
/// - As a *state*: by `==` if the type is `Equatable`, otherwise as an input.
///
/// Making a comparison is cheap: the rule finds out about the type when it compares two values whose bits differ. Most
/// types of a screen never do, and a search for a type's conformances takes longer than most bodies.
@usableFromInline
struct Comparison: Sendable {
    /// The size in bytes of Booleans and integers, whose bits alone decide; -1 for other types.
    let plainSize: Int
    /// Rules are never freed.
    private let rule: Unowned<ComparisonRule>

    private init(_ rule: ComparisonRule) {
        plainSize = rule.plainSize
        self.rule = Unowned(rule)
    }

    /// Returns whether two values are equal. Both pointers must be to initialized values of the comparison's type.
    @inline(__always)
    func equal(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        rule.withObject { $0.areEqual(lhs, rhs) }
    }

    /// `equal` for typed pointers, which `&` creates without a closure.
    @inline(__always)
    func isEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
        equal(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    }

    /// The same for code of other modules.
    @usableFromInline
    func areEqual(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { equal(lhs, rhs) }

    func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in equal(lhs, rhs) }
        }
    }
}

// MARK: - Comparisons by type

extension Comparison {
    /// Compares two values as states. Finds the comparison by type; callers that compare often store it instead.
    static func areEqualStates<T>(_ lhs: T, _ rhs: T) -> Bool {
        ofStates(T.self).areEqual(lhs, rhs)
    }

    /// Returns the comparison of a type's values as states.
    @usableFromInline
    static func ofStates(_ type: Any.Type) -> Comparison {
        if type == Int.self { return ofIntegers }
        return Comparison(.ofStates(type))
    }

    private static let ofIntegers = Comparison(.ofStates(Int.self))

    /// Compares two values as inputs. Finds the comparison by type; callers that compare often store it instead.
    static func areEqualInputs<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in
                PlainMemory.haveEqualBits(lhs, rhs, count: MemoryLayout<T>.size)
                    || ComparisonRule.ofInputs(T.self).areEqualBeyondBits(lhs, rhs)
            }
        }
    }

    /// Returns the comparison of a type's values as inputs.
    static func ofInputs(_ type: Any.Type) -> Comparison { Comparison(.ofInputs(type)) }
}
