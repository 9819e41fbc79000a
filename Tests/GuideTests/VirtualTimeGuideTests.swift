import Foundation
import ReactiveViewsTesting
import Testing

// The blocks of the page TestingInVirtualTime, line for line.

private struct MessageView: View {
    @State private var isSaved = false

    var body: some View {
        VStack {
            Button("Save") {
                isSaved = true
                Task {
                    try await Task.sleep(for: .seconds(3))
                    isSaved = false
                }
            }
            if isSaved { Text("Saved") }
        }
    }
}

private struct PictureView: View {
    @State private var text = "reading"

    var body: some View {
        Text(text).task {
            text = await withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(returning: "ready") }
            }
        }
    }
}

private struct FeedView: View {
    @State private var text = "Loading"

    var body: some View {
        Text(text).task {
            try? await Task.sleep(for: .seconds(20))
            if !Task.isCancelled { text = "Loaded" }
        }
    }
}

private struct PriceView: View {
    var body: some View { Text(9.5, format: .number) }
}

@MainActor
struct VirtualTimeGuideTests {
    @Test("A message disappears after three seconds")
    func message() throws {
        let host = ViewHost(MessageView(), clock: .virtual)
        try host.tap("Save")
        #expect(host.contains("Saved"))
        host.advance(by: .seconds(3))
        #expect(!host.contains("Saved"))
    }

    @Test("The picture appears when it has been read")
    func picture() async throws {
        let host = ViewHost(PictureView(), clock: .virtual)
        try await host.wait(for: "the picture") { host.contains("ready") }
    }

    @Test("The feed loads within a minute")
    func feed() throws {
        let host = ViewHost(FeedView(), clock: .virtual)
        try host.until { host.contains("Loaded") }
    }

    @Test("Leaving the feed ends all its work")
    func leaving() throws {
        let host = ViewHost(FeedView(), clock: .virtual)
        host.advance(by: .seconds(1))
        try host.finish()
    }

    @Test("Prices are formatted for Germany")
    func prices() throws {
        let host = ViewHost(PriceView(), clock: .virtual)
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        #expect(host.contains("9,5"))
    }
}
