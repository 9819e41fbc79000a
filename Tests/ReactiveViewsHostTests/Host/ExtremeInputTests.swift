import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What a user can't do, done by a host")
struct ExtremeInputTests {
    private nonisolated static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude,
    ]

    private struct Controls: View {
        @State var count = 0
        @State var value = 0.5
        @State var taps = 0
        @State var items = [1, 2, 3]
        @State var location = CGPoint.zero

        var body: some View {
            VStack {
                Stepper("Steps", value: $count)
                Slider(value: $value) { Text("Slide") }
                Text("Taps \(taps)").onTapGesture { taps += 1 }
                Text("Drag").gesture(DragGesture().onChanged { location = $0.location })
                Text("Hover").onContinuousHover { _ in }
                Text("Pinch").gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
                ScrollView { Text("Scrolled").frame(height: 3_000) }
            }
        }
    }

    @Test("Steps of the least and the greatest number end", arguments: [Int.min, .max, -1, 0, 1])
    func steps(_ steps: Int) throws {
        let host = ViewHost(Controls(), clock: .virtual)
        _ = try? host.decrement("Steps", by: steps)
        let count = min(steps.magnitude, 1_000)
        try expectNoDifference(host.find("Steps").value, "\(steps > 0 ? "-" : "")\(count)")
        _ = try? host.increment("Steps", by: steps)
        try expectNoDifference(host.find("Steps").value, "0")
        try host.increment("Slide", by: steps)
        try host.decrement("Slide", by: steps)
    }

    @Test("Touches at places that are none are taken to be at the corner, with a diagnostic", arguments: numbers)
    func touches(_ number: Double) throws {
        let host = ViewHost(Controls(), clock: .virtual)
        let place = CGPoint(x: number, y: number)
        let problems = Diagnostics.collect {
            _ = try? host.tap("Taps 0", at: place)
            if var touch = try? host.beginTouch("Drag", at: place) {
                #expect(touch.location.x.isFinite && touch.startLocation.x.isFinite)
                touch.move(to: place, duration: number)
                touch.move(by: CGSize(width: number, height: number))
                #expect(touch.location.x.isFinite)
                touch.hold(for: number)
                touch.lift()
            }
            _ = try? host.drag("Drag", by: CGSize(width: number, height: number), from: place)
            _ = try? host.longPress("Drag", duration: number, at: place)
            _ = try? host.hover("Hover", at: place)
            _ = try? host.tap(at: place)
            _ = try? host.magnify("Pinch", by: number, around: place)
            _ = try? host.rotate("Pinch", by: .radians(number), around: place)
            host.letTimePass(number)
        }
        #expect(number.isFinite || !problems.isEmpty)
        let other = ViewHost(Controls(), clock: .virtual)
        try other.tap("Taps 0")
        #expect(other.contains("Taps 1"))
    }

    @Test("Sliders and scroll views stay within their ends", arguments: numbers)
    func places(_ number: Double) throws {
        let host = ViewHost(Controls(), clock: .virtual)
        _ = Diagnostics.collect {
            _ = try? host.setSlider("Slide", to: number)
            _ = try? host.scroll("Scrolled", to: CGPoint(x: number, y: number))
            _ = try? host.scroll("Scrolled", by: CGSize(width: number, height: number))
            if let scroll = try? host.beginScroll("Scrolled") {
                scroll.move(to: CGSize(width: number, height: number))
                scroll.release()
            }
        }
        let value = try #require(host.find("Slide").value.flatMap { Double($0) })
        #expect((0...1).contains(value))
        let offset = try host.scrollOffset(of: "Scrolled")
        #expect(offset.x == 0 && (0...3_000).contains(offset.y))
        #expect(!host.svg.contains("nan") && !host.svg.contains("inf"))
    }

    @Test("A host of any size shows something", arguments: numbers + [0, -1])
    func sizes(_ number: Double) {
        _ = Diagnostics.collect {
            let host = ViewHost(Controls(), size: CGSize(width: number, height: number), clock: .virtual)
            #expect(host.contains("Slide") && host.svg.hasPrefix("<svg"))
            host.size = CGSize(width: 100, height: 100)
            host.size = CGSize(width: number, height: number)
            host.safeAreaInsets = EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
            #expect(!host.svg.contains("nan") && !host.svg.contains("inf"))
        }
    }

    @Test("Many taps at once end")
    func taps() throws {
        let host = ViewHost(Controls(), clock: .virtual)
        try host.tap("Taps 0", count: .max)
        expect(host, shows: "Taps 1,000")
    }
}

@MainActor
@Suite("Time without an end")
struct EndlessTimeTests {
    private struct Turning: View {
        @State var isTurned = false

        var body: some View {
            Text("x").rotationEffect(.degrees(isTurned ? 360 : 0)).onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true }
            }
        }
    }

    @Test(
        "A time that isn't finite doesn't pass, with a diagnostic",
        arguments: [TimeInterval.infinity, -.infinity, .nan])
    func infinite(_ seconds: TimeInterval) {
        let host = ViewHost(Turning(), clock: .virtual)
        let problems = Diagnostics.collect { host.advance(by: seconds) }
        #expect(problems.map(\.kind) == [.invalidTime] && host.now == 0)
        host.advance(by: 0.5)
        expectNoDifference(host.now, 0.5)
    }

    @Test("What goes on for ever stops time after so many frames, with a diagnostic")
    func endless() {
        let host = ViewHost(Turning(), clock: .virtual)
        host.stepLimit = 600
        let problems = Diagnostics.collect { host.advance(by: 1e12) }
        expectNoDifference(problems.map(\.kind), [.invalidTime])
        #expect(abs(host.now - 10) < 0.1)
        host.advance(by: 1)
        #expect(abs(host.now - 11) < 0.1)
        var isIdle = true
        let others = Diagnostics.collect { isIdle = host.runUntilIdle(limit: .seconds(3_600)) }
        #expect(!isIdle && others.count == 1)
    }

    @Test("Where nothing goes on any time passes")
    func idle() {
        let host = ViewHost(Text("x"), clock: .virtual)
        #expect(Diagnostics.collect { host.advance(by: 1e9) }.isEmpty)
        expectNoDifference(host.now, 1e9)
        host.advance(by: 1e300)
        host.advance(by: .seconds(Int64.max))
        #expect(host.now > 1e9 && host.now.isFinite)
    }

    @Test("Animations of numbers that are none end", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1, 0])
    func animations(_ number: Double) {
        struct Moving: View {
            let animation: Animation
            @State var isMoved = false

            var body: some View {
                Text("x").offset(x: isMoved ? 100 : 0).onAppear { withAnimation(animation) { isMoved = true } }
            }
        }
        _ = Diagnostics.collect {
            let animations: [Animation] = [
                .linear(duration: number), .easeIn(duration: number).speed(number), .linear.delay(number),
                .spring(duration: number, bounce: number), .spring(response: number, dampingFraction: number),
                .interpolatingSpring(stiffness: number, damping: number), .linear.repeatCount(.max),
                .timingCurve(number, number, number, number, duration: number),
                .default.logicallyComplete(after: number),
            ]
            for animation in animations {
                let host = ViewHost(Moving(animation: animation), clock: .virtual)
                host.stepLimit = 200
                host.advance(by: 1)
                #expect(!host.svg.contains("nan") && !host.svg.contains("inf"))
            }
        }
    }
}
