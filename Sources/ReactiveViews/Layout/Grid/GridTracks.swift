/// The lengths of a grid's columns or rows, and the gaps between them.
///
/// Invariant: gaps.count = max(lengths.count − 1, 0).
struct GridTracks {
    private(set) var lengths: [CGFloat] = []
    var gaps: [CGFloat] = []

    var length: CGFloat { length(lengths.indices) }

    func length(_ tracks: Range<Int>) -> CGFloat {
        guard let last = tracks.last else { return 0 }
        return lengths[tracks].reduce(0, +) + gaps[tracks.lowerBound..<last].reduce(0, +)
    }

    func start(_ track: Int) -> CGFloat { lengths[..<track].reduce(0, +) + gaps[..<track].reduce(0, +) }

    /// Divides a length among the tracks; less flexible tracks choose first.
    ///
    /// - Parameter needed: Returns the length of a track for a proposal.
    mutating func divide(_ count: Int, _ length: CGFloat?, _ needed: (Int, CGFloat?) -> CGFloat) {
        guard let length else {
            lengths = (0..<count).map { needed($0, nil) }
            return
        }
        lengths = Array(repeating: 0, count: count)
        var room = max(length - gaps.reduce(0, +), 0)
        let ranges = (0..<count).map { track -> (least: CGFloat, flexibility: CGFloat) in
            let least = needed(track, 0)
            return (least, max(needed(track, .infinity) - least, 0))
        }
        let order = (0..<count).sorted { one, other in
            if ranges[one].flexibility != ranges[other].flexibility {
                return ranges[one].flexibility < ranges[other].flexibility
            }
            return ranges[one].least != ranges[other].least ? ranges[one].least > ranges[other].least : one < other
        }
        for (position, track) in order.enumerated() {
            let share = room == .infinity ? room : max(room / CGFloat(count - position), 0)
            lengths[track] = needed(track, share)
            if room < .infinity { room -= lengths[track] }
        }
    }

    /// Lengthens some tracks by equal shares.
    mutating func widen(_ tracks: Range<Int>, by length: CGFloat) {
        guard length > 0, !tracks.isEmpty else { return }
        for track in tracks { lengths[track] += length / CGFloat(tracks.count) }
    }
}
