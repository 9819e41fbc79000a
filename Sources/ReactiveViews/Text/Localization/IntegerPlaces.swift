/// The positions of integers in a text without other attributes.
///
/// It takes six bytes for up to three integers. Most texts with numbers need no more, and so no runs.
struct IntegerPlaces: Equatable, Sendable {
    /// The start in the text's UTF-8 (eleven bits) and the length (five bits); 0 for none.
    private var first: UInt16 = 0
    private var second: UInt16 = 0
    private var third: UInt16 = 0

    /// Creates the positions of the integers among a key's arguments; nil if there are too many or they don't fit.
    init?(_ arguments: [LocalizedStringKey.Argument]) {
        for argument in arguments where argument.isInteger {
            guard third == 0, argument.start < 1 << 11, argument.count < 1 << 5 else { return nil }
            let place = UInt16(argument.start << 5 | argument.count)
            if first == 0 { first = place } else if second == 0 { second = place } else { third = place }
        }
    }

    var isEmpty: Bool { first == 0 }

    /// Whether the notation of all the numbers equals Swift's.
    func areLeftAlone(by format: IntegerFormat) -> Bool {
        let mask: UInt16 = 1 << 5 - 1
        return format.leavesAlone(count: Int(max(first & mask, second & mask, third & mask)))
    }

    /// The positions in the text's UTF-8, in ascending order.
    var ranges: [Range<Int>] {
        [first, second, third].filter { $0 != 0 }.map { place in
            let start = Int(place >> 5)
            return start..<start + Int(place & (1 << 5 - 1))
        }
    }
}
