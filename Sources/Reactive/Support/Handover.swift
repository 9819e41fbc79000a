/// Takes a value that isn't `Sendable` from who has it to who waits for it.
///
/// `@unchecked`: a publisher's values, its subscribers and an asynchronous sequence's iterators need not be `Sendable`
/// (they aren't in Combine), and yet go from thread to thread. One side puts the value in and doesn't touch it again,
/// the other takes it out: who makes one answers for that.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
