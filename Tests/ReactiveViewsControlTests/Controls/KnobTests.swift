import ReactiveViews
import Testing

@MainActor
@Suite("Sliders and steppers under a finger")
struct KnobTests {
    private struct Panel: View {
        @State var volume = 0.5
        @State var count = 0
        @State var isEditing: [Bool] = []

        var body: some View {
            ScrollView {
                VStack {
                    Slider(value: $volume, in: 0...1) {
                        Text("Volume")
                    } onEditingChanged: {
                        isEditing.append($0)
                    }
                    Stepper("Count", value: $count, in: 0...5)
                    Text("\(volume.formatted(.number.precision(.fractionLength(2)))) \(count) \(isEditing.count)")
                    Color.clear.frame(height: 2_000)
                }
            }
        }
    }

    private func host() -> ViewHost<Panel> {
        ViewHost(Panel(), size: CGSize(width: 327, height: 400), clock: .virtual)
    }
    private func slider(_ host: ViewHost<Panel>) throws -> CGRect { try #require(host.find("Volume").frame) }

    @Test("A finger on the knob drags it; the action hears of the beginning and of the end")
    func drag() throws {
        let host = host()
        let frame = try slider(host)
        var finger = try host.beginTouch(CGPoint(x: frame.midX, y: frame.midY))
        finger.move(by: CGSize(width: 75, height: 0))
        _ = try host.find("0.75 0 1")
        finger.move(by: CGSize(width: 1_000, height: 0))
        finger.lift()
        _ = try host.find("1.00 0 2")
    }

    @Test("A tap on the track moves the knob there, a vertical drag beside the knob scrolls")
    func track() throws {
        let host = host()
        let frame = try slider(host)
        let point = CGPoint(x: frame.minX + 13.5 + 75, y: frame.midY)
        try host.tap(at: point)
        _ = try host.find("0.25 0 2")
        var finger = try host.beginTouch(CGPoint(x: frame.maxX - 20, y: frame.midY))
        finger.move(by: CGSize(width: 0, height: -60))
        finger.lift()
        _ = try host.find("0.25 0 2")
        #expect(try slider(host).minY < frame.minY)
    }

    @Test("From right to left the knob follows the finger, too")
    func rightToLeft() throws {
        let host = host()
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        let frame = try slider(host)
        try host.tap(at: CGPoint(x: frame.minX + 13.5 + 75, y: frame.midY))
        _ = try host.find("0.75 0 2")
    }

    @Test("A disabled slider keeps its value")
    func disabled() throws {
        struct Off: View {
            @State var volume = 0.5
            let isDisabled: Bool
            var body: some View {
                VStack {
                    Slider(value: $volume) { Text("Volume") }.disabled(isDisabled)
                    Text("\(volume)")
                }
            }
        }
        for isDisabled in [true, false] {
            let host = ViewHost(Off(isDisabled: isDisabled), size: CGSize(width: 327, height: 400))
            let frame = try #require(host.find("Volume").frame)
            var finger = try host.beginTouch(CGPoint(x: frame.midX, y: frame.midY))
            finger.move(by: CGSize(width: 150, height: 0))
            finger.lift()
            _ = try host.find(isDisabled ? "0.5" : "1.0")
        }
    }

    @Test("The halves of a stepper are − and +")
    func stepper() throws {
        let host = host()
        let frame = try #require(host.find("Count").frame)
        try host.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        try host.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        _ = try host.find("0.50 2 0")
        try host.tap(at: CGPoint(x: frame.maxX - 84, y: frame.midY))
        _ = try host.find("0.50 1 0")
    }
}
