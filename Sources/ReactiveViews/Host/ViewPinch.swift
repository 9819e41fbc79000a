/// Two fingers on an element that move around their midpoint.
@MainActor
public struct ViewPinch {
    private var fingers: [ViewTouch]
    /// The midpoint for each finger.
    private let middles: [CGPoint]
    /// The current distance of the fingers divided by the first one.
    public private(set) var magnification: CGFloat = 1
    /// The rotation of the fingers since they were put down.
    public private(set) var rotation = Angle.zero

    /// The first distance of each finger from the midpoint, in points.
    static let radius: CGFloat = 50

    init(on node: ViewNode, around middle: CGPoint) {
        let space = node.localSpace ?? LocalSpace()
        let offsets = [-Self.radius, Self.radius].map { CGSize(width: $0, height: 0) }
        if space.toHost.isShift {
            middles = [middle, middle]
        } else {
            // The distance of the fingers is in points of the host.
            let center = space.host(middle)
            middles = offsets.map { space.local(center + $0) + CGSize(width: -$0.width, height: 0) }
        }
        fingers = zip(middles, offsets).map { ViewTouch(on: node, at: $0 + $1) }
    }

    /// Whether a gesture has recognized the fingers.
    public var hasReacted: Bool { fingers[0].hasReacted }

    /// Moves the fingers apart or together in one step.
    ///
    /// - Parameters:
    ///   - magnification: The distance of the fingers divided by the first one.
    ///   - duration: The time before the movement, in seconds.
    public mutating func magnify(to magnification: CGFloat, duration: TimeInterval = 0.1) {
        move(to: magnification, rotation, duration: duration)
    }

    /// Rotates the fingers in one step.
    ///
    /// - Parameters:
    ///   - rotation: The angle since the fingers were put down.
    ///   - duration: The time before the movement, in seconds.
    public mutating func rotate(to rotation: Angle, duration: TimeInterval = 0.1) {
        move(to: magnification, rotation, duration: duration)
    }

    /// Magnifies and rotates in one step.
    ///
    /// - Parameters:
    ///   - magnification: The distance of the fingers divided by the first one.
    ///   - rotation: The angle since the fingers were put down.
    ///   - duration: The time before the movement, in seconds.
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

    /// Cancels the touches, as a system does.
    public func cancel() { fingers[0].cancel() }
}

extension ViewHost {
    /// Begins to magnify an element.
    ///
    /// ```swift
    /// var pinch = try host.beginMagnify("Map")
    /// pinch.magnify(to: 2)
    /// pinch.end()
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - magnification: The first magnification.
    ///   - middle: The midpoint of the fingers, in points in the element's coordinates; its origin by default.
    /// - Returns: The fingers.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func beginMagnify(
        _ target: some ViewTarget, by magnification: CGFloat = 1.1, around middle: CGPoint = .zero
    ) throws(ViewQueryError) -> ViewPinch {
        try pinch(target, for: "magnifying", around: middle) { $0.magnify(to: magnification) }
    }

    /// Magnifies an element, in one step, and releases it.
    ///
    /// ```swift
    /// try host.magnify("Map", by: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - magnification: The magnification.
    ///   - middle: The midpoint of the fingers, in points in the element's coordinates; its origin by default.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func magnify(
        _ target: some ViewTarget, by magnification: CGFloat, around middle: CGPoint = .zero
    ) throws(ViewQueryError) {
        try beginMagnify(target, by: magnification, around: middle).end()
    }

    /// Begins to rotate an element.
    ///
    /// ```swift
    /// var pinch = try host.beginRotate("Map")
    /// pinch.rotate(to: .degrees(45))
    /// pinch.end()
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - rotation: The first rotation.
    ///   - middle: The midpoint of the fingers, in points in the element's coordinates; its origin by default.
    /// - Returns: The fingers.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func beginRotate(
        _ target: some ViewTarget, by rotation: Angle = .degrees(10), around middle: CGPoint = .zero
    ) throws(ViewQueryError) -> ViewPinch {
        try pinch(target, for: "rotating", around: middle) { $0.rotate(to: rotation) }
    }

    /// Rotates an element, and releases it. Rotations over a quarter turn are
    /// made in several steps, because one step can't exceed half a turn.
    ///
    /// ```swift
    /// try host.rotate("Map", by: .degrees(90))
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - rotation: The rotation.
    ///   - middle: The midpoint of the fingers, in points in the element's coordinates; its origin by default.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func rotate(
        _ target: some ViewTarget, by rotation: Angle, around middle: CGPoint = .zero
    ) throws(ViewQueryError) {
        // At most a quarter turn per step. The touches refuse NaN and infinite rotations.
        let quarters = abs(rotation.radians) / (.pi / 2)
        let steps = quarters < 1000 ? max(1, Int(quarters.rounded(.up))) : 1
        let pinch = try pinch(target, for: "rotating", around: middle) { pinch in
            for step in 1...steps { pinch.rotate(to: rotation * (Double(step) / Double(steps))) }
        }
        pinch.end()
    }

    private func pinch(
        _ target: some ViewTarget, for what: String, around middle: CGPoint, _ move: (inout ViewPinch) -> Void
    ) throws(ViewQueryError) -> ViewPinch {
        try touch(target, .gesture(what), at: middle) { place in
            var pinch = ViewPinch(on: place.node, around: place.location(middle))
            move(&pinch)
            if pinch.hasReacted { return pinch }
            pinch.cancel()
            return nil
        }
    }
}
