extension EnvironmentScope {
    /// The entry of the nearest scope that has the key; nil if none has. May be called on any thread, so that the
    /// result isn't cached: O(the scopes around).
    nonisolated func find(_ key: ObjectIdentifier) -> EnvironmentEntryBase? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let entry = current.entry(for: key) { return entry }
            scope = current.parent
        }
        return nil
    }

    /// The entry that a node which reads the key in a pass depends on: that of the nearest scope that has the key, or
    /// the absent entry. O(1) on average, however many scopes are around.
    nonisolated func findInPass(_ key: ObjectIdentifier) -> EnvironmentEntryBase {
        var scope = self
        while true {
            Steps.note()
            if let entry = scope.entry(for: key) { return keep(entry, for: key, upTo: scope) }
            if scope.keepsResults, let known = scope.knownResult(for: key) {
                return keep(known, for: key, upTo: scope)
            }
            scope.isPassed = true
            guard let parent = scope.parent else {
                return keep(scope.absentEntry(for: key), for: key, upTo: scope)
            }
            scope = parent
        }
    }

    /// Whether this scope caches results: one of sixteen in a chain does. A look-up passes at most fifteen others, and
    /// programs without chains of that length have no caches.
    private nonisolated var keepsResults: Bool { level & 15 == 15 }

    private nonisolated func knownResult(for key: ObjectIdentifier) -> EnvironmentEntryBase? {
        guard let results, results.changes == (outermost ?? self).changes else { return nil }
        return results.entries[key]?.entry
    }

    /// Caches a result in the scopes that a look-up passed, from this one up to, not including, the last one.
    private nonisolated func keep(
        _ entry: EnvironmentEntryBase, for key: ObjectIdentifier, upTo last: EnvironmentScope
    ) -> EnvironmentEntryBase {
        guard last.level >> 4 < level >> 4 || keepsResults else { return entry }
        var scope = self
        while scope !== last {
            if scope.keepsResults { scope.keep(entry, for: key) }
            guard let parent = scope.parent else { break }
            scope = parent
        }
        return entry
    }

    private nonisolated func keep(_ entry: EnvironmentEntryBase, for key: ObjectIdentifier) {
        let changes = (outermost ?? self).changes
        if results?.changes != changes { results = LookUpResults(changes) }
        results?.entries[key] = LookUpResults.Result(entry: entry)
    }
}

/// The cached results of look-ups that passed a scope.
///
/// Invariant: `entries` is valid as long as `changes` equals the outermost scope's. A new entry of a scope that no
/// look-up has passed can't change a result, so it isn't counted: results stay valid while a chain is mounted scope by
/// scope. Invalid results may refer to entries that are gone.
final class LookUpResults {
    /// A result, which doesn't keep the entry and its value alive.
    struct Result {
        unowned let entry: EnvironmentEntryBase
    }

    let changes: UInt32
    var entries: [ObjectIdentifier: Result] = [:]

    init(_ changes: UInt32) {
        self.changes = changes
    }
}
