import ReactiveViews
import ReactiveViewsTesting
import Testing

/// What takes another form in another size class: popovers, sheets, and the tabs of an adaptable tab view.
@MainActor
@Suite("Forms by size class")
struct SizeClassTests {
    private func frame(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> CGRect {
        try ViewHost(view, size: CGSize(width: width, height: height)).frame(of: "inside")
    }

    private func popover<Changed: View>(_ change: @escaping (Text) -> Changed) -> some View {
        Text("anchor").popover(isPresented: .constant(true)) { change(Text("inside")) }
    }

    private func sheet<Changed: View>(_ change: @escaping (Text) -> Changed) -> some View {
        Text("below").sheet(isPresented: .constant(true)) { change(Text("inside")) }
    }

    @Test("A popover is a sheet where the width is compact, unless its content says otherwise")
    func popovers() throws {
        let plain = popover { $0 }
        // A sheet begins 10 points below the top; a popover is below its view.
        try expectNoDifference(frame(plain, 599, 800).midY, 405)
        #expect(try frame(plain, 600, 800).minY < 430)
        #expect(try frame(plain, 600, 800).minY > 410)
        #expect(try frame(popover { $0.presentationCompactAdaptation(.none) }, 390, 800).minY > 410)
        #expect(try frame(popover { $0.presentationCompactAdaptation(.popover) }, 390, 800).minY > 410)
        try expectNoDifference(
            frame(popover { $0.presentationCompactAdaptation(.fullScreenCover) }, 390, 800).midY, 400)
        try expectNoDifference(frame(plain.environment(\.horizontalSizeClass, .compact), 800, 800).midY, 405)
        #expect(try frame(plain.environment(\.horizontalSizeClass, .regular), 390, 800).minY > 410)
    }

    @Test("A sheet covers the window where the height is compact, unless its content says otherwise")
    func sheets() throws {
        try expectNoDifference(frame(sheet { $0 }, 700, 480).midY, 245)
        try expectNoDifference(frame(sheet { $0 }, 700, 400).midY, 200)
        let own = sheet { $0.presentationCompactAdaptation(horizontal: .automatic, vertical: .sheet) }
        try expectNoDifference(frame(own, 700, 400).midY, 205)
        try expectNoDifference(frame(own, 390, 400).midY, 205)
        let cover = sheet { $0.presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .sheet) }
        try expectNoDifference(frame(cover, 700, 800).midY, 405)
        try expectNoDifference(frame(cover, 390, 800).midY, 400)
    }

    @Test("A presentation takes another form while it is shown, and keeps its state")
    func resizing() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let host = ViewHost(
            Text("anchor").popover(isPresented: .constant(true)) { Counter() }, size: CGSize(width: 390, height: 800))
        try host.tap("count 0")
        try expectNoDifference(host.frame(of: "count 1").midY, 405)
        host.size.width = 900
        #expect(try host.frame(of: "count 1").midY > 410)
        host.size.width = 390
        try expectNoDifference(host.frame(of: "count 1").midY, 405)
    }

    private struct Tabs: View {
        @State var selection = 0
        @State var customization = TabViewCustomization()
        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<6) { index in
                    Tab("Tab \(index)", systemImage: "star", value: index) { Page(index: index) }
                }
                Tab("Aside", systemImage: "moon", value: 9) { Text("aside") }.tabPlacement(.sidebarOnly)
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultAdaptableTabBarPlacement(.sidebar)
        }
    }

    private struct Page: View {
        let index: Int
        @State private var count = 0
        var body: some View { Button("page \(index) \(count)") { count += 1 } }
    }

    @Test("The tabs of an adaptable tab view are in a sidebar where the width is regular, otherwise in a bar")
    func sidebar() throws {
        let host = ViewHost(Tabs(), size: CGSize(width: 1_000, height: 700))
        #expect(
            host.tree == """
                TabView
                  Sidebar
                    TabItem "Tab 0" (selected)
                    TabItem "Tab 1"
                    TabItem "Tab 2"
                    TabItem "Tab 3"
                    TabItem "Tab 4"
                    TabItem "Tab 5"
                    TabItem "Aside"
                  Button "page 0 0"
                """)
        try expectNoDifference(host.frame(of: "page 0 0").midX, 630)
        try expectNoDifference(host.frame(of: "Tab 5").maxX, 260)
        try host.tap("page 0 0")
        try host.tap(at: CGPoint(x: 100, y: 44 + 44 * 5.5))
        expect(host, shows: "page 5 0")
        try host.tap("page 5 0")
        host.size.width = 390
        #expect(host.contains("page 5 1") && !host.contains("Aside") && host.contains("More"))
        try expectNoDifference(host.frame(of: "Tab 0").minY, 651)
        try host.tap("Tab 0")
        expect(host, shows: "page 0 1")
        host.size.width = 1_000
        #expect(host.contains("page 0 1") && host.contains("Aside") && !host.contains("More"))
        try host.tap("Aside")
        expect(host, shows: "aside")
        host.checkInvariants()
    }
}
