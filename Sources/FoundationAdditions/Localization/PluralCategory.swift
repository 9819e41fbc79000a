/// A form that a language has for numbers.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// The properties of a number by which Unicode's plural rules choose a form.
package struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    package let n: Double
    /// The integer digits.
    package let i: UInt64
    /// The number of visible fraction digits.
    package let v: Int
    /// The visible fraction digits as an integer.
    package let f: UInt64

    /// Whether the number has no fraction.
    var isInteger: Bool { f == 0 }

    /// Creates the operands of an integer.
    package init(_ number: Int64) {
        (n, i, v, f) = (Double(number.magnitude), number.magnitude, 0, 0)
    }

    /// Creates the operands of an integer.
    package init(_ number: UInt64) {
        (n, i, v, f) = (Double(number), number, 0, 0)
    }

    /// Creates the operands of a number, without trailing zeros.
    package init(_ number: Double) {
        guard number.isFinite else {
            (n, i, v, f) = (0, 0, 0, 0)
            return
        }
        let magnitude = number.magnitude
        guard magnitude < 1e15 else {
            (n, i, v, f) = (magnitude, magnitude < 1e18 ? UInt64(magnitude) : 0, 0, 0)
            return
        }
        n = magnitude
        i = UInt64(magnitude)
        let digits = "\(magnitude)"
        // Very small numbers are written with an exponent; their fraction isn't visible.
        guard !digits.contains("e"), let point = digits.firstIndex(of: ".") else {
            (v, f) = (0, 0)
            return
        }
        let fraction = digits[digits.index(after: point)...]
        f = UInt64(fraction.prefix(18)) ?? 0
        v = f == 0 ? 0 : min(fraction.count, 18)
    }
}
