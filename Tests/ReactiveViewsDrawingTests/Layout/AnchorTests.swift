import ReactiveViewsTesting
import Testing

private struct CornerKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = nextValue() ?? value
    }
}

private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
struct AnchorTests {
    private let frames = Frames()

    private struct Selection: View {
        @State private var isSecond = false
        @State private var width: CGFloat = 20
        let frames: Frames
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Box("first", width, 10, frames).anchorPreference(key: PlacesKey.self, value: .bounds) {
                        isSecond ? [] : [$0]
                    }
                    Box("second", 30, 10, frames).anchorPreference(key: PlacesKey.self, value: .bounds) {
                        isSecond ? [$0] : []
                    }
                }
                .overlayPreferenceValue(PlacesKey.self) { places in
                    GeometryReader { proxy in
                        if let place = places.first {
                            let frame = proxy[place]
                            Box("mark", frame.width, frame.height, frames).offset(x: frame.minX, y: frame.minY)
                        }
                    }
                }
                .padding(.leading, 7)
                Button("Select") { isSecond.toggle() }
                Button("Widen") { width += 10 }
            }
        }
    }

    @Test("An overlay is placed at an anchor") func anOverlayIsMadeWhereAnAnchorIs() throws {
        let host = ViewHost(Selection(frames: frames), size: CGSize(width: 200, height: 100))
        expectNoDifference(frames["mark"], frames["first"])
        try host.tap("Select")
        expectNoDifference(frames["mark"], frames["second"])
    }

    @Test("An anchor follows its view") func anAnchorFollowsWhatItIsOf() throws {
        let host = ViewHost(Selection(frames: frames), size: CGSize(width: 200, height: 100))
        try host.tap("Widen")
        expectNoDifference(frames["mark"], frames["first"])
        expectNoDifference(frames["mark"].width, 30)
        try host.tap("Select")
        try host.tap("Widen")
        expectNoDifference(frames["mark"], frames["second"])
        host.size = CGSize(width: 300, height: 50)
        expectNoDifference(frames["mark"], frames["second"])
    }

    @Test("Points of a view are resolved from fractions and coordinates")
    func pointsOfAViewAreToldByFractionsAndCoordinates() {
        let log = Log()
        let host = ViewHost(
            Box("a", 20, 10, frames)
                .anchorPreference(key: CornerKey.self, value: .bottomTrailing) { $0 }
                .padding(5)
                .backgroundPreferenceValue(CornerKey.self) { corner in
                    GeometryReader { proxy in
                        let point = corner.map { proxy[$0] }
                        let _ = log.append("\(Int(point?.x ?? -1)) \(Int(point?.y ?? -1))")
                        Text("")
                    }
                }, size: hundred)
        expectNoDifference(log.lines.last, "25 15")
        _ = host
    }

    @Test("transformAnchorPreference adds an anchor to the values of the views inside")
    func anAnchorCanBeAddedToWhatTheViewsInsideSay() {
        let log = Log()
        let host = ViewHost(
            Box("a", 20, 10, frames)
                .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
                .padding(5)
                .transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(PlacesKey.self) { places in
                    GeometryReader { proxy in
                        let _ = log.append(places.map { "\(Int(proxy[$0].width))" }.joined(separator: " "))
                        Text("")
                    }
                }, size: hundred)
        expectNoDifference(log.lines.last, "20 30")
        _ = host
    }

    private struct Named: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { Text("row").preference(key: NamesKey.self, value: ["\($0)"]) }
            }
            .overlayPreferenceValue(NamesKey.self, alignment: .top) { names in
                let _ = log.append(names.joined())
                Text("names \(names.joined())")
            }
            Button("Add") { count += 1 }
            Button("Other") {}
        }
    }

    @Test("A preference layer gets the default without values, and is made again only when the value changes")
    func layerFromValue() throws {
        let log = Log()
        let host = ViewHost(Named(log: log))
        expectNoDifference(log.take(), [""])
        expect(host, shows: "names ")
        try host.tap("Add")
        expect(host, shows: "names 0")
        try host.tap("Add")
        expect(host, shows: "names 01")
        _ = log.take()
        try host.tap("Other")
        expectNoDifference(log.take(), [])
    }
}
