import Foundation
import Testing

@testable import AssetSymbolsTool

@Suite("Symbols of asset catalogues")
struct AssetSymbolTests {
    @Test(
        "An asset has the symbol that Xcode gives it",
        arguments: [
            ("sticky-note", "stickyNote"), ("AppIconImage", "appIcon"), ("image_avatar_default", "imageAvatarDefault"),
            ("1", "_1"), ("pro plan", "proPlan"), ("BGImageOne", "bgImageOne"), ("M", "M"), ("BMW", "BMW"),
            ("M-stadt", "mStadt"), ("TLSold", "tlSold"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"),
            ("ironMaiden2", "ironMaiden2"), ("292C38", "_292_C_38"), ("DCAC00", "DCAC_00"), ("c50000", "c50000"),
            ("0b3b21ff27", "_0B3B21Ff27"), ("icon_24px", "icon24Px"), ("Image", "image"), ("default", "default"),
        ])
    func names(_ name: String, _ symbol: String) {
        #expect(SymbolName.member(name, without: "Image") == symbol)
    }

    @Test("A namespace is a type, a colour loses its suffix, a keyword has backticks")
    func kinds() {
        #expect(SymbolName.type("iconPreviews") == "IconPreviews")
        #expect(SymbolName.member("AccentColor", without: "Color") == "accent")
        #expect(SymbolName.member("Accent Color", without: "Color") == "accent")
        #expect(SymbolName.member("color_24292B", without: "Color") == "color24292B")
        #expect(SymbolName.quoted("default") == "`default`")
        #expect(SymbolName.quoted("star") == "star")
    }

    @Test("Symbols are written by namespace; those of the system's names are resources only")
    func code() throws {
        let folder = try TemporaryFolder()
        for item in ["Sky.colorset", "red.colorset", "logo.imageset", "Icons/home.imageset", "Plain/star.symbolset"] {
            try folder.write("{}", to: "Assets.xcassets/\(item)/Contents.json")
        }
        try folder.write(
            #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Icons/Contents.json")
        let tree = CatalogTree([folder.url.path])
        var writer = SymbolWriter()
        let code = writer.code(of: tree)
        #expect(tree.problems.isEmpty)
        #expect(code.contains(#"    static let sky = ColorResource(name: "Sky", bundle: resourceBundle)"#))
        #expect(code.contains(#"    static let red = ColorResource(name: "red", bundle: resourceBundle)"#))
        #expect(code.contains("    static var sky: Color { Color(ColorResource.sky) }"))
        #expect(!code.contains("static var red"))
        #expect(code.contains("    enum Icons {\n"))
        #expect(code.contains(#"        static let home = ImageResource(name: "Icons/home", bundle: resourceBundle)"#))
        #expect(code.contains(#"    static let star = ImageResource(name: "star", bundle: resourceBundle)"#))
        #expect(code.contains("static var home: UIImage { UIImage(resource: ImageResource.Icons.home) }"))
    }

    @Test("Two assets with one symbol, malformed contents and a missing folder are reported")
    func problems() throws {
        let folder = try TemporaryFolder()
        try folder.write("{", to: "A.xcassets/Group/Contents.json")
        try folder.write("{}", to: "A.xcassets/Group/sky-blue.colorset/Contents.json")
        try folder.write("{}", to: "A.xcassets/skyBlue.colorset/Contents.json")
        let tree = CatalogTree([folder.url.path, folder.url.path + "/none"])
        var writer = SymbolWriter()
        let code = writer.code(of: tree)
        #expect(tree.problems.count == 2)
        #expect(tree.problems.first?.hasSuffix("malformed JSON") == true)
        #expect(writer.problems.first == "skyBlue: another asset has the symbol skyBlue")
        #expect(code.components(separatedBy: "static let skyBlue").count == 2)
    }
}

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
