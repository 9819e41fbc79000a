import ReactiveViewsTesting
import ReactiveViews
import Testing

/// Points in a view's own coordinates, whatever scales, turns or moves the view.
@MainActor
@Suite("Locations in transformed views")
struct LocationTests {
    private final class Points {
        var local: [CGPoint] = []
        var named: [CGPoint] = []
        var global: [CGPoint] = []
    }

    /// How a view is shown elsewhere than it is laid out.
    private enum Effect {
        case offset(CGFloat, CGFloat)
        case scale(CGFloat, CGFloat)
        case rotation(Double)
        case padding(CGFloat)
        case slant(CGFloat)

        static func random(_ random: inout SeededGenerator) -> Effect {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
            return switch Int.random(in: 0..<5, using: &random) {
            case 0: .offset(number(-20...20), number(-20...20))
            case 1: .scale(number(0.5...2), number(-2 ... -0.5))
            case 2: .rotation(Double(number(-180...180)))
            case 3: .padding(number(0...10))
            default: .slant(number(-0.5...0.5))
            }
        }

        @MainActor
        func applied(to view: AnyView) -> AnyView {
            switch self {
            case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
            case .scale(let x, let y): AnyView(view.scaleEffect(x: x, y: y))
            case .rotation(let degrees): AnyView(view.rotationEffect(.degrees(degrees)))
            case .padding(let length): AnyView(view.padding(length))
            case .slant(let slant):
                AnyView(
                    view.transformEffect(CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)))
            }
        }

        /// Where a point of a view with a size is shown, in the coordinates of the modified view; and that one's size.
        func shown(_ point: CGPoint, in size: CGSize) -> (CGPoint, CGSize) {
            let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            switch self {
            case .offset(let dx, let dy): return (CGPoint(x: point.x + dx, y: point.y + dy), size)
            case .scale(let sx, let sy): return (CGPoint(x: middle.x + x * sx, y: middle.y + y * sy), size)
            case .rotation(let degrees):
                let angle = degrees * .pi / 180
                let (s, c) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
                return (CGPoint(x: middle.x + x * c - y * s, y: middle.y + x * s + y * c), size)
            case .padding(let length):
                return (
                    CGPoint(x: point.x + length, y: point.y + length),
                    CGSize(width: size.width + 2 * length, height: size.height + 2 * length)
                )
            case .slant(let slant): return (CGPoint(x: point.x + slant * point.y, y: point.y), size)
            }
        }
    }

    private static func isClose(_ points: [CGPoint], _ expected: CGPoint) -> Bool {
        !points.isEmpty && points.allSatisfy { abs($0.x - expected.x) < 1e-6 && abs($0.y - expected.y) < 1e-6 }
    }

    @Test(
        "Taps, drags and the pointer have locations in the view, in a named space and in the host",
        arguments: 0..<50)
    func randomEffects(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let inner = (0..<Int.random(in: 0...3, using: &random)).map { _ in Effect.random(&random) }
        let outer = (0..<Int.random(in: 0...3, using: &random)).map { _ in Effect.random(&random) }
        let (points, drags, moves) = (Points(), Points(), Points())
        var view = AnyView(
            Color.red.frame(width: 60, height: 40).accessibilityLabel("it")
                .onTapGesture(coordinateSpace: .local) { points.local.append($0) }
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: CoordinateSpace.named("space")).onEnded {
                        points.named.append($0.location)
                    }
                )
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded { points.global.append($0.location) }
                )
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0).onEnded { drags.local.append($0.location) }
                )
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: CoordinateSpace.named("space")).onEnded {
                        drags.named.append($0.location)
                    }
                )
                .onContinuousHover { phase in if case .active(let point) = phase { moves.local.append(point) } }
                .onContinuousHover(coordinateSpace: CoordinateSpace.named("space")) { phase in
                    if case .active(let point) = phase { moves.named.append(point) }
                })
        for effect in inner { view = effect.applied(to: view) }
        view = AnyView(view.coordinateSpace(name: "space"))
        for effect in outer { view = effect.applied(to: view) }
        let host = ViewHost(view, size: CGSize(width: 400, height: 300))

        let local = CGPoint(
            x: CGFloat.random(in: 1...59, using: &random), y: CGFloat.random(in: 1...39, using: &random))
        var (shown, size) = (local, CGSize(width: 60, height: 40))
        for effect in inner { (shown, size) = effect.shown(shown, in: size) }
        let named = shown
        for effect in outer { (shown, size) = effect.shown(shown, in: size) }
        let global = CGPoint(x: shown.x + (400 - size.width) / 2, y: shown.y + (300 - size.height) / 2)

        try host.tap(at: global)
        #expect(Self.isClose(points.local, local), "seed \(seed)")
        #expect(Self.isClose(points.named, named), "seed \(seed)")
        #expect(Self.isClose(points.global, global), "seed \(seed)")
        try host.tap("it", at: local)
        #expect(points.global.count == 2 && Self.isClose(points.global, global), "seed \(seed)")
        try host.hover("it", at: local)
        #expect(Self.isClose(moves.local, local) && Self.isClose(moves.named, named), "seed \(seed)")
        #expect(Self.isClose(drags.local, local) && Self.isClose(drags.named, named), "seed \(seed)")
    }

    @Test("A pinch's start is in the coordinates of the view with the gesture, not of the touched view")
    func pinch() throws {
        var starts: [CGPoint] = []
        var anchors: [UnitPoint] = []
        let host = ViewHost(
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                Color.blue.frame(width: 100, height: 100).accessibilityLabel("it").scaleEffect(0.5)
            }
            .gesture(
                MagnifyGesture().onEnded {
                    starts.append($0.startLocation)
                    anchors.append($0.startAnchor)
                })
        )
        try host.magnify("it", by: 2, around: CGPoint(x: 50, y: 50))
        expectNoDifference(starts, [CGPoint(x: 150, y: 50)])
        expectNoDifference(anchors, [UnitPoint(x: 0.75, y: 0.5)])
    }

    @Test("Content of a scroll view that is scaled or turned goes where the finger goes")
    func scrolling() throws {
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 50).accessibilityLabel("first")
                    Color.blue.frame(width: 100, height: 500)
                }
            }
            .frame(width: 100, height: 100).scaleEffect(2), size: CGSize(width: 400, height: 400))
        let before = try host.frame(of: "first").minY
        try host.drag("first", by: CGSize(width: 0, height: -30))
        try expectNoDifference(host.frame(of: "first").minY, before - 30)
    }

    @Test("A finger goes by points of the host; in the view that is as far as its scale makes it")
    func distances() throws {
        var (local, global) = (CGSize.zero, CGSize.zero)
        let host = ViewHost(
            Color.red.frame(width: 50, height: 50).accessibilityLabel("it")
                .gesture(DragGesture().onEnded { local = $0.translation })
                .simultaneousGesture(DragGesture(coordinateSpace: .global).onEnded { global = $0.translation })
                .scaleEffect(2))
        try host.drag("it", by: CGSize(width: 30, height: 20))
        #expect(local == CGSize(width: 15, height: 10) && global == CGSize(width: 30, height: 20))
    }

    // MARK: Anchors and frames

    private struct Anchored: View {
        let degrees: Double
        let scale: CGFloat
        let report: (CGRect, CGPoint, CGRect?) -> Void
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: 200, height: 100)
                Color.red.frame(width: 40, height: 20)
                    .anchorPreference(key: PartsKey.self, value: .bounds) { Parts(bounds: $0) }
                    .transformAnchorPreference(key: PartsKey.self, value: .point(CGPoint(x: 5, y: 6))) {
                        $0?.point = $1
                    }
                    .offset(x: 30, y: 10)
            }
            .overlayPreferenceValue(PartsKey.self) { parts in
                GeometryReader { proxy in
                    if let parts, let point = parts.point {
                        let _ = report(proxy[parts.bounds], proxy[point], proxy.bounds(of: .named("outer")))
                        Color.clear
                    }
                }
            }
            .rotationEffect(.degrees(degrees)).scaleEffect(scale)
            .coordinateSpace(name: "outer")
        }
    }

    @Test("An anchor is the same place in views that are turned and scaled alike", arguments: [0.0, 30, 90, 180])
    func anchors(_ degrees: Double) {
        var last: (CGRect, CGPoint, CGRect?)?
        let host = ViewHost(Anchored(degrees: degrees, scale: 2) { last = ($0, $1, $2) })
        let (bounds, point, outer) = last ?? (.zero, .zero, nil)
        #expect(abs(bounds.minX - 30) < 1e-6 && abs(bounds.minY - 10) < 1e-6)
        #expect(abs(bounds.width - 40) < 1e-6 && abs(bounds.height - 20) < 1e-6)
        #expect(Self.isClose([point], CGPoint(x: 35, y: 16)))
        if degrees == 90, let outer {
            #expect(abs(outer.width - 50) < 1e-6 && abs(outer.height - 100) < 1e-6)
            #expect(abs(outer.midX - 100) < 1e-6 && abs(outer.midY - 50) < 1e-6)
        }
        #expect(outer != nil)
        host.rootView = Anchored(degrees: degrees + 180, scale: 2) { last = ($0, $1, $2) }
        #expect(Self.isClose([last?.1 ?? .zero], CGPoint(x: 35, y: 16)), "a turn that leaves the frame as it is")
    }

    private struct Parts {
        let bounds: Anchor<CGRect>
        var point: Anchor<CGPoint>?
    }

    private enum PartsKey: PreferenceKey {
        static var defaultValue: Parts? { nil }
        static func reduce(value: inout Parts?, nextValue: () -> Parts?) { value = value ?? nextValue() }
    }

    // MARK: Drops

    private struct Delegate: DropDelegate {
        let log: Log
        private func note(_ what: String, _ info: DropInfo) {
            log.append("\(what) \(info.location.x) \(info.location.y)")
        }
        func dropEntered(info: DropInfo) { note("entered", info) }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            note("updated", info)
            return nil
        }
        func dropExited(info: DropInfo) { note("exited", info) }
        func performDrop(info: DropInfo) -> Bool {
            note("dropped", info)
            return true
        }
    }

    @Test("A drop's location is in the coordinates of the view that takes it, not of the one that was aimed at")
    func drops() throws {
        let log = Log()
        let host = ViewHost(
            VStack(spacing: 0) {
                Text("source").draggable("words")
                HStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 20)
                    Color.blue.frame(width: 50, height: 20).accessibilityLabel("aim").scaleEffect(2)
                }
                .dropDestination(for: String.self) { _, location in
                    log.append("\(location.x) \(location.y)")
                    return true
                }
                Color.green.frame(width: 10, height: 10).accessibilityLabel("delegate").padding(5)
                    .onDrop(of: [.text], delegate: Delegate(log: log))
                Text("else")
            })
        try host.drag("source", onto: "aim", at: CGPoint(x: 25, y: 15))
        expectNoDifference(log.take(), ["125.0 20.0"])
        var item = try host.pickUp("source")
        try item.move(over: "delegate", at: CGPoint(x: 1, y: 2))
        try item.move(over: "else")
        expectNoDifference(log.take().prefix(2), ["entered 6.0 7.0", "updated 6.0 7.0"])
        try item.move(over: "delegate", at: CGPoint(x: 2, y: 3))
        let isTaken = item.drop()
        #expect(isTaken)
        expectNoDifference(log.lines.last, "dropped 7.0 8.0")
    }
}
