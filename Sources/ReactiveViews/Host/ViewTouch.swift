import Reactive

/// A finger on an element. After `lift()` or `cancel()` further calls have no effect.
@MainActor
public struct ViewTouch {
    private let node: ViewNode
    private let session: TouchSession
    private let id: Int
    /// The point where the finger was put down, in points in the element's coordinates.
    public let startLocation: CGPoint
    /// The current point: the start location plus the movement, in points of the host.
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

    /// Whether a gesture has recognized the touch or a control has handled the tap.
    public var hasReacted: Bool { session.hasReacted }

    /// Moves the finger to a point in one step.
    ///
    /// - Parameters:
    ///   - location: The start location plus the movement, in points of the host. A point that isn't finite leaves the
    ///     finger where it is.
    ///   - duration: The time before the movement, in seconds.
    public mutating func move(to location: CGPoint, duration: TimeInterval = 0) {
        let (touches, node, old) = (touches, node, self.location)
        self.location = node.graph.perform {
            touches.advance(by: duration)
            return touches.finite(location, else: old, of: node)
        }
        send(.moved)
    }

    /// Moves the finger by an offset in one step.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points.
    ///   - duration: The time before the movement, in seconds.
    public mutating func move(by offset: CGSize, duration: TimeInterval = 0) {
        move(to: location + offset, duration: duration)
    }

    /// Holds the finger at its point.
    ///
    /// - Parameter duration: The time, in seconds.
    public func hold(for duration: TimeInterval) {
        node.graph.perform { touches.advance(by: duration) }
    }

    /// Lifts the finger.
    public func lift() { send(.ended) }

    /// Cancels the touch and all that belong to the same gesture, as a system does.
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

    /// Moves fingers of one session at the same moment.
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

/// A drag in progress.
@MainActor
public struct ViewDrag {
    var touch: ViewTouch

    /// The distance from the point where the finger was put down, in points.
    public var translation: CGSize { touch.location.translation(from: touch.startLocation) }

    /// Moves the finger.
    ///
    /// - Parameters:
    ///   - translation: The distance from the point where the finger was put down, in points.
    ///   - duration: The time before the movement, in seconds.
    public mutating func move(to translation: CGSize, duration: TimeInterval = 0.1) {
        touch.move(to: touch.startLocation + translation, duration: duration)
    }

    /// Holds the finger at its point.
    ///
    /// - Parameter duration: The time, in seconds.
    public func hold(for duration: TimeInterval) { touch.hold(for: duration) }

    /// Ends the drag by lifting the finger.
    public func end() { touch.lift() }

    /// Interrupts the drag.
    public func cancel() { touch.cancel() }
}
