import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// What views are handed, and whether a pass notices that it changed.
@MainActor
@Suite("Regressions: comparing inputs")
struct ComparisonRegressionTests {
    // MARK: Views that aren't structs

    private enum Screen: View {
        case empty
        case titled(String)

        var body: some View {
            switch self {
            case .empty: Text("empty")
            case .titled(let title): Text(title)
            }
        }
    }

    private struct EnumParent: View {
        @State var count = 0
        var body: some View {
            Screen.titled("title \(count)")
            Button("Add") { count += 1 }
        }
    }

    @Test("A view that is an enum with payloads is updated")
    func enumView() throws {
        let host = ViewHost(EnumParent())
        try host.tap("Add")
        expect(host, shows: "title 1")
    }

    private struct EnumModified: View {
        @State var count = 0
        enum Mark: ViewModifier {
            case none
            case some(String)
            func body(content: Content) -> some View {
                content
                if case .some(let text) = self { Text(text) }
            }
        }
        var body: some View {
            Button("Add") { count += 1 }.modifier(Mark.some("mark \(count)"))
        }
    }

    @Test("A modifier that is an enum with payloads is updated")
    func enumModifier() throws {
        let host = ViewHost(EnumModified())
        try host.tap("Add")
        expect(host, shows: "mark 1")
    }

    @MainActor
    final class ClassView: View {
        @State var count = 0
        var title: String
        nonisolated init(title: String) { self.title = title }
        var body: some View { Text("\(title) \(count)") }
    }

    @Test("A view that is a class traps, saying so")
    func classView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Parent: View {
                    @State var n = 0
                    var body: some View {
                        ClassView(title: "title \(n)")
                        Button("Add") { n += 1 }
                    }
                }
                let host = ViewHost(Parent())
                try? host.tap("Add")
                print(host.tree)
                precondition(host.contains("title 1 0"))
            }
        }
        let said = standardError(of: result)
        #expect(said.contains("ClassView is a class"))
    }

    // MARK: References that aren't strong

    final class EqualObject: Equatable, Sendable {
        let name: String
        init(_ name: String = "a name that is too long to lie within the string") { self.name = name }
        static func == (lhs: EqualObject, rhs: EqualObject) -> Bool { lhs.name == rhs.name }
    }

    struct WeakHolder { weak var object: EqualObject?; var text = "a" }

    @Test("A weak field of an Equatable class is compared without a crash")
    func weakField() async {
        await #expect(processExitsWith: .success) {
            let object = EqualObject()
            let a = WeakHolder(object: object)
            let b = WeakHolder(object: object)
            precondition(Graph.Inputs.areEqual(a, b))
            withExtendedLifetime(object) {}
        }
    }

    final class Mortal: Equatable {
        var isAlive = true
        deinit { isAlive = false }
        static func == (lhs: Mortal, rhs: Mortal) -> Bool {
            precondition(lhs.isAlive && rhs.isAlive, "== of an object after its deinit")
            return true
        }
    }
    struct UnownedMortal { unowned var object: Mortal; var text = "a" }

    @Test("An unowned field of an Equatable class whose object is gone isn't compared by ==")
    func unownedField() async {
        await #expect(processExitsWith: .success) {
            var object: Mortal? = Mortal()
            let a = UnownedMortal(object: object!)
            object = nil
            let other = Mortal()
            let b = UnownedMortal(object: other)
            _ = Graph.Inputs.areEqual(a, b)
            withExtendedLifetime(other) {}
        }
    }

    struct Plain { var x = 1; var text = "t" }
    struct NotEquatable { var a = 1; var object: EqualObject? = nil }

    @Test("An optional of a comparable value is compared by that value")
    func optionals() {
        #expect(Graph.Inputs.areEqual(Optional(Plain()), Optional(Plain())))
        #expect(Graph.Inputs.areEqual(Optional<Plain>.none, Optional<Plain>.none))
    }

    // MARK: Bindings inside of other values

    private struct BindingReader: View {
        var value: Binding<Int>?
        var body: some View { Text("reader") }
    }
    private struct BindingConfig { var value: Binding<String> }
    private struct Document { var title = "" }
    private struct ConfigReader: View {
        var config: BindingConfig
        var body: some View { Text("config") }
    }
    private struct TitleField: View {
        @Binding var title: String
        var body: some View { Text("field") }
    }
    private struct Card<Content: View>: View {
        var content: Content
        var body: some View { content }
    }
    private struct BindingParent: View {
        @State var count = 0
        @State var value = 1
        @State var document = Document()
        var body: some View {
            Text("\(count)")
            BindingReader(value: $value)
            ConfigReader(config: BindingConfig(value: $document.title))
            Card(content: TitleField(title: $document.title))
            Button("Add") { count += 1 }
        }
    }

    @Test("Bindings to the same place are equal also in an optional, a struct, or a view inside a view")
    func nestedBindings() throws {
        let host = ViewHost(BindingParent())
        let names = try host.evaluations { try host.tap("Add") }
        expectNoDifference(names, ["BindingParent"])
    }

    // MARK: A wrapper that caches

    @MainActor
    @propertyWrapper
    private struct Doubled: @preconcurrency DynamicProperty {
        @State var base = 1
        var result = 0
        mutating func update() { result = base * 2 }
        var wrappedValue: Int { result }
    }
    private struct Cached: View {
        @Doubled var value
        var body: some View { Text("doubled \(value)") }
    }
    private struct CachedParent: View {
        @State var count = 0
        var body: some View {
            Text("\(count)")
            Cached()
            Button("Add") { count += 1 }
        }
    }

    @Test("State that a custom property keeps from update() isn't compared as an input")
    func cachingProperty() throws {
        let host = ViewHost(CachedParent())
        expect(host, shows: "doubled 2")
        let names = try host.evaluations { try host.tap("Add") }
        expectNoDifference(names, ["CachedParent"])
    }

    @MainActor
    private struct Comparable2: DynamicProperty, @preconcurrency ComparableInput {
        @State var count = 0
        static func inputsAreEqual(_ lhs: Comparable2, _ rhs: Comparable2) -> Bool { true }
    }
    private struct ComparableUser: View {
        var property = Comparable2()
        var body: some View {
            Text("count \(property.count)")
            Button("Add") { property.count += 1 }
        }
    }

    @Test("A custom property that compares itself still has its own properties installed")
    func comparableCustom() throws {
        let host = ViewHost(ComparableUser())
        try host.tap("Add")
        expect(host, shows: "count 1")
    }

    // MARK: A binding's transaction

    private struct NameKey: TransactionKey { static let defaultValue = "none" }
    private struct Writer: View {
        @Binding var value: Int
        var body: some View { Button("Write") { value += 1 } }
    }
    private struct TransactionParent: View {
        let log: Log
        @State var name = "one"
        @State var value = 0
        var body: some View {
            var transaction = Transaction()
            transaction[NameKey.self] = name
            let base = Binding(get: { value }, set: { new, t in value = new })
            let _ = base
            return VStack {
                Writer(value: $value.transaction(transaction))
                Button("Rename") { name = "two" }
            }
        }
    }
    private struct Probe: View {
        @Binding var value: Int
        let log: Log
        var body: some View {
            Button("Probe") { log.append(_value.transaction[NameKey.self]) }
        }
    }
    private struct ProbeParent: View {
        let log: Log
        @State var name = "one"
        @State var value = 0
        var body: some View {
            var transaction = Transaction()
            transaction[NameKey.self] = name
            return VStack {
                Probe(value: $value.transaction(transaction), log: log)
                Button("Rename") { name = "two" }
            }
        }
    }

    @Test("A binding with another transaction is another input: the child writes under the new one")
    func bindingTransaction() throws {
        let log = Log()
        let host = ViewHost(ProbeParent(log: log))
        try host.tap("Rename")
        try host.tap("Probe")
        expectNoDifference(log.lines, ["two"])
    }

    // MARK: Types of Foundation and of the language

    @Test("Values of Foundation, empty structs, SIMD, InlineArray, tuples")
    func types() {
        struct Empty {}
        struct Holder {
            var date = Date(timeIntervalSince1970: 1)
            var url = URL(string: "https://example.com")!
            var data = Data([1, 2, 3])
            var decimal = Decimal(string: "1.5")!
            var uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
            var empty = Empty()
            var simd = SIMD3<Float>(1, 2, 3)
            var inline: InlineArray<3, Int> = [1, 2, 3]
            var pair: (Int8, String) = (1, "a")
            var type: any View.Type = Text.self
            var range = 1..<3
            var path: KeyPath<String, Int> = \.count
            var strings: [String: [Int]] = ["a": [1]]
            var size = CGSize(width: 1, height: 2)
            var index = IndexSet([1, 2])
        }
        #expect(Graph.Inputs.areEqual(Holder(), Holder()))
        var other = Holder()
        other.inline[2] = 4
        #expect(!Graph.Inputs.areEqual(Holder(), other))
        other = Holder()
        other.simd.z = 4
        #expect(!Graph.Inputs.areEqual(Holder(), other))
        other = Holder()
        other.pair.1 = "b"
        #expect(!Graph.Inputs.areEqual(Holder(), other))
        other = Holder()
        other.decimal += 1
        #expect(!Graph.Inputs.areEqual(Holder(), other))
    }

    // MARK: Objects that are Equatable

    final class Account: ObservableObject, Equatable {
        let id: Int
        @Published var balance: Int
        init(id: Int, balance: Int) {
            self.id = id
            self.balance = balance
        }
        static func == (lhs: Account, rhs: Account) -> Bool { lhs.id == rhs.id }
    }

    private struct Balance: View {
        @ObservedObject var account: Account
        var body: some View { Text("balance \(account.balance)") }
    }
    @propertyWrapper
    private struct Watched: DynamicProperty {
        @ObservedObject var account: Account
        @MainActor var wrappedValue: Account { account }
        @MainActor init(_ account: Account) { self.account = account }
    }
    private struct WatchedBalance: View {
        @Watched var account: Account
        init(_ account: Account) { _account = Watched(account) }
        var body: some View { Text("watched \(account.balance)") }
    }
    private struct AccountParent<Content: View>: View {
        let accounts: [Account]
        let content: (Account) -> Content
        @State var index = 0
        var body: some View {
            content(accounts[index])
            Button("Next") { index += 1 }
        }
    }

    private func keepsEqualObject<Content: View>(_ name: String, _ content: @escaping (Account) -> Content) throws {
        let accounts = [Account(id: 1, balance: 1), Account(id: 1, balance: 2), Account(id: 2, balance: 3)]
        let host = ViewHost(AccountParent(accounts: accounts, content: content))
        let shown = host.tree
        try expectNoDifference(host.evaluations { try host.tap("Next") }, ["AccountParent"])
        expectNoDifference(host.tree, shown)
        // The first object is kept and observed, the equal one isn't.
        expectNoDifference(host.evaluations { accounts[1].balance = 20 }, [])
        expectNoDifference(host.evaluations { accounts[0].balance = 10 }, [name])
        #expect(host.tree.contains(" 10"))
        try expectNoDifference(host.evaluations { try host.tap("Next") }, ["AccountParent", name])
        #expect(host.tree.contains(" 3"))
        expectNoDifference(host.evaluations { accounts[0].balance = 11 }, [])
        expectNoDifference(host.evaluations { accounts[2].balance = 30 }, [name])
    }

    @Test("An observed object that is equal to the one before isn't another input; the first is kept and observed")
    func equalObservedObjects() throws {
        try keepsEqualObject("Balance") { Balance(account: $0) }
    }

    @Test("An observed object within a custom dynamic property likewise")
    func equalObservedObjectsInProperties() throws {
        try keepsEqualObject("WatchedBalance") { WatchedBalance($0) }
    }

    // MARK: Functions

    private struct Buttons: View {
        let first: () -> Void
        let second: (() -> Void)?
        let third: (Int) -> Void
        let pair: (String, () -> Void)
        var body: some View {
            Button("First") { first() }
            Button("Second") { second?() }
            Button("Third") { third(3) }
            Button("Fourth") { pair.1() }
        }
    }
    private struct Wrapper<Content: View>: View {
        let content: Content
        @State var isOpen = false
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View {
            Button("Open \(isOpen)") { isOpen.toggle() }
            content
        }
    }
    private struct ButtonsParent: View {
        let log: Log
        @State var count = 0
        var body: some View {
            Wrapper {
                Buttons(
                    first: { count += 1 }, second: { log.append("second \(count)") },
                    third: { log.append("third \($0) \(count)") }, pair: ("pair", { log.append("fourth \(count)") }))
            }
        }
    }

    @Test("A view with functions that its wrapper kept isn't evaluated with the wrapper; one made anew is")
    func keptFunctions() throws {
        let log = Log()
        let host = ViewHost(ButtonsParent(log: log))
        let opened = try host.evaluations { try host.tap("Open false") }
        #expect(opened.count == 1 && opened[0].hasPrefix("Wrapper"))
        try host.tap("Second")
        try host.tap("First")
        for name in ["Second", "Third", "Fourth"] { try host.tap(name) }
        expectNoDifference(log.take(), ["second 0", "second 1", "third 3 1", "fourth 1"])
    }

    private struct Rows: View {
        let title: (Int) -> String
        var body: some View { ForEach(0..<2) { Text(title($0)) } }
    }
    private final class Titles: ObservableObject {
        @Published var prefix = "old"
    }
    private struct ObservedTitles: View {
        @ObservedObject var titles: Titles
        var body: some View {
            Rows { "\(titles.prefix) \($0)" }
            GeometryReader { _ in Text("reader \(titles.prefix)") }
            VStack { ForEach(0..<2) { Text("row \(titles.prefix) \($0)") } }
            List(0..<2) { Text("list \(titles.prefix) \($0)") }
        }
    }
    private struct OwnedTitles: View {
        @StateObject var titles = Titles()
        var body: some View {
            Rows { "\(titles.prefix) \($0)" }
            Button("Rename") { titles.prefix = "new" }
            GeometryReader { _ in Text("reader \(titles.prefix)") }
            VStack { ForEach(0..<2) { Text("row \(titles.prefix) \($0)") } }
        }
    }
    private struct InheritedTitles: View {
        @EnvironmentObject var titles: Titles
        var body: some View {
            Rows { "\(titles.prefix) \($0)" }
            GeometryReader { _ in Text("reader \(titles.prefix)") }
            VStack { ForEach(0..<2) { Text("row \(titles.prefix) \($0)") } }
        }
    }

    @Test("A closure that captures a view with nothing but an object isn't equal to that of an earlier evaluation")
    func closuresOverObjects() throws {
        let titles = Titles()
        let observed = ViewHost(ObservedTitles(titles: titles))
        let inherited = ViewHost(InheritedTitles().environmentObject(titles))
        #expect(observed.contains("old 1") && inherited.contains("old 1"))
        titles.prefix = "new"
        observed.graph.flush()
        inherited.graph.flush()
        for text in ["new 1", "reader new", "row new 1"] {
            #expect(observed.contains(text) && inherited.contains(text))
        }
        #expect(observed.contains("list new 1") && !observed.tree.contains("old") && !inherited.tree.contains("old"))
        let owned = ViewHost(OwnedTitles())
        try owned.tap("Rename")
        for text in ["new 1", "reader new", "row new 1"] { #expect(owned.contains(text)) }
    }

    @Observable
    final class Store {
        var title = "old"
        var count = 0
    }

    private struct StoreView: View {
        let store: Store
        var body: some View {
            Text("count \(store.count)")
            GeometryReader { _ in Text("reader \(store.title)") }
            VStack { ForEach(0..<2) { Text("row \(store.title) \($0)") } }
            LazyVStack { ForEach(0..<2) { Text("lazy \(store.title) \($0)") } }
            List(0..<2) { Text("list \(store.title) \($0)") }
            Caller { Text("called \(store.title)") }
            Text("sheet").sheet(isPresented: .constant(store.count > 1)) { Text("sheet \(store.title)") }
        }
    }
    private struct Caller<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }

    @Test("Content closures that capture only an observable object are called again when what they read changes")
    func closuresOverObservables() {
        let store = Store()
        let host = ViewHost(StoreView(store: store))
        expect(host, shows: "list old 1")
        for (number, title) in ["new", "newer"].enumerated() {
            host.graph.perform {
                store.title = title
                if number == 1 { store.count = 1 }
            }
            for text in ["reader", "row", "lazy", "list", "called"] {
                #expect(host.tree.contains("\(text) \(title)"), "\(text)")
            }
        }
        host.graph.perform { store.count = 2 }
        expect(host, shows: "sheet newer")
        host.graph.perform { store.title = "newest" }
        expect(host, shows: "sheet newest")
    }
}
