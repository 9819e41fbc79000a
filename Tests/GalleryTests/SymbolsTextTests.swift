import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Texts and pictures in SVG")
struct SymbolsTextTests {
    private func svg(_ string: String, width: CGFloat = 50, font: DisplayList.FontFace = .init(size: 17)) -> String {
        var list = DisplayList()
        let text = DisplayList.Text(
            lines: [.init(string, origin: CGPoint(x: 5, y: 12), width: width)], font: font,
            paint: .color(Color.Resolved(red: 0, green: 0, blue: 0)))
        list.append(.text(text), in: CGRect(x: 0, y: 0, width: 60, height: 20))
        return list.svg(size: CGSize(width: 60, height: 20))
    }

    /// Whether all tags are closed, and there are no forbidden characters and unknown entities. `XMLParser` accepts
    /// documents with faults on other systems than Apple's.
    private func isWellFormed(_ text: String) -> Bool {
        guard text.unicodeScalars.allSatisfy({ ($0.value >= 32 || $0 == "\n") && $0.value & 0x1F_FFFE != 0xFFFE }),
            text.utf8.count(where: { $0 == 60 }) == text.utf8.count(where: { $0 == 62 })
        else { return false }
        return text.components(separatedBy: "&").dropFirst().allSatisfy { part in
            ["amp;", "lt;", "gt;", "quot;"].contains { part.hasPrefix($0) }
        }
    }

    @Test(
        "Any text gives well-formed XML",
        arguments: [
            "</text></svg><script>alert(1)</script>", "]]>", "<!--", "&#0;", "\u{0}\u{1}\u{8}\u{B}\u{1F}",
            "\u{FFFE}\u{FFFF}x",
            "a\u{2028}b\u{85}c", "\"'`", "\t\n\r", "\u{FEFF}", "e\u{301}\u{302}", "\u{202E}abc", "\u{1F1E9}",
            "\u{10FFFF}",
        ])
    func hostile(_ string: String) {
        #expect(isWellFormed(svg(string)), "\(string.unicodeScalars.map(\.value))")
        let font = DisplayList.FontFace(family: string, size: 12)
        #expect(isWellFormed(svg("a", font: font)), "\(string.unicodeScalars.map(\.value))")
        #expect(!svg(string).contains("<script"))
        let picture = DisplayList.Picture(name: string, isSystem: true, paint: .clear)
        var list = DisplayList()
        list.append(.image(picture), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(isWellFormed(list.svg(size: .zero)))
        #expect(!isWellFormed("<a") && !isWellFormed("&#0;") && !isWellFormed("\u{1}"), "faults are found")
    }

    @Test("A line that is written to the left starts at its right end")
    func direction() {
        for string in ["שלום!", "مرحبا", "123 שלום", "\u{200F}abc"] {
            #expect(svg(string).contains("<text x=\"55\" y=\"12\" direction=\"rtl\""), "\(string)")
        }
        for string in ["Hello שלום", "12:30", "漢字", "é שלום", "…"] {
            #expect(svg(string).contains("<text x=\"5\" y=\"12\" font-size"), "\(string)")
        }
        #expect(svg("שלום", width: 0).contains("<text x=\"5\" y=\"12\" direction=\"rtl\""), "without a width")
    }

    @Test("Lines start on the right where layout does")
    func mirrored() throws {
        let host = ViewHost(
            Text("a long line\nb").environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 100, height: 60))
        guard case .text(let text) = try #require(host.display.items.first).content else {
            Issue.record("no text")
            return
        }
        let ends = text.lines.map { $0.origin.x + $0.width }
        #expect(ends.count == 2 && abs(ends[0] - ends[1]) < 0.01 && text.lines[1].origin.x > 10)
    }

    @Test("Emoji keep their form, letters are stretched to their width")
    func adjustment() {
        for string in ["🎉", "👨‍👩‍👧 🇩🇪", "❤️"] { #expect(svg(string).contains("lengthAdjust=\"spacing\""), "\(string)") }
        for string in ["a", "a 🎉", "漢字", "1", " "] {
            #expect(svg(string).contains("lengthAdjust=\"spacingAndGlyphs\""), "\(string)")
        }
    }

    @Test("The document has the system's font; other fonts are named")
    func fonts() {
        #expect(svg("a").contains("font-family=\"-apple-system, Inter, system-ui, sans-serif\" xml:space"))
        #expect(svg("a").components(separatedBy: "font-family").count == 2)
        #expect(svg("a", font: .init(design: .serif, size: 12)).contains("font-family=\"ui-serif, Georgia, serif\""))
    }

    // MARK: Pictures

    private var png: Data { Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]) }

    @Test("A picture that occurs again is embedded once")
    func embedded() {
        let image = Image(picture: PictureSource(size: CGSize(width: 10, height: 10), data: png))
        let text = ViewHost(
            VStack {
                image
                image
                image.renderingMode(.template)
            }
        ).svg
        #expect(text.components(separatedBy: "base64,").count == 2)
        #expect(text.components(separatedBy: "<use").count == 3)
        #expect(isWellFormed(text))
    }

    @Test("A missing picture has a neutral placeholder")
    func placeholder() {
        let text = ViewHost(Image("60x40_secret"), size: CGSize(width: 60, height: 40)).svg
        #expect(!text.contains("secret") && text.contains("<use"))
        #expect(!ViewHost(Image("4x4_secret")).svg.contains("<use"), "a small one has no sign")
    }

    @Test("Ten thousand views give a picture of linear size")
    func large() {
        func length(_ count: Int) -> Int {
            var list = DisplayList()
            for index in 0..<count {
                let frame = CGRect(x: 0, y: CGFloat(index), width: 20, height: 20)
                list.append(
                    .image(DisplayList.Picture(name: "star.fill", isSystem: true, paint: .clear)), in: frame)
            }
            return list.svg(size: CGSize(width: 20, height: count)).utf8.count
        }
        #expect(length(10_000) < 12 * length(1_000))
    }
}
