import ReactiveViews

let phone = CGSize(width: 390, height: 844)

/// Runs what can't fail; ends the process if it does.
@MainActor
private func must<Result>(_ work: () throws -> Result) -> Result {
    do { return try work() } catch { fail("\(error)") }
}

/// Real screens: what an app is made of, not a state and a text.
extension Catalog {
    static var screens: [Workload] {
        [
            mountedFeed(100), changedFeed(100), changedList(1_000), tree(100), tap(200), scrolledList(10_000),
            scrolledGrid(10_000), form(50), pushAndPop(20), tabs(2), text(lines: 1_000), frames(200), smallTests(10),
        ]
    }

    /// How the costs of screens grow.
    static var curves: [Curve] {
        [
            Curve(mountedFeed, [50, 200, 800, 3_200], .constant), Curve(changedFeed, [50, 200, 800, 3_200], .constant),
            Curve(changedList, [100, 1_000, 10_000, 100_000], .linear),
            Curve(tree, [50, 200, 800], .linear), Curve(tap, [50, 200, 800], .linear),
            Curve(scrolledList, [100, 1_000, 10_000, 100_000], .constant),
            Curve(scrolledGrid, [100, 1_000, 10_000, 100_000], .constant),
            Curve({ rows($0, .insertInMiddle) }, [1_000, 10_000, 100_000], .linear),
            Curve({ rows($0, .move) }, [1_000, 10_000, 100_000], .linear),
            Curve({ rows($0, .removeInMiddle) }, [1_000, 10_000, 100_000], .linear),
            Curve(pushAndPop, [20, 200, 2_000], .constant), Curve(tabs, [2, 5, 20], .linear),
            Curve(form, [10, 50, 250], .linear), Curve({ text(lines: $0) }, [100, 1_000, 10_000], .linear),
            Curve(frames, [50, 200, 800], .linear), Curve(smallTests, [10, 100, 1_000], .constant),
            Curve(observableReaders, [100, 1_000, 10_000, 100_000], .linear),
        ]
    }

    private static func mountedFeed(_ count: Int) -> Workload {
        Workload(
            name: "feed_mount_\(count)", title: "a feed of \(count) rows mounted, laid out and released, per row",
            units: count, unit: .microseconds, work: Work(leaves: count, roots: 1)
        ) {
            var frame: CGRect?
            return Fixture(
                round: {
                    let host = ViewHost(PostStack(posts: Posts(count)), size: phone)
                    frame = must { try host.frame(of: "Post 3") }
                },
                complaint: { frame.map { $0.height > 10 } == true ? nil : "the row has no height" })
        }
    }

    private static func changedFeed(_ count: Int) -> Workload {
        Workload(
            name: "feed_change_\(count)", title: "one post of \(count) changed: all rows have closures, per row",
            units: count, unit: .microseconds, work: Work(leaves: count, roots: 1, passes: 1)
        ) {
            let posts = Posts(count)
            return liked(posts, ViewHost(PostStack(posts: posts), size: phone))
        }
    }

    private static func changedList(_ count: Int) -> Workload {
        let posts = Posts(count)
        let shown = rowsInSight(ViewHost(PostList(posts: posts), size: phone))
        return Workload(
            name: "list_change_\(count)", title: "one post changed in a list of \(count), \(shown) rows made",
            unit: .milliseconds, work: Work(leaves: shown, roots: 1, passes: 1)
        ) { liked(posts, ViewHost(PostList(posts: posts), size: phone)) }
    }

    /// Returns how many rows a list has made.
    private static func rowsInSight(_ host: ViewHost<PostList>) -> Int {
        _ = must { try host.frame(of: "Post 3") }
        return host.elements.flatMap(\.all).count { $0.label?.hasPrefix("Post ") == true }
    }

    private static func liked<Root: View>(_ posts: Posts, _ host: ViewHost<Root>) -> Fixture {
        _ = must { try host.frame(of: "Post 3") }
        return Fixture(
            round: {
                host.perform { posts.all[3].likes += 1 }
                _ = must { try host.frame(of: "Post 3") }
            },
            complaint: { host.contains("\(posts.all[3].likes)") ? nil : "the change isn't shown" },
            passes: { host.graph.passes })
    }

    private static func tree(_ count: Int) -> Workload {
        Workload(
            name: "tree_\(count)", title: "the tree of a feed of \(count) rows as text", unit: .milliseconds,
            work: Work(passes: 0)
        ) {
            let host = ViewHost(PostStack(posts: Posts(count)), size: phone)
            var lines = 0
            return Fixture(
                round: { lines = host.tree.utf8.count },
                complaint: { lines > count * 50 ? nil : "the tree is too short" }, passes: { host.graph.passes })
        }
    }

    private static func tap(_ count: Int) -> Workload {
        Workload(
            name: "tap_\(count)", title: "a tap in a feed of \(count) rows", unit: .milliseconds,
            work: Work(leaves: count, roots: 1)
        ) {
            let posts = Posts(count)
            let host = ViewHost(PostStack(posts: posts), size: phone)
            return Fixture(
                round: { must { try host.tap("Like 5") } },
                complaint: { host.contains("\(posts.all[5].likes)") ? nil : "the tap isn't shown" })
        }
    }

    private static func scrolledList(_ count: Int) -> Workload {
        Workload(
            name: "list_scroll_\(count)", title: "a list of \(count) scrolled by two pages and back",
            unit: .milliseconds, work: Work()
        ) { scrolled(ViewHost(ScrolledRows(count: count), size: phone), ViewQuery(.list), first: "Row 0") }
    }

    private static func scrolledGrid(_ count: Int) -> Workload {
        Workload(
            name: "grid_scroll_\(count)", title: "a lazy grid of \(count) scrolled by two pages and back",
            unit: .milliseconds, work: Work()
        ) { scrolled(ViewHost(ScrolledCells(count: count), size: phone), "grid", first: "Cell 0") }
    }

    private static func scrolled<Root: View>(
        _ host: ViewHost<Root>, _ target: some ViewTarget, first: String
    ) -> Fixture {
        Fixture(
            round: {
                must {
                    try host.scroll(target, by: CGSize(width: 0, height: 1_600))
                    try host.scroll(target, by: CGSize(width: 0, height: -1_600))
                }
            },
            complaint: { host.contains(first) ? nil : "the start isn't shown" })
    }

    private static func form(_ count: Int) -> Workload {
        Workload(
            name: "form_\(count)", title: "a letter typed into each of \(count) fields, per field", units: count,
            unit: .microseconds, work: Work(roots: count)
        ) {
            var host = ViewHost(FieldForm(count: count), size: phone)
            return Fixture(
                round: { for index in 0..<count { must { try host.type("a", into: "Field \(index)") } } },
                reset: { host = ViewHost(FieldForm(count: count), size: phone) },
                complaint: { host.tree.contains("= \"a\"") ? nil : "nothing was typed" }, isSingle: true)
        }
    }

    private static func pushAndPop(_ count: Int) -> Workload {
        Workload(
            name: "push_and_pop_\(count)", title: "a page pushed from a list of \(count) links and popped",
            unit: .milliseconds, work: Work()
        ) {
            let host = ViewHost(Pages(count: count), size: phone, isAnimated: false)
            return Fixture(
                round: {
                    must {
                        try host.tap("Page 3")
                        try host.tap("Back")
                    }
                },
                complaint: { host.contains("Page 3") ? nil : "the first page isn't shown" })
        }
    }

    private static func tabs(_ count: Int) -> Workload {
        Workload(
            name: "tabs_\(count)", title: "another one of \(count) tabs and back", unit: .milliseconds, work: Work()
        ) {
            let host = ViewHost(Tabs(count: count), size: phone, isAnimated: false)
            return Fixture(
                round: {
                    must {
                        try host.tap("Tab 1")
                        try host.tap("Tab 0")
                    }
                },
                complaint: { host.contains("Row 0 of 0") ? nil : "the first tab isn't shown" })
        }
    }

    private static func text(lines: Int) -> Workload {
        Workload(
            name: "text_\(lines)", title: "a text of \(lines) lines, laid out in another width", unit: .milliseconds,
            work: Work(passes: 1)
        ) {
            let words = (0..<lines).map { "Line \($0) with some words" }.joined(separator: "\n")
            let host = ViewHost(ScrollView { Text(words) }, size: phone)
            let text = host.elements.flatMap(\.all).first { $0.kind == "Text" }!
            var height: CGFloat = 0
            return Fixture(
                round: {
                    // Known widths are remembered.
                    host.size.width -= 0.001
                    height = text.frame?.height ?? 0
                },
                complaint: { height > CGFloat(lines) * 10 ? nil : "the text is too low: \(height)" },
                passes: { host.graph.passes })
        }
    }

    private static func frames(_ count: Int) -> Workload {
        Workload(
            name: "frames_\(count)", title: "a frame of an animation of \(count) views", unit: .milliseconds,
            work: Work()
        ) {
            let host = ViewHost(MovingDots(count: count), size: phone, clock: .virtual)
            must { try host.tap("Move") }
            var frames = 0
            return Fixture(
                round: {
                    host.advance(by: .seconds(1) / 60)
                    frames += 1
                },
                complaint: { host.isAnimating ? nil : "the animation has ended" })
        }
    }

    private static func smallTests(_ count: Int) -> Workload {
        Workload(
            name: "small_tests_\(count)", title: "a small test: a form mounted, typed into, tapped, read", units: count,
            unit: .milliseconds, work: Work(roots: 4 * count)
        ) {
            var isWelcome = false
            return Fixture(
                round: { isWelcome = runSmallTests(count) }, complaint: { isWelcome ? nil : "nobody is welcome" })
        }
    }

    /// Runs a small test some times; returns whether the last one has shown what it should.
    static func runSmallTests(_ count: Int) -> Bool {
        var isWelcome = false
        for _ in 0..<count {
            let host = ViewHost(LoginForm())
            must {
                try host.type("Ann", into: "Name")
                try host.type("secret", into: "Password")
                try host.tap("Log in")
            }
            isWelcome = host.contains("Welcome Ann")
        }
        return isWelcome
    }
}

/// A grid of plain cells.
struct ScrolledCells: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
                ForEach(0..<count, id: \.self) { Text("Cell \($0)") }
            }
        }
        .accessibilityIdentifier("grid")
    }
}

/// A list of plain rows.
struct ScrolledRows: View {
    let count: Int

    var body: some View { List(0..<count, id: \.self) { Text("Row \($0)") } }
}
