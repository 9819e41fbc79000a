import ReactiveViewsTesting
import Testing

@testable import EmojiArt

/// The pictures of the program. To have them written anew:
/// `RECORD_SNAPSHOTS=failed swift test --filter EmojiArtTests`. Look at each before you check it in.
@MainActor
@Suite("The pictures")
struct PictureTests {
    @Test("A drawing with a selected emoji and its palette", arguments: ColorScheme.allCases)
    func drawing(_ scheme: ColorScheme) throws {
        let document = EmojiArtDocument { _ in nil }
        try document.setBackground(.imageData(#require(SampleBackground.data)))
        for (emoji, x, y, size) in [
            ("🌈", 0, -120, 120), ("☀️", 120, -180, 64), ("🌲", -120, 40, 80), ("🌲", -60, 60, 56), ("🚲", 60, 90, 72),
        ] { document.addEmoji(emoji, at: CGPoint(x: x, y: y), size: size) }
        let host = ViewHost(EmojiArtView(document: document, store: PaletteStore()), clock: .virtual)
        host.setEnvironment(\.colorScheme, scheme)
        try host.tap("🚲")
        host.runUntilIdle()
        try assertSnapshot(of: host, as: .picture, named: "drawing \(scheme)")
    }

    @Test("The palette's menu", arguments: ColorScheme.allCases)
    func menu(_ scheme: ColorScheme) throws {
        try compare("menu \(scheme)", scheme) { try $0.tap("Palettes") }
    }

    @Test("The palette's editor", arguments: ColorScheme.allCases)
    func editor(_ scheme: ColorScheme) throws {
        try compare("editor \(scheme)", scheme) { host in
            try host.tap("Palettes")
            try host.tap("Edit")
        }
    }

    @Test("All palettes while they are edited", arguments: ColorScheme.allCases)
    func manager(_ scheme: ColorScheme) throws {
        try compare("manager \(scheme)", scheme) { host in
            try host.tap("Palettes")
            try host.tap("Manage")
            try host.tap("Edit")
        }
    }

    @Test("A background that can't be loaded", arguments: ColorScheme.allCases)
    func failure(_ scheme: ColorScheme) async throws {
        let document = EmojiArtDocument { _ in nil }
        let host = ViewHost(EmojiArtView(document: document, store: PaletteStore()), clock: .virtual)
        host.setEnvironment(\.colorScheme, scheme)
        host.perform { document.setBackground(.url(URL(fileURLWithPath: "/nowhere/background.png"))) }
        await document.fetch?.value
        await host.runUntilIdle()
        try assertSnapshot(of: host, as: .picture, named: "failure \(scheme)")
    }

    private func compare(
        _ name: String, _ scheme: ColorScheme, testName: String = #function, line: UInt = #line,
        act: (ViewHost<EmojiArtView>) throws -> Void
    ) throws {
        let document = EmojiArtDocument { _ in nil }
        let host = ViewHost(EmojiArtView(document: document, store: PaletteStore()), clock: .virtual)
        host.setEnvironment(\.colorScheme, scheme)
        try act(host)
        host.runUntilIdle()
        try assertSnapshot(of: host, as: .picture, named: name, testName: testName, line: line)
    }
}
