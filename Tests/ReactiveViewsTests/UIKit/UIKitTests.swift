import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What comes along from UIKit")
struct UIKitTests {
    private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> String {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return color.resolve(in: values).description
    }

    @Test("System colours are those that Apple documents, light and dark")
    func colors() {
        #expect(shown(Color(.systemGray6)) == "#F2F2F7FF" && shown(Color(.systemGray6), .dark) == "#1C1C1EFF")
        expectNoDifference(shown(Color(uiColor: .systemBackground)), "#FFFFFFFF")
        expectNoDifference(shown(Color(UIColor.systemBackground), .dark), "#000000FF")
        expectNoDifference(shown(Color(UIColor.secondaryLabel)), "#3C3C4399")
        #expect(Color(UIColor.systemRed) == .red && Color(UIColor.label) == .primary)
        expectNoDifference(shown(Color(UIColor.red)), "#FF0000FF")
        expectNoDifference("\(Color(UIColor.systemGray4))", "systemGray4")
    }

    @Test("An opacity takes the place of the colour's own")
    func opacity() {
        expectNoDifference(shown(Color(UIColor.secondaryLabel.withAlphaComponent(1))), "#3C3C43FF")
        expectNoDifference(shown(Color(UIColor.separator.withAlphaComponent(1)), .dark), "#545458FF")
        expectNoDifference(shown(Color(UIColor.systemRed.withAlphaComponent(0.4).withAlphaComponent(1))), "#FF3B30FF")
        var (red, alpha) = (CGFloat(0), CGFloat(0))
        UIColor(white: 1, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 0.5)
    }

    private struct Screen: View {
        var body: some View {
            Color(.systemGray5).frame(width: UIScreen.main.bounds.width / 3).accessibilityLabel("third")
        }
    }

    @Test("There is a screen, and a phone")
    func screen() throws {
        try expectNoDifference(ViewHost(Screen()).frame(of: "third").width, 131)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556) && UIScreen.main.scale == 3)
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    }
}
