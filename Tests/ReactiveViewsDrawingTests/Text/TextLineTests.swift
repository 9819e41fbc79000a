import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Lines under and through text, and its scale")
struct TextLineTests {
    private func text<V: View>(_ view: V) -> DisplayList.Text? {
        for item in ViewHost(view).display.items { if case .text(let text) = item.content { return text } }
        return nil
    }

    @Test("A line has a pattern and a colour of its own")
    func colors() throws {
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        let view = Text("a").strikethrough(true, pattern: .dash, color: Color(red))
        expectNoDifference(text(view)?.strikethrough, .init(pattern: .dash, color: red))
        #expect(text(view)?.underline == nil)
        #expect(ViewHost(view).svg.contains("style=\"text-decoration-color:#FF0000;text-decoration-style:dashed\""))
        expectNoDifference(text(Text("a").underline())?.underline, .init())
        #expect(ViewHost(Text("a").underline()).svg.contains("text-decoration=\"underline\""))
        #expect(text(Text("a").underline(false).foregroundStyle(.red))?.underline == nil)
    }

    @Test("A view's setting applies to the texts inside that have none")
    func inherited() {
        let blue = Color.Resolved(red: 0, green: 0, blue: 1)
        expectNoDifference(
            text(Text("a").strikethrough(color: Color(blue))),
            text(Group { Text("a") }.strikethrough(color: Color(blue))))
        #expect(text(Text("a").underline(false).underline(pattern: .dot))?.underline == nil)
        expectNoDifference(
            text(Group { Text("a").underline(pattern: .dot) }.underline(color: .red))?.underline?.pattern, .dot)
    }

    @Test("A secondary scale is smaller, in layout and on the screen")
    func scale() throws {
        let plain = text(Text("a").font(.system(size: 20)))
        let small = text(Text("a").font(.system(size: 20)).textScale(.secondary))
        #expect(plain?.font.size == 20 && small?.font.size == 15)
        expectNoDifference(text(Text("a").font(.system(size: 20)).textScale(.secondary, isEnabled: false)), plain)
        expectNoDifference(text(Group { Text("a").font(.system(size: 20)) }.textScale(.secondary)), small)
        expectNoDifference(
            text(Group { Text("a").font(.system(size: 20)).textScale(.default) }.textScale(.secondary)), plain)
        let host = ViewHost(Text("Word").textScale(.secondary))
        #expect(try host.frame(of: "Word").width < ViewHost(Text("Word")).frame(of: "Word").width)
    }
}
