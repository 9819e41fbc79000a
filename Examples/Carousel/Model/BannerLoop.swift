/// Pictures in a row that seems to have no end.
///
/// The last picture stands once more before the first, and the first once more after the last:
///
///     position   0   1   2   3   4
///     picture    c   a   b   c   a      of a, b, c
///
/// Going on from either end shows a copy. The banner then jumps to the picture that it is a copy of, and nobody sees it.
///
/// Invariants: no copies of fewer than two pictures; `0 ≤ home(of:) < positions.count`, unless there are none.
struct BannerLoop: Equatable {
    let pictures: [String]
    /// The pictures in the order of their positions, with the copies.
    let positions: [String]

    init(_ pictures: [String]) {
        self.pictures = pictures
        if let first = pictures.first, let last = pictures.last, pictures.count > 1 {
            positions = [last] + pictures + [first]
        } else {
            positions = pictures
        }
    }

    /// Whether there is another picture to go to.
    var moves: Bool { pictures.count > 1 }

    /// The position of the picture that is shown at a position: another one only for a copy. What lies outside counts as the nearest end.
    func home(of position: Int) -> Int {
        guard moves else { return 0 }
        if position <= 0 { return pictures.count }
        return position > pictures.count ? 1 : position
    }

    /// The number of the picture that is shown at a position, from 1 on; 0 if there is none.
    func number(at position: Int) -> Int {
        pictures.isEmpty ? 0 : moves ? home(of: position) : 1
    }
}
