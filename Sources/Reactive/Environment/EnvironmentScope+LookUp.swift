extension EnvironmentScope {
    /// The entry of the nearest scope that has the key. From any thread, so nothing is kept of it: O(the scopes
    /// around).
    nonisolated func find(_ key: ObjectIdentifier) -> EnvironmentEntryBase? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let entry = current.entry(for: key) { return entry }
            scope = current.parent
        }
        return nil
    }

    /// What a node that reads the key in a pass depends on: the entry of the nearest scope that has it, or the absent
    /// entry. Constant time on average, however many scopes are around.
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

    /// One scope of sixteen in a chain keeps results: a look-up passes fifteen others at most, and most programs have
    /// no chain of that length, so that nothing is kept.
    private nonisolated var keepsResults: Bool { level & 15 == 15 }

    private nonisolated func knownResult(for key: ObjectIdentifier) -> EnvironmentEntryBase? {
        guard let results, results.changes == (outermost ?? self).changes else { return nil }
        return results.entries[key]?.entry
    }

    /// Keeps a result in the scopes that a look-up passed, from this one to below the last one.
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

/// What look-ups that went through a scope found above it.
///
/// Invariant: `entries` is right as long as `changes` is the outermost scope's. An entry that comes into a scope which
/// no look-up has passed can't be one that was missed, so it doesn't count as a change: while a chain is mounted, scope
/// by scope, results stay. Results that aren't right any more may name entries that are gone.
final class LookUpResults {
    /// Doesn't keep the entry, and what it holds, alive.
    struct Result {
        unowned let entry: EnvironmentEntryBase
    }

    let changes: UInt32
    var entries: [ObjectIdentifier: Result] = [:]

    init(_ changes: UInt32) {
        self.changes = changes
    }
}
