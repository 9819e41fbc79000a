import ReactiveViews
import Testing
import ReactiveViewsTesting

/// Views nested in one another at run time, thousands deep: each level has the modifier, and nothing that is done to
/// them may need a call within a call for each level.
@MainActor
@Suite("Deep nesting")
struct DeepNestingTests {
    private nonisolated static let deep = limited(12_000)
    private nonisolated static let usual = limited(2_000)
    /// For what takes time in proportion to the square of the depth: values that each level reads from all those around
    /// it.
    private nonisolated static let squared = limited(500)

    private nonisolated static func limited(_ depth: Int) -> Int {
        #if THREAD_SANITIZER
            // The sanitizer keeps a stack of calls of its own, of 65 536, and writes past its end.
            min(depth, 2_000)
        #else
            depth
        #endif
    }

    private struct Level: Sendable {
        let name: String
        let depth: Int
        let wrap: @MainActor @Sendable (AnyView, Int) -> AnyView

        init<V: View>(
            _ name: String, depth: Int = usual, _ wrap: @escaping @MainActor @Sendable (AnyView, Int) -> V
        ) {
            self.name = name
            self.depth = depth
            self.wrap = { AnyView(wrap($0, $1)) }
        }
    }

    /// - Parameter number: changes the innermost view, and the modifiers' values.
    private static func nest(_ level: Level, depth: Int? = nil, number: Int) -> AnyView {
        var view = AnyView(Text("bottom \(number)"))
        for _ in 0..<(depth ?? level.depth) { view = level.wrap(view, number) }
        return view
    }

    private nonisolated static let levels: [Level] = [
        Level("padding", depth: deep) { view, number in view.padding(CGFloat(number % 2) / 1_000_000) },
        Level("frame") { view, _ in view.frame(maxWidth: .infinity) },
        Level("offset") { view, _ in view.offset(x: 0, y: 0) },
        Level("opacity", depth: deep) { view, _ in view.opacity(1) },
        Level("rotationEffect") { view, _ in view.rotationEffect(.zero) },
        Level("zIndex") { view, number in view.zIndex(Double(number)) },
        Level("layoutPriority") { view, number in view.layoutPriority(Double(number)) },
        Level("alignmentGuide") { view, _ in view.alignmentGuide(.leading) { $0[.trailing] } },
        Level("contentShape") { view, _ in view.contentShape(Rectangle()) },
        Level("background", depth: deep) { view, _ in view.background { EmptyView() } },
        Level("overlay") { view, _ in view.overlay { EmptyView() } },
        Level("mask", depth: squared) { view, _ in view.mask { Color.red } },
        Level("environment", depth: squared) { view, number in view.environment(\.lineLimit, number) },
        Level("foregroundStyle", depth: squared) { view, _ in view.foregroundStyle(.red) },
        Level("bold", depth: squared) { view, _ in view.bold() },
        Level("id") { view, _ in view.id(1) },
        Level("animation") { view, number in view.animation(.linear, value: number) },
        Level("transition") { view, _ in view.transition(.opacity) },
        Level("preference", depth: squared) { view, _ in view.transformPreference(CountKey.self) { $0 += 1 } },
        Level("onPreferenceChange", depth: squared) { view, _ in view.onPreferenceChange(CountKey.self) { _ in } },
        Level("gesture") { view, _ in view.gesture(DragGesture()) },
        Level("onTapGesture", depth: deep) { view, _ in view.onTapGesture {} },
        Level("onAppear") { view, _ in view.onAppear {} },
        Level("task") { view, number in view.onChange(of: number) { _, _ in } },
        Level("accessibility") { view, _ in view.accessibilityHidden(false) },
        Level("buttonStyle", depth: squared) { view, _ in view.buttonStyle(.plain) },
        Level("hidden") { view, _ in view.hidden() },
        Level("allowsHitTesting") { view, _ in view.allowsHitTesting(true) },
        Level("compositingGroup") { view, _ in view.compositingGroup() },
        Level("own modifier") { view, _ in view.modifier(Plain()) },
        Level("own padded modifier") { view, _ in view.modifier(Padded()).padding(0) },
        Level("own view") { view, _ in Wrapper(content: view) },
        Level("own padded view", depth: deep) { view, _ in Wrapper(content: view).padding(0) },
        Level("Group") { view, _ in Group { view } },
        Level("padded Group") { view, _ in Group { view }.padding(0) },
        Level("ForEach") { view, _ in ForEach(0..<1) { _ in view } },
        Level("padded ForEach", depth: deep) { view, _ in ForEach(0..<1) { _ in view }.padding(0) },
        Level("if") { view, number in Choice(number: number, content: view) },
        Level("several views") { view, _ in TupleOfTwo(content: view) },
        Level("padding and environment", depth: squared) { view, number in
            view.padding(0).environment(\.lineLimit, number)
        },
        Level("frame, padding, opacity") { view, _ in view.frame(minWidth: 0).padding(0).opacity(1) },
        Level("equatable") { view, _ in EquatableWrapper(content: view).equatable() },
    ]

    @Test(
        "Each modifier can be nested thousands deep: mounted, shown, touched, changed and taken down",
        arguments: levels.indices)
    func nested(_ index: Int) throws {
        let level = Self.levels[index]
        let host = ViewHost(Self.nest(level, number: 1), size: CGSize(width: 200, height: 100))
        let isHidden = level.name == "hidden"
        #expect(host.contains("bottom 1") != isHidden, "\(level.name)")
        #expect(host.tree.contains("bottom 1") != isHidden, "\(level.name)")
        _ = host.svg
        _ = host.element(at: CGPoint(x: 100, y: 50))
        if !isHidden { #expect(try host.frame(of: "bottom 1").width > 0, "\(level.name)") }
        host.rootView = Self.nest(level, number: 2)
        #expect(host.contains("bottom 2") != isHidden, "\(level.name)")
        _ = host.display
        host.rootView = Self.nest(level, depth: 2, number: 3)
        #expect(host.contains("bottom 3") != isHidden, "\(level.name)")
        host.unmount()
        expectNoDifference(host.tree, "")
    }

    private nonisolated static let containers: [Level] = [
        Level("VStack") { view, _ in VStack(spacing: 0) { view } },
        Level("HStack") { view, _ in HStack(spacing: 0) { view } },
        Level("ZStack") { view, _ in ZStack { view } },
        Level("GeometryReader") { view, _ in GeometryReader { _ in view } },
        Level("ScrollView") { view, _ in ScrollView { view } },
        Level("Section") { view, _ in Section { view } },
        Level("button") { view, _ in
            Button {
            } label: {
                view
            }
        },
        Level("GroupBox") { view, _ in GroupBox { view } },
        Level("ViewThatFits") { view, _ in ViewThatFits { view } },
    ]

    /// The tree of these is as wide as it is deep, so there are fewer of them.
    @Test("Each container can be nested hundreds deep", arguments: containers.indices)
    func containers(_ index: Int) {
        let container = Self.containers[index]
        let depth = container.name == "GeometryReader" || container.name == "ViewThatFits" ? 60 : 600
        let host = ViewHost(Self.nest(container, depth: depth, number: 1), size: CGSize(width: 200, height: 100))
        #expect(host.tree.contains("bottom 1"), "\(container.name)")
        _ = host.svg
        _ = host.element(at: CGPoint(x: 100, y: 50))
        host.rootView = Self.nest(container, depth: depth, number: 2)
        #expect(host.tree.contains("bottom 2"), "\(container.name)")
        host.unmount()
        expectNoDifference(host.tree, "")
    }

    @Test("Deep stacks are released without overflowing the call stack")
    func elements() {
        let host = ViewHost(Self.nest(Self.containers[0], depth: Self.usual, number: 1))
        expectNoDifference(host.elements.flatMap(\.all).count, Self.usual + 1)
    }

    @Test("Siblings nested deep are painted and touched in the order of their indices")
    func siblings() {
        var deep = AnyView(Text("front").frame(width: 50, height: 50).contentShape(Rectangle()).zIndex(1))
        for _ in 0..<Self.deep { deep = AnyView(deep.padding(0)) }
        let host = ViewHost(
            ZStack {
                deep
                Text("behind").frame(width: 100, height: 100).contentShape(Rectangle())
            }, size: CGSize(width: 200, height: 100))
        expectNoDifference(host.element(at: CGPoint(x: 100, y: 50))?.label, "front")
    }

    @Test("A modifier outside of an AnyView keeps applying to each of the views inside of several ones")
    func each() throws {
        var view = AnyView(
            Group {
                Text("first")
                Text("second")
            })
        for _ in 0..<20 { view = AnyView(view.padding(1)) }
        let host = ViewHost(VStack(spacing: 0) { view }, size: CGSize(width: 200, height: 200))
        let (first, second) = (try host.frame(of: "first"), try host.frame(of: "second"))
        // Twenty points below the first one, and twenty above the second.
        expectNoDifference(second.minY - first.maxY, 40)
    }

    @Test("Views in many erased modifiers keep their state while the types stay, and lose it when one of them changes")
    func identity() throws {
        let host = ViewHost(Deep(), size: CGSize(width: 200, height: 200))
        try host.tap("Add 0")
        try host.tap("Widen")
        expect(host, shows: "Add 1")
        try host.tap("Other modifier")
        expect(host, shows: "Add 0")
    }

    private struct Deep: View {
        @State private var padding: CGFloat = 0
        @State private var isOther = false

        var body: some View {
            var view = AnyView(Counter())
            for level in 0..<30 {
                view = level == 15 && isOther ? AnyView(view.opacity(0.5)) : AnyView(view.padding(padding))
            }
            return VStack {
                view
                Button("Widen") { padding = 1 }
                Button("Other modifier") { isOther = true }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Add \(count)") { count += 1 } }
    }

    private struct CountKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Plain: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(0) }
    }

    private struct Wrapper: View {
        let content: AnyView
        var body: some View { content }
    }

    private struct EquatableWrapper: View, Equatable {
        let content: AnyView
        nonisolated static func == (lhs: Self, rhs: Self) -> Bool { false }
        var body: some View { content }
    }

    private struct Choice: View {
        let number: Int
        let content: AnyView
        var body: some View { if number < 10 { content } else { Text("other") } }
    }

    private struct TupleOfTwo: View {
        let content: AnyView
        @ViewBuilder var body: some View {
            content
            EmptyView()
        }
    }
}
