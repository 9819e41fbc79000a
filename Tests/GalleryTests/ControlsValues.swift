import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gallery: values")
struct ControlsValues {
    private struct Values: View {
        @State var isOn = true
        @State var isOff = false
        @State var value = 0.4
        @State var count = 3
        @State var color = Color.orange

        var body: some View {
            VStack(alignment: .leading, spacing: 14) {
                Toggle("Switch", isOn: $isOn)
                Toggle("Switch", isOn: $isOff)
                Toggle("Tinted", isOn: $isOn).tint(.orange)
                HStack {
                    Toggle("Button", isOn: $isOn)
                    Toggle("Button", isOn: $isOff)
                }
                .toggleStyle(.button)
                HStack {
                    Toggle("Checkbox", isOn: $isOn)
                    Toggle("Checkbox", isOn: $isOff)
                }
                .toggleStyle(.checkbox)
                Slider(value: $value)
                Slider(value: $value) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                .tint(.orange)
                Stepper("Count: \(count)", value: $count)
                Stepper("At its bound", value: $count, in: 0...3)
                ColorPicker("Colour", selection: $color)
                ProgressView(value: 0.3)
                ProgressView("Loading", value: 0.6)
                ProgressView(value: 0.5) {
                    Text("Copying")
                } currentValueLabel: {
                    Text("5 of 10")
                }
            }
            .padding()
        }
    }

    private let size = CGSize(width: 340, height: 640)

    @Test("Switches, sliders, steppers and progress")
    func values() throws { try compare("values", size: size) { Values() } }

    @Test("Disabled ones are fainter")
    func disabled() throws { try compare("disabled", size: size) { Values().disabled(true) } }

    @Test("They are mirrored")
    func mirrored() throws {
        try compare("mirrored", size: size) { Values().environment(\.layoutDirection, .rightToLeft) }
    }

    @Test("They have more contrast")
    func contrast() throws {
        try compare("contrast", size: size, act: { $0.setEnvironment(\.colorSchemeContrast, .increased) }) { Values() }
    }

    @Test("They have large texts")
    func large() throws {
        try compare("accessibility3", size: CGSize(width: 390, height: 1100)) {
            Values().environment(\.dynamicTypeSize, .accessibility3)
        }
    }

    @Test("Spinners and gauges")
    func gauges() throws {
        try compare("gauges", size: CGSize(width: 340, height: 420)) {
            VStack(spacing: 20) {
                HStack(spacing: 30) {
                    ProgressView()
                    ProgressView("Loading…")
                    ProgressView(value: 0.7).progressViewStyle(.circular)
                }
                Gauge(value: 0.4) { Text("Speed") }
                Gauge(value: 0.4) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("40")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                Gauge(value: 0.6) { Text("Marked") }.gaugeStyle(.accessoryLinear).tint(.green)
                HStack(spacing: 30) {
                    Gauge(value: 0.7) {
                        Text("km/h")
                    } currentValueLabel: {
                        Text("70")
                    }
                    .gaugeStyle(.accessoryCircular)
                    Gauge(value: 0.7) {
                        Text("km/h")
                    } currentValueLabel: {
                        Text("70")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("99")
                    }
                    .gaugeStyle(.accessoryCircular).tint(.red)
                    Gauge(value: 0.7) {
                        Text("km/h")
                    } currentValueLabel: {
                        Text("70")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                }
            }
            .padding()
        }
    }
}
