import Synchronization

/// What accompanies a change of state while it is applied: an animation, say, or keys of your own.
///
/// Changes made one after the other under equal transactions are applied together, in one pass; under different ones
/// each gets a pass of its own, in the order in which they were made (U7).
public struct Transaction: Sendable {
    private struct Entry: Sendable {
        let key: ObjectIdentifier
        let value: any Sendable
        let equals: @Sendable (any Sendable) -> Bool
    }

    /// In the order in which the keys were first set.
    private var entries: [Entry] = []

    /// A transaction that carries nothing.
    public init() {}

    /// The value of a key, its default where none was set.
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

    /// Whether nothing was set.
    public var isEmpty: Bool { entries.isEmpty }

    /// Whether changes under the two may be applied in one pass.
    func mayCoalesce(with other: Transaction) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { entry in
            other.entries.contains { $0.key == entry.key && entry.equals($0.value) }
        }
    }

    /// This transaction, with the keys that it leaves unset filled from another (B8 ⚑: the ambient one wins).
    func filled(from other: Transaction) -> Transaction {
        var filled = self
        for entry in other.entries where !entries.contains(where: { $0.key == entry.key }) {
            filled.entries.append(entry)
        }
        return filled
    }

    // MARK: The ambient transaction

    /// The transaction of the innermost `withTransaction` around the calling code.
    package static var current: Transaction {
        // Whoever is inside of one has counted it before, or was started by somebody who had: relaxed is enough.
        guard openScopes.load(ordering: .relaxed) > 0, let ambient, ambient.isOpen.load(ordering: .relaxed) else {
            return Transaction()
        }
        return ambient.transaction
    }

    @TaskLocal private static var ambient: Scope?
    /// How many `withTransaction` are running, on all threads: nearly always none, so that the task needn't be asked.
    private static let openScopes = Atomic<Int>(0)

    /// A running `withTransaction`. A task that is started in it inherits it, but isn't meant by it.
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
            fatalError("withTransaction: the closure threw \(error), which is no \(Failure.self)")
        }
    }
}

/// A value that transactions carry.
public protocol TransactionKey {
    associatedtype Value: Sendable
    static var defaultValue: Value { get }
}

/// Makes changes of state under a transaction. Only what the closure itself changes is meant, not what follows from it.
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try Transaction.with(transaction, body)
}

/// Makes changes of state under the ambient transaction with one key set to another value.
public func withTransaction<Result, Value: Sendable, Failure: Error>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}
