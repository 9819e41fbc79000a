/// The selections of the lists in the leading columns of a split view, and the column that a collapsed split view
/// prefers.
///
/// In a collapsed split view a new selection shows the next column, and the end of a selection shows the column of its
/// list. The preferred column follows these changes, so that a program's binding to it agrees with what is shown.
///
/// Invariants: `lists` contains the mounted lists with a selection in the leading columns, once each. After an update
/// `values` has the selection of each column that has one. Without a binding `preferred` is nil, unless the user went
/// back to a column whose list keeps its selection.
@MainActor
struct SplitChoices {
    private var lists: [(list: any SelectingList, column: SplitColumn)] = []
    /// The columns with a list, and the selections, as of the last update.
    private var known: Set<SplitColumn> = []
    private var values: [SplitColumn: AnyHashable] = [:]
    /// The value of the binding at the last update; nil without a binding.
    private var bound: SplitColumn?
    private(set) var preferred: SplitColumn?
    /// The column that pushed the first pushed view, as of the last update; nil for none.
    private var origin: SplitColumn?
    private var wasCompact = false
    /// Whether a new selection has shown the content column, so that a selection that its list begins with counts, too.
    private var movesOn = false

    /// The columns with a selection, as of the last update.
    var chosen: Set<SplitColumn> { Set(values.keys) }

    mutating func add(_ list: any SelectingList, in column: SplitColumn) { lists.append((list, column)) }
    mutating func remove(_ list: any SelectingList) { lists.removeAll { $0.list === list } }

    /// Shows a column after an action of the user. Returns whether the binding differs.
    mutating func show(_ column: SplitColumn) -> Bool {
        preferred = bound == nil ? nil : column
        movesOn = column == .content
        return preferred != bound
    }

    /// Goes back to a column: ends the selections of its lists. Returns whether the binding differs.
    mutating func goBack(to column: SplitColumn) -> Bool {
        movesOn = false
        for entry in lists where entry.column == column { entry.list.clearSelection() }
        let keepsSelection = lists.contains { $0.column == column && $0.list.selectionValue != nil }
        preferred = bound == nil && !keepsSelection ? nil : column
        return bound != nil && preferred != bound
    }

    /// Reads the selections, and moves the preferred column after changes. Call it in the update of the split view,
    /// which then depends on the selections.
    ///
    /// - Parameters:
    ///   - bound: The value of the binding; nil without one.
    ///   - isCompact: Whether the split view is collapsed.
    ///   - hasContent: Whether there are three columns.
    ///   - origin: The column that pushed the first pushed view; nil for none.
    /// - Returns: Whether the binding differs from the preferred column.
    mutating func update(
        bound: SplitColumn?, isCompact: Bool, hasContent: Bool, origin: SplitColumn?
    ) -> Bool {
        let (old, oldKnown, oldOrigin, oldBound) = (values, known, self.origin, self.bound)
        let follows = isCompact && wasCompact
        readSelections()
        (self.bound, self.origin, wasCompact) = (bound, origin, isCompact)
        if bound != oldBound, bound != preferred {
            preferred = bound
            movesOn = false
            return false
        }
        guard follows, old != values || oldOrigin != origin else { return false }
        guard bound != nil, let current = preferred else {
            preferred = nil
            return false
        }
        var target = current
        for column in [SplitColumn.sidebar, .content] where old[column] != values[column] {
            guard oldKnown.contains(column) || column == .content && movesOn else { continue }
            if values[column] == nil {
                target = min(target, column)
            } else {
                target = max(target, column == .sidebar && hasContent ? .content : .detail)
            }
            movesOn = target == .content && (movesOn || target > current)
        }
        if oldOrigin != origin {
            if origin != nil {
                target = .detail
            } else if let oldOrigin, oldOrigin != .detail {
                target = min(target, oldOrigin)
            }
        }
        preferred = target
        return target != bound
    }

    private mutating func readSelections() {
        values = [:]
        known = []
        for (list, column) in lists {
            known.insert(column)
            if values[column] == nil, let value = list.selectionValue { values[column] = value }
        }
    }

    /// Ends the process if an invariant doesn't hold. For tests, outside of events.
    func checkInvariants() {
        for (list, column) in lists {
            precondition(list.isMounted, "a list that is gone has a selection: \(list.path)")
            precondition(lists.count { $0.list === list } == 1, "a list is known twice: \(list.path)")
            let now = list.selectionValue
            precondition(now == nil || values[column] != nil, "a selection wasn't read: \(list.path)")
        }
        let columns = Set(lists.filter { $0.list.selectionValue != nil }.map(\.column))
        precondition(columns == chosen, "selections are out of date: \(chosen), now \(columns)")
    }
}
