/// A finger that is down. What is done with it once it is lifted or interrupted means nothing.
@MainActor
public struct ViewTouch {
    private let node: ViewNode
    private let session: TouchSession
    private let id: Int
    /// Where the finger was put down.
    public let startLocation: CGPoint
    /// Where it is.
    public private(set) var location: CGPoint

    private var touches: TouchSystem { node.tree.touches }

    init(on node: ViewNode, from origin: ViewNode? = nil, at location: CGPoint) {
        let touches = node.tree.touches
        self.node = node
        (self.location, (session, id)) = node.graph.perform {
            let location = touches.finite(location, else: .zero, of: node)
            return (location, touches.begin(on: node, from: origin, at: location, findsSpace: true))
        }
        startLocation = self.location
    }

    /// Whether a gesture was recognised or a control took the tap.
    public var hasReacted: Bool { session.hasReacted }

    /// Moves the finger to a point, in one step, after some time. A point that isn't one leaves it where it is.
    public mutating func move(to location: CGPoint, duration: TimeInterval = 0) {
        let (touches, node, old) = (touches, node, self.location)
        self.location = node.graph.perform {
            touches.advance(by: duration)
            return touches.finite(location, else: old, of: node)
        }
        send(.moved)
    }

    /// Moves the finger by an offset, in one step, after some time.
    public mutating func move(by offset: CGSize, duration: TimeInterval = 0) {
        move(to: location + offset, duration: duration)
    }

    /// Holds the finger where it is.
    public func hold(for duration: TimeInterval) {
        node.graph.perform { touches.advance(by: duration) }
    }

    /// Lifts the finger.
    public func lift() { send(.ended) }

    /// The system takes the finger away from the views, and all that belong to it.
    public func cancel() {
        node.graph.perform { touches.cancel(session) }
    }

    /// Lets time pass until no gesture waits for another touch.
    func waitForMore() {
        node.graph.perform { touches.waitUntilNothingIsExpected(of: session) }
    }

    private func send(_ phase: Touch.Phase) {
        node.graph.perform { touches.change([Touch(id: id, phase: phase, location: location)], in: session) }
    }

    /// Moves fingers of one session to points at the same moment.
    static func move(_ fingers: inout [ViewTouch], to locations: [CGPoint]) {
        guard let first = fingers.first else { return }
        first.node.graph.perform {
            for index in fingers.indices {
                let old = fingers[index].location
                fingers[index].location = first.touches.finite(locations[index], else: old, of: first.node)
            }
            let touches = fingers.map { Touch(id: $0.id, phase: .moved, location: $0.location) }
            first.touches.change(touches, in: first.session)
        }
    }

    /// Lifts fingers of one session at the same moment.
    static func lift(_ fingers: [ViewTouch]) {
        guard let first = fingers.first else { return }
        first.node.graph.perform {
            let touches = fingers.map { Touch(id: $0.id, phase: .ended, location: $0.location) }
            first.touches.change(touches, in: first.session)
        }
    }
}

/// A drag that is going on.
@MainActor
public struct ViewDrag {
    var touch: ViewTouch

    /// How far the finger is from where it was put down.
    public var translation: CGSize { touch.location.translation(from: touch.startLocation) }

    /// Moves the finger, to an offset from where it was put down.
    public mutating func move(to translation: CGSize, duration: TimeInterval = 0.1) {
        touch.move(to: touch.startLocation + translation, duration: duration)
    }

    /// Holds the finger where it is.
    public func hold(for duration: TimeInterval) { touch.hold(for: duration) }

    /// Lets go.
    public func end() { touch.lift() }

    /// The drag is interrupted.
    public func cancel() { touch.cancel() }
}
