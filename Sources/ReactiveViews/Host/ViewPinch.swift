/// Two fingers that are down on an element, and move about the middle between them.
@MainActor
public struct ViewPinch {
    private var fingers: [ViewTouch]
    /// For each finger the middle that it moves about.
    private let middles: [CGPoint]
    /// How far apart they are, as a multiple of what it was at first.
    public private(set) var magnification: CGFloat = 1
    /// By how much they were turned.
    public private(set) var rotation = Angle.zero

    /// How far from the middle each finger is put down.
    static let radius: CGFloat = 50

    init(on node: ViewNode, around middle: CGPoint) {
        let space = node.localSpace ?? LocalSpace()
        let offsets = [-Self.radius, Self.radius].map { CGSize(width: $0, height: 0) }
        if space.toHost.isShift {
            middles = [middle, middle]
        } else {
            // The fingers are apart by points of the host.
            let center = space.host(middle)
            middles = offsets.map { space.local(center + $0) + CGSize(width: -$0.width, height: 0) }
        }
        fingers = zip(middles, offsets).map { ViewTouch(on: node, at: $0 + $1) }
    }

    /// Whether a gesture was recognised.
    public var hasReacted: Bool { fingers[0].hasReacted }

    /// Moves the fingers apart or together, to a multiple of their first distance, in one step, after some time.
    public mutating func magnify(to magnification: CGFloat, duration: TimeInterval = 0.1) {
        move(to: magnification, rotation, duration: duration)
    }

    /// Turns the fingers, to an angle from where they were put down, in one step, after some time.
    public mutating func rotate(to rotation: Angle, duration: TimeInterval = 0.1) {
        move(to: magnification, rotation, duration: duration)
    }

    /// Does both in one step, after some time.
    public mutating func move(to magnification: CGFloat, _ rotation: Angle, duration: TimeInterval = 0.1) {
        self.magnification = magnification
        self.rotation = rotation
        fingers[0].hold(for: duration)
        let (distance, radians) = (Self.radius * magnification, CGFloat(rotation.radians))
        let offset = CGSize(width: distance * cos(radians), height: distance * sin(radians))
        ViewTouch.move(
            &fingers, to: [middles[0] + CGSize(width: -offset.width, height: -offset.height), middles[1] + offset])
    }

    /// Lifts both fingers.
    public func end() { ViewTouch.lift(fingers) }

    /// The system takes the fingers away from the views.
    public func cancel() { fingers[0].cancel() }
}

extension ViewHost {
    /// Begins to magnify the first element with these words that can be.
    public func beginMagnify(
        _ words: String, by magnification: CGFloat = 1.1, around middle: CGPoint = .zero
    ) throws(ViewQueryError) -> ViewPinch {
        try pinch(words, for: "magnifying", around: middle) { $0.magnify(to: magnification) }
    }

    /// Magnifies the first element with these words that can be, in one step, and lets go.
    public func magnify(
        _ words: String, by magnification: CGFloat, around middle: CGPoint = .zero
    ) throws(ViewQueryError) {
        try beginMagnify(words, by: magnification, around: middle).end()
    }

    /// Begins to rotate the first element with these words that can be.
    public func beginRotate(
        _ words: String, by rotation: Angle = .degrees(10), around middle: CGPoint = .zero
    ) throws(ViewQueryError) -> ViewPinch {
        try pinch(words, for: "rotating", around: middle) { $0.rotate(to: rotation) }
    }

    /// Rotates the first element with these words that can be, and lets go. In one step fingers can't be turned by more
    /// than half a turn: what is beyond a quarter comes in several.
    public func rotate(
        _ words: String, by rotation: Angle, around middle: CGPoint = .zero
    ) throws(ViewQueryError) {
        // At most a quarter of a turn a step; NaN and endless turns are left to the touches to refuse.
        let quarters = abs(rotation.radians) / (.pi / 2)
        let steps = quarters < 1000 ? max(1, Int(quarters.rounded(.up))) : 1
        let pinch = try pinch(words, for: "rotating", around: middle) { pinch in
            for step in 1...steps { pinch.rotate(to: rotation * (Double(step) / Double(steps))) }
        }
        pinch.end()
    }

    private func pinch(
        _ words: String, for what: String, around middle: CGPoint, _ move: (inout ViewPinch) -> Void
    ) throws(ViewQueryError) -> ViewPinch {
        try touch(words, for: what) { node in
            var pinch = ViewPinch(on: node, around: middle)
            move(&pinch)
            if pinch.hasReacted { return pinch }
            pinch.cancel()
            return nil
        }
    }
}
