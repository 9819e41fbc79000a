import ReactiveViews
import Testing
import ReactiveTesting

@Suite("Colours")
struct ColorTests {
    private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return values
    }

    @Test("Standard colors differ in light and dark appearance") func standardColoursHaveALightAndADarkLook() {
        expectNoDifference(Color.red.resolve(in: environment(.light)).description, "#FF3B30FF")
        expectNoDifference(Color.red.resolve(in: environment(.dark)).description, "#FF453AFF")
        expectNoDifference(Color.blue.resolve(in: environment(.light)).description, "#007AFFFF")
        expectNoDifference(Color.primary.resolve(in: environment(.light)).description, "#000000FF")
        expectNoDifference(Color.primary.resolve(in: environment(.dark)).description, "#FFFFFFFF")
        expectNoDifference(Color.secondary.resolve(in: environment(.light)).description, "#3C3C4399")
        expectNoDifference(Color.white.resolve(in: environment(.dark)).description, "#FFFFFFFF")
        expectNoDifference(Color.clear.resolve(in: environment(.dark)).opacity, 0)
        expectNoDifference(
            Color.accentColor.resolve(in: environment(.light)), Color.blue.resolve(in: environment(.light)))
    }

    @Test("Hue, saturation and brightness give the color's components")
    func hueSaturationAndBrightnessGiveTheirColour() {
        let cases: [(Double, String)] = [
            (0, "#FF0000FF"), (1.0 / 6, "#FFFF00FF"), (1.0 / 3, "#00FF00FF"), (0.5, "#00FFFFFF"),
            (2.0 / 3, "#0000FFFF"), (5.0 / 6, "#FF00FFFF"), (1, "#FF0000FF"), (-0.5, "#00FFFFFF"),
        ]
        for (hue, expected) in cases {
            expectNoDifference(Color(hue: hue, saturation: 1, brightness: 1).description, expected)
        }
        expectNoDifference(Color(hue: 0.2, saturation: 0, brightness: 0.5).description, "#808080FF")
        expectNoDifference(Color(hue: 0, saturation: 0.5, brightness: 1, opacity: 0.5).description, "#FF808080")
    }

    @Test("A linear component resolves to its gamma-encoded value") func linearComponentsAreTheLight() {
        let grey = Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(grey.red - 0.735357) < 1e-5)
        #expect(abs(grey.linearRed - 0.5) < 1e-5)
        let wide = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
        #expect(wide.red > 1 && wide.green < 0)
        expectNoDifference(wide.description, "#FF0000FF")
    }

    @Test("Opacities multiply") func opacitiesMultiply() {
        expectNoDifference(Color.red.opacity(0.5).opacity(0.5), Color.red.opacity(0.25))
        expectNoDifference(Color.red.opacity(0.5).resolve(in: environment(.light)).opacity, 0.5)
        expectNoDifference(Color.black.opacity(.nan).resolve(in: environment(.light)).opacity, 0)
    }

    @Test("Components that aren't numbers are reported") func componentsThatArentNumbersAreReported() {
        let diagnostics = Diagnostics.collect {
            expectNoDifference(Color(red: .nan, green: 1, blue: .infinity).description, "#00FF00FF")
        }
        expectNoDifference(diagnostics.count, 2)
    }

    @Test("Colors mix perceptually or by their components") func coloursMixByEyeOrByComponents() {
        let values = environment(.light)
        let black = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: values)
        expectNoDifference(black.red, 0.5)
        let grey = Color.black.mix(with: .white, by: 0.5).resolve(in: values)
        #expect(abs(grey.red - 0.3885) < 0.001)
        expectNoDifference(Color.red.mix(with: .blue, by: 0).resolve(in: values), Color.red.resolve(in: values))
        let faded = Color.red.mix(with: .clear, by: 0.5, in: .device).resolve(in: values)
        expectNoDifference(faded.opacity, 0.5)
        expectNoDifference(faded.red, 1)
    }

    @Test("Resolved colors animate by their components") func resolvedColoursAnimateByTheirComponents() {
        var color = Color.Resolved(red: 0, green: 0.5, blue: 1)
        color.animatableData.interpolate(
            towards: Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0).animatableData, amount: 0.25)
        expectNoDifference(color, Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.75))
    }

    @Test("Colors are compared, and have descriptions") func coloursAreToldApartAndDescribed() {
        expectNoDifference(Set([Color.red, .red, .blue, Color("red")]).count, 3)
        expectNoDifference(Color.red.description, "red")
        expectNoDifference(Color.primary.description, "primary")
        expectNoDifference(Color("Sky").description, "NamedColor(name: \"Sky\")")
        expectNoDifference(Color("Sky").resolve(in: environment(.dark)), Color("Sky").resolve(in: environment(.light)))
    }
}
