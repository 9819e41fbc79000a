/// What follows `ESC [` in a sequence that a terminal sends: numbers, then a letter that says what they mean.
struct ControlSequence {
    /// What precedes the numbers: `<` for the mouse; nil for keys.
    private let prefix: UInt8?
    /// Missing numbers are 1; negative ones don't occur.
    private let numbers: [Int]
    private let final: UInt8

    /// - Parameter bytes: without `ESC [`; at least the final byte.
    init(_ bytes: ArraySlice<UInt8>) {
        final = bytes.last ?? 0
        let first = bytes.first ?? 0
        prefix = (0x3C...0x3F).contains(first) && bytes.count > 1 ? first : nil
        let text = String(decoding: bytes.dropFirst(prefix == nil ? 0 : 1).dropLast(), as: UTF8.self)
        // `1:3` has a subparameter, which only refines what comes before it.
        numbers =
            text.isEmpty
            ? []
            : text.split(separator: ";", omittingEmptySubsequences: false).map {
                Int($0.prefix { $0 != ":" }) ?? 1
            }
    }

    /// Nil for a sequence that means nothing here.
    var event: TerminalEvent? {
        if prefix == UInt8(ascii: "<") { return mouseEvent.map(TerminalEvent.mouse) }
        guard prefix == nil else { return nil }
        let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : 1)
        switch final {
        case UInt8(ascii: "~"): return numbers.first.flatMap(Self.key(number:)).map { .key($0, modifiers) }
        case UInt8(ascii: "Z"): return .key(.tab, modifiers.union(.shift))
        case UInt8(ascii: "u"):
            // Keys as numbers of Unicode, as newer terminals send them.
            guard let number = numbers.first, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else {
                return nil
            }
            return .key(Self.key(scalar: scalar), modifiers)
        default: return Self.key(letter: final).map { .key($0, modifiers) }
        }
    }

    // MARK: Keys

    /// 1 + shift + 2 · alt + 4 · control; higher bits are keys that don't matter here.
    static func modifiers(_ number: Int) -> KeyModifiers {
        KeyModifiers(rawValue: UInt8(truncatingIfNeeded: (max(number, 1) - 1) & 7))
    }

    static func key(letter: UInt8) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - UInt8(ascii: "P")) + 1)
        default: nil
        }
    }

    private static func key(number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        // The numbers of function keys have gaps.
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    private static func key(scalar: Unicode.Scalar) -> Key {
        switch scalar.value {
        case 9: .tab
        case 13: .enter
        case 27: .escape
        case 127, 8: .backspace
        default: .character(Character(scalar))
        }
    }

    // MARK: The mouse

    /// `< button ; column ; row M`, or `m` when it is released.
    private var mouseEvent: MouseEvent? {
        guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
        let code = numbers[0]
        let modifiers = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: (code >> 2) & 7))
        let low = code & 3
        let kind: MouseEvent.Kind
        if code & 64 != 0 {
            let directions: [MouseEvent.WheelDirection] = [.up, .down, .left, .right]
            kind = .wheel(directions[low])
        } else {
            let buttons: [MouseEvent.Button] = [.left, .middle, .right]
            let button = code & 128 != 0 ? .other(8 + low) : low < 3 ? buttons[low] : nil
            switch (button, final == UInt8(ascii: "m"), code & 32 != 0) {
            case (let button?, true, _): kind = .released(button)
            case (let button?, false, true): kind = .dragged(button)
            case (let button?, false, false): kind = .pressed(button)
            case (nil, _, _): kind = .moved
            }
        }
        return MouseEvent(kind, column: max(numbers[1] - 1, 0), row: max(numbers[2] - 1, 0), modifiers: modifiers)
    }
}
