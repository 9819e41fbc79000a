import ReactiveTesting
import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// Actions that add a row and refer to it: a lazy container makes the row after layout only.
@MainActor
@Suite("References to rows that the same action adds")
struct NewRowTests {
    private enum Container: CaseIterable { case stack, lazyStack, list, form, grid, geometry, sections }

    /// Rows in one of several containers.
    private struct Rows<Row: View>: View {
        let container: Container
        let ids: [Int]
        @ViewBuilder let row: (Int) -> Row

        var body: some View {
            switch container {
            case .stack: ScrollView { VStack { each } }
            case .lazyStack: ScrollView { LazyVStack { each } }
            case .list: List { each }
            case .form: Form { each }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { each } }
            case .geometry: GeometryReader { _ in ScrollView { LazyVStack { each } } }
            case .sections:
                List {
                    ForEach(0..<2) { section in
                        Section("Section \(section)") {
                            ForEach(ids.filter { $0 % 2 == section }, id: \.self) { row($0) }
                        }
                    }
                }
            }
        }

        private var each: some View { ForEach(ids, id: \.self) { row($0) } }
    }

    private enum Order: CaseIterable { case rowFirst, referenceFirst, rowAnimated, referenceAnimated, onChange }

    private struct Focusing: View {
        let container: Container
        let order: Order
        let position: Int
        let log: Log
        @State var ids = [0, 1, 2]
        @State var text = ""
        @State var isAsked = false
        @FocusState var focus: Int?

        var body: some View {
            let _ = log.append("\(focus.map { "\($0)" } ?? "nil")")
            VStack {
                Button("Add") {
                    switch order {
                    case .rowFirst:
                        add()
                        focus = 3
                    case .referenceFirst:
                        focus = 3
                        add()
                    case .rowAnimated:
                        focus = 3
                        withAnimation { add() }
                    case .referenceAnimated:
                        add()
                        withAnimation { focus = 3 }
                    case .onChange:
                        focus = 3
                        isAsked = true
                    }
                }
                Button("Missing") { focus = 9 }
                Text("focus \(focus.map { "\($0)" } ?? "nil")")
                Rows(container: container, ids: ids) { id in
                    TextField("Row \(id)", text: $text).focused($focus, equals: id)
                }
            }
            .onChange(of: isAsked) { add() }
        }

        private func add() { ids.insert(3, at: position) }
    }

    private func focused(_ host: ViewHost<some View>) -> [String] {
        host.elements.flatMap(\.all).filter { $0.attributes.contains("focused") }.compactMap(\.label)
    }

    @Test(
        "A field of a new row has the focus that the same action gives it, in every container, order and place",
        arguments: Container.allCases)
    private func focus(container: Container) throws {
        for order in Order.allCases {
            for position in 0...3 {
                let case_: Comment = "\(container) \(order) at \(position)"
                let log = Log()
                let host = ViewHost(Focusing(container: container, order: order, position: position, log: log))
                _ = log.take()
                try host.tap("Add")
                #expect(focused(host) == ["Row 3"], case_)
                #expect(host.contains("focus 3"), case_)
                #expect(!log.take().dropFirst().contains("nil"), case_)
                host.checkInvariants()
                // The other way round: a value that no row has is cleared once everything is settled.
                try host.tap("Missing")
                #expect(focused(host) == [] && host.contains("focus nil"), case_)
                #expect(log.take().last == "nil", case_)
            }
        }
    }

    private struct Single: View {
        let container: Container
        @State var ids = [0]
        @State var text = ""
        @FocusState var isFocused: Bool
        @AccessibilityFocusState var accessible: Int?
        @AccessibilityFocusState var isRead: Bool

        var body: some View {
            VStack {
                Button("Add") {
                    isFocused = true
                    ids.append(1)
                }
                Button("Read") {
                    accessible = 2
                    ids.append(2)
                }
                Button("Read Bool") {
                    isRead = true
                    ids.append(3)
                }
                Button("Read missing") { accessible = 9 }
                Text("\(isFocused) \(accessible.map { "\($0)" } ?? "nil") \(isRead)")
                Rows(container: container, ids: ids) { id in
                    if id == 1 {
                        TextField("Field", text: $text).focused($isFocused)
                    } else if id == 3 {
                        Text("Row 3").accessibilityFocused($isRead)
                    } else {
                        Text("Row \(id)").accessibilityFocused($accessible, equals: id)
                    }
                }
            }
        }
    }

    @Test(
        "A Bool focus state and the accessibility focus reach a new row, too; a value without a view is cleared",
        arguments: Container.allCases)
    private func otherFocus(container: Container) throws {
        let host = ViewHost(Single(container: container))
        try host.tap("Add")
        expectNoDifference(focused(host), ["Field"])
        expect(host, shows: "true nil false", "\(host.tree)")
        try host.tap("Read")
        #expect(try host.find("Row 2").attributes.contains("accessibility focused"))
        expect(host, shows: "true 2 false", "\(host.tree)")
        try host.tap("Read Bool")
        #expect(try host.find("Row 3").attributes.contains("accessibility focused"))
        expect(host, shows: "true nil true", "\(host.tree)")
        try host.tap("Read missing")
        expect(host, shows: "true nil true", "\(host.tree)")
        host.checkInvariants()
    }

    private struct InSheet: View {
        @State var isShown = false
        @State var text = ""
        @FocusState var focus: Int?
        var body: some View {
            Button("Show") {
                focus = 1
                isShown = true
            }
            .sheet(isPresented: $isShown) {
                List { ForEach(0..<3) { TextField("Row \($0)", text: $text).focused($focus, equals: $0) } }
            }
        }
    }

    @Test("A field of a sheet has the focus that the action that presents it gives it")
    func sheet() throws {
        let host = ViewHost(InSheet())
        try host.tap("Show")
        expectNoDifference(focused(host), ["Row 1"])
    }

    private struct Preferring: View {
        @State var ids = [0]
        @State var text = ""
        @FocusState var focus: Int?
        @Namespace var form
        let isReset: Bool

        var body: some View {
            VStack {
                Button("Add") {
                    ids.append(1)
                    if isReset { Reset.reset?(in: form) }
                }
                if isReset || ids.count > 1 { fields.focusScope(form) }
            }
        }

        private var fields: some View {
            List(ids, id: \.self) { id in
                TextField("Row \(id)", text: $text).prefersDefaultFocus(id == 1, in: form)
                if id == 0 { ResetReader() }
            }
        }
    }

    private enum Reset { nonisolated(unsafe) static var reset: ResetFocusAction? }

    private struct ResetReader: View {
        @Environment(\.resetFocus) var reset
        var body: some View {
            let _ = Reset.reset = reset
            Text("reader")
        }
    }

    @Test("The preferred view of a scope may be a row that comes with the scope, or that the resetting action adds")
    func preferred() throws {
        for isReset in [false, true] {
            let host = ViewHost(Preferring(isReset: isReset))
            try host.tap("Add")
            expectNoDifference(focused(host), ["Row 1"], "\(isReset)")
        }
        Reset.reset = nil
    }

    private struct Default: View {
        @State var ids = [0, 1, 2]
        @State var text = ""
        @FocusState var focus: Int?
        var body: some View {
            List(ids, id: \.self) { TextField("Row \($0)", text: $text).focused($focus, equals: $0) }
                .defaultFocus($focus, 2)
        }
    }

    @Test("A default focus reaches a row that layout makes")
    func defaultFocus() { expectNoDifference(focused(ViewHost(Default())), ["Row 2"]) }

    // MARK: Scrolling

    private enum Way: CaseIterable { case proxy, id, position }

    private struct Scrolling: View {
        let container: Container
        let way: Way
        let isReferenceFirst: Bool
        let isLater: Bool
        @State var ids = Array(0..<40)
        @State var id: Int?
        @State var position = ScrollPosition(idType: Int.self)
        @State var isAsked = false

        var body: some View {
            ScrollViewReader { proxy in
                Button("Add") {
                    if !isReferenceFirst { add() }
                    switch way {
                    case .proxy: proxy.scrollTo(100, anchor: .center)
                    case .id: id = 100
                    case .position: position.scrollTo(id: 100, anchor: .center)
                    }
                    if isReferenceFirst { add() }
                }
                Button("Missing") {
                    proxy.scrollTo(500)
                    position.scrollTo(id: 500)
                    id = 500
                }
                Button("Late") { ids.append(500) }
                if way == .id {
                    rows.scrollPosition(id: $id, anchor: .center)
                } else {
                    rows.scrollPosition($position)
                }
            }
            .onChange(of: isAsked) { ids.append(100) }
        }

        private func add() { if isLater { isAsked = true } else { ids.append(100) } }

        private var rows: some View {
            Rows(container: container, ids: ids) { Text("Row \($0)").frame(height: 50) }
        }
    }

    @Test(
        "A scroll view goes to a new row, whether the action asks before or after it adds the row",
        arguments: Container.allCases)
    private func scrolling(container: Container) throws {
        for way in Way.allCases {
            for isReferenceFirst in [false, true] {
                for isLater in [false, true] {
                    let view = Scrolling(
                        container: container, way: way, isReferenceFirst: isReferenceFirst, isLater: isLater)
                    let case_: Comment = "\(container) \(way) \(isReferenceFirst) \(isLater)"
                    let host = ViewHost(view, size: CGSize(width: 300, height: 400))
                    try host.tap("Add")
                    #expect(host.contains("Row 100"), case_)
                    if host.contains("Row 100") {
                        let frame = try host.frame(of: "Row 100")
                        #expect(frame.minY >= 0 && frame.maxY <= 400, case_)
                    }
                    // A row that no one has is forgotten: it isn't scrolled to when it comes later.
                    try host.tap("Missing")
                    let before = try host.scrollOffset(of: "Row 100")
                    try host.tap("Late")
                    #expect(try host.scrollOffset(of: "Row 100") == before, case_)
                }
            }
        }
    }

    private struct Distant: View {
        @State var ids = Array(0..<200)
        @State var text = ""
        @FocusState var focus: Int?
        var body: some View {
            ScrollViewReader { proxy in
                Button("Add") {
                    focus = 500
                    proxy.scrollTo(500)
                    ids.append(500)
                }
                Button("Far") { focus = 250 }
                Button("More") { ids.insert(250, at: 150) }
                Text("focus \(focus.map { "\($0)" } ?? "nil")")
                ScrollView {
                    LazyVStack {
                        ForEach(ids, id: \.self) { TextField("Row \($0)", text: $text).focused($focus, equals: $0) }
                    }
                }
            }
        }
    }

    @Test("A new row out of sight has the focus if the action scrolls to it, and not otherwise")
    func distant() throws {
        let host = ViewHost(Distant(), size: CGSize(width: 300, height: 400))
        try host.tap("Far")
        try host.tap("More")
        expect(host, shows: "focus nil")
        try host.tap("Add")
        #expect(focused(host) == ["Row 500"] && host.contains("focus 500"), "\(host.tree)")
        host.checkInvariants()
    }

    // MARK: Matched geometry, selections, presentations

    private struct Matched: View {
        @State var ids = [0, 1]
        @State var chosen = 0
        @Namespace var space
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(ids, id: \.self) {
                            Color.clear.frame(height: 30).matchedGeometryEffect(id: $0, in: space)
                        }
                    }
                }
                .frame(height: 200)
                Rectangle().matchedGeometryEffect(id: chosen, in: space, isSource: false).frame(width: 5, height: 5)
                Button("Add") {
                    chosen = 2
                    ids.append(2)
                }
            }
        }
    }

    @Test("Matched geometry follows a new row of a lazy stack")
    func matched() throws {
        let host = ViewHost(Matched(), size: CGSize(width: 300, height: 400))
        try host.tap("Add")
        // The new row and the view that follows it.
        let frames = shownFrames(host).suffix(2)
        #expect(frames.first == frames.last && frames.first?.size == CGSize(width: 300, height: 30), "\(frames)")
    }

    private struct Selecting: View {
        @State var ids = [0]
        @State var selection: Int? = 0
        @State var presented: ID?
        @State var path: [Int] = []
        @State var tab = 0

        struct ID: Identifiable { let id: Int }

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Select") {
                        selection = 1
                        ids.append(1)
                    }
                    Button("Present") {
                        presented = ID(id: 2)
                        ids.append(2)
                    }
                    Button("Push") {
                        path.append(3)
                        ids.append(3)
                    }
                    Text("selection \(selection.map { "\($0)" } ?? "nil")")
                    List(ids, id: \.self, selection: $selection) { id in
                        Text("Row \(id)")
                            .sheet(
                                item: Binding(get: { id == presented?.id ? presented : nil }, set: { presented = $0 })
                            ) { Text("Sheet \($0.id)") }
                        if id == 3 { Text("Last").navigationDestination(for: Int.self) { Text("Page \($0)") } }
                    }
                }
            }
        }
    }

    @Test("Selections, sheets and paths that refer to a new row of a list find it")
    func selections() throws {
        let host = ViewHost(Selecting())
        try host.tap("Select")
        expect(host, shows: "selection 1")
        #expect(try host.find("Row 1").attributes.contains("selected"), "\(host.tree)")
        try host.tap("Present")
        expect(host, shows: "Sheet 2", "\(host.tree)")
        try host.dismiss()
        try host.tap("Push")
        expect(host, shows: "Page 3", "\(host.tree)")
    }

    private struct Tabbed: View {
        @State var tabs = [0]
        @State var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                ForEach(tabs, id: \.self) { id in
                    Button("Add on \(id)") {
                        tab = 1
                        tabs.append(1)
                    }
                    .tabItem { Text("Tab \(id)") }
                }
            }
        }
    }

    @Test("The tab that an action adds and selects is shown")
    func tab() throws {
        let host = ViewHost(Tabbed())
        try host.tap("Add on 0")
        expect(host, shows: "Add on 1", "\(host.tree)")
    }

    // MARK: Random programs

    private struct Random: View {
        let container: Container
        let model: Model
        @FocusState var focus: Int?
        @AccessibilityFocusState var accessible: Int?
        @State var text = ""

        var body: some View {
            VStack {
                Button("Step") {
                    for step in model.steps {
                        switch step {
                        case .insert(let id, let position): model.ids.insert(id, at: min(position, model.ids.count))
                        case .remove(let id): model.ids.removeAll { $0 == id }
                        case .focus(let id): focus = id
                        case .read(let id): accessible = id
                        case .animated(let id): withAnimation { model.ids.append(id) }
                        }
                    }
                }
                Text("focus \(focus.map { "\($0)" } ?? "nil"), read \(accessible.map { "\($0)" } ?? "nil")")
                Rows(container: container, ids: model.ids) { id in
                    TextField("Row \(id)", text: $text)
                        .focused($focus, equals: id)
                        .accessibilityFocused($accessible, equals: id)
                }
            }
        }
    }

    fileprivate enum Step {
        case insert(Int, Int), remove(Int), focus(Int?), read(Int?), animated(Int)
    }

    @Observable
    fileprivate final class Model {
        var ids = [0, 1, 2]
        var steps: [Step] = []
    }

    @Test(
        "Random actions that add, remove and refer to rows end with the focus of the last reference",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<60))
    func random(round: Int) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let container = Container.allCases.randomElement(using: &random)!
        let model = Model()
        let host = ViewHost(Random(container: container, model: model), size: CGSize(width: 400, height: 2_000))
        var next = 3
        var ids = Set(model.ids)
        var (focus, read): (Int?, Int?) = (nil, nil)
        for step in 0..<12 {
            var steps: [Step] = []
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    steps.append(.insert(next, Int.random(in: 0...ids.count, using: &random)))
                    ids.insert(next)
                    next += 1
                case 1:
                    steps.append(.animated(next))
                    ids.insert(next)
                    next += 1
                default:
                    guard ids.count > 2, let id = ids.sorted().randomElement(using: &random) else { continue }
                    steps.append(.remove(id))
                    ids.remove(id)
                }
            }
            // Rows that are there afterwards, or one that never is.
            let target = Bool.random(using: &random) ? ids.max() : Int.random(in: 0...next, using: &random)
            let isFocus = Bool.random(using: &random)
            steps.insert(isFocus ? .focus(target) : .read(target), at: Int.random(in: 0...steps.count, using: &random))
            if isFocus { focus = target } else { read = target }
            focus = focus.flatMap { ids.contains($0) ? $0 : nil }
            read = read.flatMap { ids.contains($0) ? $0 : nil }
            model.steps = steps
            try host.tap("Step")
            let comment: Comment = "seed \(seed), \(container), step \(step): \(steps)"
            let words = "focus \(focus.map { "\($0)" } ?? "nil"), read \(read.map { "\($0)" } ?? "nil")"
            expect(host, shows: words, "\(comment)\n\(host.tree)")
            #expect(focused(host) == (focus.map { ["Row \($0)"] } ?? []), comment)
            host.checkInvariants()
        }
    }
}
