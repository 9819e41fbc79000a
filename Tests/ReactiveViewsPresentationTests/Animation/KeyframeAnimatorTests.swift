import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
    private struct Shaken: View {
        @State var count = 0
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                Text(verbatim: "at \(value)")
            } keyframes: { value in
                LinearKeyframe(value + 10, duration: 1)
                LinearKeyframe(value + 2, duration: 1)
            }
            Button("Shake") { count += 1 }
        }
    }

    @Test("A change of the trigger has the value go through the keyframes, frame by frame") func trigger() throws {
        let host = ViewHost(Shaken(), clock: .virtual)
        expect(host, shows: "at 0.0")
        #expect(host.runUntilIdle())
        try host.tap("Shake")
        host.advance(by: 0.5)
        expect(host, shows: "at 5.0")
        host.advance(by: 0.5)
        expect(host, shows: "at 10.0")
        host.advance(by: 2)
        expect(host, shows: "at 2.0")
        #expect(host.runUntilIdle())
        // The next run begins where this one ended.
        try host.tap("Shake")
        host.advance(by: 0.5)
        expect(host, shows: "at 7.0")
        // One that is interrupted, where it is.
        try host.tap("Shake")
        expect(host, shows: "at 7.0")
        host.advance(by: 3)
        expect(host, shows: "at 9.0")
    }

    @Test("Where nothing is animated the end is there at once") func disabled() throws {
        let host = ViewHost(Shaken(), clock: .virtual, isAnimated: false)
        try host.tap("Shake")
        expect(host, shows: "at 2.0")
        #expect(host.runUntilIdle())
        #expect(ViewHost(Repeated()).contains("at 1.0"))
    }

    private struct Repeated: View {
        @State var isRepeating = true
        @State var isShown = true
        var body: some View {
            if isShown {
                Text("x").keyframeAnimator(initialValue: 0.0, repeating: isRepeating) { view, value in
                    view
                    Text(verbatim: "at \(value)")
                } keyframes: { _ in
                    MoveKeyframe(1)
                    LinearKeyframe(5, duration: 2)
                }
            }
            Toggle("Repeat", isOn: $isRepeating)
            Button("Hide") { isShown = false }
        }
    }

    @Test("A repeating animator runs until it is stopped or removed") func repeating() throws {
        let host = ViewHost(Repeated(), clock: .virtual)
        expect(host, shows: "x")
        expect(host, shows: "at 1.0")
        host.advance(by: 1)
        expect(host, shows: "at 3.0")
        host.advance(by: 1.5)
        expect(host, shows: "at 2.0")
        host.advance(by: 2)
        expect(host, shows: "at 2.0")
        try host.tap("Repeat")
        expect(host, shows: "at 1.0")
        #expect(host.runUntilIdle())
        try host.tap("Repeat")
        host.advance(by: 1)
        expect(host, shows: "at 3.0")
        try host.tap("Hide")
        #expect(host.runUntilIdle())
    }

    private struct Empty: View {
        var body: some View {
            KeyframeAnimator(initialValue: 3.0) {
                Text(verbatim: "at \($0)")
            } keyframes: { _ in
                MoveKeyframe(4.0)
            }
        }
    }

    @Test("Keyframes that take no time don't repeat") func timeless() {
        let host = ViewHost(Empty(), clock: .virtual)
        expect(host, shows: "at 4.0")
        #expect(host.runUntilIdle())
    }
}
