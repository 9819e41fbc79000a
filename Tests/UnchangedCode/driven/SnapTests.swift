// Program: nerdsupremacist/Snap
// Modules: Snap

import ReactiveViewsTesting
import Snap
import SwiftUI
import Testing

private struct Map: View {
    @State private var state = ModalSnapState.large

    var body: some View {
        ZStack {
            Button("Open") { state = .large }
            SnapDrawer(state: $state, large: .paddingToTop(100), backgroundColor: Color.white) { Text("Details") }
        }
    }
}

@Suite("Snap: a drawer that snaps to places")
@MainActor
struct SnapTests {
    @Test("The drawer is dragged down, and opened again")
    func drawer() throws {
        let host = ViewHost(Map(), clock: .virtual)
        host.advance(by: 2)
        #expect(host.contains("Details"))
        try host.drag("Details", by: CGSize(width: 0, height: 500))
        host.advance(by: 3)
        #expect(!host.contains("Details"))
        try host.tap("Open")
        host.advance(by: 3)
        #expect(host.contains("Details"))
    }
}
