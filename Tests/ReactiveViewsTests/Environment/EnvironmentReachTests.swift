import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

extension EnvironmentValues {
    @Entry fileprivate var level = 0
    @Entry fileprivate var sum = 0
}

/// An environment modifier holds for the whole view that it is applied to, whatever the shape of the view's body and
/// whatever stands further out.
@MainActor
@Suite("Where an environment modifier holds")
struct EnvironmentReachTests {
    private final class Account: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    private struct Greeting: View {
        @EnvironmentObject private var account: Account
        var isLong = true

        var body: some View {
            Text("hello \(account.name)")
            if isLong { Text("and welcome, \(account.name)") }
        }
    }

    @Test("A body of several views reads an object that is provided inside of a padding")
    func object() {
        let host = ViewHost(Greeting().environmentObject(Account("Ann")).padding().background(.red))
        expectNoDifference(host.elements.compactMap(\.label), ["hello Ann", "and welcome, Ann"])
    }

    @Test("An object in the environment of a body of several views can be changed and replaced")
    func objectChanges() {
        let (first, second) = (Account("Ann"), Account("Bob"))
        let host = ViewHost(Greeting().environmentObject(first).padding())
        host.perform { first.name = "Eve" }
        #expect(host.contains("hello Eve") && host.contains("and welcome, Eve"))
        host.rootView = Greeting(isLong: false).environmentObject(second).padding()
        expectNoDifference(host.elements.compactMap(\.label), ["hello Bob"])
        host.perform {
            first.name = "nobody"
            second.name = "Rob"
        }
        expectNoDifference(host.elements.compactMap(\.label), ["hello Rob"])
        host.checkInvariants()
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            if isEnabled { Text("enabled") } else { Text("disabled") }
            Text(scheme == .dark ? "dark" : "light")
            AnyView(Button("Act") {})
        }
    }

    @Test("A body with conditions reads a color scheme and whether it is disabled, inside of a padding")
    func values() {
        let host = ViewHost(Scheme().environment(\.colorScheme, .dark).disabled(true).padding())
        #expect(host.contains("disabled") && host.contains("dark"))
        #expect(throws: (any Error).self) { try host.tap("Act") }
    }

    @Test("A label has the style that is set inside of a padding")
    func labelStyle() {
        let host = ViewHost(Label("Star", systemImage: "star").labelStyle(.titleOnly).padding())
        expectNoDifference(host.tree, "Text \"Star\"")
    }

    private struct Levels: View {
        @Environment(\.level) private var level
        let name: String
        var body: some View {
            Text("\(name) \(level)")
            Text("\(name) too \(level)")
        }
    }

    @Test("A modifier further out reads the environment around, not that of the view which it modifies")
    func outside() {
        let host = ViewHost(
            Levels(name: "view").environment(\.level, 2).background { Levels(name: "behind") }
                .environment(\.level, 1))
        let labels = host.elements.compactMap(\.label)
        expectNoDifference(Set(labels), ["view 2", "view too 2", "behind 1", "behind too 1"])
    }

    @Test("Each modifier between several environment modifiers reads those further out only")
    func layers() {
        let host = ViewHost(
            Levels(name: "view").environment(\.level, 3).overlay { Levels(name: "third") }
                .transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 2)
                .overlay { Levels(name: "second") }.environment(\.level, 1).overlay { Levels(name: "first") })
        let labels = Set(host.elements.compactMap(\.label).filter { !$0.contains("too") })
        expectNoDifference(labels, ["view 3", "third 12", "second 1", "first 0"])
    }

    @Test("A changed value of an environment modifier reaches the body of several views and each of the views")
    func changes() throws {
        struct Stage: View {
            @State private var level = 1
            @State private var isPadded = 3.0
            var body: some View {
                Levels(name: "view").transformEnvironment(\.level) { $0 += level }.padding(isPadded)
                    .environment(\.level, level * 10)
                Button("More") { level += 1 }
                Button("Wider") { isPadded += 1 }
            }
        }
        let host = ViewHost(Stage())
        #expect(host.contains("view 11") && host.contains("view too 11"))
        try host.tap("More")
        #expect(host.contains("view 22") && host.contains("view too 22"))
        try host.tap("Wider")
        #expect(host.contains("view 22") && host.contains("view too 22"))
        host.checkInvariants()
    }

    private struct Counter: View {
        @Environment(\.level) private var level
        @State private var count = 0
        var body: some View {
            if level > 1 { Text("high") }
            Button("count \(count)") { count += 1 }
        }
    }

    @Test("State in a body of several views survives a change of the environment and of a modifier further out")
    func state() throws {
        func view(_ level: Int, _ padding: CGFloat) -> some View {
            Counter().environment(\.level, level).padding(padding).opacity(padding == 3 ? 1 : 0.5)
        }
        let host = ViewHost(view(1, 3))
        try host.tap("count 0")
        host.rootView = view(2, 3)
        #expect(host.contains("count 1") && host.contains("high"))
        host.rootView = view(2, 4)
        try host.tap("count 1")
        host.rootView = view(0, 4)
        expectNoDifference(host.elements.compactMap(\.label), ["count 2"])
        host.checkInvariants()
    }

    @Test("An AnyView whose content changes its type reads the environment modifier inside of a padding")
    func erased() {
        func view(_ isLong: Bool) -> some View {
            (isLong ? AnyView(Levels(name: "long")) : AnyView(Counter())).environment(\.level, 5).padding()
        }
        let host = ViewHost(view(true))
        expectNoDifference(host.elements.compactMap(\.label), ["long 5", "long too 5"])
        host.rootView = view(false)
        expectNoDifference(host.elements.compactMap(\.label), ["high", "count 0"])
        host.rootView = view(true)
        expectNoDifference(host.elements.compactMap(\.label), ["long 5", "long too 5"])
    }

    private struct Raised: ViewModifier {
        func body(content: Content) -> some View { content.transformEnvironment(\.level) { $0 += 100 } }
    }

    private struct Doubled: ViewModifier {
        @Environment(\.level) private var level
        func body(content: Content) -> some View {
            content
            Text("modifier \(level)")
        }
    }

    @Test(
        "A custom modifier and a sequence of modifiers set and read the environment as if they were applied one by one")
    func customModifiers() {
        let host = ViewHost(
            VStack {
                Levels(name: "a").modifier(Raised()).padding()
                Levels(name: "b").modifier(Raised().concat(Raised())).padding()
                Text("c").modifier(Doubled()).environment(\.level, 4).padding()
                Text("d").modifier(Doubled().concat(Raised())).padding().environment(\.level, 5)
            })
        let labels = host.elements[0].children.compactMap(\.label).filter { !$0.contains("too") }
        expectNoDifference(Set(labels), ["a 100", "b 200", "c", "modifier 4", "d", "modifier 105"])
    }

    @Test("A custom modifier in a sequence places a view of several views once")
    func sequencePlacesOnce() {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View {
                HStack { content }
            }
        }
        let single = ViewHost(Levels(name: "a").modifier(Framed()).padding())
        let sequence = ViewHost(Levels(name: "a").modifier(Framed().concat(EmptyModifier())).padding())
        expectNoDifference(sequence.tree, single.tree)
        #expect(single.tree.hasPrefix("HStack"))
    }

    @Test("A subview of a container inherits from its place, and the modifiers of the view that it comes from")
    func subviews() {
        let host = ViewHost(
            VStack {
                ForEach(subviews: Levels(name: "view").transformEnvironment(\.sum) { $0 += 1 }) { subview in
                    subview.environment(\.level, 7)
                }
            })
        expectNoDifference(host.elements[0].children.compactMap(\.label), ["view 0", "view too 0"])
        struct Sum: View {
            @Environment(\.sum) private var sum
            @Environment(\.level) private var level
            var body: some View { Text("sum \(sum) \(level)") }
        }
        let sums = ViewHost(
            ForEach(subviews: Group { Sum() }.transformEnvironment(\.sum) { $0 += 1 }) { subview in
                subview.environment(\.level, 7).environment(\.sum, 10)
            })
        expectNoDifference(sums.elements.compactMap(\.label), ["sum 11 7"])
    }

    @Test("An animation inside of another modifier doesn't animate that modifier")
    func animation() {
        struct Stage: View {
            let isFaint: Bool
            var body: some View {
                Levels(name: "view").animation(.linear(duration: 1), value: isFaint).opacity(isFaint ? 0.5 : 1)
            }
        }
        let host = ViewHost(Stage(isFaint: false), clock: .virtual)
        host.rootView = Stage(isFaint: true)
        host.advance(by: 0.5)
        expectNoDifference(host.display, ViewHost(Stage(isFaint: true)).display)
    }

    @Test("An animation around a body of several views animates what is inside of it, and views that the body inserts")
    func animationInside() {
        struct Stage: View {
            let isFaint: Bool
            var body: some View {
                Levels(name: "view").opacity(isFaint ? 0.5 : 1).animation(.linear(duration: 1), value: isFaint)
                    .padding(isFaint ? 2 : 3)
            }
        }
        let host = ViewHost(Stage(isFaint: false), clock: .virtual)
        host.rootView = Stage(isFaint: true)
        host.advance(by: 0.5)
        #expect(host.display != ViewHost(Stage(isFaint: true)).display)
        host.advance(by: 1)
        expectNoDifference(host.display, ViewHost(Stage(isFaint: true)).display)
        host.checkInvariants()
    }
}

// MARK: - Random programs

/// A layer around a view: a shape of a body, an environment modifier, or another modifier.
private enum Layer {
    case shape(Shape)
    case setter(Setter, Int)
    case modifier(Int)

    enum Shape: CaseIterable {
        case one, optional, either, several, erased, group, rows, tuple, custom, sequence, section, equatable
        case subviews, groupOfSubviews, sections, groupOfSections, tree
    }

    enum Setter: CaseIterable {
        case level, sum, object, observed, disabled, lineLimit, colorScheme, controlSize, labelStyle, toggleStyle, font
        case customModifier, sequence, transaction, identity
    }
}

/// A view in layers, from the innermost to the outermost, at one state of its surroundings.
private struct LayeredProgram {
    var layers: [Layer]
    /// The state that shapes and setters depend on.
    var flag = true
    var number = 1
    /// Whether each shape stands in a stack, so that all modifiers apply to one view.
    var isStacked = false

    @MainActor
    func view() -> AnyView { add(layers[...], to: Readings(name: "leaf")) }

    @MainActor
    private func add<V: View>(_ layers: ArraySlice<Layer>, to view: V) -> AnyView {
        guard let layer = layers.first else { return AnyView(view) }
        let rest = layers.dropFirst()
        switch layer {
        case .shape(let shape): return add(shape, to: view, rest)
        case .setter(let setter, let value): return add(setter, value + number, to: view, rest)
        case .modifier(let index): return add(rest, to: OuterModifiers.list[index].apply(AnyView(view)))
        }
    }

    @MainActor
    private func put<V: View>(_ view: V, _ rest: ArraySlice<Layer>) -> AnyView {
        isStacked ? add(rest, to: VStack { view }) : add(rest, to: view)
    }

    @MainActor
    private func add<V: View>(_ shape: Layer.Shape, to view: V, _ rest: ArraySlice<Layer>) -> AnyView {
        switch shape {
        case .one: put(OneBody(content: view), rest)
        case .optional: put(OptionalBody(flag: flag, content: view), rest)
        case .either: put(EitherBody(flag: flag, content: view), rest)
        case .several: put(SeveralBody(content: view), rest)
        case .erased: put(ErasedBody(flag: flag, content: view), rest)
        case .group: put(GroupBody(content: view), rest)
        case .rows: put(RowsBody(count: number % 3 + 1, content: view), rest)
        case .tuple: put(TupleView((view, Readings(name: "tuple"))), rest)
        case .custom: put(view.modifier(SeveralModifier()), rest)
        case .sequence: put(view.modifier(SeveralModifier().concat(SumModifier(amount: 1))), rest)
        case .section: put(SectionBody(content: view), rest)
        case .equatable: put(EquatableBody(flag: flag, content: view), rest)
        case .subviews: put(SubviewsBody(content: view), rest)
        case .groupOfSubviews: put(GroupOfSubviewsBody(content: view), rest)
        case .sections: put(SectionsBody(content: view), rest)
        case .groupOfSections: put(GroupOfSectionsBody(content: view), rest)
        case .tree: put(_VariadicView.Tree(Root()) { view }, rest)
        }
    }

    @MainActor
    private func add<V: View>(_ setter: Layer.Setter, _ value: Int, to view: V, _ rest: ArraySlice<Layer>) -> AnyView {
        switch setter {
        case .level: add(rest, to: view.environment(\.level, value))
        case .sum: add(rest, to: view.transformEnvironment(\.sum) { $0 += value })
        case .object: add(rest, to: view.environmentObject(Counted.all[value % 4]))
        case .observed: add(rest, to: view.environment(Noted.all[value % 4]))
        case .disabled: add(rest, to: view.disabled(value.isMultiple(of: 2)))
        case .lineLimit: add(rest, to: view.lineLimit(value))
        case .colorScheme: add(rest, to: view.environment(\.colorScheme, value.isMultiple(of: 2) ? .dark : .light))
        case .controlSize: add(rest, to: view.controlSize(value.isMultiple(of: 2) ? .large : .mini))
        case .labelStyle: add(rest, to: view.labelStyle(NumberedStyle(number: value)))
        case .toggleStyle: add(rest, to: view.toggleStyle(NumberedToggleStyle(number: value)))
        case .font: add(rest, to: view.font(value.isMultiple(of: 2) ? .title : .caption))
        case .customModifier: add(rest, to: view.modifier(SumModifier(amount: value)))
        case .sequence: add(rest, to: view.modifier(SumModifier(amount: value).concat(SumModifier(amount: 1))))
        case .transaction: add(rest, to: view.transaction { _ in })
        case .identity: add(rest, to: view.id(value % 2))
        }
    }

    static func random(_ random: inout SeededGenerator) -> LayeredProgram {
        let layers = (0...Int.random(in: 1...5, using: &random)).map { _ -> Layer in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .shape(Layer.Shape.allCases.randomElement(using: &random)!)
            case 1: .setter(Layer.Setter.allCases.randomElement(using: &random)!, Int.random(in: 0..<4, using: &random))
            default: .modifier(Int.random(in: 0..<OuterModifiers.count, using: &random))
            }
        }
        return LayeredProgram(layers: layers)
    }
}

/// All modifiers, and some that show what they read themselves.
@MainActor
private enum OuterModifiers {
    static let list: [AppliedModifier<AnyView>] =
        AllModifiers<AnyView>().list + [
            AppliedModifier("background that reads") { $0.background { Readings(name: "background") } },
            AppliedModifier("overlay that reads") {
                $0.overlay {
                    Readings(name: "overlay")
                    Readings(name: "overlay")
                }
            },
            AppliedModifier("padding and opacity") { $0.padding().opacity(0.5) },
        ]
    nonisolated static let count = 200
}

private final class Counted: ObservableObject, Sendable {
    static let all = (0..<4).map { Counted(number: $0) }
    let number: Int
    init(number: Int) { self.number = number }
}

@Observable
private final class Noted: Sendable {
    static let all = (0..<4).map { Noted(number: $0) }
    let number: Int
    init(number: Int) { self.number = number }
}

private struct NumberedStyle: LabelStyle {
    let number: Int

    func makeBody(configuration: Configuration) -> some View {
        Text("label style \(number);")
        configuration.title
    }
}

private struct NumberedToggleStyle: ToggleStyle {
    let number: Int

    func makeBody(configuration: Configuration) -> some View { Text("toggle style \(number);") }
}

/// All that is read from an environment, as a text.
private struct Readings: View {
    @Environment(\.self) private var values
    @EnvironmentObject private var counted: Counted
    @Environment(Noted.self) private var noted: Noted?
    let name: String

    private var line: String {
        let look = "\(values.colorScheme) \(values.controlSize) \(values.font == nil ? "-" : "font")"
        let numbers = "\(values.level) \(values.sum) \(values.lineLimit ?? 0) \(counted.number) \(noted?.number ?? -1)"
        return "read \(name) \(numbers) \(values.isEnabled) \(look);"
    }

    var body: some View {
        Text(line)
        Label("label", systemImage: "star")
        Toggle("toggle", isOn: .constant(true))
    }
}

private struct OneBody<Content: View>: View {
    @Environment(\.level) private var level
    let content: Content
    var body: some View {
        HStack {
            content
            Text("read one \(level);")
        }
    }
}

private struct OptionalBody<Content: View>: View {
    @Environment(\.level) private var level
    let flag: Bool
    let content: Content
    var body: some View {
        // Never empty: a container of subviews would read nothing of an empty body, but the stack of one.
        Text("read optional \(level);")
        if flag || level == 3 { content }
    }
}

private struct EitherBody<Content: View>: View {
    @Environment(\.level) private var level
    let flag: Bool
    let content: Content
    var body: some View {
        if flag { Text("read either \(level);") } else { content }
    }
}

private struct SeveralBody<Content: View>: View {
    @Environment(\.self) private var values
    @EnvironmentObject private var counted: Counted
    let content: Content
    var body: some View {
        content
        Text("read several \(values.level) \(values.sum) \(counted.number) \(values.isEnabled);")
    }
}

private struct ErasedBody<Content: View>: View {
    @Environment(\.level) private var level
    let flag: Bool
    let content: Content
    var body: AnyView { flag ? AnyView(content) : AnyView(SeveralBody(content: Text("read erased \(level);"))) }
}

private struct GroupBody<Content: View>: View {
    @Environment(\.sum) private var sum
    let content: Content
    var body: some View {
        Group {
            content
            Text("read group \(sum);")
        }
    }
}

private struct RowsBody<Content: View>: View {
    @Environment(\.level) private var level
    let count: Int
    let content: Content
    var body: some View {
        ForEach(0..<count, id: \.self) { row in
            Text("read row \(row) \(level);")
            if row == 0 { content }
        }
    }
}

private struct SectionBody<Content: View>: View {
    @Environment(\.level) private var level
    let content: Content
    var body: some View {
        Section {
            content
            Text("read section \(level);")
        } header: {
            Text("read header \(level);")
        }
    }
}

private struct EquatableBody<Content: View>: View {
    @Environment(\.level) private var level
    let flag: Bool
    let content: Content
    var body: some View {
        Leaf(flag: flag).equatable()
        content
    }

    struct Leaf: View, Equatable {
        @Environment(\.level) private var level
        let flag: Bool
        nonisolated static func == (lhs: Leaf, rhs: Leaf) -> Bool { lhs.flag == rhs.flag }
        var body: some View {
            Text("read equatable \(level);")
            if flag { Text("read equatable too \(level);") }
        }
    }
}

private struct SeveralModifier: ViewModifier {
    @Environment(\.level) private var level
    func body(content: Content) -> some View {
        content
        Text("read modifier \(level);")
    }
}

private struct SumModifier: ViewModifier {
    @Environment(\.level) private var level
    let amount: Int
    func body(content: Content) -> some View {
        content.transformEnvironment(\.sum) { $0 += amount + level }
    }
}

private struct SubviewsBody<Content: View>: View {
    @Environment(\.level) private var level
    let content: Content
    var body: some View {
        ForEach(subviews: content) { subview in
            subview
            Text("read subview \(level);")
        }
    }
}

private struct GroupOfSubviewsBody<Content: View>: View {
    @Environment(\.level) private var level
    let content: Content
    var body: some View {
        Group(subviews: content) { subviews in
            subviews
            Text("read subviews \(level);")
        }
    }
}

private struct SectionsBody<Content: View>: View {
    @Environment(\.level) private var level
    let content: Content
    var body: some View {
        ForEach(sections: content) { section in
            section.header
            section.content
            Text("read section \(level);")
        }
    }
}

private struct GroupOfSectionsBody<Content: View>: View {
    @Environment(\.level) private var level
    let content: Content
    var body: some View {
        Group(sections: content) { sections in
            ForEach(sections) { section in
                section.content.padding(1)
                section.footer
                section.header
            }
            Text("read sections \(level);")
        }
    }
}

private struct Root: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in child.padding(1) }
        Readings(name: "root")
    }
}

private struct Stage: View {
    let program: LayeredProgram
    var body: some View {
        VStack { program.view() }.environmentObject(Counted.all[0])
    }
}

@MainActor
@Suite("Random environments")
struct RandomEnvironmentTests {
    private typealias Host = ViewHost<Stage>
    private static let size = CGSize(width: 400, height: 4_000)

    private static func host(_ program: LayeredProgram) -> Host { ViewHost(Stage(program: program), size: size) }

    /// What the views have read from their environments.
    private static func readings(_ host: Host) -> Set<String> {
        var words: Set<String> = []
        for part in host.tree.split(separator: "\"") {
            for marker in ["read ", "label style ", "toggle style "] {
                guard let start = part.range(of: marker) else { continue }
                words.insert(String(part[start.lowerBound...].prefix { $0 != ";" }))
            }
        }
        return words
    }

    private static func failure(_ program: LayeredProgram) -> String? {
        var stacked = program
        stacked.isStacked = true
        let (host, other) = (host(program), host(stacked))
        let (read, expected) = (readings(host), readings(other))
        if read != expected {
            return """
                \(program.layers) with \(program.flag) \(program.number):
                read instead: \(read.subtracting(expected).sorted())
                not read: \(expected.subtracting(read).sorted())
                """
        }
        return nil
    }

    /// All setters, or one of ten modifiers for each shape with one setter.
    @Test(
        "Each shape of a body reads each environment modifier inside of each modifier as if it stood in a stack",
        .tags(.manyRounds))
    func pairs() {
        var count = 0
        let rounds = RandomRounds.count(Layer.Setter.allCases.count, oneOf: Layer.Setter.allCases.count)
        for (number, shape) in Layer.Shape.allCases.enumerated() {
            for index in OuterModifiers.list.indices where (number + index) % RandomRounds.step() == 0 {
                for round in 0..<rounds {
                    let setter = Layer.Setter.allCases[(index + round) % Layer.Setter.allCases.count]
                    let program = LayeredProgram(layers: [.shape(shape), .setter(setter, 1), .modifier(index)])
                    count += 1
                    guard let failure = Self.failure(program) else { continue }
                    Issue.record("\(OuterModifiers.list[index].name): \(failure)")
                    return
                }
            }
        }
        #expect(count > 3_000 / RandomRounds.step())
    }

    /// 4 000 programs in ten parts.
    @Test(
        "Nested shapes read nested environment modifiers as if they stood in stacks, also after changes",
        .tags(.manyRounds), arguments: 0..<10)
    func programs(_ part: UInt64) {
        for seed in RandomRounds.of(part * 400..<(part + 1) * 400, oneOf: 100) {
            guard let failure = Self.play(seed) else { continue }
            Issue.record("seed \(seed): \(failure)")
            return
        }
    }

    private static func play(_ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        var program = LayeredProgram.random(&random)
        let host = host(program)
        for _ in 0..<3 {
            if let failure = failure(program) { return failure }
            program.flag = Bool.random(using: &random)
            program.number = Int.random(in: 0..<4, using: &random)
            host.rootView = Stage(program: program)
            host.checkInvariants()
            let fresh = self.host(program)
            if host.tree != fresh.tree {
                return "\(program.layers): the tree is\n\(host.tree)\nbut freshly mounted\n\(fresh.tree)"
            }
            if host.display != fresh.display, host.svg != fresh.svg {
                return "\(program.layers): the picture of\n\(host.tree)\ndiffers from that of a fresh mount"
            }
        }
        return nil
    }
}
