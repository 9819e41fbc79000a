/// A type-erased equatable value.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { $0 as? T == value }
    }

    static func == (lhs: AnyTrigger, rhs: AnyTrigger) -> Bool { lhs.isEqual(rhs.value) }
}
