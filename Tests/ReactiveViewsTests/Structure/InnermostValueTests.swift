import ReactiveViewsTesting
import Testing

extension ContainerValues {
    @Entry fileprivate var rank = 0
}

private struct ColumnKey: LayoutValueKey { static let defaultValue = 0 }
private struct OptionalKey: LayoutValueKey { static let defaultValue: Int? = 5 }
private struct PriceKey: _ViewTraitKey { static let defaultValue = 0 }

/// Values that a view reports to its container: the innermost of several counts.
@MainActor
@Suite("Several values of one kind on a view")
struct InnermostValueTests {
    private static func picture(_ view: some View) -> DisplayList {
        ViewHost(view, size: CGSize(width: 200, height: 300)).display
    }

    @Test("The innermost zIndex counts, also behind other modifiers, and an inner zero too")
    func zIndex() {
        func stack(_ view: some View) -> DisplayList {
            Self.picture(
                ZStack {
                    view
                    Color.blue
                })
        }
        let (front, back) = (stack(Color.red.zIndex(1)), stack(Color.red))
        #expect(front != back)
        expectNoDifference(stack(Color.red.zIndex(1).zIndex(-1)), front)
        expectNoDifference(stack(Color.red.zIndex(0).zIndex(1)), back)
        #expect(
            stack(Color.red.zIndex(1).opacity(1).background(.green).zIndex(-1))
                != stack(
                    Color.red.opacity(1).background(.green)))
    }

    @Test("The innermost layout priority counts, and an inner zero too")
    func priority() throws {
        func width(_ view: some View) throws -> CGFloat {
            let host = ViewHost(
                HStack(spacing: 0) {
                    view
                    Text("other text that is long")
                }, size: CGSize(width: 150, height: 40))
            return try host.frame(of: "a text that is long").width
        }
        let text = Text("a text that is long").lineLimit(1)
        let (high, equal) = (try width(text.layoutPriority(1)), try width(text))
        #expect(high > equal)
        try expectNoDifference(width(text.layoutPriority(1).layoutPriority(-1)), high)
        try expectNoDifference(width(text.layoutPriority(0).layoutPriority(1)), equal)
        #expect(try width(text.layoutPriority(1).frame(maxWidth: 500).padding(0).layoutPriority(-1)) >= high)
    }

    private struct Reader: Layout {
        let read: (LayoutSubviews) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            read(subviews)
            return CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("The innermost layout value for a key counts, also one that is nil")
    func layoutValue() {
        final class Seen { var values: [String] = [] }
        let seen = Seen()
        let host = ViewHost(
            Reader { subviews in
                seen.values = subviews.map { "\($0[ColumnKey.self]) \($0[OptionalKey.self] ?? 0) \($0.priority)" }
            }() {
                Text("a").layoutValue(key: ColumnKey.self, value: 1).padding().layoutValue(
                    key: ColumnKey.self, value: 2)
                Text("b").layoutValue(key: OptionalKey.self, value: nil).layoutValue(key: OptionalKey.self, value: 3)
                Text("c").layoutPriority(2).layoutValue(key: ColumnKey.self, value: 4).layoutPriority(3)
            })
        _ = host.display
        expectNoDifference(seen.values, ["1 5 0.0", "0 0 0.0", "4 5 2.0"])
    }

    @Test("The innermost tag counts in a picker, in a list and in a tab view")
    func tag() throws {
        struct Choice: View {
            @State private var chosen = 0
            var body: some View {
                Picker("Choice", selection: $chosen) {
                    Text("one").tag(1).tag(2)
                    Group { Text("three").tag(3) }.tag(4)
                }
                .pickerStyle(.inline)
                Text("chosen \(chosen)")
            }
        }
        let host = ViewHost(Choice())
        try host.tap("one")
        expect(host, shows: "chosen 1")
        try host.tap("three")
        expect(host, shows: "chosen 3")
        struct Tabs: View {
            @State private var page = 1
            var body: some View {
                TabView(selection: $page) {
                    Text("first").tag(1).tabItem { Text("A") }.tag(7)
                    Text("second").tag(2).tag(8).tabItem { Text("B") }
                }
                Text("page \(page)")
            }
        }
        let tabs = ViewHost(Tabs())
        #expect(tabs.contains("first"))
        try tabs.tap("B")
        #expect(tabs.contains("page 2") && tabs.contains("second"))
    }

    @Test("The innermost container value, tag and trait count, also in groups")
    func containerValues() {
        let host = ViewHost(
            ForEach(
                subviews: Group {
                    Text("a").containerValue(\.rank, 1).containerValue(\.rank, 2).tag(3).tag(4)
                    Group { Text("b").containerValue(\.rank, 5) }.containerValue(\.rank, 6).tag(7)
                }
            ) { subview in
                let values = subview.containerValues
                Text("rank \(values.rank) tag \(values.tag(for: Int.self) ?? 0)")
            })
        expectNoDifference(host.elements.compactMap(\.label), ["rank 1 tag 3", "rank 5 tag 7"])
        struct Prices: _VariadicView.MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { Text("price \($0[PriceKey.self])") }
            }
        }
        let prices = ViewHost(
            _VariadicView.Tree(Prices()) { Text("a")._trait(PriceKey.self, 1)._trait(PriceKey.self, 2) })
        #expect(prices.contains("price 1"))
    }

    @Test("The innermost values of cells and rows count")
    func cellsAndRows() {
        func grid(_ view: some View) -> DisplayList {
            Self.picture(
                Grid {
                    GridRow { view }
                    GridRow {
                        Color.red
                        Color.blue
                    }
                })
        }
        let wide = grid(Color.green.gridCellColumns(2))
        #expect(wide != grid(Color.green))
        expectNoDifference(grid(Color.green.gridCellColumns(2).gridCellColumns(1)), wide)
        func list(_ view: some View) -> DisplayList { Self.picture(List { view }) }
        expectNoDifference(
            list(Text("a").listRowBackground(Color.red).listRowBackground(Color.blue)),
            list(Text("a").listRowBackground(Color.red)))
        expectNoDifference(
            list(Text("a").listRowInsets(.all, 30).listRowInsets(.all, 3)), list(Text("a").listRowInsets(.all, 30)))
        let badges = list(Text("a").badge(1))
        #expect(badges != list(Text("a").badge(2)))
        expectNoDifference(list(Text("a").badge(1).badge(2)), badges)
    }
}
