import Reactive
import ReactiveViews
import Testing
import ReactiveTesting

private struct Sum: PreferenceKey {
    static let defaultValue = 0
    @MainActor static var reductions = 0

    static func reduce(value: inout Int, nextValue: () -> Int) {
        MainActor.assumeIsolated { reductions += 1 }
        value += nextValue()
    }
}

@MainActor
@Suite("How the work of a pass grows", .enabled(if: Steps.areCounted))
struct PassGrowthTests {
    /// Each level has a view with a preference, and a reader around it and all inner levels.
    private struct Sums: View {
        @ObservedObject var model: GrowthModel
        let depth: Int

        var body: some View {
            Nested(depth) { [model] view, level in
                AnyView(
                    VStack {
                        Text("\(level)").preference(key: Sum.self, value: level + model.turn)
                        view
                    }.onPreferenceChange(Sum.self) { if level == depth { model.rows = $0 } })
            }
        }
    }

    @Test("Readers of a preference, one around the other, take in what the next inner one has read")
    func nestedReaders() {
        expectProportional(from: 40) { depth in
            let model = GrowthModel()
            let host = ViewHost(Sums(model: model, depth: depth))
            expectNoDifference(model.rows, depth * (depth + 1) / 2)
            Sum.reductions = 0
            let steps = Steps.count { host.perform { model.turn = 1 } }
            expectNoDifference(model.rows, depth * (depth + 1) / 2 + depth)
            #expect(Sum.reductions <= 2 * depth)
            return steps
        }
    }

    @Test("Nested views with preferences notify the reader above once")
    func nestedWriters() {
        expectProportional(from: 100) { depth in
            let model = GrowthModel()
            var host: ViewHost<AnyView>?
            let steps = Steps.count {
                host = ViewHost(
                    AnyView(
                        Nested(depth) { view, level in
                            AnyView(VStack { view }.transformPreference(Sum.self) { $0 += level })
                        }.onPreferenceChange(Sum.self) { model.rows = $0 }))
            }
            expectNoDifference(model.rows, depth * (depth + 1) / 2)
            return steps
                + Steps.count {
                    host?.unmount()
                    host = nil
                }
        }
    }

    @Test("Fields that want the focus and can't have it are asked in steps in proportion to their number")
    func focusClaims() {
        struct Fields: View {
            let count: Int
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { row in
                        TextField("\(row)", text: .constant("")).disabled(row < count - 1).focused($isFocused)
                    }
                    Button("Focus") { isFocused = true }
                }
            }
        }
        expectProportional { count in
            let host = ViewHost(Fields(count: count), size: CGSize(width: 390, height: 60 * CGFloat(count)))
            let steps = Steps.count { try? host.tap("Focus") }
            expectNoDifference((try? host.find("\(count - 1)"))?.attributes.contains("focused"), true)
            return steps
        }
    }

    @Test("Headers that stay at the top are put there in steps in proportion to the sections")
    func pinnedHeaders() throws {
        struct Sections: View {
            let count: Int
            var body: some View {
                ScrollView {
                    LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        ForEach(0..<count, id: \.self) { section in
                            Section {
                                Text("row \(section)")
                            } header: {
                                Text("header \(section)")
                            }
                        }
                    }
                }
            }
        }
        try expectProportional { count in
            let host = ViewHost(Sections(count: count))
            @MainActor func shown() -> String {
                host.elements.flatMap(\.all).compactMap(\.label).first { $0.hasPrefix("row ") } ?? "no row is shown"
            }
            for part in 0...8 { try host.scroll(shown(), to: CGPoint(x: 0, y: part * count * 10)) }
            let row = shown()
            return try Steps.count {
                try host.scroll(row, by: CGSize(width: 0, height: -20))
                _ = host.display
            }
        }
    }
}
