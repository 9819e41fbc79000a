/// The value of a constant binding.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func read() -> Value { value }

    override func write(_ value: Value, _ transaction: Transaction?) {}

    /// True for any two constants: the bindings compare the values.
    override func isSame(as other: Location<Value>) -> Bool { other is ConstantLocation<Value> }
}

/// A value that two closures read and write. Closures can't be compared, so each location is a place of its own.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    override func read() -> Value { get() }

    override func write(_ value: Value, _ transaction: Transaction?) {
        if let transaction {
            withTransaction(transaction) { set(value, transaction) }
        } else {
            set(value, .current)
        }
    }
}

/// A state's place whose writes go to a closure, which stores the value elsewhere too.
final class ForwardingLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: StateLocation<Value>
    private let set: (Value) -> Void

    init(_ base: StateLocation<Value>, _ set: @escaping (Value) -> Void) {
        self.base = base
        self.set = set
    }

    override var tracksReads: Bool { true }

    override func read() -> Value { base.read() }

    override func write(_ value: Value, _ transaction: Transaction?) {
        guard base.accepts(value) else { return }
        if let transaction { withTransaction(transaction) { set(value) } } else { set(value) }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? ForwardingLocation<Value>)?.base === base
    }
}

/// A member of a value at another place. Equal key paths from the same place are the same place.
final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var tracksReads: Bool { base.tracksReads }

    override func read() -> Value { base.read()[keyPath: keyPath] }

    override func write(_ value: Value, _ transaction: Transaction?) {
        var whole = base.read()
        whole[keyPath: keyPath] = value
        base.write(whole, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return base.isSame(as: other.base) && keyPath == other.keyPath
    }
}

/// A property of an object. Readers depend on the object, not on this place: the toolchain tracks reads of an
/// `@Observable` object; the readers of an `ObservableObject` receive new bindings from a parent that observes it.
final class ObjectMemberLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    override var tracksReads: Bool { isObservable }
    private let isObservable: Bool

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, tracksReads: Bool = false) {
        self.object = object
        self.keyPath = keyPath
        isObservable = tracksReads
    }

    override func read() -> Value { object[keyPath: keyPath] }

    override func write(_ value: Value, _ transaction: Transaction?) {
        if let transaction {
            withTransaction(transaction) { object[keyPath: keyPath] = value }
        } else {
            object[keyPath: keyPath] = value
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// The wrapped value of an optional at another place. If that becomes nil, reads give the last value, with a
/// diagnostic.
final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Value?>
    private let last: Lock<Value>

    init(_ base: Location<Value?>, _ initial: Value) {
        self.base = base
        last = Lock(unchecked: initial)
    }

    override var tracksReads: Bool { base.tracksReads }

    override func read() -> Value {
        if let value = base.read() {
            let old = last.withLockUnchecked { last in
                let old = last
                last = value
                return old
            }
            _ = consume old
            return value
        }
        Diagnostics.report(
            .bindingOutlivedValue,
            "A Binding<\(Value.self)> was read whose base, a binding to an optional value, has become nil; it gives the "
                + "last value. Create such a binding only where the optional has a value.")
        return last.withLockUnchecked { $0 }
    }

    override func write(_ value: Value, _ transaction: Transaction?) { base.write(value, transaction) }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A value at another place, converted by a pair of functions that is the same for all locations of these types.
final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let wrap: (Base) -> Value
    /// Returns nil if the base can't hold the value; then nothing is written.
    private let unwrap: (Value) -> Base?

    init(_ base: Location<Base>, wrap: @escaping (Base) -> Value, unwrap: @escaping (Value) -> Base?) {
        self.base = base
        self.wrap = wrap
        self.unwrap = unwrap
    }

    override var tracksReads: Bool { base.tracksReads }

    override func read() -> Value { wrap(base.read()) }

    override func write(_ value: Value, _ transaction: Transaction?) {
        if let value = unwrap(value) { base.write(value, transaction) }
    }

    /// There is one pair of functions for each pair of types.
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConvertedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// An element of a collection at another place, by its index. If the collection has no such element any more, reads
/// give the last value and writes are ignored, with a diagnostic.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
    private let base: Location<Base>
    private let index: Base.Index
    private let last: Lock<Base.Element>

    /// The index must be one of `elements`, the present value of the base.
    init(_ base: Location<Base>, _ index: Base.Index, of elements: Base) {
        self.base = base
        self.index = index
        last = Lock(unchecked: elements[index])
    }

    override var tracksReads: Bool { base.tracksReads }

    override func read() -> Base.Element {
        let elements = base.read()
        guard isValid(in: elements) else {
            // A view that is being removed by a transition reads the last value, without a diagnostic.
            if !Evaluation.isOfRetired { report("read; it gives the last value") }
            return last.withLockUnchecked { $0 }
        }
        let value = elements[index]
        let old = last.withLockUnchecked { last in
            let old = last
            last = value
            return old
        }
        _ = consume old
        return value
    }

    override func write(_ value: Base.Element, _ transaction: Transaction?) {
        var elements = base.read()
        guard isValid(in: elements) else { return report("written, which has no effect") }
        elements[index] = value
        base.write(elements, transaction)
    }

    private func isValid(in elements: Base) -> Bool { elements.startIndex <= index && index < elements.endIndex }

    private func report(_ what: String) {
        Diagnostics.report(
            .bindingOutlivedValue,
            "A binding to the element \(index) of a \(Base.self) that has no such element any more was \(what). "
                + "Remove the views of elements that are gone.")
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}
