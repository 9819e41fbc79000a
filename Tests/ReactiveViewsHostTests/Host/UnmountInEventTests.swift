import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// What an event changes before and after it takes all views down: nothing looks at views that are gone.
@MainActor
@Suite("Unmounting within an event")
struct UnmountInEventTests {
    private struct Row: View {
        let number: Int
        @FocusState private var isFocused: Bool
        @State private var text = ""

        var body: some View {
            HStack {
                Text("row \(number)").onTapGesture {}.simultaneousGesture(DragGesture())
                TextField("field \(number)", text: $text).focused($isFocused)
                GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
            }
            .padding(2)
            .background { Color.red }
        }
    }

    private struct Page: View {
        let flag: Flag
        @State private var isShown = true
        @State private var isPresented = false
        @State private var choice = 1

        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<20) { Row(number: $0) }
                }
            }
            if isShown { Text("shown").transition(.slide) }
            Button("Unmount") {
                isShown = false
                flag.unmount?()
            }
            Button("Animate") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            Button("Present") { isPresented = true }
                .sheet(isPresented: $isPresented) { Button("Unmount from the sheet") { flag.unmount?() } }
            Picker("choice", selection: $choice) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            .pickerStyle(.menu)
        }
    }

    private final class Flag {
        var unmount: (() -> Void)?
    }

    private static let size = CGSize(width: 300, height: 500)

    private func host(_ clock: HostClock, _ flag: Flag = Flag()) -> ViewHost<Page> {
        let host = ViewHost(Page(flag: flag), size: Self.size, clock: clock, isAnimated: true)
        flag.unmount = { [unowned host] in host.unmount() }
        return host
    }

    private nonisolated static let changes:
        [(name: String, change: @MainActor @Sendable (ViewHost<Page>) throws -> Void)] = [
            ("no change", { _ in }),
            ("another size", { $0.size = .zero }),
            ("another size class", { $0.size = CGSize(width: 1_000, height: 1_000) }),
            ("another direction", { $0.setEnvironment(\.layoutDirection, .rightToLeft) }),
            ("another locale", { $0.setEnvironment(\.locale, Locale(identifier: "de_DE")) }),
            ("another text size", { $0.setEnvironment(\.dynamicTypeSize, .accessibility1) }),
            ("another safe area", { $0.safeAreaInsets = EdgeInsets(top: 10, leading: 5, bottom: 3, trailing: 1) }),
            ("another root view", { $0.rootView = Page(flag: $0.rootView.flag) }),
            ("the focus", { try $0.focus("field 1") }),
            ("no focus", { $0.unfocus() }),
            ("scrolling", { try $0.scroll("row 1", by: CGSize(width: 0, height: 100)) }),
            ("typing", { try $0.type("a", into: "field 1") }),
            ("a key", { try $0.pressKey("a") }),
            ("a tap", { try $0.tap("row 1") }),
            ("a touch", { try $0.tap(at: CGPoint(x: 100, y: 100)) }),
            ("a presentation", { try $0.tap("Present") }),
            ("an animation", { try $0.tap("Animate") }),
            ("a choice", { try $0.choose("two", in: "choice") }),
            ("a picture", { _ = $0.svg }),
            ("time", { $0.advance(by: 1) }),
        ]

    @Test(
        "Whatever an event changes, before all views are unmounted and after it, it ends with nothing shown",
        .tags(.manyRounds), arguments: changes.indices, [true, false])
    func changes(_ index: Int, isVirtual: Bool) {
        let step = RandomRounds.step()
        for next in stride(from: index % step, to: Self.changes.count, by: step) {
            let after = Self.changes[next]
            let host = host(isVirtual ? .virtual : .real)
            host.perform {
                try? Self.changes[index].change(host)
                host.unmount()
                try? after.change(host)
            }
            expectNoDifference(host.tree, "", "\(Self.changes[index].name), \(after.name)")
            expectNoDifference(host.display, DisplayList())
            #expect(host.element(at: CGPoint(x: 100, y: 100)) == nil)
            try? after.change(host)
            if isVirtual { host.advance(by: 2) }
            expectNoDifference(host.tree, "")
        }
    }

    @Test("A button's action unmounts all views, whatever is under way", arguments: [true, false])
    func action(isVirtual: Bool) throws {
        for change in Self.changes where change.name != "a presentation" && change.name != "another size" {
            let flag = Flag()
            let host = host(isVirtual ? .virtual : .real, flag)
            try? change.change(host)
            #expect(host.tree != "", "\(change.name)")
            try host.tap("Unmount")
            expectNoDifference(host.tree, "", "\(change.name)")
            if isVirtual { host.advance(by: 2) }
            host.size = .zero
            host.setEnvironment(\.layoutDirection, .rightToLeft)
            expectNoDifference(host.display, DisplayList())
        }
    }

    @Test("A button in a sheet unmounts all views", arguments: [true, false])
    func sheet(isVirtual: Bool) throws {
        let flag = Flag()
        let host = host(isVirtual ? .virtual : .real, flag)
        try host.tap("Present")
        try host.tap("Unmount from the sheet")
        expectNoDifference(host.tree, "")
        if isVirtual { host.advance(by: 2) }
    }

    @Test("Views are unmounted in the middle of their animations, a touch, a drag")
    func underWay() throws {
        let host = host(.virtual)
        try host.tap("Animate")
        host.advance(by: 0.3)
        var drag = try host.beginDrag("row 1")
        drag.move(to: CGSize(width: 0, height: 10))
        host.perform {
            host.size = CGSize(width: 10, height: 10)
            host.unmount()
        }
        drag.move(to: CGSize(width: 0, height: 30))
        drag.end()
        host.advance(by: 2)
        expectNoDifference(host.display, DisplayList())
    }

    @Test("The place that a menu was opened beside goes while the menu is open")
    func menuPlace() throws {
        let host = ViewHost(Menus(), size: Self.size, clock: .virtual)
        try host.tap("choice")
        try host.tap("Other style")
        host.size = CGSize(width: 200, height: 300)
        host.advance(by: 1)
        _ = host.display
        #expect(host.tree.contains("Other style"))
    }

    private struct Menus: View {
        @State private var choice = 1
        @State private var isOther = false

        var body: some View {
            VStack {
                if isOther { picker.pickerStyle(.inline) } else { picker.pickerStyle(.menu) }
                Button("Other style") { isOther = true }
            }
        }

        private var picker: some View {
            Picker("choice", selection: $choice) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
        }
    }
}
