import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Image renderers")
struct ImageRendererTests {
    @Test("A renderer returns the view's own size and picture, at the origin")
    func size() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        expectNoDifference(renderer.size, CGSize(width: 30, height: 20))
        #expect(renderer.svg.contains("viewBox=\"0 0 30 20\""))
        let host = ViewHost(Color.red.frame(width: 30, height: 20), size: CGSize(width: 30, height: 20))
        expectNoDifference(renderer.display.items.map(\.content), host.display.items.map(\.content))
    }

    @Test("The proposed size limits the view; new content is rendered, and announced")
    func changes() {
        let renderer = ImageRenderer(content: AnyView(Text("some words that are long")))
        let free = renderer.size
        renderer.proposedSize = ProposedViewSize(width: free.width / 2, height: nil)
        #expect(renderer.size.width <= free.width / 2 && renderer.size.height > free.height)
        var announcements = 0
        let subscription = renderer.objectWillChange.sink { announcements += 1 }
        renderer.content = AnyView(Color.blue.frame(width: 7, height: 8))
        renderer.scale = 3
        expectNoDifference(announcements, 2)
        expectNoDifference(renderer.size, CGSize(width: 7, height: 8))
        subscription.cancel()
    }
}
