import ReactiveTesting
import ReactiveUIKit
import Testing

@MainActor
@Suite("Initializers that may fail")
struct FailableInitializerTests {
    @Test("A symbol exists if its name consists of symbols' words")
    func symbols() {
        for name in [
            "heart", "square.and.arrow.up", "50.circle.fill", "chevron.backward", "battery.75percent", "4k.tv",
            "arrow.trianglehead.2.clockwise.rotate.90.circle.fill", "character.book.closed.fill.zh.traditional",
        ] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        for name in ["", "nonexistent", "heart.filed", "heart..fill", "Heart", "no.such.symbol", "my icon", ".fill"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
            #expect(UIImage(systemName: name, withConfiguration: nil) == nil)
            #expect(UIImage(systemName: name, compatibleWith: nil) == nil)
        }
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(UIImage(systemName: "heart")?.applyingSymbolConfiguration(large) != nil)
    }

    @Test("An image or a color that the bundle doesn't have is nil; one of its catalog isn't")
    func assets() throws {
        #expect(UIImage(named: "missing") == nil && UIImage(named: "") == nil)
        #expect(UIImage(named: "missing", in: nil, compatibleWith: nil) == nil)
        expectNoDifference(UIImage(named: "20x10_avocado")?.size, CGSize(width: 20, height: 10))
        #expect(UIColor(named: "missing") == nil && UIColor(named: "") == nil)
        #expect(UIColor(named: "missing", in: nil, compatibleWith: nil) == nil)

        let folder = FileManager.default.temporaryDirectory
            .appending(path: "FailableInitializerTests-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Sky.colorset", directoryHint: .isDirectory)
        let images = folder.appending(path: "Assets.xcassets/Logo.imageset", directoryHint: .isDirectory)
        for folder in [set, images] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try Data(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """.utf8
        ).write(to: set.appending(path: "Contents.json"))
        try Data(#"{"images": [{"idiom": "universal", "filename": "logo.png"}]}"#.utf8)
            .write(to: images.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIColor(named: "Sky", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "Logo", in: bundle, with: nil) != nil)
        #expect(UIColor(named: "Logo", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Sky", in: bundle, with: nil) == nil)
    }

    @Test("A time of more seconds than fit is nil")
    func times() {
        #expect(TestTime.Stride(exactly: Int.max) == nil)
        #expect(TestTime.Stride(exactly: UInt64.max) == nil)
        expectNoDifference(TestTime.Stride(exactly: 3), .seconds(3))
    }
}
