import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Fonts where they are shown")
struct FontResolvedTests {
    struct Reader: View {
        let font: Font
        @Environment(\.fontResolutionContext) private var context

        var body: some View {
            let resolved = font.resolve(in: context)
            Text("\(Int(resolved.pointSize)) points")
            if resolved.isBold { Text("bold") }
            if resolved.isItalic { Text("italic") }
            if resolved.isMonospaced { Text("monospaced") }
            if resolved.isLowercaseSmallCaps { Text("small capitals") }
        }
    }

    @Test("A view reads the size of a font, which follows the user's text size")
    func size() {
        #expect(ViewHost(Reader(font: .default)).contains("17 points"))
        #expect(ViewHost(Reader(font: .body).dynamicTypeSize(.xxxLarge)).contains("23 points"))
        #expect(ViewHost(Reader(font: .system(size: 10)).dynamicTypeSize(.xxxLarge)).contains("10 points"))
    }

    @Test("A view reads the traits of a font")
    func traits() {
        let plain = ViewHost(Reader(font: .body))
        let host = ViewHost(Reader(font: .body.bold().italic().monospaced().smallCaps()))
        for trait in ["bold", "italic", "monospaced", "small capitals"] {
            #expect(host.contains(trait) && !plain.contains(trait))
        }
    }

    @Test("A scaled font has another size, and texts have it too")
    func scaled() throws {
        #expect(ViewHost(Reader(font: .system(size: 10).scaled(by: 2).scaled(by: 1.5))).contains("30 points"))
        #expect(ViewHost(Reader(font: .system(size: 10).scaled(by: -2))).contains("10 points"))
        let host = ViewHost(
            VStack {
                Text("same").font(.system(size: 10))
                Text("same as").font(.system(size: 10).scaled(by: 2))
            })
        #expect(try host.frame(of: "same as").height > host.frame(of: "same").height)
    }
}
