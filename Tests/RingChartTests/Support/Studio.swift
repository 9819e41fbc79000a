import ReactiveViewsTesting

@testable import RingChart

/// A ring on a page, by a clock that goes on only where a test says so.
@MainActor
struct Studio {
    let ring = Ring()
    let host: ViewHost<RingPage>

    /// - Parameter widths: the wedges' that are there to begin with.
    init(_ widths: [Double] = []) {
        for (index, width) in widths.enumerated() {
            ring.add(width: width, depth: 0.5 + 0.1 * Double(index), hue: 0.3 * Double(index))
        }
        host = ViewHost(RingPage(ring: ring), clock: .virtual(VirtualClock()))
    }

    /// Changes the ring as the page's buttons do.
    func animate(_ change: (Ring) -> Void) {
        host.perform { withAnimation(.spring()) { change(ring) } }
    }

    func nextFrame() { host.advance(by: .nanoseconds(16_666_667)) }

    var painted: [PaintedWedge] { host.display.wedges }
}

/// How far a spring without bounce and with a response of half a second has come, worked out by hand: 1 − e^(−ωt) (1 + ωt).
func springProgress(at time: Double) -> Double {
    let x = 2 * .pi / 0.5 * time
    return 1 - exp(-x) * (1 + x)
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-3) -> Bool {
    abs(left - right) < tolerance
}
