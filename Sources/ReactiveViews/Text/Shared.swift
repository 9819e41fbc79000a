/// A value whose copies share its memory: a large value that is copied and compared often, and changed seldom.
///
/// Two copies are equal without a look at the value. A change takes new memory.
struct Shared<Value: Equatable & Sendable>: Equatable, Sendable {
    private final class Memory: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var memory: Memory

    init(_ value: Value) { memory = Memory(value) }

    var value: Value {
        _read { yield memory.value }
        set { memory = Memory(newValue) }
    }

    static func == (lhs: Shared, rhs: Shared) -> Bool {
        lhs.memory === rhs.memory || lhs.memory.value == rhs.memory.value
    }
}

extension Shared: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(memory.value) }
}
