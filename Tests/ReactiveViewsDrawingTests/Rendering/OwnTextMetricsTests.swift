import ReactiveViews
import Testing
import ReactiveTesting

@MainActor
@Suite("A renderer's own measures of texts")
struct OwnTextMetricsTests {
    private struct Cells: TextMetrics {
        var side: CGFloat = 10
        func width(of character: Character, in font: DisplayList.FontFace) -> CGFloat {
            character == "漢" ? 2 * side : side
        }
        func lineHeight(of font: DisplayList.FontFace) -> CGFloat { font.size > 30 ? 40 : 20 }
        func ascent(of font: DisplayList.FontFace) -> CGFloat { 15 }
    }

    private func frame(_ text: some View, width: CGFloat = 300) throws -> CGRect {
        let host = ViewHost(text, size: CGSize(width: width, height: 300))
        let before = try #require(host.elements.first?.frame)
        host.setEnvironment(\.textMetrics, Cells())
        let frame = try #require(host.elements.first?.frame)
        host.setEnvironment(\.textMetrics, nil)
        expectNoDifference(host.elements.first?.frame, before)
        return frame
    }

    @Test("Texts are as large as the renderer says")
    func sizes() throws {
        try expectNoDifference(frame(Text("abcd")).size, CGSize(width: 40, height: 20))
        try expectNoDifference(frame(Text("漢d")).size, CGSize(width: 30, height: 20))
        try expectNoDifference(frame(Text("ab").font(.system(size: 34))).size, CGSize(width: 20, height: 40))
        try expectNoDifference(frame(Text("a\(Text("b").bold())c")).size, CGSize(width: 30, height: 20))
    }

    @Test("Lines break and end where the renderer's letters do")
    func lines() throws {
        try expectNoDifference(frame(Text("abc def"), width: 55).size, CGSize(width: 30, height: 40))
        let host = ViewHost(Text("abcdefgh").lineLimit(1), size: CGSize(width: 50, height: 100))
        host.setEnvironment(\.textMetrics, Cells())
        let texts = host.display.items.compactMap { item in
            if case .text(let text) = item.content { text.lines.map(\.string) } else { nil }
        }
        expectNoDifference(texts, [["abcd…"]])
    }

    @Test("The baseline is the renderer's")
    func baseline() {
        let host = ViewHost(Text("abc"))
        host.setEnvironment(\.textMetrics, Cells())
        let origins = host.display.items.compactMap { item in
            if case .text(let text) = item.content { text.lines.map(\.origin.y) } else { nil }
        }
        expectNoDifference(origins, [[15]])
    }

    @Test("Measures that make no sense count as zero")
    func nonsense() throws {
        let host = ViewHost(Text("abc").fixedSize())
        host.setEnvironment(\.textMetrics, Cells(side: .nan))
        expectNoDifference(host.elements.first?.frame?.width, 0)
        host.setEnvironment(\.textMetrics, Cells(side: -3))
        expectNoDifference(host.elements.first?.frame?.width, 0)
    }
}
