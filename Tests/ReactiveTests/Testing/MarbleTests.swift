import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@Suite("Marbles")
struct MarbleTests {
    private struct Broken: Error {}

    @Test("Each symbol takes a frame, a group takes one, spaces take none")
    func frames() {
        let marbles: Marbles = "a- b(cd)e |"
        expectNoDifference(marbles.events().map(\.time), [0, 2, 3, 3, 4, 5].map { .milliseconds($0) })
        expectNoDifference(
            marbles.events().map(\.event),
            [
                .value("a"), .value("b"), .value("c"), .value("d"), .value("e"), .finished,
            ])
        expectNoDifference(marbles.events(frame: .seconds(1)).last?.time, .seconds(5))
    }

    @Test(
        "A written time is silence",
        arguments: [("10ms a", 10_000), ("a 1.5s b", 1_501_000), ("2us a", 2), ("1m a", 60_000_000)])
    func times(_ text: String, _ microseconds: Int) throws {
        try expectNoDifference(Marbles(parsing: text).events().last?.time, .microseconds(microseconds))
    }

    @Test("Digits that aren't a word of their own are values")
    func digits() {
        let marbles: Marbles = "-10ms-"
        expectNoDifference(marbles.events().map(\.event), ["1", "0", "m", "s"].map { .value($0) })
    }

    @Test("Equal diagrams have the same events at the same times, however silence is written")
    func equality() {
        #expect("---a" as Marbles == "3ms a" as Marbles)
        #expect("a--" as Marbles == "a" as Marbles)
        #expect("-a" as Marbles != "a" as Marbles)
        #expect("(ab)" as Marbles != "(ba)" as Marbles)
    }

    @Test(
        "A malformed diagram shows the faulty character",
        arguments: [
            ("-(ab", 1, "isn't closed"), ("ab)-", 2, "No group is open"), ("a()", 1, "empty"),
            ("(a(b))", 2, "in a group"),
            ("a|b", 2, "follow"), ("#-|", 2, "follow"), ("(a-b)", 2, "in a group"), ("^-^", 2, "at most one"),
            ("a 1.2.3s b", 2, "number"), ("99999999999999999999999999s ", 0, "too long"),
            ("9999999999s ", 0, "too long"),
            ("(a 3ms b)", 3, "in a group"),
        ])
    func malformed(_ text: String, _ position: Int, _ words: String) {
        let error = #expect(throws: MarbleError.self) { try Marbles(parsing: text) }
        expectNoDifference(error?.position, position)
        expectNoDifference(error?.message.contains(words), true, "\(error?.message ?? "")")
        expectNoDifference(
            error?.description.contains("\n    " + String(repeating: " ", count: position) + "^ at"), true)
        let literal = Marbles(stringLiteral: text)
        #expect(literal != "a" && literal.description == error?.description)
    }

    @Test("Events come back as they were written", arguments: 0..<200)
    func roundTrip(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let frame = Duration.milliseconds([1, 7, 100].randomElement(using: &random)!)
        var events: [(time: Duration, event: Marbles.Event)] = []
        var time = Duration.zero
        let names: [Character] = ["a", "b", "1", "9", "s", "m", "é", "🙂", "."]
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            if Bool.random(using: &random), !events.isEmpty {
                // In one group with the event before.
            } else if Bool.random(using: &random) {
                time = (events.last.map { $0.time + frame } ?? .zero) + frame * Int.random(in: 0..<40, using: &random)
            } else {
                time =
                    (events.last.map { $0.time + frame } ?? .zero)
                    + .nanoseconds(Int.random(in: 0..<10_000, using: &random))
            }
            events.append((time, .value(names.randomElement(using: &random)!)))
        }
        if Bool.random(using: &random) { events.append((time + frame, .finished)) }
        let marbles = try Marbles(events, frame: frame)
        let read = try Marbles(parsing: marbles.text, frame: frame)
        expectNoDifference(read, marbles, "seed \(seed)")
        expectNoDifference(read.events().map(\.time), events.map(\.time), "seed \(seed): \(marbles)")
        expectNoDifference(read.events().map(\.event), events.map(\.event), "seed \(seed): \(marbles)")
    }

    @Test("Any string is a diagram or an error, and what a diagram is written as doesn't change", arguments: 0..<300)
    func fuzz(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("--aab1()|#^! 5msu.")
        let text = String(
            (0..<Int.random(in: 0..<14, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
        guard let marbles = try? Marbles(parsing: text) else { return }
        let written = try Marbles(marbles.events())
        expectNoDifference(written, marbles, "seed \(seed): \(text) became \(written)")
        try expectNoDifference(Marbles(written.events()).text, written.text)
    }

    @Test("Events that are less than a frame apart can't be written, and the error says so")
    func resolution() {
        let error = #expect(throws: MarbleError.self) {
            try Marbles([(.zero, .value("a")), (.microseconds(500), .value("b"))])
        }
        expectNoDifference(error?.message.contains("less than a frame"), true)
    }

    // MARK: Publishers

    @Test("A cold publisher plays its diagram for each subscriber, a hot one once")
    func temperature() throws {
        let scheduler = TestScheduler()
        let cold = try scheduler.publisher(marbles: "a-b-|")
        let hot = try scheduler.publisher(marbles: "a-b-|", isHot: true)
        scheduler.advance(by: .milliseconds(1))
        let (late, shared) = (cold.record(), hot.record())
        scheduler.run()
        try expectNoDifference(late.elements, ["a", "b"])
        try expectNoDifference(shared.elements, ["b"])
    }

    @Test("What a hot diagram has before its subscription mark is past")
    func past() throws {
        let scheduler = TestScheduler()
        let hot = try scheduler.publisher(marbles: "a-b^-c|", isHot: true)
        try expectNoDifference(scheduler.marbles(of: hot), "--c|")
    }

    @Test("An operator's output is compared as marbles")
    func operators() throws {
        let scheduler = TestScheduler()
        let typing = try scheduler.publisher(marbles: "a-b 400ms c 400ms |")
        let searches = typing.debounce(for: .milliseconds(300), scheduler: scheduler)
        try expectNoDifference(scheduler.marbles(of: searches), "302ms b 400ms c 100ms |")
    }

    @Test("Values and failures have names")
    func names() throws {
        let scheduler = TestScheduler()
        let numbers = try scheduler.publisher(
            marbles: "-a-(bc)-#", values: ["a": 1, "b": 20, "c": 30], failure: Broken(), frame: .seconds(1))
        let result = try scheduler.marbles(of: numbers.map { $0 * 2 }, values: ["x": 40, "y": 60], frame: .seconds(1))
        expectNoDifference(result, "-2-(xy)-#")
        expectNoDifference(result.text, "-2-(xy)-#")
    }

    @Test("A value without a name, and a symbol out of place, are errors")
    func missing() throws {
        let scheduler = TestScheduler()
        let error = #expect(throws: MarbleError.self) { _ = try scheduler.publisher(marbles: "-ab", values: ["a": 1]) }
        #expect(error?.position == 2 && error?.message.contains("\"b\"") == true)
        #expect(throws: MarbleError.self) { _ = try scheduler.publisher(marbles: "-#") }
        #expect(throws: MarbleError.self) { _ = try scheduler.publisher(marbles: "-^-") }
        #expect(throws: MarbleError.self) { _ = try scheduler.publisher(marbles: "-!") }
        #expect(throws: MarbleError.self) { _ = try scheduler.publisher(marbles: "(a") }
        #expect(throws: MarbleError.self) { _ = try scheduler.publisher(marbles: "a", frame: .zero) }
        let unnamed = #expect(throws: MarbleError.self) { _ = try scheduler.marbles(of: Just("word")) }
        expectNoDifference(unnamed?.message.contains("word"), true)
    }

    @Test("A subscription's diagram says when to subscribe and when to cancel; the source has seen both")
    func subscription() throws {
        let scheduler = TestScheduler()
        let source = try scheduler.publisher(marbles: "abcdefg|", isHot: true)
        try expectNoDifference(scheduler.marbles(of: source, subscription: "--^--!"), "--cde")
        expectNoDifference(source.subscriptions, ["--^--!"])
        let cold = try scheduler.publisher(marbles: "a-b-c-d")
        _ = try scheduler.marbles(of: cold.prefix(2))
        expectNoDifference(cold.subscriptions, ["^-!"])
        #expect(throws: MarbleError.self) { _ = try scheduler.marbles(of: cold, subscription: "-a") }
    }

    @Test("An endless publisher is recorded until the limit")
    func endless() throws {
        let scheduler = TestScheduler()
        let ticks = Deferred { () -> PassthroughSubject<Int, Never> in
            let subject = PassthroughSubject<Int, Never>()
            let repetition = scheduler.schedule(after: scheduler.now, interval: .milliseconds(2)) { subject.send(7) }
            _ = Unmanaged.passRetained(AnyCancellable(repetition))
            return subject
        }
        try expectNoDifference(scheduler.marbles(of: ticks, limit: .milliseconds(4)), "7-7-7")
    }
}
