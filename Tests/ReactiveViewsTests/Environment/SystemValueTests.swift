import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What the system says in the environment")
struct SystemValueTests {
    @Test("The accessibility settings are the system's defaults")
    func defaults() {
        let values = EnvironmentValues()
        let needs = [
            \EnvironmentValues.accessibilityEnabled, \.accessibilityVoiceOverEnabled,
            \.accessibilitySwitchControlEnabled, \.accessibilityAssistiveAccessEnabled,
            \.accessibilityQuickActionsEnabled, \.accessibilityLargeContentViewerEnabled,
            \.accessibilityDifferentiateWithoutColor, \.accessibilityShowButtonShapes, \.accessibilityInvertColors,
            \.accessibilityReduceTransparency, \.accessibilityReduceMotion, \.accessibilityDimFlashingLights,
        ]
        for need in needs {
            #expect(!values[keyPath: need])
            var changed = values
            changed[keyPath: need] = true
            expectNoDifference(needs.filter { changed[keyPath: $0] }, [need])
        }
        #expect(values.accessibilityPlayAnimatedImages && values.appearsActive && !values.isFocused)
        #expect(values.controlActiveState == .key && values.displayScale == 1 && values.pixelLength == 1)
    }

    private struct Reader: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.pixelLength) private var pixel
        @Environment(\.controlActiveState) private var state
        var body: some View { Text("\(reducesMotion ? "still" : "moving") \(pixel == 0.5) \(state == .inactive)") }
    }

    @Test("A host sets them")
    func settings() {
        let host = ViewHost(Reader())
        expect(host, shows: "moving false false")
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.setEnvironment(\.displayScale, 2)
        host.setEnvironment(\.appearsActive, false)
        expect(host, shows: "still true true")
        host.setEnvironment(\.displayScale, .nan)
        expect(host, shows: "still false true")
    }

    private struct Lamp: View {
        @Environment(\.isFocused) private var isFocused
        let name: String
        var body: some View { Text("\(name) \(isFocused ? "on" : "off")") }
    }

    @Test("isFocused tells the views inside a focusable view whether it has the focus")
    func focus() throws {
        let host = ViewHost(
            VStack {
                Lamp(name: "left").focusable()
                Lamp(name: "right").focusable()
                Lamp(name: "none")
            })
        try host.focus("left off")
        #expect(host.contains("left on") && host.contains("right off"))
        try host.focus("right off")
        #expect(host.contains("left off") && host.contains("right on") && host.contains("none off"))
        host.unfocus()
        expect(host, shows: "right off")
    }
}
