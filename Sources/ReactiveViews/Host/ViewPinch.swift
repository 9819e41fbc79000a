/// Two fingers that are down on an element, and move about the middle between them.
@MainActor
public struct ViewPinch {
    private var fingers: [ViewTouch]
    private let middle: CGPoint
    private let start: CGFloat
    /// How far apart they are, as a multiple of what it was at first.
    public private(set) var magnification: CGFloat = 1
    /// By how much they were turned, in radians.
    private(set) var radians: CGFloat = 0

    /// How far from the middle each finger is put down.
    static let radius: CGFloat = 50

    init(on node: ViewNode, around middle: CGPoint) {
        self.middle = middle
        start = Self.radius
        fingers = [-Self.radius, Self.radius].map { offset in
            ViewTouch(on: node, at: CGPoint(x: middle.x + offset, y: middle.y))
        }
    }

    /// Whether a gesture was recognised.
    public var hasReacted: Bool { fingers[0].hasReacted }

    /// Moves the fingers apart or together, to a multiple of their first distance, in one step, after some time.
    public mutating func magnify(to magnification: CGFloat, duration: TimeInterval = 0.1) {
        move(magnification, radians, duration)
    }

    mutating func move(_ magnification: CGFloat, _ radians: CGFloat, _ duration: TimeInterval) {
        self.magnification = magnification
        self.radians = radians
        fingers[0].hold(for: duration)
        let offset = CGSize(
            width: start * magnification * cos(radians), height: start * magnification * sin(radians))
        ViewTouch.move(
            &fingers, to: [middle + CGSize(width: -offset.width, height: -offset.height), middle + offset])
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

    func pinch(
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
