import ReactiveViewsSchedulers
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Effects of the system")
struct SystemEffectsTests {
    private nonisolated static let website = URL(string: "https://example.org")!

    struct ArticleView: View {
        @Environment(\.openURL) private var openURL
        @Environment(\.undoManager) private var undoManager
        @State private var likes = 0
        @State private var isOpened: Bool?

        var body: some View {
            Text(
                "\(likes) likes, opened \(isOpened.map { "\($0)" } ?? "never"), undo \(undoManager == nil ? "no" : "yes")"
            )
            Link("Website", destination: website)
            Button("Open") { openURL(website) { isOpened = $0 } }
            Button("Like") { likes += 1 }.sensoryFeedback(.increase, trigger: likes)
            Button("Buzz") {
                UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
                UINotificationFeedbackGenerator().notificationOccurred(.warning)
                UISelectionFeedbackGenerator().selectionChanged()
            }
            Button("Copy") { UIPasteboard.general.string = "code" }
        }
    }

    @Test("Haptics, opened URLs and copies are recorded in their order")
    func order() throws {
        let effects = SystemEffects()
        let host = ViewHost(ArticleView(), effects: effects)
        try host.tap("Like")
        try host.tap("Website")
        try host.tap("Copy")
        try host.tap("Buzz")
        expectNoDifference(
            effects.all,
            [
                .haptic(.increase), .openedURL(Self.website), .pasteboard(["code"]),
                .haptic(.impact(flexibility: .rigid, intensity: 0.5)), .haptic(.warning), .haptic(.selection),
            ])
        #expect(effects.haptics.count == 4 && effects.openedURLs == [Self.website])
        expectNoDifference(host.feedback, [.increase])
        #expect(effects.take().count == 6 && effects.all.isEmpty && effects.pasteboard.string == "code")
    }

    @Test("Without effects nothing is opened or recorded, and there is no undo manager")
    func without() throws {
        let host = ViewHost(ArticleView())
        try host.tap("Open")
        try host.tap("Buzz")
        expect(host, shows: "0 likes, opened false, undo no")
    }

    @Test("What opening a URL does can be replaced")
    func opening() throws {
        let effects = SystemEffects()
        let host = ViewHost(ArticleView(), effects: effects)
        try host.tap("Open")
        expect(host, shows: "0 likes, opened true, undo yes")
        effects.openURL = { _ in false }
        try host.tap("Open")
        expect(host, shows: "0 likes, opened false, undo yes")
        expectNoDifference(effects.openedURLs.count, 2)
    }

    @Test("An action of the environment decides what is left to the system, and under which address")
    func systemAction() throws {
        let effects = SystemEffects()
        let other = URL(string: "https://other.org")!
        func host(_ result: OpenURLAction.Result) -> ViewHost<some View> {
            ViewHost(
                Link("Website", destination: Self.website).environment(\.openURL, OpenURLAction { _ in result }),
                effects: effects)
        }
        for result in [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(other)] {
            try host(result).tap("Website")
        }
        expectNoDifference(effects.openedURLs, [Self.website, other])
    }

    @Test("Each host has a pasteboard of its own; a paste sees what the test put there")
    func pasteboards() throws {
        struct Paster: View {
            @State private var pasted = "nothing"
            var body: some View {
                Text("pasted \(pasted)")
                Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
            }
        }
        let (one, two) = (SystemEffects(), SystemEffects())
        let (first, second) = (ViewHost(Paster(), effects: one), ViewHost(Paster(), effects: two))
        one.pasteboard.string = "a"
        try first.tap("Paste")
        try second.tap("Paste")
        #expect(first.contains("pasted a") && second.contains("pasted nothing"))
    }

    @Test("A paste button hands on what can be read as its type, and does nothing without it")
    func pasteButtons() throws {
        struct Paster: View {
            @State private var pasted: [String] = []
            var body: some View {
                Text("pasted \(pasted.joined(separator: " "))")
                PasteButton(payloadType: String.self) { pasted += $0 }
                PasteButton(supportedContentTypes: [.png]) { pasted.append("\($0.count) image") }
                    .accessibilityIdentifier("image")
            }
        }
        let effects = SystemEffects()
        let host = ViewHost(Paster(), effects: effects)
        try host.tap("image")
        effects.pasteboard.strings = ["a", "b"]
        try host.tap("image")
        for element in host.elements where element.label == "Paste" && element.names.isEmpty {
            _ = host.perform { element.node?.bubble(.tap(count: 1)) }
        }
        expect(host, shows: "pasted a b", "\(host.tree)")
        effects.pasteboard.setData(Data([1]), forPasteboardType: "public.png")
        try host.tap("image")
        expect(host, shows: "pasted a b 1 image", "\(host.tree)")
    }

    @Test("A pasteboard has texts, URLs and data")
    func pasteboardItems() {
        let pasteboard = SystemEffects().pasteboard
        #expect(pasteboard.string == nil && !pasteboard.hasStrings && !pasteboard.hasURLs)
        pasteboard.strings = ["a", "b"]
        #expect(pasteboard.string == "a" && pasteboard.numberOfItems == 2 && pasteboard.hasStrings)
        pasteboard.url = Self.website
        #expect(pasteboard.urls == [Self.website] && pasteboard.string == Self.website.absoluteString)
        pasteboard.setData(Data([1]), forPasteboardType: "public.png")
        #expect(pasteboard.data(forPasteboardType: "public.png") == Data([1]) && pasteboard.string == nil)
        pasteboard.string = nil
        #expect(pasteboard.numberOfItems == 0 && pasteboard.changeCount == 4)
    }

    @Test("Changes made on an animating scheduler are animated, and only those")
    func animation() throws {
        final class Model: ObservableObject {
            @Published var isOn = false
            let subject = PassthroughSubject<Bool, Never>()
            var subscriptions: Set<AnyCancellable> = []
        }
        struct ModelView: View {
            @ObservedObject var model: Model
            let log: Log
            var body: some View {
                Text("on \(model.isOn)")
                    .transaction { transaction in log.append(transaction.animation == nil ? "still" : "animated") }
            }
        }
        let (model, log) = (Model(), Log())
        let host = ViewHost(ModelView(model: model, log: log), clock: .virtual)
        model.subject.receive(on: DispatchQueue.main.animation(.linear(duration: 1))).sink { [unowned model] in
            model.isOn = $0
        }
        .store(in: &model.subscriptions)
        host.perform { model.isOn = true }
        #expect(log.take().allSatisfy { $0 == "still" })
        host.perform { model.subject.send(false) }
        expect(host, shows: "on false")
        #expect(log.take().contains("animated"))
    }

    @MainActor
    final class Note: ObservableObject {
        @Published var title = "Old"

        func rename(_ new: String, _ undo: UndoManager?) {
            let old = title
            title = new
            undo?.registerUndo(withTarget: self) { $0.rename(old, undo) }
        }
    }

    @Test("Changes are undone by the effects' undo manager")
    func undo() throws {
        struct NoteView: View {
            @Environment(\.undoManager) private var undoManager
            @StateObject private var note = Note()
            var body: some View {
                Text(note.title)
                Button("Rename") { note.rename("New", undoManager) }
            }
        }
        let effects = SystemEffects()
        let host = ViewHost(NoteView(), effects: effects)
        try host.tap("Rename")
        #expect(host.contains("New") && effects.undoManager.canUndo)
        host.perform { effects.undoManager.undo() }
        expect(host, shows: "Old")
        host.perform { effects.undoManager.redo() }
        expect(host, shows: "New")
    }

    final class Feed: ObservableObject {
        @Published private(set) var words: [String] = []
        private var subscription: AnyCancellable?

        func load() {
            subscription = URLSession.shared.dataTaskPublisher(for: website)
                .map { String(decoding: $0.data, as: UTF8.self).split(separator: " ").map { String($0) } }
                .replaceError(with: ["failed"])
                .receive(on: DispatchQueue.main)
                .sink { [weak self] in self?.words = $0 }
        }
    }

    struct FeedView: View {
        @StateObject private var feed = Feed()
        var body: some View {
            Text(feed.words.joined(separator: ", "))
            Button("Load") { feed.load() }
        }
    }

    @Test("A view's requests get the stubs' responses in virtual time, and are recorded")
    func network() throws {
        let effects = SystemEffects()
        effects.network.respond(to: Self.website.absoluteString, with: .text("a b", after: .seconds(3)))
        let host = ViewHost(FeedView(), clock: .virtual, effects: effects)
        try host.tap("Load")
        host.advance(by: .seconds(2))
        expect(host, hasNo: "a, b")
        host.advance(by: .seconds(1))
        expect(host, shows: "a, b")
        expectNoDifference(effects.requests.map(\.url), [Self.website])
    }

    @Test("A request that no stub answers never reaches a network: it fails and is reported")
    func unstubbed() throws {
        let effects = SystemEffects()
        let host = ViewHost(FeedView(), clock: .virtual, effects: effects)
        let reported = try Diagnostics.collect {
            try host.tap("Load")
            host.advance(by: .seconds(1))
        }
        #expect(host.contains("failed") && reported.map(\.kind) == [.unimplemented])
    }

    @Test("An AsyncImage loads from a stub, under a virtual clock too")
    func images() async throws {
        // The header of a GIF of 3 × 2 pixels.
        let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 3, 0, 2, 0, 0, 0, 0])
        let effects = SystemEffects()
        effects.network.respond(to: "https://example.org/a.gif", with: .data(gif))
        let host = ViewHost(
            AsyncImage(url: URL(string: "https://example.org/a.gif")) { phase in
                Text(phase.image != nil ? "loaded" : phase.error.map { "\($0)" } ?? "empty")
            }, clock: .virtual, effects: effects)
        try await host.until { host.contains("loaded") }
        expect(host, shows: "loaded", "\(host.tree)")
        expectNoDifference(effects.requests.count, 1)
    }
}
