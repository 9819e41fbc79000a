import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gestures with two fingers")
struct TwoFingerTests {
    @Test("A magnification is the distance between two fingers as a multiple of the first")
    func magnify() throws {
        let log = Log()
        let host = ViewHost {
            Text("old").gesture(
                MagnificationGesture().onChanged { log.append("\($0)") }.onEnded { log.append("ended \($0)") })
            Text("new").gesture(
                MagnifyGesture().onChanged { value in
                    log.append("\(value.magnification) at \(value.startLocation.x), \(value.velocity.rounded())")
                })
        }
        try host.magnify("old", by: 1.5)
        expectNoDifference(log.take(), ["1.5", "ended 1.5"])
        var pinch = try host.beginMagnify("new", by: 2, around: CGPoint(x: 7, y: 0))
        pinch.magnify(to: 0.5, duration: 0.5)
        pinch.end()
        expectNoDifference(log.take(), ["2.0 at 7.0, 10.0", "0.5 at 7.0, -3.0"])
    }

    @Test("One finger doesn't magnify; a change below the least isn't one; it ends when one of the fingers is lifted")
    func limits() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                MagnificationGesture(minimumScaleDelta: 0.5).onChanged { log.append("\($0)") }
                    .onEnded { _ in log.append("ended") })
        }
        #expect(throws: ViewQueryError.unresponsive("it", to: "magnifying")) { try host.magnify("it", by: 1.4) }
        #expect(throws: ViewQueryError.unresponsive("it", to: "dragging")) {
            try host.drag("it", by: CGSize(width: 100, height: 0))
        }
        var first = try host.beginTouch("it")
        let second = try host.beginTouch("it", at: CGPoint(x: 10, y: 0))
        first.move(to: CGPoint(x: -10, y: 0))
        second.lift()
        first.move(to: CGPoint(x: -50, y: 0))
        first.lift()
        expectNoDifference(log.take(), ["2.0", "ended"])
    }

    @Test("A magnification and a drag at the same time")
    func dragAndMagnify() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                DragGesture().onChanged { log.append("drag \($0.translation.width)") }
                    .simultaneously(with: MagnificationGesture().onChanged { log.append("scale \($0)") }))
        }
        var pinch = try host.beginMagnify("it", by: 2)
        pinch.magnify(to: 3)
        pinch.end()
        expectNoDifference(log.lines, ["drag -50.0", "scale 2.0", "drag -100.0", "scale 3.0"])
    }

    @Test("A rotation is by how much two fingers turned about each other, beyond a full turn")
    func rotate() throws {
        let log = Log()
        let host = ViewHost {
            Text("old").gesture(RotationGesture().onEnded { log.append("\($0.degrees.rounded())") })
            Text("new").gesture(
                RotateGesture(minimumAngleDelta: .degrees(20)).onChanged { value in
                    log.append("\(value.rotation.degrees.rounded()), \(value.velocity.degrees.rounded())")
                })
        }
        try host.rotate("old", by: .degrees(30))
        try host.rotate("old", by: .degrees(-400))
        expectNoDifference(log.take(), ["30.0", "-400.0"])
        var pinch = try host.beginRotate("new", by: .degrees(30))
        pinch.rotate(to: .degrees(10), duration: 0.5)
        pinch.end()
        expectNoDifference(log.take(), ["30.0, 300.0", "10.0, -40.0"])
        #expect(throws: ViewQueryError.unresponsive("new", to: "rotating")) {
            try host.rotate("new", by: .degrees(19))
        }
    }

    @Test("A rotation and a magnification at the same time")
    func both() throws {
        let log = Log()
        let host = ViewHost {
            Text("it").gesture(
                MagnificationGesture().simultaneously(with: RotationGesture()).onEnded { value in
                    log.append("\(value.first ?? 0), \(value.second?.degrees.rounded() ?? 0)")
                })
        }
        var pinch = try host.beginMagnify("it", by: 1.5)
        pinch.move(to: 1.5, .degrees(90))
        pinch.end()
        expectNoDifference(log.lines, ["1.5, 90.0"])
    }
}
