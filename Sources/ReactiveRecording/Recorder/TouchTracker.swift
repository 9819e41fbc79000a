/// The ways of fingers, which may last for several steps.
///
/// Invariant: `fingers` has those that were put down and not lifted.
@MainActor
struct TouchTracker {
    private struct Finger {
        /// The first location in the coordinates of the view, and the point of the host that stands for it.
        let location: CGPoint
        let start: CGPoint
        var point: CGPoint
    }

    private enum Last: String {
        case down = "put a finger down"
        case moved = "move the finger"
        case lifted = "lift the finger"
    }

    /// The most points of a way in one step.
    private static let mostPoints = 1_000

    /// Where touches are drawn whose place in the view doesn't matter; nil to draw them where they are.
    var center: CGPoint?
    private var fingers: [Int: Finger] = [:]
    private var last = Last.down

    /// What a finger did last.
    var verb: String { last.rawValue }

    mutating func begin(_ id: Int, at point: CGPoint, of location: CGPoint, in step: inout RecordedStep?) {
        let point = center ?? point
        guard point.isFinite, location.isFinite else { return }
        last = .down
        fingers[id] = Finger(location: location, start: point, point: point)
        step?.touches.append(RecordedStep.TouchPath(id: id, points: [point]))
    }

    mutating func move(_ id: Int, to location: CGPoint, isLifted: Bool, in step: inout RecordedStep?) {
        guard var finger = fingers[id], location.isFinite else { return }
        last = isLifted ? .lifted : .moved
        let point = CGPoint(
            x: finger.start.x + location.x - finger.location.x, y: finger.start.y + location.y - finger.location.y)
        if step != nil {
            let index = index(of: id, finger.point, in: &step!)
            if step!.touches[index].points.last != point, step!.touches[index].points.count < Self.mostPoints {
                step!.touches[index].points.append(point)
            }
            step!.touches[index].isLifted = isLifted
        }
        finger.point = point
        fingers[id] = isLifted ? nil : finger
    }

    /// Returns the place of a finger's way in a step. A way that began in an earlier step goes on where it was.
    private func index(of id: Int, _ point: CGPoint, in step: inout RecordedStep) -> Int {
        if let index = step.touches.lastIndex(where: { $0.id == id }) { return index }
        step.touches.append(RecordedStep.TouchPath(id: id, points: [point]))
        return step.touches.count - 1
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
