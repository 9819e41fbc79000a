import ReactiveViewsTesting
import Testing

/// What public programs rely on.
@MainActor
@Suite("What public programs rely on")
struct DrivenProgramTests {
    // MARK: The end of an animation

    final class Log {
        var ends = 0
    }

    struct EndObserver: AnimatableModifier {
        var animatableData: Double {
            didSet { if animatableData == target { log.ends += 1 } }
        }
        private let target: Double
        private let log: Log

        init(_ value: Double, _ log: Log) {
            animatableData = value
            target = value
            self.log = log
        }

        func body(content: Content) -> some View { content }
    }

    struct Page: View {
        let log: Log
        @State private var progress = 0.0
        @State private var title = "Page"

        var body: some View {
            Text(title).modifier(EndObserver(progress, log))
            Button("Go") { withAnimation(.linear(duration: 1)) { progress += 1 } }
            Button("Back") { progress = 0 }
            Button("Rename") { title += "!" }
        }
    }

    @Test("A modifier that observes its animatable data learns of the end of each animation once")
    func animationEnds() throws {
        let log = Log()
        let host = ViewHost(Page(log: log), clock: .virtual)
        try host.tap("Go")
        host.advance(by: 0.5)
        expectNoDifference(log.ends, 0)
        host.advance(by: 2)
        expectNoDifference(log.ends, 1)
        try host.tap("Rename")
        try host.tap("Back")
        host.advance(by: 2)
        expectNoDifference(log.ends, 1, "without an animation nothing ends")
        try host.tap("Go")
        host.advance(by: 0.5)
        expectNoDifference(log.ends, 1)
        host.advance(by: 2)
        expectNoDifference(log.ends, 2)
    }

    struct Meter: View, Animatable {
        var animatableData: Double {
            didSet { if animatableData == target { log.ends += 1 } }
        }
        private let target: Double
        private let log: Log

        init(_ value: Double, _ log: Log) {
            animatableData = value
            target = value
            self.log = log
        }

        var body: some View { Text("at \(Int(animatableData * 100))") }
    }

    struct MeterPage: View {
        let log: Log
        @State private var value = 0.0

        var body: some View {
            Meter(value, log)
            Button("Go") { withAnimation(.linear(duration: 1)) { value += 1 } }
        }
    }

    @Test("A view that observes its animatable data learns of the end of each animation once")
    func viewAnimationEnds() throws {
        let log = Log()
        let host = ViewHost(MeterPage(log: log), clock: .virtual)
        for turn in 1...2 {
            try host.tap("Go")
            host.advance(by: 0.5)
            #expect(log.ends == turn - 1 && host.contains("at \(turn * 100 - 50)"))
            host.advance(by: 1)
            #expect(log.ends == turn && host.contains("at \(turn * 100)"))
        }
    }

    // MARK: Gestures in a button's label

    struct Entry: View {
        @State private var log = ""

        var body: some View {
            Text("Log\(log)")
            Button {
                log += " button"
            } label: {
                ZStack {
                    Color.white.frame(width: 100, height: 40)
                    Text("Rename")
                }
                .onTapGesture { log += " gesture" }
            }
            Button("Plain") { log += " plain" }
        }
    }

    @Test("A tap on a button reaches the gesture in its label, as a finger does")
    func innerGesture() throws {
        let host = ViewHost(Entry())
        try host.tap("Rename")
        expect(host, shows: "Log gesture")
        try host.tap(host.query(.button, "Plain"))
        expect(host, shows: "Log gesture plain")
    }

    // MARK: Adjustable actions

    struct Score: View {
        @State private var points = 0
        @State private var isLocked = false

        var body: some View {
            HStack {
                Text("Player")
                Text("\(points) points")
            }
            .accessibilityElement()
            .accessibilityLabel("Row of the player")
            .accessibilityAdjustableAction { direction in points += direction == .increment ? 1 : -1 }
            .disabled(isLocked)
            Toggle("Lock", isOn: $isLocked)
        }
    }

    @Test("A host adjusts a view with an adjustable action by steps")
    func adjust() throws {
        let host = ViewHost(Score())
        try host.increment("Row of the player", by: 3)
        expect(host, shows: "3 points")
        try host.decrement("Row of the player")
        expect(host, shows: "2 points")
        try host.tap("Lock")
        #expect(throws: ViewQueryError.self) { try host.increment("Row of the player") }
        expect(host, shows: "2 points")
    }
}
