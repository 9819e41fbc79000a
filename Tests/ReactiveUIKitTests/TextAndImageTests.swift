@testable import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@Suite("Core Text, renderers and settings")
@MainActor
struct TextAndImageTests {
    @Test("Core Text measures a text as UIKit does")
    func framesetter() {
        let font = CTFontCreateWithName("Avenir" as CFString, 20, nil)
        let text = NSAttributedString(
            string: "Total amount", attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font])
        let own = ("Total amount" as NSString).size(withAttributes: [.font: font])
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: 1000, height: 1000), &fit)
        #expect(abs(size.width - own.width) < 1 && fit == CFRange(location: 0, length: 12))
        let part = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 5), nil, CGSize(width: 1000, height: 1000), nil)
        #expect(part.width > 0 && part.width < size.width)
        var ascent: CGFloat = 0
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, nil, nil)
        #expect(CGFloat(width) == size.width && ascent == CTFontGetAscent(font) && CTFontGetDescent(font) > 0)
    }

    @Test("A range outside of a text is cut")
    func framesetterRange() {
        let framesetter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: "ab"))
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(7, 3), nil, CGSize(width: 100, height: 100), &fit)
        #expect(size == .zero && fit == CFRange(location: 2, length: 0))
    }

    @Test("The image of a renderer has the view's size, and its file is the SVG document")
    func renderer() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20) && image.cgImage?.width == 60)
        expectNoDifference(image.jpegData(compressionQuality: 1), Data(renderer.svg.utf8))
        #expect(image.pngData() == nil)
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }

    @Test("The screen has values by their names, and reports other names")
    func screenValues() {
        #expect(UIScreen.main.value(forKey: "bounds") as? CGRect == UIScreen.main.bounds)
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 55)
        var other: Any? = 0
        let reports = Diagnostics.collect { other = UIScreen.main.value(forKey: "other") }
        #expect(other == nil && reports.count == 1)
    }

    @Test("Fields, text views and search bars have the same settings of the keyboard, each its own")
    func keyboardSettings() {
        let field = UITextField()
        field.keyboardType = .emailAddress
        field.isSecureTextEntry = true
        #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry)
        #expect(UITextView().keyboardType == .default && UITextField().keyboardType == .default)
        #expect(UISearchBar().returnKeyType == .search && UISearchBar().enablesReturnKeyAutomatically)
    }

    @Test("Particles, effect views without an effect, and labels of controllers exist")
    func initializers() {
        expectNoDifference(CAEmitterCell().birthRate, 0)
        #expect(UIVisualEffectView().effect == nil)
        let controller = UIViewController()
        controller.accessibilityLabel = "Root"
        expectNoDifference(controller.accessibilityLabel, "Root")
    }
}
