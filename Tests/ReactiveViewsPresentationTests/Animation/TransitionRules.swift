import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Rules of transitions")
struct TransitionRules {
    private typealias Journal = AnimationRules.Journal

    private struct Row: View {
        let name: String
        let journal: Journal
        @State private var number = 0
        var body: some View {
            Button("\(name) \(number)") { number += 1 }
                .onAppear { journal.note("+\(name)") }
                .onDisappear { journal.note("-\(name)") }
        }
    }

    private struct Optionally: View {
        @State var isOn = false
        let transition: AnyTransition
        let journal: Journal
        var body: some View {
            VStack {
                if isOn { Row(name: "A", journal: journal).transition(transition) }
                Button("Animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Button("At once") { isOn.toggle() }
            }
        }
    }

    @Test("A view fades in and out, and stays until it has")
    func fading() throws {
        let journal = Journal()
        let host = ViewHost(Optionally(transition: .opacity, journal: journal), clock: .virtual)
        try host.tap("Animated")
        expectNoDifference(journal.lines, ["+A"])
        expectNoDifference(shownOpacity(host), 0)
        host.advance(by: 0.25)
        #expect(isNear(shownOpacity(host), 0.25))
        host.advance(by: 1)
        expectNoDifference(shownOpacity(host), 1)
        try host.tap("Animated")
        expect(host, hasNo: "A 0")
        expectNoDifference(journal.lines, ["+A"])
        host.advance(by: 0.25)
        #expect(isNear(shownOpacity(host), 0.75))
        host.advance(by: 0.8)
        expectNoDifference(journal.lines, ["+A", "-A"])
        #expect(host.runUntilIdle())
    }

    @Test("A view that comes back while it leaves is the same, and goes on from where it is shown")
    func revival() throws {
        let journal = Journal()
        let host = ViewHost(Optionally(transition: .opacity, journal: journal), clock: .virtual)
        try host.tap("At once")
        expectNoDifference(shownOpacity(host), 1)
        try host.tap("A 0")
        try host.tap("Animated")
        host.advance(by: 0.5)
        try host.tap("Animated")
        expect(host, shows: "A 1")
        #expect(isNear(shownOpacity(host), 0.5))
        host.advance(by: 2)
        expectNoDifference(shownOpacity(host), 1)
        expectNoDifference(journal.lines, ["+A"])
        // Without an animation it is back at once.
        try host.tap("Animated")
        host.advance(by: 0.5)
        try host.tap("At once")
        expect(host, shows: "A 1")
        expectNoDifference(shownOpacity(host), 1)
        host.advance(by: 2)
        expect(host, shows: "A 1")
    }

    @Test("Without an animation, or with the identity transition, a view goes at once", arguments: [true, false])
    func immediately(_ isAnimated: Bool) throws {
        let journal = Journal()
        let host = ViewHost(Optionally(transition: isAnimated ? .identity : .slide, journal: journal), clock: .virtual)
        try host.tap("At once")
        try host.tap(isAnimated ? "Animated" : "At once")
        expectNoDifference(journal.lines, ["+A", "-A"])
    }

    @Test("A host that goes takes those that are leaving along") func unmounting() throws {
        let journal = Journal()
        let host = ViewHost(Optionally(transition: .opacity, journal: journal), clock: .virtual)
        try host.tap("At once")
        try host.tap("Animated")
        host.advance(by: 0.1)
        host.unmount()
        expectNoDifference(journal.lines, ["+A", "-A"])
        #expect(host.display.isEmpty)
        #expect(host.runUntilIdle())
    }

    private struct Phased: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 100)
        }
    }

    private struct Away: ViewModifier {
        let opacity: Double
        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    @Test("A modifier's transition goes from active to identity and back, the view staying the same")
    func modifiers() throws {
        let journal = Journal()
        let transition = AnyTransition.modifier(active: Away(opacity: 0.2), identity: Away(opacity: 1))
        let host = ViewHost(Optionally(transition: transition, journal: journal), clock: .virtual)
        try host.tap("Animated")
        #expect(isNear(shownOpacity(host), 0.2))
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.6))
        host.advance(by: 1)
        expectNoDifference(shownOpacity(host), 1)
        try host.tap("Animated")
        host.advance(by: 0.25)
        #expect(isNear(shownOpacity(host), 0.8))
        try host.tap("Animated")
        expectNoDifference(journal.lines, ["+A"])
        host.advance(by: 2)
        expectNoDifference(shownOpacity(host), 1)
        try host.tap("Animated")
        host.advance(by: 2)
        expectNoDifference(journal.lines, ["+A", "-A"])
    }

    @Test("The forms of transitions that clients write resolve") func forms() throws {
        let journal = Journal()
        func compiles() -> some View {
            Group {
                Text("a").transition(.opacity)
                Text("b").transition(.opacity.combined(with: .scale))
                Text("c").transition(Phased())
                Text("d").transition(.move(edge: .top).combined(with: .opacity))
                Text("e").transition(.blurReplace)
                Text("f").transition(.asymmetric(insertion: .slide, removal: .opacity).animation(.linear))
                Text("g").transition(AsymmetricTransition(insertion: .slide, removal: Phased()))
                Text("h").transition(.scale(scale: 0.1, anchor: .top))
                Text("i").transition(.push(from: .leading))
            }
        }
        _ = compiles()
        let host = ViewHost(Optionally(transition: AnyTransition(Phased()), journal: journal), clock: .virtual)
        try host.tap("Animated")
        host.advance(by: 2)
        try host.tap("Animated")
        host.advance(by: 2)
        expectNoDifference(journal.lines, ["+A", "-A"])
    }

    private struct Renewed: View {
        @State var id = 0
        let journal: Journal
        let isIdentity: Bool
        var body: some View {
            if isIdentity {
                Row(name: "\(id)", journal: journal).transition(.identity).id(id)
            } else {
                Row(name: "\(id)", journal: journal).id(id)
            }
            Button("Renew") { id += 1 }
            Button("Animated") { withAnimation(.linear(duration: 1)) { id += 1 } }
            Button("Again") { withAnimation(.linear(duration: 1)) { id -= 1 } }
        }
    }

    @Test("With the identity transition the old view disappears before the new one appears")
    func renewal() throws {
        let journal = Journal()
        let host = ViewHost(Renewed(journal: journal, isIdentity: true), clock: .virtual)
        try host.tap("Renew")
        host.unmount()
        expectNoDifference(journal.lines, ["+0", "-0", "+1", "-1"])
        let plain = Journal()
        let other = ViewHost(Renewed(journal: plain, isIdentity: false), clock: .virtual)
        try other.tap("Renew")
        other.unmount()
        expectNoDifference(plain.lines, ["+0", "+1", "-0", "-1"])
    }

    @Test("A new identity is a new view, animated or not") func newIdentity() throws {
        let journal = Journal()
        let host = ViewHost(Renewed(journal: journal, isIdentity: false), clock: .virtual)
        try host.tap("0 0")
        try host.tap("Animated")
        expect(host, shows: "1 0")
        host.advance(by: 0.5)
        try host.tap("Again")
        expect(host, shows: "0 1")
        host.advance(by: 3)
        expectNoDifference(journal.lines, ["+0", "+1", "-1"])
    }
}
