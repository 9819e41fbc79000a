import Synchronization

/// Values that accompany a change of state while it is applied, for instance an animation.
///
/// Successive changes under equal transactions are applied together, in one pass; changes under different ones in
/// passes of their own, in the order in which they were made. See <doc:UpdateCycle>.
///
/// ```swift
/// enum SourceKey: TransactionKey { static let defaultValue = "program" }
///
/// extension Transaction {
///     var source: String {
///         get { self[SourceKey.self] }
///         set { self[SourceKey.self] = newValue }
///     }
/// }
///
/// let graph = Graph()
/// let name = graph.variable("")
/// withTransaction(\.source, "user") { name.value = "Ada" }
/// ```
public struct Transaction: Sendable {
    private struct Entry: Sendable {
        let key: ObjectIdentifier
        let value: any Sendable
        let equals: @Sendable (any Sendable) -> Bool
    }

    /// Each key once, in the order in which they were first set.
    private var entries: [Entry] = []

    /// Creates a transaction without values.
    public init() {}

    /// The value of a key; the key's default if none was set. O(the keys set).
    ///
    /// - Parameter key: the key's type.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            for entry in entries where entry.key == ObjectIdentifier(key) {
                if let value = entry.value as? K.Value { return value }
            }
            return key.defaultValue
        }
        set {
            let entry = Entry(key: ObjectIdentifier(key), value: newValue) { other in
                guard let other = other as? K.Value else { return false }
                return Comparison.areEqualStates(other, newValue)
            }
            if let index = entries.firstIndex(where: { $0.key == entry.key }) {
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
    }

    /// Whether no key was set.
    public var isEmpty: Bool { entries.isEmpty }

    /// Whether changes under the two may be applied in one pass: they have the same keys with equal values.
    func mayCoalesce(with other: Transaction) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { entry in
            other.entries.contains { $0.key == entry.key && entry.equals($0.value) }
        }
    }

    /// This transaction, and the values of another for the keys that this one doesn't set.
    func filled(from other: Transaction) -> Transaction {
        var filled = self
        for entry in other.entries where !entries.contains(where: { $0.key == entry.key }) {
            filled.entries.append(entry)
        }
        return filled
    }

    // MARK: The ambient transaction

    /// The transaction of the innermost `withTransaction` around the calling code; an empty one if there is none.
    ///
    /// A write keeps it until the pass that applies the write. A host reads it where it changes something itself, for
    /// instance to animate a scroll.
    public static var current: Transaction {
        // Relaxed: code inside of a scope runs after the scope was counted, on the same thread or in a task started
        // there.
        guard openScopes.load(ordering: .relaxed) > 0, let ambient, ambient.isOpen.load(ordering: .relaxed) else {
            return Transaction()
        }
        return ambient.transaction
    }

    /// Whether some thread runs a `withTransaction`; nearly always false. If the calling code runs in one, true.
    @inline(__always)
    static var mayBeCurrent: Bool { openScopes.load(ordering: .relaxed) > 0 }

    @TaskLocal private static var ambient: Scope?
    /// The number of running `withTransaction` calls of all threads. Nearly always 0, which saves the look-up of the
    /// task-local value.
    private static let openScopes = Atomic<Int>(0)

    /// A running `withTransaction`. A task started in it inherits the task-local value, but isn't part of it after it
    /// returned.
    private final class Scope: Sendable {
        let transaction: Transaction
        let isOpen = Atomic<Bool>(true)

        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    static func with<Result, Failure: Error>(
        _ transaction: Transaction, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let scope = Scope(transaction)
        openScopes.add(1, ordering: .relaxed)
        defer {
            scope.isOpen.store(false, ordering: .relaxed)
            openScopes.subtract(1, ordering: .relaxed)
        }
        do {
            return try $ambient.withValue(scope, operation: body)
        } catch let error as Failure {
            throw error
        } catch {
            fatalError("withTransaction: the closure threw \(error), which isn't a \(Failure.self).")
        }
    }
}

/// A key of a value that transactions carry; see ``Transaction`` for an example.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value: Sendable
    /// The value in transactions that don't set the key.
    static var defaultValue: Value { get }
}

/// Runs a closure under a transaction, which accompanies the changes of state that the closure makes.
///
/// Changes that follow from these, for instance those by actions, aren't made under the transaction. Calls may be
/// nested; the innermost counts.
///
/// - Parameters:
///   - transaction: the transaction.
///   - body: makes the changes.
/// - Returns: what `body` returns.
/// - Throws: Rethrows what `body` throws.
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try Transaction.with(transaction, body)
}

/// Runs a closure under the ambient transaction with one value replaced.
///
/// - Parameters:
///   - keyPath: the property of the transaction to set.
///   - value: the property's value.
///   - body: makes the changes.
/// - Returns: what `body` returns.
/// - Throws: Rethrows what `body` throws.
public func withTransaction<Result, Value: Sendable, Failure: Error>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}
