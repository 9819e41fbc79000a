import ReactiveViews

@testable import Refresh

/// The screen as a user has it in hand: pulled, let go of, waited for. Time is virtual.
@MainActor
final class Rehearsal {
    static let start = Date(timeIntervalSince1970: 1_700_000_000)

    let list: ArticleList
    let clock: VirtualClock
    let host: ViewHost<TimedScreen>
    private var scroll: ViewScroll?

    init(seed: UInt64 = 1) {
        let list = ArticleList(seed: seed)
        let clock = VirtualClock(startingAt: Rehearsal.start)
        self.list = list
        self.clock = clock
        host = ViewHost(TimedScreen(clock: clock, list: list), clock: .virtual(clock))
    }

    func pull(to distance: CGFloat) throws {
        let scroll = try self.scroll ?? host.beginScroll("Pull to refresh", or: "Loading…")
        self.scroll = scroll
        scroll.move(to: CGSize(width: 0, height: distance))
    }

    func release() {
        scroll?.release()
        scroll = nil
    }

    // MARK: What is to be seen

    /// How far the first article is below where it was to begin with.
    func top() throws -> CGFloat {
        let title = host.elements.flatMap(\.all).first { element in
            list.articles.contains { $0.title == element.label }
        }
        return try host.frame(of: title?.label ?? "no article").minY - origin
    }

    lazy var origin: CGFloat = {
        let fresh = Rehearsal()
        return (try? fresh.host.frame(of: "Stacks").minY) ?? .nan
    }()

    /// What the arrow says; nil if it isn't there.
    var arrow: String? {
        try? host.find("arrow.down").value
    }

    /// Where the top of the header's words is; negative while it is out of sight.
    func header() throws -> CGFloat {
        let words = host.contains("Loading…") ? "Loading…" : "Pull to refresh"
        return try host.frame(of: words).minY
    }

    var titles: [String] {
        let all = Set(list.articles.map(\.title))
        return host.elements.flatMap(\.all).compactMap(\.label).filter(all.contains)
    }
}

extension ViewHost {
    /// Takes hold of whatever scrolls around the first of these words that there are.
    func beginScroll(_ words: String, or others: String) throws -> ViewScroll {
        try beginScroll(contains(words) ? words : others)
    }
}
