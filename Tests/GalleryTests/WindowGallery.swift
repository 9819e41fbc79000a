import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gallery: the window")
struct WindowGallery {
    @Test("A window has a background of its own")
    func background() throws {
        try compare("text", size: CGSize(width: 200, height: 60)) { Text("Hello").font(.title) }
    }
}
