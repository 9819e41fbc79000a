import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Images")
struct ImageTests {
    @Test("A picture takes its size from its name, or is 100 × 100 points")
    func names() {
        let size = { Image($0).naturalSize(in: EnvironmentValues()) }
        expectNoDifference(size("20x20_avocado"), CGSize(width: 20, height: 20))
        expectNoDifference(size("1.5x300_a_b"), CGSize(width: 1.5, height: 300))
        for name in ["avocado", "20x20", "x20_a", "20x_a", "axb_c", "20x20x20_a", "", "-1x2_a", "_"] {
            expectNoDifference(size(name), ImageSizes.standardSize, "\(name)")
        }
    }

    @Test("A program can set the sizes of its pictures")
    func provider() {
        var values = EnvironmentValues()
        values.imageSizes = ImageSizes([
            "cat": CGSize(width: 30, height: 40), "odd": CGSize(width: -1, height: CGFloat.nan),
        ])
        expectNoDifference(Image("cat").naturalSize(in: values), CGSize(width: 30, height: 40))
        expectNoDifference(Image("odd").naturalSize(in: values), .zero)
        expectNoDifference(Image("2x3_dog").naturalSize(in: values), CGSize(width: 2, height: 3))
    }

    @Test("Images that are made alike are equal, and a changed copy leaves the image as it was")
    func equality() {
        let images = [Image("a"), Image(systemName: "a"), Image("a", label: Text("b")), Image(decorative: "a")]
        expectNoDifference(
            images, [Image("a"), Image(systemName: "a"), Image("a", label: Text("b")), Image(decorative: "a")])
        for (index, image) in images.enumerated() {
            #expect(!images[..<index].contains(image))
            #expect(image.resizable() != image && image.resizable() == image.resizable())
            expectNoDifference(image.renderingMode(nil), image)
        }
    }

    @Test("Symbols have the sizes of their drawings, and scale with text")
    func symbols() {
        var values = EnvironmentValues()
        let disc = Image(systemName: "circle")
        expectNoDifference(disc.naturalSize(in: values), CGSize(width: 20, height: 19.5))
        #expect(Image(systemName: "chevron.right").naturalSize(in: values).width < 12)
        values.font = .title
        expectNoDifference(disc.naturalSize(in: values), CGSize(width: 33, height: 32))
        values.imageScale = .large
        expectNoDifference(disc.naturalSize(in: values), CGSize(width: 41, height: 40))
        values.imageScale = .small
        expectNoDifference(disc.naturalSize(in: values), CGSize(width: 26.5, height: 25.5))
    }

    @Test("How a picture is drawn is part of its value; its name stays")
    func drawing() throws {
        let image = Image("cat").resizable().renderingMode(.template).interpolation(.high).antialiased(false)
        #expect(image != Image("cat"))
        expectNoDifference(
            image, Image("cat").resizable().renderingMode(.template).interpolation(.high).antialiased(false))
        #expect(image.isResizable && !Image("cat").isResizable)
        #expect(ViewHost(image).contains("cat"))
        #expect(ViewHost(Image("cat", label: Text("A cat"))).contains("A cat"))
        try expectNoDifference(ViewHost(Image(decorative: "cat")).find("cat").line, "Image \"cat\" (decorative)")
        #expect(ViewHost(Image(systemName: "wifi", variableValue: 0.5).symbolVariant(.circle.fill)).contains("wifi"))
        #expect(SymbolVariants.fill.circle.contains(.circle))
        #expect(!SymbolVariants.fill.contains(.slash))
    }

    private nonisolated static func gif(width: UInt8, height: UInt8) -> Data {
        Data("GIF89a".utf8) + Data([width, 0, height, 0, 0, 0, 0])
    }

    private struct Loading: View {
        @State var url = URL(string: "https://example.org/cat.gif")
        var body: some View {
            AsyncImage(url: url, scale: 2) { phase in
                if let image = phase.image {
                    image
                } else if phase.error != nil {
                    Text("failed")
                } else {
                    Text("loading")
                }
            }
            Button("Other") { url = URL(string: "https://example.org/dog.gif") }
        }
    }

    @Test("A picture is loaded while its view is there, and anew for another address", .timeLimit(.minutes(30)))
    func loading() async throws {
        let loader = ImageLoader { url in
            if url.lastPathComponent == "dog.gif" { throw URLError(.badURL) }
            return Self.gif(width: 40, height: 20)
        }
        let host = ViewHost(Loading().environment(\.imageLoader, loader))
        expect(host, shows: "loading")
        try await host.until { host.contains("cat.gif") }
        try host.tap("Other")
        try await host.until { host.contains("failed") }
    }

    @Test("There is a placeholder until the picture is there", .timeLimit(.minutes(30)))
    func placeholder() async throws {
        let view = AsyncImage(url: URL(string: "file:///cat.gif")) {
            $0.resizable()
        } placeholder: {
            Text("…")
        }
        let host = ViewHost(view.environment(\.imageLoader, ImageLoader { _ in Self.gif(width: 4, height: 2) }))
        expect(host, shows: "…")
        try await host.until { host.contains("cat.gif") }
    }

    @Test(
        "Data that are no picture are a failure", .timeLimit(.minutes(30)),
        arguments: [[], [0xFF, 0xD8, 0xFF], [0x42, 0x4D]])
    func noPicture(_ bytes: [UInt8]) async throws {
        let view = Loading().environment(\.imageLoader, ImageLoader { _ in Data(bytes) })
        let host = ViewHost(view)
        try await host.until { host.contains("failed") }
    }

    @Test(
        "Under a virtual clock nothing is loaded from the network, and the error tells what to do",
        .timeLimit(.minutes(30)))
    func noNetwork() async throws {
        let address = try #require(URL(string: "https://example.org/cat.png"))
        let view = AsyncImage(url: address) { phase in
            Text(verbatim: phase.error?.localizedDescription ?? "loading")
        }
        let host = ViewHost(view, clock: .virtual)
        try await host.until { !host.contains("loading") }
        #expect(host.tree.contains("imageLoader") && host.tree.contains("https://example.org/cat.png"))
        await VirtualClock.$current.withValue(VirtualClock()) {
            await #expect(throws: ImageLoader.NoNetwork(url: address)) { try await ImageLoader.automatic(address) }
        }
    }

    @Test("A file is read under a virtual clock, too", .timeLimit(.minutes(30)))
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gif")
        try Self.gif(width: 4, height: 2).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let host = ViewHost(AsyncImage(url: file), clock: .virtual)
        try await host.until { host.contains(file.lastPathComponent) }
    }

    @Test("A loaded picture is drawn as its bytes", .timeLimit(.minutes(30)))
    func drawn() async throws {
        let data = Self.gif(width: 40, height: 20)
        let url = URL(string: "https://example.org/cat.gif")
        let host = ViewHost(AsyncImage(url: url).environment(\.imageLoader, ImageLoader { _ in data }))
        #expect(!host.svg.contains(data.base64EncodedString()))
        try await host.until { host.contains("cat.gif") }
        #expect(host.svg.contains(data.base64EncodedString()))
    }

    @Test(
        "A data URL holds the picture itself, under a virtual clock, too", .timeLimit(.minutes(30)),
        arguments: [
            ("data:image/gif;base64," + gif(width: 40, height: 20).base64EncodedString(), true),
            ("DATA:;BASE64," + gif(width: 40, height: 20).base64EncodedString(), true),
            ("data:image/gif;base64,R0lGODlh*", false), ("data:text/plain,GIF", false), ("data:", false),
        ])
    func dataURL(_ address: String, isPicture: Bool) async throws {
        let url = try #require(URL(string: address))
        let view = AsyncImage(url: url) { phase in
            if let image = phase.image {
                image.accessibilityLabel("picture")
            } else {
                Text(phase.error == nil ? "loading" : "failed")
            }
        }
        let host = ViewHost(view, clock: .virtual)
        try await host.until { !host.contains("loading") }
        #expect(host.contains("failed") != isPicture)
        if isPicture { try expectNoDifference(host.frame(of: "picture").size, CGSize(width: 40, height: 20)) }
    }

    /// Suspends loads until the test opens it.
    private actor Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var begun = 0
        private(set) var ended: [Bool] = []

        func wait() async {
            begun += 1
            await withCheckedContinuation { waiting.append($0) }
            ended.append(Task.isCancelled)
        }

        func open() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    private struct Coming: View {
        @State var isShown = true
        @State var name = "a"

        var body: some View {
            VStack {
                Button("Other") { name = "b" }
                Button("Remove") { isShown = false }
                if isShown { AsyncImage(url: URL(string: "https://example.org/\(name).gif")) }
            }
        }
    }

    @Test("An outdated load finishes, and its result is ignored", .timeLimit(.minutes(30)))
    func unwanted() async throws {
        let gate = Gate()
        let loader = ImageLoader { url in
            await gate.wait()
            return Self.gif(width: 4, height: 2)
        }
        let host = ViewHost(Coming().environment(\.imageLoader, loader))
        await until { await gate.begun == 1 }
        try host.tap("Other")
        await until { await gate.begun == 2 }
        await gate.open()
        try await host.until { host.contains("b.gif") }
        try host.tap("Remove")
        #expect(!host.contains("a.gif") && !host.contains("b.gif"))
        await until { await gate.ended.count == 2 }
        await expectNoDifference(gate.ended, [false, false])
    }
}
