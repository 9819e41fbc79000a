import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("The first size of a view")
struct FirstSizeTests {
    private struct Switch: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("show") { withAnimation(.linear(duration: 1)) { isOn = true } }
                if isOn { Color.red.frame(width: 80, height: 40).transition(.opacity) }
            }
        }
    }

    @Test("A view that comes under an animation has its size at once, and doesn't grow from nothing")
    func insertion() throws {
        let host = ViewHost(Switch(), clock: .virtual(VirtualClock()))
        try host.tap("show")
        host.advance(by: 0.5)
        #expect(host.display.items.contains { $0.frame.size == CGSize(width: 80, height: 40) })
    }
}
