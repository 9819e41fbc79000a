import ReactiveViewsTesting
import Testing

private struct Shout: TextAttribute, Equatable {
    var volume = 1
}

/// Draws each glyph by itself, those with the attribute moved up.
private struct Raising: TextRenderer {
    var height: Double = 10
    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for slice in run {
                    var copy = ctx
                    if run[Shout.self] != nil { copy.translateBy(x: 0, y: -height) }
                    copy.draw(slice)
                }
            }
        }
    }
}

private struct Doubling: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height * 2)
    }
}

@MainActor
@Suite("Text renderers")
struct TextRendererTests {
    @Test("A renderer draws each glyph, and finds attributes of the program's own")
    func glyphs() {
        let text = Text("ab") + Text("cd").bold().customAttribute(Shout())
        let host = ViewHost(text.textRenderer(Raising()))
        let strings = host.display.items.compactMap { item -> String? in
            guard case .text(let text) = item.content else { return nil }
            return text.lines.map(\.string).joined() + (text.font.weight > 400 ? " bold" : "")
        }
        expectNoDifference(strings, ["a", "b", "c bold", "d bold"])
        expectNoDifference(host.display.description.components(separatedBy: "transform 1 0 0 1 0 -10").count, 3)
    }

    @Test("Lines drawn by a renderer are where the text draws them itself")
    func places() throws {
        let text = Text("several words on some lines").frame(width: 90)
        func lines<V: View>(_ view: V) -> [CGPoint] {
            var points: [CGPoint] = []
            var origin = CGPoint.zero
            for entry in ViewHost(view).display.entries {
                switch entry {
                case .begin(let group): origin = group.frame.origin
                case .item(let item):
                    guard case .text(let text) = item.content else { continue }
                    points += text.lines.map {
                        CGPoint(
                            x: (origin.x + item.frame.minX + $0.origin.x).rounded(),
                            y: (origin.y + item.frame.minY + $0.origin.y).rounded())
                    }
                case .end: origin = .zero
                case .mask: break
                }
            }
            return points
        }
        struct Plain: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                for line in layout { ctx.draw(line) }
            }
        }
        let own = lines(text)
        #expect(own.count > 1)
        expectNoDifference(lines(text.textRenderer(Plain())), own)
    }

    @Test("A renderer chooses the size of the view")
    func size() throws {
        let plain = try ViewHost(Text("a")).frame(of: "a").height
        let host = ViewHost(
            VStack(spacing: 0) {
                Text("a").textRenderer(Doubling())
                Text("below")
            })
        try expectNoDifference(host.frame(of: "below").minY - host.frame(of: "a").minY, 2 * plain)
    }

    private struct Animated: View {
        @State var height = 0.0
        var body: some View {
            Text("x").customAttribute(Shout()).textRenderer(Raising(height: height))
            Button("Go") { withAnimation(.linear(duration: 1)) { height = 10 } }
        }
    }

    @Test("A renderer's data are animated")
    func animation() throws {
        let host = ViewHost(Animated(), clock: .virtual(VirtualClock()))
        try host.tap("Go")
        host.advance(by: 0.5)
        #expect(host.display.description.contains("transform 1 0 0 1 0 -5"))
    }

    @Test("A layout has lines, runs and slices with their bounds")
    func layout() throws {
        final class Box { var layout: Text.Layout? }
        struct Keeping: TextRenderer {
            let box: Box
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { box.layout = layout }
        }
        let box = Box()
        _ = ViewHost((Text("one ") + Text("two").italic() + Text("\nthree")).textRenderer(Keeping(box: box))).display
        let layout = try #require(box.layout)
        #expect(layout.count == 2 && !layout.isTruncated)
        #expect(layout[0].count == 2 && layout[1].count == 1)
        let run = layout[0][1]
        expectNoDifference(run.count, 3)
        let parts = run[0..<2].typographicBounds.width + run[2].typographicBounds.width
        #expect(abs(parts - run.typographicBounds.width) < 0.001)
        expectNoDifference(run.characterIndices.first.map { run.characterIndices[0].distance(to: $0) }, 0)
        #expect(layout[0].typographicBounds.rect.maxY <= layout[1].typographicBounds.rect.minY + 0.001)
        var line = layout[0]
        line.origin.x += 5
        expectNoDifference(line[1].typographicBounds.origin.x, run.typographicBounds.origin.x + 5)
        #expect(line != layout[0])
    }

    @Test("An attribute set closer to the text takes precedence; texts with other attributes differ")
    func attributes() {
        #expect(Text("a").customAttribute(Shout()) != Text("a"))
        expectNoDifference(Text("a").customAttribute(Shout()), Text("a").customAttribute(Shout()))
        #expect(Text("a").customAttribute(Shout(volume: 2)) != Text("a").customAttribute(Shout()))
        expectNoDifference(
            Text("a").customAttribute(Shout(volume: 2)).customAttribute(Shout()),
            Text("a").customAttribute(Shout(volume: 2)))
    }

    @Test("A label for accessibility stays a text, and finds it")
    func label() throws {
        let text: Text = Text("60 km/h").accessibilityLabel("sixty").speechAdjustedPitch(0.5).accessibilityHeading(.h1)
        let host = ViewHost(text + Text(" fast"))
        try expectNoDifference(host.find("sixty").label, "60 km/h fast")
    }

    @Test("A type of content and a language leave a text a text")
    func contentType() {
        func typed(_ type: AccessibilityTextContentType) -> Text { Text("x").accessibilityTextContentType(type) }
        #expect(typed(.console) == typed(.console) && typed(.console) != typed(.narrative))
        #expect(typed(.plain) != Text("x"))
        let german: Text = Text("x").typesettingLanguage(Locale.Language(identifier: "de")) + typed(.plain)
        let automatic: Text = Text("x").typesettingLanguage(.automatic, isEnabled: false) + typed(.plain)
        #expect(ViewHost(german).contains("xx") && ViewHost(automatic).contains("xx"))
    }
}
