/// The comparison of two values of one type, computed once per type.
///
/// - As an *input*, a view passed by its parent: a plain value byte by byte, without padding. Other values by `==` if
///   they are `Equatable`, otherwise field by field, and optionals by their wrapped values, by the same rule. Objects
///   without `==` are compared by identity. Functions are never equal.
/// - As a *state*: by `==` if there is one, also for plain values; otherwise as an input.
///
/// Invariants: the steps cover every byte of the value, except padding and `NeverComparedInput`s, or one step is
/// `.never`. Byte ranges ascend and don't touch.
///
/// `@unchecked`: immutable once made; the closures capture only types.
@usableFromInline
struct Comparison: @unchecked Sendable {
    enum Step {
        case bytes(offset: Int, count: Int)
        case values(offset: Int, equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case never
    }

    private(set) var steps: [Step] = [] {
        didSet { plainSize = Comparison.plainSize(of: steps) }
    }
    /// The size in bytes if the only step compares bytes from the start; -1 otherwise.
    private(set) var plainSize = 0

    /// Whether values are compared by bytes and contain no references.
    private(set) var isOfPlainValues = false

    private static func plainSize(of steps: [Step]) -> Int {
        if steps.isEmpty { return 0 }
        if steps.count == 1, case .bytes(0, let count) = steps[0] { return count }
        return -1
    }

    /// Returns whether two values are equal. Both pointers must be to initialized values of the comparison's type.
    @inline(__always)
    func equal(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        if plainSize >= 0 { return PlainMemory.areEqual(lhs, rhs, count: plainSize) }
        return equalByStep(lhs, rhs)
    }

    /// `equal` for typed pointers, which `&` creates without a closure.
    @inline(__always)
    func isEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
        equal(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    }

    /// The same for code of other modules.
    @usableFromInline
    func areEqual(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { equal(lhs, rhs) }

    private func equalByStep(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bytes(let offset, let count):
                guard PlainMemory.areEqual(lhs + offset, rhs + offset, count: count) else { return false }
            case .values(let offset, let equal):
                guard equal(lhs + offset, rhs + offset) else { return false }
            case .never:
                return false
            }
        }
        return true
    }

    // MARK: Creating a comparison

    static func ofInput(_ type: Any.Type) -> Comparison {
        var comparison = Comparison()
        comparison.appendInput(type, at: 0)
        return comparison
    }

    static func ofState(_ type: Any.Type) -> Comparison {
        var comparison = Comparison()
        if comparesBytes(type) {
            comparison.append(.bytes(offset: 0, count: layout(of: type).size))
            comparison.isOfPlainValues = true
        } else if let equal = equality(of: type) {
            comparison.steps = [.values(offset: 0, equal: equal)]
        } else {
            comparison.appendInput(type, at: 0)
        }
        return comparison
    }

    mutating func append(_ step: Step) {
        if case .bytes(let offset, let count) = step, case .bytes(let start, let length)? = steps.last,
            start + length == offset
        {
            steps[steps.count - 1] = .bytes(offset: start, count: length + count)
        } else {
            steps.append(step)
        }
    }

    /// Appends the comparison of a field. A weak or unowned reference is compared by its bytes, since the object may
    /// have been released.
    mutating func append(_ field: StoredField, at base: Int) {
        if field.isStrong {
            appendInput(field.type, at: base + field.offset)
        } else {
            append(.bytes(offset: base + field.offset, count: layout(of: field.type).size))
        }
    }

    mutating func appendInput(_ type: Any.Type, at offset: Int) {
        if type is any NeverComparedInput.Type { return }
        if let comparable = type as? any ComparableInput.Type {
            append(.values(offset: offset, equal: Comparison.equality(ofInputs: comparable)))
            return
        }
        let layout = layout(of: type)
        let kind = TypeKind(of: type)
        if layout.isPlain {
            appendPlain(type, kind, layout.size, at: offset)
        } else if let equal = Comparison.equality(of: type) {
            append(.values(offset: offset, equal: equal))
        } else {
            switch kind {
            case .structure, .tuple:
                let fields = StoredField.all(in: type)
                // A type with references but without field records can't be compared.
                if fields.isEmpty { append(.never) }
                for field in fields { append(field, at: offset) }
            case .class, .metatype:
                append(.bytes(offset: offset, count: layout.size))
            case .enumeration where Comparison.isOptionalObject(type):
                append(.bytes(offset: offset, count: layout.size))
            case .enumeration where type is any OptionalType.Type:
                append(.values(offset: offset, equal: Comparison.equality(ofOptionals: type)))
            case .enumeration, .function, .existential, .opaque:
                append(.never)
            }
        }
    }

    /// Appends the comparison of a plain value. An enumeration is compared by `==` if it has one, because its unused
    /// payload bytes are undefined.
    private mutating func appendPlain(_ type: Any.Type, _ kind: TypeKind, _ size: Int, at offset: Int) {
        switch kind {
        case .structure, .tuple:
            let fields = StoredField.all(in: type)
            guard !fields.isEmpty else { break }
            for field in fields {
                appendPlain(
                    field.type, TypeKind(of: field.type), layout(of: field.type).size, at: offset + field.offset)
            }
            return
        case .enumeration:
            if let equal = Comparison.equality(of: type) {
                append(.values(offset: offset, equal: equal))
                return
            }
        case .class, .function, .existential, .metatype, .opaque:
            break
        }
        if size > 0 { append(.bytes(offset: offset, count: size)) }
    }

    // MARK: Equality functions

    /// Whether the type is a Boolean or integer type of the standard library, whose `==` compares the bytes.
    private static func comparesBytes(_ type: Any.Type) -> Bool {
        type == Bool.self || type == Int.self || type == UInt.self || type == Int64.self || type == UInt64.self
            || type == Int32.self
            || type == UInt32.self || type == Int16.self || type == UInt16.self || type == Int8.self
            || type == UInt8.self
    }

    private static func equality(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        func open<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { $0.field(T.self, at: 0).isEqual(to: $1.field(T.self, at: 0)) }
        }
        if let known = knownEquality(of: type) { return known }
        guard let type = type as? any Equatable.Type else { return nil }
        return open(type)
    }

    /// The equality of frequent types, which the compiler specialises: the general function looks types up.
    private static func knownEquality(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        @inline(__always)
        func open<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { $0.field(T.self, at: 0).isEqual(to: $1.field(T.self, at: 0)) }
        }
        if type == String.self { return open(String.self) }
        if type == Optional<Int>.self { return open(Int?.self) }
        if type == Optional<Double>.self { return open(Double?.self) }
        if type == Optional<Bool>.self { return open(Bool?.self) }
        if type == Optional<String>.self { return open(String?.self) }
        return nil
    }

    private static func equality<T: ComparableInput>(
        ofInputs _: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { lhs, rhs in
            lhs.field(T.self, at: 0).borrow { lhs in
                rhs.field(T.self, at: 0).borrow { rhs in T.inputsAreEqual(lhs, rhs) }
            }
        }
    }

    /// Equality of optionals: both are nil, or both wrapped values are equal.
    private static func equality(ofOptionals type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        func open<T: OptionalType>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            let wrapped = ofInput(T.Wrapped.self)
            return { lhs, rhs in
                let lhs = lhs.assumingMemoryBound(to: T.self).pointee.optional
                let rhs = rhs.assumingMemoryBound(to: T.self).pointee.optional
                guard let lhs, let rhs else { return (lhs == nil) == (rhs == nil) }
                return wrapped.areEqual(lhs, rhs)
            }
        }
        guard let type = type as? any OptionalType.Type else {
            preconditionFailure("Comparison: \(type) isn't an Optional.")
        }
        return open(type)
    }

    private static func isOptionalObject(_ type: Any.Type) -> Bool {
        guard let optional = type as? any OptionalType.Type else { return false }
        func kind<T: OptionalType>(_: T.Type) -> TypeKind { TypeKind(of: T.Wrapped.self) }
        return kind(optional) == .class
    }
}

/// Returns the size in bytes of a type's values, and whether they are plain: without references or custom copying.
private func layout(of type: Any.Type) -> (size: Int, isPlain: Bool) {
    func open<T>(_: T.Type) -> (size: Int, isPlain: Bool) { (MemoryLayout<T>.size, PlainMemory.isPlain(T.self)) }
    return _openExistential(type, do: open)
}

private protocol OptionalType {
    associatedtype Wrapped
    var optional: Wrapped? { get }
}

extension Optional: OptionalType {
    fileprivate var optional: Wrapped? { self }
}

// MARK: - Comparisons by type

private let stateComparisons = Lock(TypeTable<Comparison>())
private let inputComparisons = Lock(TypeTable<Comparison>())

extension Comparison {
    /// Compares two values as states. Finds the comparison by type; callers that compare often store it instead.
    static func areEqualStates<T>(_ lhs: T, _ rhs: T) -> Bool {
        find(T.self, in: stateComparisons, make: ofState).areEqual(lhs, rhs)
    }

    /// Returns the comparison of a type's values as states, from the table or newly computed.
    @usableFromInline
    static func ofStates(_ type: Any.Type) -> Comparison {
        if type == Int.self { return ofIntegers }
        return find(type, in: stateComparisons, make: ofState)
    }

    private static let ofIntegers = ofState(Int.self)

    /// Compares two values as inputs. Finds the comparison by type; callers that compare often store it instead.
    static func areEqualInputs<T>(_ lhs: T, _ rhs: T) -> Bool {
        ofInputs(T.self).areEqual(lhs, rhs)
    }

    /// Returns the comparison of a type's values as inputs, from the table or newly computed.
    static func ofInputs(_ type: Any.Type) -> Comparison {
        find(type, in: inputComparisons, make: ofInput)
    }

    func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in equal(lhs, rhs) }
        }
    }

    private static func find(
        _ type: Any.Type, in table: borrowing Lock<TypeTable<Comparison>>, make: (Any.Type) -> Comparison
    ) -> Comparison {
        let key = ObjectIdentifier(type)
        if let found = table.withLock({ $0[key] }) { return found }
        let made = make(type)
        table.withLock { $0.insert(made, for: key) }
        return made
    }
}
