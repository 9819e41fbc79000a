import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

/// Nodes keep their elements from one search to the next. What a search finds must be what is shown now.
@MainActor
@Suite("Elements that are kept between searches")
struct KeptElementsTests {
    @Test(
        "After each change of a random screen a search finds what the screen shows", .tags(.manyRounds),
        arguments: 0..<5)
    func random(_ part: UInt64) {
        for seed in RandomRounds.of(part * 40..<(part + 1) * 40) {
            var random = SeededGenerator(seed: seed)
            var screen = Screen.random(&random, depth: 0)
            let host = ViewHost(screen.view(), size: CGSize(width: 300, height: 400))
            for step in 0..<12 {
                let shown = Self.described(host.elements)
                let expected = Self.described(ViewElement.elementsComposedAnew(of: host.rootNode))
                expectNoDifference(shown, expected, "seed \(seed), step \(step)")
                if shown != expected { return }
                switch Int.random(in: 0..<8, using: &random) {
                case 0: host.setEnvironment(\.isEnabled, step % 2 == 0)
                case 1: host.setEnvironment(\.locale, Locale(identifier: step % 2 == 0 ? "de" : "en_US"))
                default:
                    screen = screen.changed(&random)
                    host.rootView = screen.view()
                }
                host.checkInvariants()
            }
        }
    }

    @Test(
        "After each change of a random screen, words are found as in a search of all elements", .tags(.manyRounds),
        arguments: 0..<5)
    func words(_ part: UInt64) {
        for seed in RandomRounds.of(part * 20..<(part + 1) * 20) {
            var random = SeededGenerator(seed: seed)
            var screen = Screen.random(&random, depth: 0)
            let host = ViewHost(screen.view(), size: CGSize(width: 300, height: 400))
            for step in 0..<8 {
                for words in Self.words(of: ViewElement.elementsComposedAnew(of: host.rootNode)) {
                    let found = Self.described(host.all(words))
                    host.checkInvariants()
                    let expected = Self.described(host.all(ViewQuery(nil, words)))
                    expectNoDifference(found, expected, "seed \(seed), step \(step), \(words)")
                }
                screen = screen.changed(&random)
                host.rootView = screen.view()
            }
        }
    }

    /// The words of some elements and of those inside, and words that none has.
    private static func words(of elements: [ViewElement]) -> Set<String> {
        let words = elements.flatMap(\.all).flatMap { [$0.label, $0.value].compactMap(\.self) + $0.names }
        return Set(words).subtracting([""]).union(["no such words"])
    }

    private static func described(_ elements: [ViewElement]) -> [String] {
        elements.flatMap(\.all).map { "\($0.line) \($0.identifier ?? "-") \($0.node?.creation ?? 0)" }
    }

    /// A random screen.
    private indirect enum Screen {
        case text(String)
        case number(Int)
        case image(String)
        case button([Screen], isDestructive: Bool)
        case toggle(String, isOn: Bool)
        case field(String)
        case stack([Screen], isWide: Bool)
        case list([Screen])
        case named(Screen, String)
        case decorated(Screen, String)
        case disabled(Screen, Bool)
        case colored(Screen, isRed: Bool)
        case hinted(Screen, String)
        case label(String, isIcon: Bool)
        case sheet(Screen, Screen, isShown: Bool)
        case menu(Screen, String)
        case optional(Screen, isShown: Bool)
        case container([Screen], Container)
        case chosen([Screen], row: Int)
        case navigation(Screen, title: String, hasButton: Bool)

        enum Container: CaseIterable { case lazyStack, lazyGrid, form, grid }

        private static func word(_ random: inout SeededGenerator) -> String {
            ["a", "b", "a b", "c", "", "é"].randomElement(using: &random)!
        }

        static func random(_ random: inout SeededGenerator, depth: Int) -> Screen {
            func one() -> Screen { Screen.random(&random, depth: depth + 1) }
            func some() -> [Screen] { (0..<Int.random(in: 0...3, using: &random)).map { _ in one() } }
            let isOn = Bool.random(using: &random)
            let word = word(&random)
            switch Int.random(in: depth > 3 ? 14...19 : 0...19, using: &random) {
            case 0, 1: return .stack(some() + some(), isWide: isOn)
            case 2: return depth < 2 ? .list(some() + some()) : .stack(some(), isWide: isOn)
            case 3: return .button(some(), isDestructive: isOn)
            case 4: return .named(one(), word)
            case 5: return .decorated(one(), word)
            case 6: return .disabled(one(), isOn)
            case 7: return .colored(one(), isRed: isOn)
            case 8: return .hinted(one(), word)
            case 9: return depth < 2 ? .sheet(one(), one(), isShown: isOn) : .menu(one(), word)
            case 10: return .optional(one(), isShown: isOn)
            case 11: return .container(some() + some(), Container.allCases.randomElement(using: &random)!)
            case 12: return depth < 2 ? .chosen(some() + some(), row: isOn ? 0 : 1) : one()
            case 13: return depth < 2 ? .navigation(one(), title: word, hasButton: isOn) : one()
            case 14: return .image(word)
            case 15: return .toggle(word, isOn: isOn)
            case 16: return .field(word)
            case 17: return .label(word, isIcon: isOn)
            case 18: return .number(Int.random(in: 0...2000, using: &random))
            default: return .text(word)
            }
        }

        /// Returns the screen with one change somewhere.
        func changed(_ random: inout SeededGenerator) -> Screen {
            func changed(_ screens: [Screen]) -> [Screen] {
                guard var screen = screens.randomElement(using: &random) else { return [.text("new")] }
                var screens = screens
                let place = Int.random(in: screens.indices, using: &random)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: screens.remove(at: place)
                case 1: screens.insert(screen, at: place)
                default:
                    screen = screens[place].changed(&random)
                    screens[place] = screen
                }
                return screens
            }
            let word = Self.word(&random)
            let goesOn = Int.random(in: 0..<4, using: &random) > 0
            switch self {
            case .text: return .text(word)
            case .number(let number): return .number(number + 1000)
            case .image: return .image(word)
            case .button(let label, let isDestructive):
                return goesOn
                    ? .button(changed(label), isDestructive: isDestructive)
                    : .button(label, isDestructive: !isDestructive)
            case .toggle(let words, let isOn): return .toggle(goesOn ? word : words, isOn: !isOn)
            case .field: return .field(word)
            case .stack(let screens, let isWide): return .stack(changed(screens), isWide: goesOn == isWide)
            case .list(let screens): return .list(changed(screens))
            case .named(let screen, let name):
                return goesOn ? .named(screen.changed(&random), name) : .named(screen, word)
            case .decorated(let screen, let name):
                return goesOn ? .decorated(screen.changed(&random), name) : .decorated(screen, word)
            case .disabled(let screen, let isOn):
                return goesOn ? .disabled(screen.changed(&random), isOn) : .disabled(screen, !isOn)
            case .colored(let screen, let isRed):
                return goesOn ? .colored(screen.changed(&random), isRed: isRed) : .colored(screen, isRed: !isRed)
            case .hinted(let screen, let hint):
                return goesOn ? .hinted(screen.changed(&random), hint) : .hinted(screen, word)
            case .label(let words, let isIcon):
                return goesOn ? .label(word, isIcon: isIcon) : .label(words, isIcon: !isIcon)
            case .sheet(let screen, let inside, let isShown):
                return goesOn
                    ? .sheet(screen.changed(&random), inside.changed(&random), isShown: isShown)
                    : .sheet(screen, inside, isShown: !isShown)
            case .menu(let screen, let words): return .menu(screen.changed(&random), words)
            case .optional(let screen, let isShown):
                return goesOn
                    ? .optional(screen.changed(&random), isShown: isShown) : .optional(screen, isShown: !isShown)
            case .container(let screens, let container): return .container(changed(screens), container)
            case .chosen(let screens, let row):
                return goesOn ? .chosen(changed(screens), row: row) : .chosen(screens, row: (row + 1) % 3)
            case .navigation(let screen, let title, let hasButton):
                return goesOn
                    ? .navigation(screen.changed(&random), title: title, hasButton: hasButton)
                    : .navigation(screen, title: word, hasButton: !hasButton)
            }
        }

        @MainActor private static func group(_ screens: [Screen]) -> AnyView {
            AnyView(ForEach(Array(screens.enumerated()), id: \.offset) { $0.element.view() })
        }

        @MainActor func view() -> AnyView {
            switch self {
            case .text(let text): AnyView(Text(text))
            case .number(let number): AnyView(Text("\(number) times"))
            case .image(let name): AnyView(Image(systemName: name).resizable().frame(width: 10, height: 10))
            case .button(let label, let isDestructive):
                AnyView(Button(role: isDestructive ? .destructive : nil, action: {}, label: { Self.group(label) }))
            case .toggle(let words, let isOn): AnyView(Toggle(words, isOn: .constant(isOn)))
            case .field(let words): AnyView(TextField("name", text: .constant(words)))
            case .stack(let screens, true): AnyView(HStack { Self.group(screens) })
            case .stack(let screens, false): AnyView(VStack { Self.group(screens) }.padding())
            case .list(let screens):
                AnyView(List { Section("Title") { Self.group(screens).listRowBackground(Text("b")) } })
            case .named(let screen, let name): AnyView(screen.view().accessibilityLabel(name))
            case .decorated(let screen, let name):
                AnyView(screen.view().accessibilityIdentifier(name).background(Color.red).shadow(radius: 2))
            case .disabled(let screen, let isOn): AnyView(screen.view().disabled(isOn))
            case .colored(let screen, let isRed): AnyView(screen.view().overlay(isRed ? Color.red : Color.blue))
            case .hinted(let screen, let hint): AnyView(screen.view().accessibilityHint(hint))
            case .label(let words, true): AnyView(Label(words, systemImage: "a").labelStyle(.iconOnly))
            case .label(let words, false): AnyView(Label(words, systemImage: "a"))
            case .sheet(let screen, let inside, let isShown):
                AnyView(screen.view().sheet(isPresented: .constant(isShown)) { inside.view() })
            case .menu(let screen, let words): AnyView(Menu(words) { screen.view() })
            case .optional(let screen, let isShown): AnyView(VStack { if isShown { screen.view() } })
            case .container(let screens, .lazyStack): AnyView(ScrollView { LazyVStack { Self.group(screens) } })
            case .container(let screens, .lazyGrid):
                AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { Self.group(screens) })
            case .container(let screens, .form): AnyView(Form { Self.group(screens) })
            case .container(let screens, .grid): AnyView(Grid { GridRow { Self.group(screens) } })
            // The rows' tags are the identities of the `ForEach`; row 2 may not be there.
            case .chosen(let screens, let row):
                AnyView(List(selection: .constant(Optional(row))) { Self.group(screens) })
            case .navigation(let screen, let title, let hasButton):
                AnyView(
                    NavigationStack {
                        screen.view().navigationTitle(title).toolbar { if hasButton { Button("c", action: {}) } }
                    })
            }
        }
    }

    @MainActor
    private final class Posts: ObservableObject {
        @Published var likes = Array(repeating: 0, count: 100)
    }

    private struct Feed: View {
        @ObservedObject var posts: Posts

        var body: some View {
            ScrollView {
                VStack {
                    ForEach(posts.likes.indices, id: \.self) { index in
                        HStack {
                            Image(systemName: "star")
                            Text("Post \(index)").font(.headline)
                            Button {
                                posts.likes[index] += 1
                            } label: {
                                Label("\(posts.likes[index]) likes", systemImage: "heart")
                            }
                            .buttonStyle(.plain)
                        }
                        .padding().background(Color.white).shadow(radius: 2)
                    }
                }
            }
        }
    }

    @Test("A search after one row's change composes that row's elements and no other's")
    func onlyWhatChanged() throws {
        let posts = Posts()
        let host = ViewHost(Feed(posts: posts))
        func rows() throws -> [ViewNode] { try host.query(.kind("HStack")).all.map { try #require($0.node) } }
        let before = try rows()
        func changed() -> [UInt64] { before.filter { !$0.hasKeptElements }.map(\.creation) }
        expectNoDifference(before.count, 100)
        expectNoDifference(changed(), [])
        try host.tap(ViewQuery(.button, "0 likes").nth(40))
        expectNoDifference(posts.likes[40], 1)
        expectNoDifference(changed(), [before[40].creation])
        expect(host, shows: "1 likes")
        expectNoDifference(changed(), [])
        host.checkInvariants()
    }

    @Test("A button with one text is found by its words, and an image in a stack of its label by the image's")
    func buttonWithOneText() {
        let host = ViewHost(
            VStack {
                Button(action: {}, label: { Label("6", systemImage: "heart") })
                Button(
                    action: {},
                    label: {
                        HStack {
                            Image(systemName: "star"); Text("7")
                        }
                    })
                Button(
                    action: {},
                    label: {
                        Text("8"); Text("9")
                    })
            })
        for round in 0..<2 {
            expectNoDifference(host.all("6").map(\.kind), ["Button"], "search \(round)")
            #expect(host.all("7").map(\.kind).contains("Button"), "search \(round)")
            expectNoDifference(host.all("star").map(\.kind), ["Image"], "search \(round)")
            expectNoDifference(host.all("8 9").map(\.kind), ["Button"], "search \(round)")
            #expect(host.all("heart").isEmpty, "search \(round)")
            #expect(host.all("8").isEmpty, "search \(round)")
        }
        host.checkInvariants()
    }

    private struct Titled: View {
        @State private var selection: Int?
        let title: String

        var body: some View {
            NavigationStack {
                List(selection: $selection) {
                    ForEach(0..<3, id: \.self) { Text("Row \($0)") }
                }
                .navigationTitle(title)
                .toolbar { Button("Edit", action: {}) }
            }
        }
    }

    @Test("In a navigation stack the title, the toolbar's buttons and the rows are found by their words")
    func navigation() throws {
        let host = ViewHost(Titled(title: "Rows"))
        for round in 0..<2 {
            expectNoDifference(host.all("Row 1").map(\.kind), ["Text"], "search \(round)")
            expectNoDifference(host.all("Rows").map(\.kind), ["NavigationStack"], "search \(round)")
            expectNoDifference(host.all("Edit").map(\.kind), ["Button"], "search \(round)")
            #expect(host.all("Row 9").isEmpty, "search \(round)")
        }
        try host.tap("Row 1")
        expectNoDifference(host.all("Row 1").map(\.attributes), [["selected"]])
        expectNoDifference(host.all("Row 2").map(\.attributes), [[]])
        host.rootView = Titled(title: "Row 1")
        // The only match inside of the stack counts as the same.
        expectNoDifference(host.all("Row 1").map(\.kind), ["NavigationStack"])
        #expect(host.all("Rows").isEmpty)
        host.checkInvariants()
    }

    @Test("An element of a view that is gone has no node and keeps none")
    func gone() throws {
        var host: ViewHost? = ViewHost(Text("a"))
        let element = try #require(try host?.find("a"))
        weak let node = element.node
        #expect(node != nil)
        host?.unmount()
        #expect(element.node == nil)
        host = nil
        #expect(node == nil)
        expectNoDifference(element.label, "a")
    }
}
