import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Canvas")
struct CanvasTests {
    private let red = "#FF0000FF"

    /// The lines of the picture of a canvas of 100 by 50 points, without the group of the canvas itself.
    private func lines(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
        let host = ViewHost(Canvas(renderer: renderer), size: CGSize(width: 100, height: 50))
        return Array(host.display.description.split(separator: "\n").map(String.init).dropFirst()).map {
            String($0.dropFirst(2))
        }
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let red1 = Color(red: 1, green: 0, blue: 0)

    @Test("A canvas fills the proposed room and draws what its renderer draws, clipped to its frame")
    func frame() throws {
        let host = ViewHost(
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
            }
            .frame(width: 30, height: 20))
        expectNoDifference(host.tree, "Canvas")
        try expectNoDifference(host.frame(of: host.elements[0]).size, CGSize(width: 30, height: 20))
        #expect(host.display.description.contains("clip [0 0 m 30 0 l 30 20 l 0 20 l h]"))
        expectNoDifference(host.display.items.count, 1)
        #expect(host.svg.contains("fill=\"#FF0000\""))
    }

    @Test("Paths are filled and stroked, in order")
    func paths() {
        let lines = lines { context, _ in
            context.fill(square.offsetBy(dx: 5, dy: 5), with: .color(red1))
            context.stroke(square, with: .color(.sRGB, white: 0), lineWidth: 3)
            context.fill(Path(), with: .foreground)
        }
        expectNoDifference(
            lines,
            [
                "fill [0 0 m 10 0 l 10 10 l 0 10 l h] #FF0000FF in (5 5 10 10)",
                "stroke [0 0 m 10 0 l 10 10 l 0 10 l h] #000000FF, 3 wide in (0 0 10 10)",
            ])
    }

    @Test("A copy has settings of its own and draws into the same picture")
    func copies() {
        let lines = lines { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 10, y: 0)
            copy.fill(square, with: .color(red1))
            context.fill(square, with: .color(red1))
        }
        expectNoDifference(lines.count, 4)
        #expect(lines[0].hasSuffix("opacity 0.5"))
        #expect(lines[1].hasSuffix("transform 1 0 0 1 10 0"))
        #expect(lines[3].hasPrefix("fill"))
    }

    @Test("Transforms apply the last one first")
    func transforms() {
        let lines = lines { context, _ in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.fill(square, with: .color(red1))
            context.transform = .identity
            context.rotate(by: .degrees(90))
            context.concatenate(CGAffineTransform(translationX: 5, y: 0))
            context.fill(square, with: .color(red1))
        }
        #expect(lines[0].hasSuffix("transform 2 0 0 3 10 20"))
        #expect(lines[2].hasSuffix("transform 0 1 -1 0 0 5"))
    }

    @Test("Clips limit the next drawings; an inverse one shows the outside")
    func clips() {
        let lines = lines { context, _ in
            expectNoDifference(context.clipBoundingRect, CGRect(x: 0, y: 0, width: 100, height: 50))
            context.clip(to: Path(CGRect(x: 5, y: 5, width: 20, height: 20)))
            expectNoDifference(context.clipBoundingRect, CGRect(x: 5, y: 5, width: 20, height: 20))
            context.fill(square, with: .color(red1))
            context.clip(to: square, options: .inverse)
            context.fill(square, with: .color(red1))
        }
        #expect(lines[0].hasSuffix("clip [5 5 m 25 5 l 25 25 l 5 25 l h]"))
        #expect(lines[3].contains("clip [-10000"))
    }

    @Test("A layer is drawn as a whole, inside the context's filters; its own settings end with it")
    func layers() {
        let lines = lines { context, _ in
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                expectNoDifference(layer.opacity, 1)
                layer.opacity = 0.5
                layer.fill(square, with: .color(red1))
                layer.fill(square, with: .color(red1))
            }
            context.clipToLayer { $0.fill(square, with: .color(.sRGB, white: 1)) }
            context.fill(square, with: .color(red1))
        }
        #expect(lines[0].hasSuffix("blur 2"))
        expectNoDifference(lines.filter { $0.hasSuffix("blur 2") }.count, 2)
        expectNoDifference(lines.filter { $0.hasSuffix("opacity 0.5") }.count, 2)
        #expect(lines.contains { $0.hasSuffix("mask") })
    }

    @Test("Every filter becomes an effect, unless it changes nothing")
    func filters() {
        func effects(_ filter: GraphicsContext.Filter) -> String {
            lines { context, _ in
                context.addFilter(filter)
                context.fill(square, with: .color(red1))
            }
            .first ?? ""
        }
        #expect(effects(.shadow(radius: 3, x: 1, y: 2)).contains("shadow"))
        #expect(effects(.colorMultiply(red1)).hasSuffix("multiply #FF0000FF"))
        #expect(effects(.hueRotation(.degrees(90))).hasSuffix("hue rotation 90°"))
        #expect(effects(.saturation(0.5)).hasSuffix("saturation 0.5"))
        #expect(effects(.brightness(0.5)).hasSuffix("brightness 0.5"))
        #expect(effects(.contrast(0.5)).hasSuffix("contrast 0.5"))
        #expect(effects(.colorInvert()).hasSuffix("invert"))
        #expect(
            effects(.colorInvert(0.25)).hasSuffix("color matrix 0.5 0 0 0 0.25 0 0.5 0 0 0.25 0 0 0.5 0 0.25 0 0 0 1 0")
        )
        #expect(effects(.grayscale(1)).hasSuffix("grayscale 1"))
        #expect(effects(.luminanceToAlpha).hasSuffix("luminance to alpha"))
        #expect(effects(.alphaThreshold(min: 0.5, color: red1)).contains("color matrix 0 0 0 0 1"))
        #expect(
            effects(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 4, y: 0)))).hasSuffix(
                "transform 1 0 0 1 4 0"))
        #expect(effects(.colorMatrix(ColorMatrix())).hasPrefix("fill"))
        #expect(effects(.blur(radius: 0)).hasPrefix("fill"))
        #expect(effects(.colorShader(ShaderLibrary.glow())).hasPrefix("fill"))
    }

    @Test("Gradients lie where the context says, and repeat if they should")
    func gradients() {
        let gradient = Gradient(colors: [red1, Color(white: 0)])
        func item(_ shading: GraphicsContext.Shading) -> DisplayList.Item? {
            ViewHost(Canvas { context, _ in context.fill(square, with: shading) }, size: CGSize(width: 100, height: 50))
                .display.items.first
        }
        guard
            case .fill(_, .linearGradient(let stops, let start, let end), _)? = item(
                .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 25)))?.content
        else {
            Issue.record("no linear gradient")
            return
        }
        #expect(stops.count == 2 && start == UnitPoint(x: 0, y: 0) && end == UnitPoint(x: 0.5, y: 0.5))
        guard
            case .fill(_, .linearGradient(let repeated, _, let far), _)? = item(
                .linearGradient(
                    gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0), options: .repeat))?.content
        else {
            Issue.record("no linear gradient")
            return
        }
        #expect(repeated.count > 4 && far.x > 1)
        #expect(zip(repeated, repeated.dropFirst()).allSatisfy { $0.location <= $1.location })
        guard
            case .fill(_, .radialGradient(_, let center, 0, 20), _)? = item(
                .radialGradient(gradient, center: CGPoint(x: 50, y: 25), startRadius: 0, endRadius: 20))?.content
        else {
            Issue.record("no radial gradient")
            return
        }
        expectNoDifference(center, .center)
        let conic = item(.conicGradient(gradient, center: .zero, angle: .degrees(30)))
        #expect("\(conic.map { "\($0.content)" } ?? "")".contains("angular"))
    }

    @Test("Texts are measured and drawn, wrapped in a rectangle or at a point")
    func texts() {
        var widths: [CGFloat] = []
        let lines = lines { context, size in
            let text = context.resolve(Text("two words"))
            let whole = text.measure(in: CGSize(width: 1000, height: 1000))
            let narrow = text.measure(in: CGSize(width: whole.width * 0.7, height: 1000))
            widths = [whole.width, narrow.width]
            #expect(narrow.height > whole.height)
            #expect(text.firstBaseline(in: whole) > 0)
            context.draw(text, in: CGRect(x: 1, y: 2, width: whole.width * 0.7, height: 100))
            var red = text
            red.shading = .color(red1)
            context.draw(red, at: CGPoint(x: 50, y: 25))
            context.draw(Text(verbatim: ""), at: .zero)
        }
        #expect(widths[1] < widths[0])
        expectNoDifference(lines.count, 2)
        #expect(lines[0].hasPrefix("text \"two / words\" #000000FF"))
        #expect(lines[1].hasPrefix("text \"two words\" #FF0000FF"))
    }

    @Test("Images are drawn in their size or stretched, with a shading")
    func images() {
        let lines = lines { context, _ in
            var image = context.resolve(Image("20x10_logo"))
            expectNoDifference(image.size, CGSize(width: 20, height: 10))
            context.draw(image, at: CGPoint(x: 20, y: 20), anchor: .topLeading)
            image.shading = .color(red1)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        #expect(lines[0].hasSuffix("in (20 20 20 10)"))
        #expect(lines[1].contains("#FF0000FF in (0 0 50 50)"))
    }

    private struct Dotted: View {
        @State var size: CGFloat = 10

        var body: some View {
            Canvas { context, _ in
                guard let dot = context.resolveSymbol(id: "dot") else { return }
                context.draw(dot, at: CGPoint(x: 50, y: 50))
                context.draw(dot, in: CGRect(x: 0, y: 0, width: dot.size.width * 2, height: dot.size.height))
                if context.resolveSymbol(id: "none") != nil { context.draw(dot, at: .zero) }
            } symbols: {
                Circle().fill(.red).frame(width: size, height: size).tag("dot")
                Text("unused").tag(1)
            }
            Button("Grow") { size = 20 }
        }
    }

    @Test("Symbols are views with their own size and state; they aren't elements")
    func symbols() throws {
        let host = ViewHost(Dotted())
        expectNoDifference(host.tree, "Canvas\nButton \"Grow\"")
        #expect(host.display.description.contains("(45 45 10 10)"))
        #expect(host.display.description.contains("transform 2 0 0 1 0 0"))
        try host.tap("Grow")
        #expect(host.display.description.contains("(40 40 20 20)"))
        host.checkInvariants()
    }

    private final class Model: ObservableObject {
        var level: CGFloat = 1
    }

    @Test("A canvas shows what its renderer reads at the time of painting")
    func redrawing() {
        let model = Model()
        let host = ViewHost(
            Canvas { context, _ in context.fill(square, with: .color(.sRGB, white: Double(model.level))) })
        #expect(host.display.description.contains("#FFFFFFFF"))
        model.level = 0
        #expect(host.display.description.contains("#000000FF"))
    }

    @Test("A canvas receives taps over its whole frame")
    func taps() throws {
        var taps = 0
        let host = ViewHost(
            Canvas { _, _ in }.frame(width: 60, height: 60).onTapGesture { taps += 1 },
            size: CGSize(width: 60, height: 60))
        try host.tap(at: CGPoint(x: 5, y: 5))
        expectNoDifference(taps, 1)
    }

    @Test("Opacity that isn't a number counts as 1, and nothing is drawn through a transform that isn't finite")
    func badInput() {
        let lines = lines { context, _ in
            context.opacity = .nan
            context.fill(square, with: .color(red1))
            context.scaleBy(x: .infinity, y: 1)
            context.fill(square, with: .color(red1))
        }
        expectNoDifference(lines.count, 1)
    }
}
