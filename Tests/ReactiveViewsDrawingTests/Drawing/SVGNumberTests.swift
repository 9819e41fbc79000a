import Testing

@testable import ReactiveViews
import ReactiveTesting

@Suite("Numbers in SVG")
struct SVGNumberTests {
    @Test("A number that isn't finite is written as one that every reader of SVG accepts")
    func finite() {
        for (number, expected) in [
            (CGFloat.infinity, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"), (1.5, "1.5"), (-2, "-2"),
        ] {
            var text = SVGText()
            text.number(number)
            expectNoDifference(text.string, expected)
        }
        var text = SVGText()
        text.path(Path { $0.addLines([CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: CGFloat.nan, y: 1)]) })
        #expect(!text.string.contains("inf") && !text.string.contains("nan"))
    }
}
