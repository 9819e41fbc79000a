import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Controls for values")
struct ValueControlTests {
    private struct Steps: View {
        @State var count = 1
        @State var price = 1.5
        @State var log = ""
        var body: some View {
            Stepper("Count", value: $count, in: 0...3)
            Stepper("Price", value: $price, in: 0...10, step: 0.5)
            Stepper("By hand") {
                log += "+"
            } onDecrement: {
                log += "-"
            }
            Stepper("Up", onIncrement: { log += "u" }, onDecrement: nil)
            Stepper(value: $count, in: 0...3, step: 2) {
                Text("Big")
            } onEditingChanged: {
                log += $0 ? "(" : ")"
            }
            Stepper("Formatted", value: $price, in: 0...10, step: 1, format: .number)
            Text(log)
        }
    }

    @Test("A stepper stays within its bounds")
    func stepper() throws {
        let host = ViewHost(Steps())
        expectNoDifference(host.elements[0].line, "Stepper \"Count\" = \"1\"")
        try host.increment("Count", by: 5)
        expectNoDifference(host.elements[0].value, "3")
        try host.decrement("Count")
        try host.decrement("Price")
        expectNoDifference(host.elements[1].value, "1.0")
        try host.increment("By hand")
        try host.decrement("By hand")
        try host.increment("Up")
        #expect(throws: ViewQueryError.self) { try host.decrement("Up") }
        try host.increment("Big")
        expectNoDifference(host.elements[0].value, "3")
        expectNoDifference(host.elements.last?.label, "+-u()")
    }

    private struct Extremes: View {
        @State var large = Int.max
        @State var small: UInt8 = 0
        @State var none = Double.nan
        var body: some View {
            Stepper("Large", value: $large)
            Stepper("All", value: $large, in: Int.min...Int.max)
            Stepper("Small", value: $small, in: 0...250, step: 100)
            Stepper("None", value: $none, in: 0...1)
        }
    }

    @Test("A stepper stops at its type's bounds, and keeps NaN")
    func extremes() throws {
        let host = ViewHost(Extremes())
        let found = Diagnostics.collect {
            try? host.increment("Large")
            try? host.increment("All")
            try? host.decrement("Small")
            try? host.increment("None")
        }
        expectNoDifference(found.map(\.kind), [.invalidInput, .invalidInput])
        #expect(found.allSatisfy { $0.path.contains("Stepper") })
        expectNoDifference(host.elements.map(\.value), ["\(Int.max)", "\(Int.max)", "0", "nan"])
        try host.increment("Small", by: 3)
        expectNoDifference(host.elements[2].value, "250")
    }

    private struct Slides: View {
        @State var volume: Double
        @State var size: Float = 5
        @State var step = 2.5
        @State var log = ""
        var body: some View {
            Slider(value: $volume) { Text("Volume") }
            Slider(value: $size, in: 1...10, step: 2) {
                Text("Size")
            } minimumValueLabel: {
                Text("small")
            } maximumValueLabel: {
                Text("large")
            } onEditingChanged: {
                log += $0 ? "(" : ")"
            }
            Slider(value: $volume, in: 0...0).disabled(true)
            Slider(value: $volume, in: 0...1, step: -1, label: { Text("Wrong") })
            Text(log)
        }
    }

    @Test("A slider's knob is put to the nearest place that there is")
    func slider() throws {
        let host = ViewHost(Slides(volume: 0.25))
        expectNoDifference(host.elements[0].line, "Slider \"Volume\" = \"0.25\"")
        try host.setSlider("Volume", to: 7)
        expectNoDifference(host.elements[0].value, "1.0")
        try host.setSlider("Size", to: 9.7)
        expectNoDifference(host.elements[1].text, "Slider \"Size\" = \"9.0\"\n  Text \"small\"\n  Text \"large\"")
        try host.decrement("Size")
        expectNoDifference(host.elements[1].value, "7.0")
        expectNoDifference(host.elements.last?.label, "()()")
    }

    @Test("Numbers that are none are reported and leave a slider as it is")
    func sliderNaN() throws {
        let host = ViewHost(Slides(volume: .nan))
        let found = Diagnostics.collect {
            try? host.setSlider("Volume", to: .nan)
            try? host.setSlider("Wrong", to: 0.5)
        }
        expectNoDifference(found.map(\.kind), [.invalidInput, .invalidInput])
        expectNoDifference(host.elements[0].value, "0.5")
    }

    private struct Progresses: View {
        let value: Double?
        var body: some View {
            ProgressView()
            ProgressView("Loading", value: value, total: 4)
            ProgressView(value: value, total: 4) {
                Text("Copying")
            } currentValueLabel: {
                Text("some")
            }
            .progressViewStyle(.circular)
            ProgressView("Mine", value: value, total: 4).progressViewStyle(Percent())
        }
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "?")
            }
        }
    }

    @Test("A progress view shows its fraction")
    func progress() {
        let host = ViewHost(Progresses(value: 1))
        expectNoDifference(host.elements[0].line, "ProgressView")
        expectNoDifference(host.elements[1].line, "ProgressView \"Loading\" = \"25%\"")
        expectNoDifference(host.elements[2].text, "ProgressView \"Copying\" = \"25%\"\n  Text \"some\"")
        expect(host, shows: "25 of 100")
    }

    @Test("Progress beyond its bounds is reported and clamped, and indeterminate if it is NaN")
    func progressBeyond() {
        let beyond = Diagnostics.collect {
            expectNoDifference(ViewHost(Progresses(value: 9)).elements[1].value, "100%")
        }
        #expect(beyond.allSatisfy { $0.kind == .invalidInput } && beyond.count == 3)
        _ = Diagnostics.collect { #expect(ViewHost(Progresses(value: .nan)).elements[1].value == nil) }
    }

    @Test("A gauge shows its value, also in a custom style")
    func gauge() {
        struct Bars: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(String(repeating: "|", count: Int(configuration.value * 4)))
                }
            }
        }
        let host = ViewHost {
            Gauge(value: 5, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("5 km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            Gauge(value: 0.75) { Text("Fuel") }.gaugeStyle(Bars())
            Gauge(value: 0.2) { Text("Air") }.gaugeStyle(.accessoryCircular)
        }
        expectNoDifference(host.elements[0].line, "Gauge \"Speed\" = \"50%\"")
        expect(host, shows: "5 km/h")
        expect(host, shows: "|||")
        expectNoDifference(host.elements[2].line, "Gauge \"Air\" = \"20%\"")
        let found = Diagnostics.collect { _ = ViewHost(Gauge(value: 1, in: 1...1) { Text("Nowhere") }) }
        expectNoDifference(found.map(\.kind), [.invalidInput])
    }
}
