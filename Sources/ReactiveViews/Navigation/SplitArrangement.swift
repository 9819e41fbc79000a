/// A column of a split view, in order from the leading to the trailing edge.
enum SplitColumn: Int, Comparable, CaseIterable {
    case sidebar, content, detail

    static func < (one: SplitColumn, other: SplitColumn) -> Bool { one.rawValue < other.rawValue }
}

/// The columns that a split view shows: a function of its present state, not of former states.
///
/// Side by side: the visible columns. Pushed views replace the root of the detail column.
///
/// Collapsed into a stack (where the horizontal size class is compact): a page for each column up to the one on top.
/// The column on top is the preferred one. Without a preferred one it is the last with something to show: the detail if
/// a view is pushed or the column before it has a choice, otherwise the column after the last choice, otherwise the
/// sidebar. The visibility of columns is ignored. Views that a column pushed follow that column in place of the columns
/// after it.
///
/// Invariants:
/// - `columns` is ascending, without duplicates, and not empty. The content column is in it only if there are three.
/// - Collapsed: `columns` begins with the sidebar, and contains each column before its last one.
/// - Side by side: the last of `columns` is the detail.
/// - `showsPushed` implies that a view is pushed.
struct SplitArrangement: Equatable {
    /// The state of a split view.
    struct State: Equatable {
        /// Whether there are three columns.
        var hasContent = false
        /// Whether the horizontal size class is compact.
        var isCompact = false
        var visibility = NavigationSplitViewVisibility.automatic
        /// The column to show on top of the stack; nil for the last one that has something to show.
        var preferred: SplitColumn?
        /// The columns before the detail whose list has a selection.
        var chosen: Set<SplitColumn> = []
        /// The column that pushed the first pushed view; nil if no view is pushed.
        var origin: SplitColumn?
    }

    /// Whether the columns are the pages of a stack, the last one on top. Otherwise they are side by side.
    let isCollapsed: Bool
    let columns: [SplitColumn]
    /// Whether pushed views are shown: on top of the stack, or in place of the detail's root.
    let showsPushed: Bool

    init(_ state: State) {
        isCollapsed = state.isCompact
        let all = SplitColumn.allCases.filter { $0 != .content || state.hasContent }
        guard state.isCompact else {
            showsPushed = state.origin != nil
            columns =
                switch state.visibility {
                case .detailOnly: [.detail]
                case .doubleColumn: all.suffix(2)
                default: all
                }
            return
        }
        let top = Self.top(state)
        showsPushed = top == .detail && state.origin != nil
        let last = showsPushed ? state.origin! : top
        columns = all.filter { $0 <= last }
    }

    private static func top(_ state: State) -> SplitColumn {
        if let preferred = state.preferred {
            return preferred == .content && !state.hasContent ? .detail : preferred
        }
        if state.origin != nil { return .detail }
        if state.hasContent, state.chosen.contains(.content) { return .detail }
        guard state.chosen.contains(.sidebar) else { return .sidebar }
        return state.hasContent ? .content : .detail
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants(_ state: State) {
        precondition(zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 }, "columns aren't ascending: \(self)")
        precondition(state.hasContent || !columns.contains(.content), "a column that isn't there: \(self)")
        precondition(!showsPushed || state.origin != nil, "no view is pushed: \(self)")
        guard let last = columns.last else { preconditionFailure("no columns: \(self)") }
        if isCollapsed {
            let before = SplitColumn.allCases.count { $0 <= last && ($0 != .content || state.hasContent) }
            precondition(columns.count == before, "a page is missing in the stack: \(self)")
        } else {
            precondition(last == .detail, "the detail isn't shown: \(self)")
        }
    }
}
