import Foundation
import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Animations within animations, and springs at their times")
struct AnimationNestingRules {
    /// Shows where an animated value is.
    private struct Number: View, Animatable {
        let name: String
        var value: Double
        let shown: Shown
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            shown.values[name] = value
            return Text(verbatim: name)
        }
    }

    @MainActor
    private final class Shown {
        var values: [String: Double] = [:]
        subscript(name: String) -> Double { values[name] ?? .nan }
    }

    // MARK: Nesting

    private struct Nested: View {
        let shown: Shown
        @State var before = 0.0
        @State var inner = 0.0
        @State var after = 0.0
        @State var outside = 0.0
        var body: some View {
            Number(name: "before", value: before, shown: shown)
            Number(name: "inner", value: inner, shown: shown)
            Number(name: "after", value: after, shown: shown)
            Number(name: "outside", value: outside, shown: shown)
            Button("Go") {
                withAnimation(.linear(duration: 1)) {
                    before = 1
                    withAnimation(.linear(duration: 2)) { inner = 1 }
                    after = 1
                }
                outside = 1
            }
        }
    }

    @Test("The inner animation counts for the changes in its closure, the outer one before and after, none outside")
    func nested() throws {
        let shown = Shown()
        let host = ViewHost(Nested(shown: shown), clock: .virtual)
        try host.tap("Go")
        expectNoDifference(shown["outside"], 1)
        host.advance(by: 0.5)
        #expect(isNear(shown["before"], 0.5, 1e-9))
        #expect(isNear(shown["inner"], 0.25, 1e-9))
        #expect(isNear(shown["after"], 0.5, 1e-9))
        host.advance(by: 1)
        #expect(shown["before"] == 1 && isNear(shown["inner"], 0.75, 1e-9))
    }

    private struct NumberKey: TransactionKey { static let defaultValue = 0 }

    @Test("An inner withAnimation keeps the other values of the outer transaction")
    func merged() {
        var seen: [String] = []
        let binding = Binding(
            get: { 0 },
            set: { _, transaction in
                let animation = transaction.animation == .linear(duration: 2) ? "linear" : "other"
                seen.append("\(transaction[NumberKey.self]) \(animation)")
            })
        var outer = Transaction(animation: .default)
        outer[NumberKey.self] = 7
        withTransaction(outer) {
            binding.wrappedValue = 1
            withAnimation(.linear(duration: 2)) { binding.wrappedValue = 2 }
            binding.wrappedValue = 3
        }
        expectNoDifference(seen, ["7 other", "7 linear", "7 other"])
    }

    private struct Inserting: View {
        @State var shows = false
        var body: some View {
            if shows {
                Rectangle().opacity(0.25).animation(.linear(duration: 1), value: shows)
            }
            Button("Show") { shows = true }
        }
    }

    @Test("animation(_:value:) doesn't animate the first appearance of its view")
    func firstAppearance() throws {
        let host = ViewHost(Inserting(), clock: .virtual)
        try host.tap("Show")
        expectNoDifference(shownOpacity(host), 0.25)
        #expect(host.runUntilIdle())
        expectNoDifference(shownOpacity(host), 0.25)
    }

    // MARK: Springs

    private struct Springing: View {
        let shown: Shown
        @State var value = 0.0
        var body: some View {
            Number(name: "value", value: value, shown: shown)
            Button("Go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { value = 1 } }
        }
    }

    /// The way from 0 to 1 of a spring at rest, by the formula of the damped oscillation.
    private func position(at time: Double, duration: Double, bounce: Double) -> Double {
        let (frequency, ratio) = (2 * Double.pi / duration, 1 - bounce)
        let decay = ratio * frequency
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-decay * time) * (decay * sin(damped * time) / damped + cos(damped * time))
    }

    @Test("A spring is where its formula puts it, however many steps time is advanced in", arguments: [1, 5, 250])
    func closedForm(_ steps: Int) throws {
        let shown = Shown()
        let host = ViewHost(Springing(shown: shown), clock: .virtual)
        try host.tap("Go")
        // A quarter of a second is the date of a frame.
        for _ in 0..<steps { host.advance(by: 0.25 / Double(steps)) }
        #expect(isNear(shown["value"], position(at: 0.25, duration: 0.5, bounce: 0.3), 1e-6))
        let spring = Spring(duration: 0.5, bounce: 0.3)
        for time in stride(from: 0.0, through: 1, by: 0.01) {
            #expect(isNear(spring.value(time: time), position(at: time, duration: 0.5, bounce: 0.3), 1e-12))
        }
    }

    @Test("The older springs have a response of 0.5 and 0.15 seconds and damping fractions of 0.825 and 0.86")
    func olderSprings() {
        expectNoDifference(Animation.spring(response: 0.5), .spring(response: 0.5, dampingFraction: 0.825))
        expectNoDifference(Animation.spring(dampingFraction: 0.825), .spring(response: 0.5, dampingFraction: 0.825))
        #expect(Animation.spring(response: 0.5) != .spring(response: 0.5, dampingFraction: 0.826))
        let interactive = Spring(response: 0.15, dampingRatio: 0.86)
        expectNoDifference(Animation.interactiveSpring(), .spring(interactive, blendDuration: 0.25))
        expectNoDifference(Animation.interactiveSpring, .interactiveSpring(response: 0.15, dampingFraction: 0.86))
        #expect(Animation.interactiveSpring != .interactiveSpring(response: 0.16, dampingFraction: 0.86))
        for time in [0.05, 0.1, 0.2] {
            let expected = interactive.value(time: time)
            #expect(isNear(Animation.interactiveSpring.progress(at: time) ?? 1, expected, 1e-9))
        }
    }
}
