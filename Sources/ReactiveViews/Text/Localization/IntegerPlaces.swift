/// Where integers stand in a text of which nothing else is said.
///
/// Six bytes for up to three of them: most texts with numbers need no more, and have no runs for it.
struct IntegerPlaces: Equatable, Sendable {
    /// Start in the text's UTF-8 and length, five bits; 0 is none.
    private var first: UInt16 = 0
    private var second: UInt16 = 0
    private var third: UInt16 = 0

    /// Those of the integers among a key's arguments; nil if there are too many, or too far off.
    init?(_ arguments: [LocalizedStringKey.Argument]) {
        for argument in arguments where argument.isInteger {
            guard third == 0, argument.start < 1 << 11, argument.count < 1 << 5 else { return nil }
            let place = UInt16(argument.start << 5 | argument.count)
            if first == 0 { first = place } else if second == 0 { second = place } else { third = place }
        }
    }

    var isEmpty: Bool { first == 0 }

    /// Whether a locale writes all the numbers as Swift does.
    func areLeftAlone(by format: IntegerFormat) -> Bool {
        let mask: UInt16 = 1 << 5 - 1
        return format.leavesAlone(count: Int(max(first & mask, second & mask, third & mask)))
    }

    /// The numbers' places in the text's UTF-8, in order.
    var ranges: [Range<Int>] {
        [first, second, third].filter { $0 != 0 }.map { place in
            let start = Int(place >> 5)
            return start..<start + Int(place & (1 << 5 - 1))
        }
    }
}
