import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Recordings")
struct RecordingTests {
    private let host = ViewHost(Workshop(), clock: .virtual)

    @Test("A step has the action in words, the picture, the tree, and the reasons of the evaluations")
    func action() throws {
        let recording = host.recording
        try host.tap("Add")
        #expect(recording.steps.map(\.title) == ["Start", "tap “Add”"])
        let step = recording.steps[1]
        #expect(step.kind == .action && step.error == nil)
        #expect(step.tree == host.tree && step.tree.contains("Count: 1"))
        #expect(step.picture == host.svg)
        #expect(step.trace.evaluations.map(\.path) == ["Workshop", "Workshop/Counter"])
        #expect(recording.steps[0].tree.contains("Count: 0"))
        #expect(recording.steps[0].picture != step.picture)
    }

    @Test("A host that nobody records has no recording, and reading that begins none")
    func noRecording() throws {
        #expect(host.currentRecording == nil)
        try host.tap("Add")
        let recording = host.recording
        #expect(host.currentRecording?.steps.count == 1)
        try host.tap("Add")
        #expect(host.recording.steps.count == 2 && recording.steps.count == 2)
    }

    @Test("A tap's finger is drawn in the middle of the view, or where the test says")
    func touches() throws {
        let recording = host.recording
        try host.tap("Add")
        let frame = try host.frame(of: "Add")
        #expect(recording.steps[1].touches == [[CGPoint(x: frame.midX, y: frame.midY)]])
        #expect(recording.steps[1].targetFrame == frame)
        try host.tap("Add", at: CGPoint(x: 2, y: 3))
        #expect(recording.steps[2].touches == [[CGPoint(x: frame.minX + 2, y: frame.minY + 3)]])
    }

    @Test("A drag's way goes from where the finger is put down to where it is lifted")
    func drag() throws {
        let recording = host.recording
        let frame = try host.frame(of: "Card")
        try host.drag("Card", by: CGSize(width: 30, height: 40))
        let step = recording.steps[1]
        #expect(step.title == "drag “Card” by (30, 40)")
        #expect(
            step.touches == [
                [CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX + 30, y: frame.midY + 40)]
            ])
    }

    @Test("A finger that stays down for several steps goes on where it was")
    func fingers() throws {
        let recording = host.recording
        var touch = try host.beginTouch("Card")
        touch.move(by: CGSize(width: 20, height: 0))
        touch.move(by: CGSize(width: 10, height: 5))
        touch.lift()
        let ways = recording.steps.dropFirst().map { ($0.title, $0.touches[0].last!.x - $0.touches[0][0].x) }
        #expect(
            ways.map(\.0) == ["begin touch “Card”", "move the finger", "move the finger", "lift the finger"])
        #expect(ways.map(\.1) == [0, 20, 10, 0])
    }

    @Test("Frames of an animation are kept 30 times a second, each with another picture")
    func frames() throws {
        let recording = host.recording
        try host.tap("Grow")
        host.advance(by: .seconds(2))
        let step = recording.steps[2]
        #expect(step.title == "advance by 2 s")
        #expect((28...32).contains(step.frameTimes.count))
        #expect(zip(step.frameTimes, step.frameTimes.dropFirst()).allSatisfy { $1 - $0 > 0.033 })
        #expect(step.time == 2)
        // Without an animation there is nothing to play.
        host.advance(by: .seconds(2))
        #expect(recording.steps[3].frameTimes.isEmpty)
    }

    @Test("A failed action is a step with the reason")
    func failure() throws {
        let recording = host.recording
        #expect(throws: ViewQueryError.self) { try host.tap("Nothing") }
        #expect(recording.steps[1].title == "tap “Nothing”")
        #expect(recording.steps[1].error?.contains("Nothing") == true)
        try host.tap("Add")
        #expect(recording.steps[2].error == nil)
    }

    @Test("A diagnostic belongs to the step that caused it, also if a test collects it")
    func diagnostics() throws {
        let recording = host.recording
        // Another host's are not this one's.
        let other = ViewHost(Workshop(), clock: .virtual)
        _ = try Diagnostics.collect { try other.tap("Break") }
        try host.tap("Add")
        let reported = try Diagnostics.collect { try host.tap("Break") }
        #expect(!reported.isEmpty && recording.steps[2].diagnostics == reported)
        #expect(recording.steps[1].diagnostics.isEmpty)
    }

    @Test("A test's own trace and the recording have the same events")
    func traces() throws {
        let recording = host.recording
        let trace = try host.trace { try host.tap("Add") }
        #expect(recording.steps[1].trace == trace && !trace.events.isEmpty)
        #expect(recording.steps[1].title == "tap “Add”")
        try host.tap("Add")
        #expect(recording.steps[2].trace.description.contains("1 → 2"))
    }

    @Test("What happens outside of the host's functions is an event; what changes nothing is no step")
    func events() {
        final class Model: ObservableObject {
            @Published var words = "old"
        }
        struct Label: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.words) }
        }
        let model = Model()
        let host = ViewHost(Label(model: model), clock: .virtual)
        let recording = host.recording
        host.perform {}
        host.settle()
        host.advance(by: .zero)
        #expect(recording.steps.count == 1)
        host.perform { model.words = "new" }
        model.words = "newer"
        host.settle()
        #expect(recording.steps.map(\.title) == ["Start", "event", "event"])
        #expect(recording.steps.map(\.tree) == ["Text \"old\"", "Text \"new\"", "Text \"newer\""])
    }

    @Test("Arguments are told: a text, a size, a value of the environment, a time")
    func arguments() throws {
        struct Form: View {
            @State private var name = ""
            var body: some View { TextField("Name", text: $name) }
        }
        let host = ViewHost(Form(), clock: .virtual)
        let recording = host.recording
        try host.type("Ada", into: "Name")
        host.size = CGSize(width: 300, height: 200)
        host.setEnvironment(\.colorScheme, .dark)
        try host.pressKey("s", modifiers: [.command, .shift], in: recording)
        #expect(
            recording.steps.map { $0.title.replacing("ColorScheme", with: "colorScheme") }.dropFirst() == [
                "type “Ada” into “Name”", "resize to 300 × 200", "set environment colorScheme = dark", "press key ⇧⌘S",
            ])
    }

    @Test("A note is a heading, and a stopped recording doesn't go on")
    func notes() throws {
        let recording = host.startRecording(title: "Workshop")
        recording.note("Adding")
        try host.tap("Add")
        recording.stop()
        recording.stop()
        try host.tap("Add")
        #expect(recording.steps.map(\.kind) == [.start, .note, .action])
        #expect(recording.title == "Workshop" && host.currentRecording == nil)
        // A new one begins.
        #expect(host.recording.steps.map(\.tree) == [host.tree])
    }

    @Test("Waiting until something is true is a step")
    func until() async throws {
        let recording = host.recording
        try host.tap("Grow")
        try await host.until { host.now >= 0.5 }
        #expect(recording.steps[2].title == "until" && recording.steps[2].frameTimes.count > 10)
        await host.advance(by: .seconds(1))
        #expect(recording.steps[3].title == "advance by 1 s")
        // Its place in the source is known; a tap takes none.
        let place = try #require(recording.steps[2].place)
        #expect(place.hasPrefix("ReactiveRecordingTests/RecordingTests.swift:") && recording.steps[1].place == nil)
        #expect(recording.html.contains("RecordingTests.swift:"))
    }

    @Test("A verb that fails shows its error in its step")
    func failures() throws {
        let recording = host.recording
        let verbs: [(String, @MainActor () throws -> Void)] = [
            ("tap", { try host.tap("Nothing") }), ("tap", { try host.tap(at: CGPoint(x: -5, y: -5)) }),
            ("page", { try host.page(by: 1) }), ("back", { try host.back() }), ("dismiss", { try host.dismiss() }),
            ("type", { try host.type("x") }), ("search", { try host.search("x") }),
            ("submit search", { try host.submitSearch() }), ("cancel search", { try host.cancelSearch() }),
            ("refresh", { try host.refresh() }), ("press key", { try host.pressKey("z") }),
            ("scroll", { try host.scroll("Nothing", by: .zero) }), ("scroll", { try host.scroll(to: "Nothing") }),
            ("drag", { try host.drag("Nothing", onto: "Add") }), ("choose files", { try host.chooseFiles([]) }),
            ("drag", { try host.drag("Nothing", by: .zero) }), ("until", { try host.until { false } }),
        ]
        for (index, (verb, act)) in verbs.enumerated() {
            let error = #expect(throws: (any Error).self) { try act() }
            let step = try #require(recording.steps.last { $0.kind == .action })
            #expect(step.title.hasPrefix(verb))
            let words = try #require(step.error, "\(verb)")
            #expect("\(error!)".hasPrefix(words), "\(index)")
        }
        try host.tap("Add")
        #expect(recording.steps.last?.error == nil)
    }
}

extension ViewHost {
    /// Presses a key that nothing may handle.
    fileprivate func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers, in recording: Recording) throws {
        let count = recording.steps.count
        try? pressKey(key, modifiers: modifiers)
        #expect(recording.steps.count == count + 1)
    }
}
