import ReactiveViewsTestSupport
import ReactiveViewsTesting
import ReactiveViews
import Testing

/// Random journeys through tabs, stacks, columns and sheets: a view has appeared once more than it has disappeared if
/// it is shown, and as often if it isn't. A failure names the seed, which is the test's argument.
@MainActor
@Suite("Random journeys")
struct RandomAppearanceTests {
    struct Model: Equatable {
        var tab = 0
        var inner = 0
        var paths: [[Int]] = [[], []]
        var visibility = NavigationSplitViewVisibility.all
        var column = NavigationSplitViewColumn.sidebar
        var extras: Set<String> = []
        var hasSheet = false
    }

    final class Box: ObservableObject {
        @Published var model = Model()
    }

    @MainActor
    final class Counts {
        private(set) var counts: [String: Int] = [:]
        private(set) var faults: [String] = []

        func add(_ change: Int, to name: String) {
            let new = counts[name, default: 0] + change
            counts[name] = new
            // A page that replaces one with the same name appears before that one disappears.
            if new < 0 || new > 2 { faults.append("\(name): \(new)") }
        }
    }

    private struct Counted: View {
        let name: String
        let counts: Counts
        var body: some View {
            Text(name).onAppear { counts.add(1, to: name) }.onDisappear { counts.add(-1, to: name) }
        }
    }

    private struct Page: View {
        let name: String
        @ObservedObject var box: Box
        let counts: Counts
        var body: some View {
            VStack {
                Counted(name: name, counts: counts)
                if box.model.extras.contains(name) { Counted(name: "\(name) extra", counts: counts) }
                ViewThatFits {
                    Counted(name: "\(name) wide", counts: counts).frame(width: 200, height: 10)
                    Counted(name: "\(name) narrow", counts: counts)
                }
                ScrollView {
                    LazyVStack {
                        ForEach(0..<3) { Counted(name: "\(name) row \($0)", counts: counts) }
                    }
                }
                .frame(height: 100)
            }
        }
    }

    private struct Program: View {
        @ObservedObject var box: Box
        let counts: Counts

        private func page(_ name: String) -> Page { Page(name: name, box: box, counts: counts) }

        var body: some View {
            TabView(selection: $box.model.tab) {
                NavigationStack(path: $box.model.paths[0]) {
                    page("root").navigationDestination(for: Int.self) { page("pushed \($0)") }
                }
                .tabItem { Text("Stack") }.tag(0)
                NavigationSplitView(
                    columnVisibility: $box.model.visibility, preferredCompactColumn: $box.model.column
                ) {
                    page("sidebar")
                } detail: {
                    NavigationStack(path: $box.model.paths[1]) {
                        page("detail").navigationDestination(for: Int.self) { page("detail \($0)") }
                    }
                }
                .tabItem { Text("Split") }.tag(1)
                TabView(selection: $box.model.inner) {
                    page("inner 0").tag(0)
                    page("inner 1").tag(1)
                }
                .tabViewStyle(.page)
                .tabItem { Text("Pages") }.tag(2)
            }
            .sheet(isPresented: $box.model.hasSheet) { page("sheet") }
        }
    }

    private static let names = ["root", "pushed 1", "sidebar", "detail", "detail 1", "inner 0", "inner 1", "sheet"]

    private func change(_ model: inout Model, _ random: inout SeededGenerator) {
        func path() -> [Int] {
            let start = model.paths[0].prefix(Int.random(in: 0...2, using: &random))
            // A number is in a path once: the counts go by it.
            let rest = (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            return rest.reduce(into: Array(start)) { if !$0.contains($1) { $0.append($1) } }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: model.tab = Int.random(in: 0..<3, using: &random)
        case 1: model.inner = Int.random(in: 0..<2, using: &random)
        case 2, 3: model.paths[0] = path()
        case 4: model.paths[1] = path()
        case 5:
            model.visibility = [NavigationSplitViewVisibility.all, .detailOnly].randomElement(using: &random)!
            model.column = [NavigationSplitViewColumn.sidebar, .detail].randomElement(using: &random)!
        case 6:
            let name = Self.names.randomElement(using: &random)!
            if model.extras.remove(name) == nil { model.extras.insert(name) }
        default: model.hasSheet.toggle()
        }
    }

    @Test(
        "A view has appeared if it is shown, and only then",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<40))
    func journeys(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let box = Box()
        let counts = Counts()
        let isAnimated = seed % 2 == 0
        let host = ViewHost(
            Program(box: box, counts: counts), size: CGSize(width: 700, height: 500),
            clock: isAnimated ? .virtual : .real)
        for step in 0..<30 {
            var next = box.model
            for _ in 0...Int.random(in: 0..<2, using: &random) { change(&next, &random) }
            let animation = Bool.random(using: &random) ? Animation.linear(duration: 0.3) : nil
            host.perform { withAnimation(animation) { box.model = next } }
            host.checkInvariants()
            if isAnimated, Bool.random(using: &random) {
                host.advance(by: 0.2)
                continue
            }
            if isAnimated { #expect(host.runUntilIdle()) }
            if Int.random(in: 0..<6, using: &random) == 0 {
                host.size.width = [150, 400, 700].randomElement(using: &random)!
            }
            let seen = host.elements.flatMap(\.all).filter { $0.kind == "Text" }.compactMap(\.label)
            let shown = Set(counts.counts.filter { $0.value != 0 }.keys)
            #expect(counts.counts.values.allSatisfy { $0 < 2 }, "seed \(seed), step \(step)")
            let expected = Set(seen).subtracting(["Stack", "Split", "Pages"])
            expectNoDifference(shown, expected, "seed \(seed), step \(step)")
            expectNoDifference(counts.faults, [], "seed \(seed), step \(step)")
            if shown != expected || !counts.faults.isEmpty { return }
        }
        host.unmount()
        #expect(counts.counts.allSatisfy { $0.value == 0 }, "seed \(seed)")
    }
}
