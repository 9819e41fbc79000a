import Synchronization

/// How two values of a type are compared, in particular two inputs whose bits differ. There is one rule for the inputs
/// and one for the states of each type; none is ever freed.
///
/// Inputs whose bits differ are compared
/// - by `inputsAreEqual`, if the type is a `ComparableInput`;
/// - by `==`, if the type is `Equatable` and either holds references or is an enumeration: the unused bytes of its
///   payload are undefined;
/// - field by field, if the type is a structure or tuple, without the padding, and also if it is plain and `Equatable`;
/// - as optionals: both are nil, or both wrapped values are equal.
///
/// All others differ: numbers, functions, objects, metatypes, existentials.
///
/// Two equal bit patterns are two copies of one value: the old value keeps its objects alive, so that no other object
/// has the same address, and a buffer that has two owners isn't changed in place.
///
/// Invariants: `fields` and `equality` are constant once `state` isn't `.unresolved`. `fields` covers every
/// byte of the value, except padding and fields that `ignored` has; offsets ascend. A bit of `ignored` is set only if
/// the field's rule is `.equal`; it is never cleared. `decisive` is constant once it is known; then two values are
/// equal exactly if these bytes are.
///
/// `@unchecked`: what isn't constant is atomic, or it is written under `resolution`, before `state` is stored, and read
/// after it is loaded.
final class ComparisonRule: @unchecked Sendable {
    /// Compares two values behind addresses.
    typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    enum State: UInt8 {
        /// Nothing is known of the type yet.
        case unresolved
        /// Values whose bits differ are different.
        case different
        /// All values are equal.
        case equal
        case byFields
        case byEquality
    }

    /// The size of a value in bytes.
    let size: Int
    /// The size in bytes of Booleans and integers, whose bits alone decide; -1 for other types.
    let plainSize: Int
    private let type: Any.Type
    private let isOfStates: Bool
    private let state: Atomic<UInt8>
    private let resolution = Lock(())
    // Written once, before `state` is stored. Therefore accesses needn't be checked.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var fields = UnsafeBufferPointer<FieldComparison>(start: nil, count: 0)
    @exclusivity(unchecked)
    nonisolated(unsafe) private var equality: Equality?
    /// The fields whose values are all equal, such as `State`, as far as comparisons have found them: one bit for each
    /// of the first 64 fields. Looking for them earlier would take a search for a conformance each.
    private let ignored = Atomic<UInt64>(0)
    /// The `ByteRange` that alone decides, as far as it is known: of integers, of plain structures, and of values whose
    /// other fields are ignored.
    private let decisive: Atomic<UInt64>

    /// Some bytes of a value, as a word.
    private struct ByteRange {
        static var unknown: UInt64 { .max }

        let rawValue: UInt64

        @inline(__always)
        init(rawValue: UInt64) { self.rawValue = rawValue }

        init(offset: Int, size: Int) { rawValue = UInt64(offset) << 32 | UInt64(size) }

        @inline(__always)
        var offset: Int { Int(truncatingIfNeeded: rawValue >> 32) }
        @inline(__always)
        var size: Int { Int(truncatingIfNeeded: rawValue & 0xffff_ffff) }
    }

    private init(_ type: Any.Type, isOfStates: Bool) {
        self.type = type
        self.isOfStates = isOfStates
        size = ComparisonRule.size(of: type)
        plainSize = ComparisonRule.isInteger(type) ? size : -1
        decisive = Atomic(plainSize >= 0 ? ByteRange(offset: 0, size: size).rawValue : ByteRange.unknown)
        state = Atomic(State.unresolved.rawValue)
    }

    // MARK: Comparing

    /// Returns whether two values are equal.
    @inline(__always)
    func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let known = decisive.load(ordering: .relaxed)
        if known == ByteRange.unknown { return areEqualAsAWhole(lhs, rhs) }
        let range = ByteRange(rawValue: known)
        return PlainMemory.areEqual(lhs + range.offset, rhs + range.offset, count: range.size)
    }

    @inline(never)
    private func areEqualAsAWhole(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        if !isOfStates, PlainMemory.haveEqualBits(lhs, rhs, count: size) { return true }
        return areEqualBeyondBits(lhs, rhs)
    }

    /// Returns whether two inputs whose bits differ, or two states, are equal.
    func areEqualBeyondBits(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        switch State(rawValue: state.load(ordering: .acquiring)).uncheckedUnwrapped {
        case .different: return false
        case .equal: return true
        case .byEquality: return equality?(lhs, rhs) ?? false
        case .byFields: return fieldsAreEqual(lhs, rhs)
        case .unresolved:
            resolve()
            return areEqualBeyondBits(lhs, rhs)
        }
    }

    private func fieldsAreEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        var remaining = ignored.load(ordering: .relaxed)
        for index in fields.indices {
            let isIgnored = remaining & 1 != 0
            remaining >>= 1
            if isIgnored || fields[index].haveEqualBits(lhs, rhs) { continue }
            guard fields[index].areEqualBeyondBits(lhs, rhs) else { return false }
            if fields[index].isAlwaysEqual { ignore(index) }
        }
        return true
    }

    /// Leaves a field out of later comparisons. A shift by 64 or more gives no bit.
    @inline(never)
    private func ignore(_ index: Int) {
        ignored.bitwiseOr(1 << UInt64(index), ordering: .relaxed)
        findDecisiveBytes()
        checkInvariants()
    }

    /// The fields that aren't ignored.
    private var countingFields: [FieldComparison] {
        let ignored = ignored.load(ordering: .relaxed)
        return fields.indices.filter { ignored >> UInt64($0) & 1 == 0 }.map { fields[$0] }
    }

    /// Finds the bytes that alone decide: if at most one field counts, and it has no rule.
    private func findDecisiveBytes() {
        let counting = countingFields
        guard counting.count <= 1 else { return }
        let field = counting.first
        guard field?.isDecidedByBits ?? true else { return }
        let range = ByteRange(offset: field?.offset ?? 0, size: field?.size ?? 0)
        decisive.store(range.rawValue, ordering: .relaxed)
    }

    /// Whether all values are known to be equal.
    fileprivate var isAlwaysEqual: Bool { state.load(ordering: .acquiring) == State.equal.rawValue }

    // MARK: Finding the rule of a type

    private struct Resolved {
        var state: State
        var fields: [FieldComparison] = []
        var equality: Equality?

        static var different: Resolved { Resolved(state: .different) }
        static func by(_ equality: @escaping Equality) -> Resolved {
            Resolved(state: .byEquality, equality: equality)
        }
        static func by(_ fields: [FieldComparison]) -> Resolved { Resolved(state: .byFields, fields: fields) }
    }

    /// Two threads may both find the rule; the first one's is kept.
    @inline(never)
    private func resolve() {
        let found = isOfStates ? ComparisonRule.resolveStates(type) : ComparisonRule.resolveInputs(type)
        resolution.withLockUnchecked { _ in
            guard state.load(ordering: .relaxed) == State.unresolved.rawValue else { return }
            if !found.fields.isEmpty { fields = ComparisonRule.permanent(found.fields) }
            equality = found.equality
            if found.state == .byFields { findDecisiveBytes() }
            state.store(found.state.rawValue, ordering: .releasing)
        }
        checkInvariants()
    }

    /// States of a type without `==` are compared as inputs: as a structure with one field.
    private static func resolveStates(_ type: Any.Type) -> Resolved {
        equality(of: type).map(Resolved.by) ?? .by([FieldComparison(of: type, at: 0)].filter { $0.size > 0 })
    }

    private static func resolveInputs(_ type: Any.Type) -> Resolved {
        let kind = TypeKind(of: type)
        switch kind {
        case .function, .metatype, .existential, .opaque: return .different
        case .tuple: return .by(fields(of: type))
        case .optional: return .by(equality(ofOptional: type))
        case .class, .structure, .enumeration: break
        }
        if isNumber(type) { return .different }
        if let known = knownEquality(of: type) { return .by(known) }
        if let property = type as? any DynamicProperty.Type {
            let traits = property._traits
            if traits.inputsAreAlwaysEqual { return Resolved(state: .equal) }
            if let comparable = traits.comparable { return .by(equality(ofInputs: comparable)) }
        }
        let isStructure = kind == .structure
        if !(isStructure && isPlain(type)), let equality = equality(of: type) { return .by(equality) }
        let fields = isStructure ? fields(of: type) : []
        return fields.isEmpty ? .different : .by(fields)
    }

    private static func fields(of type: Any.Type) -> [FieldComparison] {
        var fields: [FieldComparison] = []
        for field in StoredField.all(in: type) {
            let comparison = FieldComparison(field)
            if let last = fields.last, let joined = last.joined(with: comparison) {
                fields[fields.count - 1] = joined
            } else if comparison.size > 0 {
                fields.append(comparison)
            }
        }
        return fields
    }

    /// A copy of an array that is never freed, as the rules: reading it counts no references.
    private static func permanent(_ fields: [FieldComparison]) -> UnsafeBufferPointer<FieldComparison> {
        let memory = UnsafeMutableBufferPointer<FieldComparison>.allocate(capacity: fields.count)
        _ = memory.initialize(from: fields)
        return UnsafeBufferPointer(memory)
    }

    // MARK: Types

    static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// Whether the type's values are plain: without references or custom copying.
    private static func isPlain(_ type: Any.Type) -> Bool {
        func open<T>(_: T.Type) -> Bool { PlainMemory.isPlain(T.self) }
        return _openExistential(type, do: open)
    }

    private static func isNumber(_ type: Any.Type) -> Bool {
        type == Int.self || type == Double.self || type == Bool.self || type == Float.self || type == UInt8.self
            || type == UInt.self
    }

    /// Whether the type is a Boolean or integer type of the standard library, whose `==` compares the bits.
    private static func isInteger(_ type: Any.Type) -> Bool {
        type == Bool.self || type == Int.self || type == UInt.self || type == Int64.self || type == UInt64.self
            || type == Int32.self
            || type == UInt32.self || type == Int16.self || type == UInt16.self || type == Int8.self
            || type == UInt8.self
    }

    /// Whether values of the type differ whenever their bits do; false if that takes a search.
    fileprivate static func isComparedByBitsAlone(_ type: Any.Type) -> Bool {
        switch TypeKind(of: type) {
        case .function, .metatype, .existential, .opaque: true
        case .structure: isNumber(type)
        case .tuple, .optional, .class, .enumeration: false
        }
    }

    // MARK: Equality functions

    private static func equality(of type: Any.Type) -> Equality? {
        func open<T: Equatable>(_: T.Type) -> Equality {
            { $0.field(T.self, at: 0).isEqual(to: $1.field(T.self, at: 0)) }
        }
        if let known = knownEquality(of: type) { return known }
        guard let type = type as? any Equatable.Type else { return nil }
        return open(type)
    }

    /// The equality of frequent types, which the compiler specialises: the general function looks types up.
    private static func knownEquality(of type: Any.Type) -> Equality? {
        @inline(__always)
        func open<T: Equatable>(_: T.Type) -> Equality {
            { $0.field(T.self, at: 0).isEqual(to: $1.field(T.self, at: 0)) }
        }
        if type == String.self { return open(String.self) }
        if type == Double.self { return open(Double.self) }
        if type == Int.self { return open(Int.self) }
        if type == Bool.self { return open(Bool.self) }
        if type == Optional<Int>.self { return open(Int?.self) }
        if type == Optional<Double>.self { return open(Double?.self) }
        if type == Optional<Bool>.self { return open(Bool?.self) }
        if type == Optional<String>.self { return open(String?.self) }
        return nil
    }

    private static func equality<T: ComparableInput>(ofInputs _: T.Type) -> Equality {
        { lhs, rhs in
            lhs.field(T.self, at: 0).borrow { lhs in
                rhs.field(T.self, at: 0).borrow { rhs in T.inputsAreEqual(lhs, rhs) }
            }
        }
    }

    /// Equality of optionals: both are nil, or both wrapped values are equal. The wrapped value lies at the optional's
    /// address.
    private static func equality(ofOptional type: Any.Type) -> Equality {
        func open<Wrapped>(_: Wrapped.Type) -> Equality {
            let wrapped = ofInputs(Wrapped.self)
            return { lhs, rhs in
                let hasNone = isNil(lhs.field(Wrapped?.self, at: 0))
                guard isNil(rhs.field(Wrapped?.self, at: 0)) == hasNone else { return false }
                return hasNone || wrapped.areEqual(lhs, rhs)
            }
        }
        return _openExistential(TypeKind.wrappedType(ofOptional: type), do: open)
    }

    func checkInvariants() {
        #if DEBUG
            guard let state = State(rawValue: state.load(ordering: .acquiring)) else {
                preconditionFailure("unknown state")
            }
            precondition((state == .byEquality) == (equality != nil), "an equality function for other states")
            precondition(state == .byFields || fields.isEmpty, "fields for other states")
            var end = 0
            for field in fields {
                precondition(field.offset >= end && field.size > 0, "overlapping or empty fields")
                end = field.offset + field.size
            }
            precondition(end <= size, "fields beyond the value")
            let ignored = ignored.load(ordering: .relaxed)
            for index in 0..<64 where ignored >> index & 1 != 0 {
                precondition(index < fields.count && fields[index].isAlwaysEqual, "a field is ignored that counts")
            }
            let known = decisive.load(ordering: .relaxed)
            guard known != ByteRange.unknown, plainSize < 0 else { return }
            let range = ByteRange(rawValue: known)
            for field in countingFields {
                precondition(
                    field.isDecidedByBits && field.offset == range.offset && field.size == range.size,
                    "other bytes count than those that decide")
            }
        #endif
    }
}

/// The comparison of a stored property within two values. A weak or unowned reference is compared by its bits, since the
/// object may have been released.
struct FieldComparison {
    let offset: Int
    let size: Int
    /// The rule for differing bits; nil if the bits alone decide. Rules are never freed.
    private let rule: Unowned<ComparisonRule>?

    init(_ field: StoredField) {
        if field.isStrong {
            self.init(of: field.type, at: field.offset)
        } else {
            self.init(at: field.offset, size: ComparisonRule.size(of: field.type), nil)
        }
    }

    /// The comparison of values of a type as inputs, at an offset.
    init(of type: Any.Type, at offset: Int) {
        if ComparisonRule.isComparedByBitsAlone(type) {
            self.init(at: offset, size: ComparisonRule.size(of: type), nil)
        } else {
            let rule = ComparisonRule.ofInputs(type)
            self.init(at: offset, size: rule.size, Unowned(rule))
        }
    }

    private init(at offset: Int, size: Int, _ rule: Unowned<ComparisonRule>?) {
        self.offset = offset
        self.size = size
        self.rule = rule
    }

    /// One comparison for this field and the one behind it; nil if they don't touch, or one has a rule.
    func joined(with next: FieldComparison) -> FieldComparison? {
        guard rule == nil, next.rule == nil, offset + size == next.offset else { return nil }
        return FieldComparison(at: offset, size: size + next.size, nil)
    }

    @inline(__always)
    func haveEqualBits(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        PlainMemory.haveEqualBits(lhs + offset, rhs + offset, count: size)
    }

    func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        haveEqualBits(lhs, rhs) || areEqualBeyondBits(lhs, rhs)
    }

    /// Whether two fields whose bits differ are equal.
    func areEqualBeyondBits(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        rule?.withObject { $0.areEqualBeyondBits(lhs + offset, rhs + offset) } ?? false
    }

    /// Whether the field has no rule: its bits alone decide.
    var isDecidedByBits: Bool { rule == nil }

    /// Whether all values of the field are known to be equal.
    var isAlwaysEqual: Bool { rule?.withObject { $0.isAlwaysEqual } ?? false }
}

/// Whether the optional behind a pointer is nil.
private func isNil<Wrapped>(_ optional: UnsafePointer<Wrapped?>) -> Bool {
    if case .none = optional.pointee { true } else { false }
}

// MARK: - Rules by type

private let stateRules = Lock(TypeTable<ComparisonRule>())
private let inputRules = Lock(TypeTable<ComparisonRule>())

extension ComparisonRule {
    /// The rule for a type's values as states.
    static func ofStates(_ type: Any.Type) -> ComparisonRule {
        stateRules.withLockUnchecked { find(type, in: &$0, isOfStates: true) }
    }

    /// The rule for a type's values as inputs.
    static func ofInputs(_ type: Any.Type) -> ComparisonRule {
        inputRules.withLockUnchecked { find(type, in: &$0, isOfStates: false) }
    }

    private static func find(
        _ type: Any.Type, in table: inout TypeTable<ComparisonRule>, isOfStates: Bool
    ) -> ComparisonRule {
        let key = ObjectIdentifier(type)
        if let found = table[key] { return found }
        let made = ComparisonRule(type, isOfStates: isOfStates)
        table.insert(made, for: key)
        return made
    }
}
