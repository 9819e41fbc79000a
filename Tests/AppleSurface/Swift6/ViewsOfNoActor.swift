import Foundation
import ReactiveViewsTesting
import Testing

// Programs that compile with Apple's frameworks in the language modes 5 and 6, without warnings: views, modifiers,
// gestures, scenes and toolbars are made by code of no actor. The file is compiled in both modes (`../Swift5` has a
// link to it).

/// Views that don't change, in constants of no actor.
private enum Constants {
    static let title = Text("Constant title")
    static let icon = Image(systemName: "star")
    static let accent = Color.red
    static let space = Spacer(minLength: 4)
    static let line = Divider()
    static let nothing = EmptyView()
}

private enum Screen: CaseIterable {
    case list
    case form

    var title: String { self == .list ? "List" : "Form" }

    var icon: Image { Image(systemName: self == .list ? "list.bullet" : "square") }

    var label: some View {
        Label(title, systemImage: "star").padding().background(Color.red).onTapGesture {}
    }

    @ViewBuilder var page: some View {
        switch self {
        case .list: List { Text("Row") }
        case .form: Form { Toggle("Switch", isOn: .constant(true)) }
        }
    }

    func erased() -> AnyView { AnyView(page.buttonStyle(BorderedButtonStyle())) }

    var gesture: some Gesture { TapGesture().onEnded {} }
}

/// A value that other tasks get, and that makes views.
private struct Badge: Sendable {
    let count: Int

    var text: Text { Text("Badge \(count)").bold() + Text("!") }

    func view() -> some View {
        HStack {
            Constants.icon
            text
            if count > 1 { Constants.line } else { Constants.nothing }
        }
        .frame(width: 200, alignment: .leading)
        .clipShape(RoundedRectangle(cornerRadius: 4))
    }
}

// MARK: - Modifiers by family

nonisolated extension View {
    /// A modifier of a program's own that belongs to no actor.
    fileprivate func card() -> some View { padding(4).background(Constants.accent, in: .rect(cornerRadius: 3)) }
}

private func laidOut(_ view: some View) -> some View {
    view
        .frame(minWidth: 20, maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 8)
        .offset(x: 1).position(x: 100, y: 50)
        .fixedSize().layoutPriority(1)
        .alignmentGuide(.leading) { $0[.leading] + 1 }
        .aspectRatio(2, contentMode: .fit)
        .safeAreaInset(edge: .bottom) { Text("Inset") }
        .background { Color.blue }
        .overlay(alignment: .top) { Text("Overlay") }
        .zIndex(1)
}

private func drawn(_ view: some View) -> some View {
    view
        .foregroundStyle(Constants.accent).tint(.blue).opacity(0.5).blur(radius: 1).shadow(radius: 2)
        .rotationEffect(.degrees(3)).scaleEffect(1.5).mask { Circle() }
        .overlay(Circle().fill(.red).stroke(.blue, lineWidth: 2))
        .overlay(Capsule().strokeBorder(Color.green))
}

private func written(_ view: some View) -> some View {
    view
        .font(.title).bold().italic().lineLimit(2).multilineTextAlignment(.center).textCase(.uppercase)
        .keyboardType(.numberPad).autocorrectionDisabled().submitLabel(.done).onSubmit {}
}

private func handled(_ view: some View, flag: Binding<Bool>, action: @escaping () -> Void) -> some View {
    view
        .onTapGesture(perform: action)
        .gesture(DragGesture().onChanged { _ in }.simultaneously(with: Screen.list.gesture))
        .onAppear(perform: action).onDisappear {}
        .onChange(of: flag.wrappedValue) { _, _ in action() }
        .task { await Task.yield() }
        .onHover { _ in }.onDrop(of: [.text], isTargeted: flag) { _ in true }
        .dropDestination(for: String.self) { _, _ in true }
        .disabled(false).focusable().swipeActions { Button("Delete", action: {}) }
        .contextMenu { Button("Menu", action: {}) }
}

private func presented(_ view: some View, flag: Binding<Bool>) -> some View {
    view
        .sheet(isPresented: flag) { Text("Sheet") }
        .alert("Alert", isPresented: .constant(false)) { Button("OK", role: .cancel) {} }
        .confirmationDialog("Dialog", isPresented: .constant(false)) { Button("Yes", action: {}) }
        .popover(isPresented: .constant(false)) { Text("Popover") }
        .fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }
        .fileExporter(isPresented: .constant(false), item: "text", onCompletion: { _ in })
}

private func navigated(_ view: some View) -> some View {
    NavigationStack {
        view
            .navigationTitle("Page").navigationDestination(for: Int.self) { Text("Page \($0)") }
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Write", action: {}) }
                ToolbarItemGroup(placement: .bottomBar) { Constants.title }
            }
            .toolbarTitleMenu { Button("Rename", action: {}) }
            .searchable(text: .constant(""), prompt: "Find")
            .refreshable {}
    }
}

private func styled(_ view: some View) -> some View {
    view
        .buttonStyle(PlainButtonStyle()).labelStyle(TitleOnlyLabelStyle()).listStyle(PlainListStyle())
        .toggleStyle(SwitchToggleStyle()).menuStyle(DefaultMenuStyle())
        .tabViewStyle(PageTabViewStyle()).tableStyle(InsetTableStyle())
        .environment(\.lineLimit, 3).environment(\.layoutDirection, .leftToRight)
        .preference(key: Total.self, value: 2).id("styled").tag(3)
}

private func moved(_ view: some View, in namespace: Namespace.ID) -> some View {
    view
        .animation(.default, value: 1).transition(.opacity.combined(with: .scale))
        .transition(OpacityTransition().combined(with: SlideTransition()))
        .matchedGeometryEffect(id: 1, in: namespace).contentTransition(.opacity)
        .matchedTransitionSource(id: 2, in: namespace)
}

private func described(_ view: some View) -> some View {
    view
        .accessibilityLabel("Described").accessibilityValue("Value").accessibilityHint(Text("Hint"))
        .accessibilityAddTraits(.isHeader).accessibilityIdentifier("described")
        .accessibilityAction(named: "Act") {}
        .accessibilityRotor("Rotor") { AccessibilityRotorEntry("Entry", id: 1) }
}

private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

// MARK: - Containers and controls

private struct Person: Identifiable {
    let id: Int
    let name: String
}

private let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

private func controls(_ flag: Binding<Bool>) -> some View {
    VStack {
        Button("Press", systemImage: "star") {}
        Toggle("Toggle", isOn: flag)
        Stepper("Stepper", value: .constant(3), in: 0...5)
        Slider(value: .constant(0.5)) { Text("Slider") }
        Picker("Picker", selection: .constant(1)) { ForEach(0..<3) { Text("Choice \($0)").tag($0) } }
        TextField("Field", text: .constant("words"))
        Menu("Menu") { Button("Item", action: {}) }
        ProgressView(value: 0.5)
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        ShareLink(item: "shared")
        PasteButton(payloadType: String.self) { _ in }
        DisclosureGroup("More", isExpanded: flag) { Text("Hidden words") }
    }
}

private func containers() -> some View {
    ScrollView {
        LazyVStack { ForEach(people) { Text($0.name) } }
        LazyVGrid(columns: [GridItem(.flexible())]) { Section("Section") { Text("Cell") } }
        Grid { GridRow { Text("Grid cell") } }
        Table(people) { TableColumn("Name", value: \.name).width(min: 20) }
        TabView {
            Tab("First", systemImage: "star") { Text("First tab") }
            Tab("Second", systemImage: "star") { Text("Second tab") }
        }
        .frame(height: 200)
    }
}

private func scenes() -> some Scene {
    WindowGroup("Window", id: "main") { Constants.title }
        .commands { CommandMenu("Commands") { Button("Do", action: {}) } }
        .environment(\.lineLimit, 1)
        .onChange(of: 1) { _, _ in }
}

@MainActor
@Suite("Views made by code of no actor")
struct ViewsOfNoActorTests {
    @Test("An enumeration's views are shown", arguments: Screen.allCases)
    fileprivate func screens(_ screen: Screen) throws {
        let host = ViewHost(
            VStack {
                screen.label
                screen.icon
                screen.erased()
            })
        #expect(host.contains(screen.title))
        #expect(host.contains(screen == .list ? "Row" : "Switch"))
    }

    @Test("Constants of no actor are shown")
    func constants() throws {
        let host = ViewHost(
            HStack(spacing: 0) {
                Constants.title
                Constants.nothing
                Constants.space
                Constants.accent.frame(width: 10, height: 10)
            })
        #expect(host.contains("Constant title"))
    }

    @Test("A text that a detached task makes is shown")
    func detached() async {
        let badge = Badge(count: 2)
        let text = await Task.detached { badge.text }.value
        #expect(ViewHost(text).contains("Badge 2!"))
        #expect(ViewHost(badge.view().card()).contains("Badge 2!"))
    }

    @Test("Functions of no actor modify a view by each family of modifiers")
    func modifiers() {
        struct Page: View {
            @Namespace var namespace
            var body: some View { moved(Text("Words"), in: namespace) }
        }
        #expect(ViewHost(laidOut(Text("Words")), size: CGSize(width: 300, height: 300)).contains("Overlay"))
        #expect(ViewHost(drawn(Text("Words"))).contains("Words"))
        #expect(ViewHost(written(Text("Words"))).contains("Words"))
        #expect(ViewHost(styled(Text("Words"))).contains("Words"))
        #expect(ViewHost(described(Text("Words"))).contains("Described"))
        #expect(ViewHost(Page()).contains("Words"))
    }

    @Test("An action that a function of no actor attaches is performed")
    func actions() throws {
        var count = 0
        let host = ViewHost(handled(Text("Words"), flag: .constant(false)) { count += 1 })
        let before = count
        try host.tap("Words")
        #expect(count == before + 1)
    }

    @Test("A sheet that a function of no actor attaches is presented, and pages have titles and toolbars")
    func presentation() {
        #expect(ViewHost(presented(Text("Page"), flag: .constant(true))).contains("Sheet"))
        #expect(!ViewHost(presented(Text("Page"), flag: .constant(false))).contains("Sheet"))
        let host = ViewHost(navigated(Text("Words")))
        #expect(host.contains("Page"))
        #expect(host.contains("Write"))
        #expect(host.contains("Constant title"))
    }

    @Test("Controls and containers that functions of no actor make are shown")
    func content() {
        let host = ViewHost(controls(.constant(true)), size: CGSize(width: 400, height: 2_000))
        for name in ["Press", "Toggle", "Stepper", "Picker", "Menu", "Paste", "Hidden words"] {
            #expect(host.contains(name), "\(name)")
        }
        let list = ViewHost(containers(), size: CGSize(width: 400, height: 2_000))
        for name in ["Ann", "Cell", "Grid cell", "Bob", "First tab"] { #expect(list.contains(name), "\(name)") }
    }

    @Test("A scene that a function of no actor makes opens a window and has commands")
    func scene() throws {
        struct Program: App {
            var body: some Scene { scenes() }
        }
        let app = AppHost(Program())
        #expect(app.windows.map(\.title) == ["Window"])
        try app.perform("Do")
    }
}
