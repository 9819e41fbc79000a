import Foundation
import Reactive
import Testing

@testable import FoundationAdditions
import ReactiveTesting

@Suite("Asset catalogues")
struct AssetCatalogTests {
    /// The first bytes of a PNG of a size.
    static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0,
            0, height,
        ])
    }

    private func color(_ json: String, dark: Bool = false, contrast: Bool = false) throws -> AssetColor.Value? {
        let folder = try TemporaryFolder()
        try folder.write(json, to: "A.xcassets/c.colorset/Contents.json")
        return AssetCatalogs.color(named: "c", in: folder.url.path)?
            .value(in: AssetTraits(isDark: dark, isHighContrast: contrast))
    }

    private func components(_ components: String, _ space: String = "srgb") throws -> AssetColor.Value? {
        try color(
            #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}]}"#)
    }

    @Test("Components are fractions, integers or hexadecimal digits, in several colour spaces")
    func components() throws {
        let half = AssetColor.Value.components(.sRGB, red: 0.5, green: 1, blue: 0, alpha: 0.25)
        try expectNoDifference(components(#""red":"0.500","green":"1.000","blue":"0.000","alpha":"0.250""#), half)
        try expectNoDifference(
            components(#""red":"0x33","green":"0xFF","blue":"0","alpha":"1""#),
            .components(.sRGB, red: 0.2, green: 1, blue: 0, alpha: 1))
        try expectNoDifference(
            components(#""red":"51","green":"255","blue":"0""#),
            .components(.sRGB, red: 0.2, green: 1, blue: 0, alpha: 1))
        try expectNoDifference(
            components(#""red":1.5,"green":0.5,"blue":0.0,"alpha":1.0"#, "extended-linear-srgb"),
            .components(.linear, red: 1.5, green: 0.5, blue: 0, alpha: 1))
        try expectNoDifference(
            components(#""red":"1.0","green":"0.0","blue":"0.0""#, "display-p3"),
            .components(.displayP3, red: 1, green: 0, blue: 0, alpha: 1))
        try expectNoDifference(
            components(#""white":"0.5","alpha":"1.0""#, "gray-gamma-22"),
            .components(.sRGB, red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test("The variant that suits the appearance best is taken")
    func variants() throws {
        let json = #"""
            {"colors":[
              {"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}},
              {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
               "color":{"color-space":"srgb","components":{"red":"0.0","green":"0.0","blue":"0.0","alpha":"1.0"}}},
              {"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],
               "color":{"color-space":"srgb","components":{"red":"1.0","green":"1.0","blue":"1.0","alpha":"1.0"}}},
              {"idiom":"mac"}
            ]}
            """#
        try expectNoDifference(color(json), .system("systemRedColor"))
        try expectNoDifference(color(json, dark: true), .components(.sRGB, red: 0, green: 0, blue: 0, alpha: 1))
        try expectNoDifference(color(json, contrast: true), .components(.sRGB, red: 1, green: 1, blue: 1, alpha: 1))
        try expectNoDifference(
            color(json, dark: true, contrast: true), .components(.sRGB, red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("The empty accent color of Xcode's templates is no color, and isn't reported")
    func placeholder() throws {
        for json in [
            #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
            #"{"colors":[{"idiom":"universal"},{"idiom":"mac"}]}"#,
        ] {
            let problems = try Diagnostics.collect {
                let color = try color(json)
                #expect(color == nil)
            }
            #expect(problems.isEmpty, "\(json): \(problems)")
        }
    }

    @Test("A malformed or empty asset is reported with its place")
    func malformed() throws {
        for json in ["{", "[]", #"{"colors":[]}"#, #"{"colors":[{"color":{"components":{"red":"x"}}}]}"#] {
            let problems = try Diagnostics.collect {
                let color = try color(json)
                #expect(color == nil)
            }
            #expect(!problems.isEmpty && problems.allSatisfy { $0.kind == .resource }, "\(json)")
            #expect(problems.allSatisfy { $0.message.contains("c.colorset/Contents.json") })
        }
    }

    @Test("An image has the size of its file in points, from the sharpest file")
    func images() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},"#
                + #"{"idiom":"universal","scale":"3x","filename":"a3.png"},{"idiom":"universal","scale":"2x"},"#
                + #"{"idiom":"universal","scale":"1x","filename":"d.png","appearances":[{"appearance":"luminosity","value":"dark"}]}],"#
                + #""properties":{"template-rendering-intent":"template"}}"#,
            to: "A.xcassets/Group/logo.imageset/Contents.json")
        let set = folder.url.appending(path: "A.xcassets/Group/logo.imageset")
        try Self.png(10, 20).write(to: set.appending(path: "a.png"))
        try Self.png(30, 60).write(to: set.appending(path: "a3.png"))
        try Self.png(7, 7).write(to: set.appending(path: "d.png"))
        let image = try #require(AssetCatalogs.image(named: "logo", in: folder.url.path))
        expectNoDifference(image.isTemplate, true)
        let variant = try #require(image.variant(in: AssetTraits()))
        #expect(variant.file.lastPathComponent == "a3.png" && variant.size == CGSize(width: 10, height: 20))
        expectNoDifference(image.variant(in: AssetTraits(isDark: true))?.size, CGSize(width: 7, height: 7))
    }

    @Test("Namespaces are part of names; data sets, symbols and files beside catalogues are found")
    func names() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/Icons/Contents.json")
        try folder.write(
            #"{"images":[{"filename":"h.svg","idiom":"universal"}]}"#,
            to: "A.xcassets/Icons/home.imageset/Contents.json")
        try folder.write(#"<svg width="24" height="12px"></svg>"#, to: "A.xcassets/Icons/home.imageset/h.svg")
        try folder.write(
            #"{"data":[{"filename":"d.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#,
            to: "A.xcassets/levels.dataset/Contents.json")
        try folder.write("[1]", to: "A.xcassets/levels.dataset/d.json")
        try Self.png(8, 6).write(to: folder.url.appending(path: "loose@2x.png"))
        let path = folder.url.path
        expectNoDifference(
            AssetCatalogs.image(named: "Icons/home", in: path)?.variant(in: AssetTraits())?.size,
            CGSize(width: 24, height: 12))
        #expect(AssetCatalogs.image(named: "home", in: path) == nil)
        expectNoDifference(AssetCatalogs.data(named: "levels", in: path)?.data, Data("[1]".utf8))
        expectNoDifference(AssetCatalogs.data(named: "levels", in: path)?.type, "public.json")
        expectNoDifference(
            AssetCatalogs.image(named: "loose", in: path)?.variant(in: AssetTraits())?.size, CGSize(width: 4, height: 3)
        )
    }

    @Test("A file that is missing, or is no picture, is reported; its size is zero")
    func missingFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"images":[{"filename":"a.png"}]}"#, to: "A.xcassets/a.imageset/Contents.json")
        try folder.write(#"{"images":[{"filename":"b.png"}]}"#, to: "A.xcassets/b.imageset/Contents.json")
        try folder.write("no picture", to: "A.xcassets/b.imageset/b.png")
        let problems = Diagnostics.collect {
            for name in ["a", "b"] {
                let image = AssetCatalogs.image(named: name, in: folder.url.path)
                expectNoDifference(image?.variant(in: AssetTraits())?.size, .zero)
            }
        }
        expectNoDifference(problems.map(\.kind), [.resource, .resource])
    }

    @Test("A registered catalogue takes precedence; a folder without one is reported")
    func registered() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let grey = #"{"colors":[{"color":{"components":{"white":"0.5"}}}]}"#
        try folder.write(
            #"{"colors":[{"color":{"reference":"systemRedColor"}}]}"#, to: "A.xcassets/c.colorset/Contents.json")
        try other.write(grey, to: "B.xcassets/c.colorset/Contents.json")
        let path = folder.url.path
        expectNoDifference(
            AssetCatalogs.color(named: "c", in: path)?.value(in: AssetTraits()), .system("systemRedColor"))
        AssetCatalogs.register(other.url, for: folder.bundle)
        #expect(AssetCatalogs.color(named: "c", in: path)?.value(in: AssetTraits()) != .system("systemRedColor"))
        let problems = Diagnostics.collect {
            AssetCatalogs.register(other.url.appending(path: "none"), for: folder.bundle)
        }
        expectNoDifference(problems.map(\.kind), [.resource])
    }

    @Test(
        "Pictures' heads have their sizes",
        arguments: [
            (Data(#"<?xml?><svg viewBox="0 0 30 20"/>"#.utf8), CGSize(width: 30, height: 20)),
            (Data(#"<svg width="60" viewBox="0 0 30 20">"#.utf8), CGSize(width: 60, height: 40)),
            (Data(#"<svg width='1in' height='50%' viewBox='0,0,30,20'>"#.utf8), CGSize(width: 96, height: 64)),
            (Data("<svg >".utf8), CGSize(width: 300, height: 150)),
            (Data("%PDF-1.4 << /MediaBox [ 0 0 612 792 ] >>".utf8), CGSize(width: 612, height: 792)),
            (
                Data("RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0".utf8) + Data([9, 0, 0, 4, 0, 0]),
                CGSize(width: 10, height: 5)
            ),
        ])
    func heads(_ data: Data, _ size: CGSize) {
        expectNoDifference(PictureHeader.size(of: data), size)
        for count in 0..<data.count { _ = PictureHeader.size(of: data.prefix(count)) }
    }
}
