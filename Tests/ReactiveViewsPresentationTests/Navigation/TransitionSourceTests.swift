import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Transitions of pages")
struct TransitionSourceTests {
    private struct Gallery: View {
        @Namespace private var namespace

        var body: some View {
            NavigationStack {
                NavigationLink("Open") {
                    Text("photo").navigationTransition(.zoom(sourceID: "p1", in: namespace))
                }
                .matchedTransitionSource(id: "p1", in: namespace) {
                    $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 2)
                }
                Text("plain").matchedTransitionSource(id: 2, in: namespace).navigationTransition(.automatic)
            }
        }
    }

    @Test("A page tells its source, and the source its look")
    func zoom() throws {
        let host = ViewHost(Gallery())
        try expectNoDifference(
            host.find("Open").attributes.last, "source of p1, background red, corner radius 8, shadow 2")
        try expectNoDifference(host.find("plain").attributes, ["source of 2"])
        try host.tap("Open")
        try expectNoDifference(host.find("photo").attributes, ["zooms from p1"])
    }
}
