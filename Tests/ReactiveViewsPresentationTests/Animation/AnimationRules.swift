import ReactiveViewsTesting
import ReactiveViews
import Testing

/// The first opacity of the painted groups; 1 if there is none.
@MainActor
func shownOpacity<V: View>(_ host: ViewHost<V>) -> Double {
    for entry in host.display.entries {
        if case .begin(let group) = entry, case .opacity(let opacity) = group.effect { return opacity }
    }
    return 1
}

func isNear(_ lhs: Double, _ rhs: Double, _ error: Double = 1e-4) -> Bool { abs(lhs - rhs) < error }

@MainActor
@Suite("Rules of animation")
struct AnimationRules {
    private struct Fading: View {
        @State var isHidden = false
        @State var other = 0
        let animation: Animation?
        var body: some View {
            VStack {
                Rectangle().opacity(isHidden ? 0 : 1).animation(animation, value: isHidden)
                Button("Toggle") { isHidden.toggle() }
                Button("Under linear") { withAnimation(.linear(duration: 1)) { isHidden.toggle() } }
                Button("Disabled") {
                    var transaction = Transaction(animation: nil)
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isHidden.toggle() }
                }
                Button("Other \(other)") { other += 1 }
            }
        }
    }

    @Test(".animation(value:) has its change shown on the curve; model and end are exact")
    func oracle() throws {
        let host = ViewHost(Fading(animation: .easeInOut(duration: 2)), clock: .virtual)
        expectNoDifference(shownOpacity(host), 1)
        try host.tap("Toggle")
        expectNoDifference(shownOpacity(host), 1)
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.870838))
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.5))
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.129162))
        host.advance(by: 0.6)
        expectNoDifference(shownOpacity(host), 0)
        #expect(host.runUntilIdle())
    }

    @Test("It beats withAnimation, nil makes changes at once, disablesAnimations is honoured")
    func precedence() throws {
        let host = ViewHost(Fading(animation: .easeInOut(duration: 2)), clock: .virtual)
        try host.tap("Under linear")
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.870838))
        let none = ViewHost(Fading(animation: nil), clock: .virtual)
        try none.tap("Under linear")
        expectNoDifference(shownOpacity(none), 0)
        let disabled = ViewHost(Fading(animation: .linear), clock: .virtual)
        try disabled.tap("Disabled")
        expectNoDifference(shownOpacity(disabled), 0)
    }

    @Test("What changes nearby doesn't end an animation; curves add up")
    func retargeting() throws {
        let host = ViewHost(Fading(animation: .linear(duration: 1)), clock: .virtual)
        try host.tap("Toggle")
        host.advance(by: 0.5)
        try host.tap("Other 0")
        #expect(isNear(shownOpacity(host), 0.5))
        try host.tap("Toggle")
        #expect(isNear(shownOpacity(host), 0.5))
        host.advance(by: 0.25)
        // The way there is at 0.75, that back at 0.25.
        #expect(isNear(shownOpacity(host), 0.5))
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.75))
        host.advance(by: 0.3)
        expectNoDifference(shownOpacity(host), 1)
    }

    private struct Number: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text(verbatim: "at \((value * 1000).rounded() / 1000)") }
    }

    private struct Counting: View {
        @State var value = 0.0
        let animation: Animation
        var body: some View {
            Number(value: value)
            Button("Go") { withAnimation(animation) { value = 1 } }
            Button("Back") { withAnimation(animation) { value = 0 } }
            Button("Jump") { value = 5 }
        }
    }

    @Test("An Animatable view's body is evaluated at each frame")
    func animatableBody() throws {
        let host = ViewHost(Counting(animation: .linear(duration: 1)), clock: .virtual)
        try host.tap("Go")
        expect(host, shows: "at 0.0")
        host.advance(by: 0.25)
        expect(host, shows: "at 0.25")
        host.advance(by: 1)
        expect(host, shows: "at 1.0")
        try host.tap("Back")
        host.advance(by: 0.5)
        try host.tap("Jump")
        expect(host, shows: "at 5.0")
    }

    @Test("A spring that meets a spring keeps its velocity")
    func springs() throws {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let host = ViewHost(Counting(animation: .spring(spring)), clock: .virtual)
        try host.tap("Go")
        host.advance(by: 0.1)
        let value = spring.value(time: 0.1)
        let velocity = spring.velocity(time: 0.1)
        try host.tap("Back")
        host.advance(by: 0.1)
        let expected = value + spring.value(target: -value, initialVelocity: velocity, time: 0.1)
        expect(host, shows: "at \((expected * 1000).rounded() / 1000)")
        host.advance(by: 3)
        expect(host, shows: "at 0.0")
    }

    private struct Steps: View {
        @State var v = 0
        let journal: Journal
        var body: some View {
            let _ = journal.note("body \(v)")
            Text("\(v)")
                .onAppear {
                    v = 1
                    v = 2
                    withAnimation {
                        v = 3
                        v = 4
                    }
                }
                .onChange(of: v) { journal.note("\($0) to \($1)") }
        }
    }

    @MainActor
    final class Journal {
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
    }

    @Test("Bodies see 0, 2, 4")
    func groups() {
        let journal = Journal()
        let host = ViewHost(Steps(journal: journal), clock: .virtual)
        expectNoDifference(journal.lines, ["body 0", "body 2", "0 to 2", "body 4", "2 to 4"])
        host.runUntilIdle()
    }

    @Test("An animation that never ends goes on until the view is gone, and gives way to another one")
    func endless() throws {
        let host = ViewHost(Counting(animation: .linear(duration: 1).repeatForever()), clock: .virtual)
        try host.tap("Go")
        host.advance(by: 0.25)
        expect(host, shows: "at 0.25")
        host.advance(by: 1.5)
        expect(host, shows: "at 0.25")
        #expect(!host.runUntilIdle(limit: .seconds(5)))
        try host.tap("Jump")
        expect(host, shows: "at 5.0")
        #expect(host.runUntilIdle())
    }

    @Test("Curves in pieces: delay, speed, repetition, in the order in which they were said")
    func pieces() {
        let delayed = Animation.linear(duration: 1).delay(1)
        expectNoDifference(delayed.progress(at: 0.5), 0)
        expectNoDifference(delayed.progress(at: 1.5), 0.5)
        #expect(delayed.progress(at: 2) == nil)
        let twice = delayed.repeatCount(2, autoreverses: false)
        expectNoDifference(twice.totalDuration, 4)
        expectNoDifference(twice.progress(at: 2.5), 0)
        expectNoDifference(twice.progress(at: 3.5), 0.5)
        let reversed = Animation.linear(duration: 1).repeatForever()
        expectNoDifference(reversed.progress(at: 1.25), 0.75)
        expectNoDifference(reversed.speed(2).progress(at: 0.25), 0.5)
        expectNoDifference(Animation.linear.speed(0).progress(at: 1e9), 0)
        #expect(Animation.linear(duration: 0).repeatForever().progress(at: 1) == nil)
        #expect(Animation.linear(duration: 1e-300).repeatForever().progress(at: 1e9) != nil)
    }

    @Test("Invalid input to animations is reported and harmless")
    func badInput() {
        let animations: [(String, () -> Animation)] = [
            ("duration", { .linear(duration: .nan) }), ("negative duration", { .linear(duration: -1) }),
            ("speed", { .linear.speed(.nan) }), ("delay", { .linear.delay(.nan) }),
            ("spring", { .spring(duration: .nan, bounce: 5) }),
            ("response", { .spring(response: -1, dampingFraction: .nan) }),
            ("interpolatingSpring", { .interpolatingSpring(mass: 0, stiffness: -1, damping: .nan) }),
        ]
        for (name, make) in animations {
            var animation = Animation.default
            let diagnostics = Diagnostics.collect { animation = make() }
            #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.kind == .invalidTime }, "\(name)")
            for time in [0, 0.01, 0.1, 1, 1e6, .infinity] {
                #expect(!(animation.progress(at: time) ?? 0).isNaN, "\(name)")
            }
        }
        #expect(Diagnostics.collect { _ = Animation.linear(duration: 1).speed(2).delay(1) }.isEmpty)
        expectNoDifference(Animation.linear(duration: 1).repeatCount(-3).totalDuration, 1)
    }
}
