/// How two values of one type are compared, worked out once per type.
///
/// As an *input* (a view handed down by its parent, U9): a plain value byte by byte, its padding left out; any other
/// by its `==` if it is `Equatable`; else field by field, and optionals by what is in them, by the same rule. Objects
/// without `==` are compared by identity, functions are never equal (U10). As a *state* (U2) `==` comes first, also for
/// plain values.
///
/// Invariants: the steps cover every byte of the value that isn't padding or of a `NeverComparedInput`, or `.never` is among them; byte ranges are
/// in ascending order and don't touch.
struct Comparison: @unchecked Sendable {
    // Unchecked: the closures are immutable and capture nothing but types.
    enum Step {
        case bytes(offset: Int, count: Int)
        case values(offset: Int, equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case never
    }

    private(set) var steps: [Step] = [] {
        didSet { plainSize = Comparison.plainSize(of: steps) }
    }
    /// How many bytes from the start are all that counts; -1 if there is more to it.
    private(set) var plainSize = 0

    /// Whether values are compared by their bytes alone and have nothing to retain.
    private(set) var isOfPlainValues = false

    private static func plainSize(of steps: [Step]) -> Int {
        if steps.isEmpty { return 0 }
        if steps.count == 1, case .bytes(0, let count) = steps[0] { return count }
        return -1
    }

    /// Whether the values behind two pointers are equal.
    @inline(__always)
    func equal(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        if plainSize >= 0 { return Comparison.sameBytes(lhs, rhs, count: plainSize) }
        return equalByStep(lhs, rhs)
    }

    /// The same for typed pointers, which `&` makes without a closure.
    @inline(__always)
    func isEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
        equal(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    }

    private func equalByStep(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bytes(let offset, let count):
                guard Comparison.sameBytes(lhs + offset, rhs + offset, count: count) else { return false }
            case .values(let offset, let equal):
                guard equal(lhs + offset, rhs + offset) else { return false }
            case .never:
                return false
            }
        }
        return true
    }

    // MARK: Making one

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

    /// Appends the comparison of a field. One that isn't strong is compared by its bytes, the same for the same object:
    /// the object itself may be gone.
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
                // Nothing is known of what holds references but has no field records.
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

    /// A plain enumeration's unused payload bytes are undefined, so its `==` is better where it has one.
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

    // MARK: Means

    /// Whether the type is one of the standard library's whose `==` compares the bytes.
    private static func comparesBytes(_ type: Any.Type) -> Bool {
        type == Bool.self || type == Int.self || type == UInt.self || type == Int64.self || type == UInt64.self
            || type == Int32.self
            || type == UInt32.self || type == Int16.self || type == UInt16.self || type == Int8.self
            || type == UInt8.self
    }

    private static func equality(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        func open<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
        }
        guard let type = type as? any Equatable.Type else { return nil }
        return open(type)
    }

    private static func equality<T: ComparableInput>(
        ofInputs _: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { T.inputsAreEqual($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
    }

    /// Equal if both are nil, or neither and what is in them is equal.
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
        guard let type = type as? any OptionalType.Type else { preconditionFailure("\(type) is no Optional") }
        return open(type)
    }

    private static func isOptionalObject(_ type: Any.Type) -> Bool {
        guard let optional = type as? any OptionalType.Type else { return false }
        func kind<T: OptionalType>(_: T.Type) -> TypeKind { TypeKind(of: T.Wrapped.self) }
        return kind(optional) == .class
    }

    @inline(__always)
    static func sameBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
        var offset = 0
        while offset + 8 <= count {
            guard
                lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        while offset < count {
            guard lhs.load(fromByteOffset: offset, as: UInt8.self) == rhs.load(fromByteOffset: offset, as: UInt8.self)
            else { return false }
            offset += 1
        }
        return true
    }
}

/// Size of a type's values, and whether they are plain bytes without anything to retain.
private func layout(of type: Any.Type) -> (size: Int, isPlain: Bool) {
    func open<T>(_: T.Type) -> (size: Int, isPlain: Bool) { (MemoryLayout<T>.size, _isPOD(T.self)) }
    return _openExistential(type, do: open)
}

private protocol OptionalType {
    associatedtype Wrapped
    var optional: Wrapped? { get }
}

extension Optional: OptionalType {
    fileprivate var optional: Wrapped? { self }
}

// MARK: - Found by type

private let stateComparisons = Lock<[ObjectIdentifier: Comparison]>([:])
private let inputComparisons = Lock<[ObjectIdentifier: Comparison]>([:])

extension Comparison {
    /// Compares two values as states. For where the comparison isn't at hand: it is looked up by type.
    static func areEqualStates<T>(_ lhs: T, _ rhs: T) -> Bool {
        find(T.self, in: stateComparisons, make: ofState).areEqual(lhs, rhs)
    }

    /// Compares two values as inputs. For where the comparison isn't at hand: it is looked up by type.
    static func areEqualInputs<T>(_ lhs: T, _ rhs: T) -> Bool {
        ofInputs(T.self).areEqual(lhs, rhs)
    }

    /// How values of a type are compared as inputs: looked up, or worked out if that wasn't done before.
    static func ofInputs(_ type: Any.Type) -> Comparison {
        find(type, in: inputComparisons, make: ofInput)
    }

    func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in equal(lhs, rhs) }
        }
    }

    private static func find(
        _ type: Any.Type, in table: borrowing Lock<[ObjectIdentifier: Comparison]>, make: (Any.Type) -> Comparison
    ) -> Comparison {
        let key = ObjectIdentifier(type)
        if let found = table.withLock({ $0[key] }) { return found }
        let made = make(type)
        table.withLock { $0[key] = made }
        return made
    }
}
