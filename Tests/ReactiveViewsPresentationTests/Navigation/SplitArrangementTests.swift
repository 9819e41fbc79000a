import ReactiveTesting
import Testing

@testable import ReactiveViews

/// Which columns a split view shows: by a table, and for all states.
@Suite("The columns of a split view")
struct SplitArrangementTests {
    typealias State = SplitArrangement.State

    private func show(_ state: State) -> String {
        let arrangement = SplitArrangement(state)
        arrangement.checkInvariants(state)
        let names = arrangement.columns.map { "\($0)" }.joined(separator: arrangement.isCollapsed ? " > " : " | ")
        return names + (arrangement.showsPushed ? " + pushed" : "")
    }

    @Test("Side by side, the visibility chooses the columns")
    func visibility() {
        expectNoDifference(show(State()), "sidebar | detail")
        expectNoDifference(show(State(hasContent: true)), "sidebar | content | detail")
        expectNoDifference(show(State(hasContent: true, visibility: .doubleColumn)), "content | detail")
        expectNoDifference(show(State(visibility: .doubleColumn)), "sidebar | detail")
        expectNoDifference(show(State(hasContent: true, visibility: .detailOnly)), "detail")
        expectNoDifference(
            show(State(visibility: .all, preferred: .sidebar, origin: .sidebar)), "sidebar | detail + pushed")
    }

    @Test("Collapsed, the preferred column is on top, otherwise the last one that has something to show")
    func collapsed() {
        func two(_ preferred: SplitColumn? = nil, _ chosen: Set<SplitColumn> = [], _ origin: SplitColumn? = nil)
            -> String
        {
            show(State(isCompact: true, visibility: .detailOnly, preferred: preferred, chosen: chosen, origin: origin))
        }
        func three(_ preferred: SplitColumn? = nil, _ chosen: Set<SplitColumn> = [], _ origin: SplitColumn? = nil)
            -> String
        {
            show(State(hasContent: true, isCompact: true, preferred: preferred, chosen: chosen, origin: origin))
        }
        expectNoDifference(two(), "sidebar")
        expectNoDifference(two(nil, [.sidebar]), "sidebar > detail")
        expectNoDifference(two(.detail), "sidebar > detail")
        expectNoDifference(two(.content), "sidebar > detail")
        expectNoDifference(two(.sidebar, [.sidebar]), "sidebar")
        expectNoDifference(two(nil, [], .sidebar), "sidebar + pushed")
        expectNoDifference(two(nil, [.sidebar], .detail), "sidebar > detail + pushed")
        expectNoDifference(two(.sidebar, [], .sidebar), "sidebar")
        expectNoDifference(three(), "sidebar")
        expectNoDifference(three(nil, [.sidebar]), "sidebar > content")
        expectNoDifference(three(nil, [.sidebar, .content]), "sidebar > content > detail")
        expectNoDifference(three(nil, [.content]), "sidebar > content > detail")
        expectNoDifference(three(.content, [.sidebar, .content]), "sidebar > content")
        expectNoDifference(three(nil, [.sidebar], .content), "sidebar > content + pushed")
        expectNoDifference(three(nil, [], .sidebar), "sidebar + pushed")
    }

    @Test("The invariants hold for all states")
    func allStates() {
        let columns: [SplitColumn?] = [nil, .sidebar, .content, .detail]
        let chosen: [Set<SplitColumn>] = [[], [.sidebar], [.content], [.sidebar, .content]]
        let visibilities: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
        for hasContent in [false, true] {
            for isCompact in [false, true] {
                for visibility in visibilities {
                    for preferred in columns {
                        for chosen in chosen {
                            for origin in columns {
                                let state = State(
                                    hasContent: hasContent, isCompact: isCompact, visibility: visibility,
                                    preferred: preferred, chosen: chosen, origin: origin)
                                SplitArrangement(state).checkInvariants(state)
                            }
                        }
                    }
                }
            }
        }
    }
}
