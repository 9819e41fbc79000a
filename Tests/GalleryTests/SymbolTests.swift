import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Symbols in pictures")
struct SymbolTests {
    private let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))

    private func svg(_ name: String, palette: [Paint] = [], weight: Int = 400, paint: Paint? = nil) -> String {
        var picture = DisplayList.Picture(name: name, isSystem: true, paint: paint ?? red)
        picture.palette = palette
        picture.weight = weight
        var list = DisplayList()
        list.append(.image(picture), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        return list.svg(size: CGSize(width: 20, height: 20))
    }

    @Test("The symbols of public programs are drawn")
    func inUse() {
        let neutral = svg("no such symbol")
        #expect(symbolsInUse.count > 450)
        for name in symbolsInUse { #expect(svg(name) != neutral, "\(name)") }
        #expect(svg("square.dashed") == neutral, "an unknown one is a dashed square")
        #expect(!neutral.contains("no such symbol"))
    }

    @Test("Every drawing has lines or areas near its square")
    func drawings() throws {
        #expect(Image.drawnSymbols.count > 500)
        for name in Image.drawnSymbols {
            let size = Image(systemName: name).naturalSize(in: EnvironmentValues())
            #expect((3...30).contains(size.width) && (3...30).contains(size.height), "\(name) \(size)")
            #expect(svg(name).contains("<path"), "\(name)")
        }
    }

    @Test(
        "A filled symbol in a shape is cut out of it",
        arguments: ["xmark.circle.fill", "person.square.fill", "envelope.fill"])
    func cutOut(_ name: String) {
        let text = svg(name)
        #expect(text.contains("<mask"))
        #expect(!text.contains("#FFFFFF"))
        #expect(!svg("circle.fill").contains("<mask"))
    }

    @Test("Derived names differ from their stems")
    func derived() {
        let names = [
            "", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".badge.plus", ".badge.minus", ".badge",
        ]
        #expect(Set(names.map { svg("bell\($0)") }).count == names.count)
        #expect(Set((0...50).map { svg("\($0).circle") }).count == 51)
        #expect(svg("microphone") == svg("mic") && svg("document.fill") == svg("doc.fill"))
    }

    @Test("A longer name is drawn as the part of it that is known")
    func stem() {
        #expect(svg("heart.of.gold") == svg("heart"))
        #expect(svg("heart.of.gold.fill") == svg("heart.fill"))
    }

    @Test("A symbol that occurs again is defined once")
    func once() {
        func parts(_ count: Int, of text: String) -> Int {
            var list = DisplayList()
            for index in 0..<count {
                let picture = DisplayList.Picture(name: "star", isSystem: true, paint: index % 2 == 0 ? red : .clear)
                list.append(.image(picture), in: CGRect(x: index * 20, y: 0, width: 20, height: 20))
            }
            return list.svg(size: CGSize(width: 100, height: 20)).components(separatedBy: text).count - 1
        }
        #expect(parts(5, of: "<path") == 1)
        #expect(parts(5, of: "<use") == 5)
    }

    @Test("Lines have the weight of the font")
    func weights() {
        let widths = [100, 400, 700, 900].map { svg("plus", weight: $0) }
        #expect(Set(widths).count == 4)
        #expect(svg("plus").contains("stroke-width=\"7.2\""))
        let host = ViewHost(Image(systemName: "plus").bold())
        #expect(host.svg.contains("stroke-width=\"11\""))
    }

    @Test("A gradient fills a symbol")
    func gradient() {
        let stops = [0.0, 1].map { Paint.Stop(color: .init(red: Float($0), green: 0, blue: 0), location: $0) }
        let text = svg("star", paint: .linearGradient(stops: stops, start: .top, end: .bottom))
        #expect(text.contains("<linearGradient") && text.contains("<mask"))
    }

    @Test("The layers of a symbol have the paints of a palette")
    func palette() {
        let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))
        let text = svg("xmark.circle.fill", palette: [red, blue])
        #expect(text.contains("color=\"#FF0000\"") && text.contains("color=\"#0000FF\""))
        #expect(!svg("star", palette: [red, blue]).contains("#0000FF"), "one layer has one paint")
        let host = ViewHost(Image(systemName: "xmark.circle.fill").foregroundStyle(.red, .blue))
        #expect(host.svg.contains("color=\"#FF3B30\"") && host.svg.contains("color=\"#007AFF\""))
        let fading = ViewHost(
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red))
        #expect(fading.svg.contains("color=\"#FF3B30\" opacity=\"0.5\""))
        let colored = ViewHost(Image(systemName: "heart.fill").symbolRenderingMode(.multicolor))
        #expect(colored.svg.contains("color=\"#FF3B30\""))
    }

    @Test("A variant of the environment is drawn; elements keep the symbol's name")
    func variants() {
        let host = ViewHost(Image(systemName: "heart").symbolVariant(.circle.fill))
        #expect(host.svg == ViewHost(Image(systemName: "heart.circle.fill")).svg)
        #expect(host.contains("heart"))
        let filled = ViewHost(Image(systemName: "heart.circle").symbolVariant(.circle.fill))
        #expect(filled.svg == host.svg, "what a name has already isn't added")
    }

    @Test("Forward and backward point the other way from right to left")
    func direction() {
        func svg(_ name: String, _ direction: LayoutDirection) -> String {
            ViewHost(Image(systemName: name).environment(\.layoutDirection, direction)).svg
        }
        #expect(svg("chevron.forward", .rightToLeft) == svg("chevron.left", .leftToRight))
        #expect(svg("arrow.backward", .rightToLeft) == svg("arrow.right", .leftToRight))
        #expect(svg("chevron.right", .rightToLeft) == svg("chevron.right", .leftToRight))
        #expect(svg("forward", .rightToLeft) == svg("forward", .leftToRight))
    }

    @Test("A symbol stands on the baseline of the text beside it as capitals do")
    func baseline() throws {
        let host = ViewHost(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Ag")
                Image(systemName: "circle")
            })
        let (text, circle) = (try host.frame(of: "Ag"), try host.frame(of: "circle"))
        let baseline = text.minY + text.height * 0.8
        #expect(abs(circle.midY - (baseline - 17 * 0.35)) < 0.6)
        let bottom = ViewHost(
            HStack(alignment: .bottom, spacing: 0) {
                Text("Ag")
                Image(systemName: "circle")
            })
        #expect(try bottom.frame(of: "circle").maxY == bottom.frame(of: "Ag").maxY)
    }
}
