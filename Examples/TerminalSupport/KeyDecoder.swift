/// Makes keys, mouse events and pasted text of the bytes that a terminal sends.
///
/// Bytes may arrive in any portions: the events are the same. The escape key is the exception. It sends the byte that
/// longer sequences begin with, and only time tells them apart: if ``isPending`` stays true for a while, call
/// ``flush()``.
///
/// Invariants:
/// - `pending` is empty, or the beginning of a sequence or of a character that isn't complete yet.
/// - `holdsAlt` ⇒ `pending` is not empty.
/// - Outside of a paste `pending` has at most `longestSequence` bytes.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.decode([0x1B, 0x5B])  // none yet
/// decoder.decode([0x41])        // [.key(.up)]
/// ```
public struct KeyDecoder: Sendable {
    private static let longestSequence = 64
    private static let escape: UInt8 = 0x1B

    private var pending: [UInt8] = []
    /// Whether an escape before what is pending stands for the alt key.
    private var holdsAlt = false
    /// The text pasted so far; nil outside of a paste.
    private var pasted: [UInt8]?

    public init() {}

    /// Whether a key may be complete or not: only more bytes or time tell. False in a paste, which has an end of its
    /// own.
    public var isPending: Bool { pasted == nil && !pending.isEmpty }

    /// Takes bytes and returns the events that they complete.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        for byte in bytes {
            if pasted != nil { takePasted(byte, &events) } else { take(byte, &events) }
        }
        return events
    }

    /// Returns what the pending bytes mean if no more follow: the escape key, for instance. A paste goes on.
    public mutating func flush() -> [TerminalEvent] {
        guard isPending else { return [] }
        var events: [TerminalEvent] = []
        if pending == [Self.escape] {
            finish(.key(.escape), &events)
        } else if pending.count == 2, pending[0] == Self.escape {
            finish(Self.alt(Self.key(of: pending[1])), &events)
        } else {
            finish(pending[0] == Self.escape ? .unknown(pending) : .character("\u{FFFD}"), &events)
        }
        return events
    }

    // MARK: Outside of a paste

    private mutating func take(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        pending.append(byte)
        if pending[0] == Self.escape { return takeInSequence(byte, &events) }
        switch UTF8Progress(of: pending[...]) {
        case .complete(let scalar): finish(Self.key(of: scalar), &events)
        case .incomplete: break
        case .invalid: restart(after: .character("\u{FFFD}"), with: byte, &events)
        }
    }

    private mutating func takeInSequence(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        guard pending.count > 1 else { return }
        switch pending[1] {
        case UInt8(ascii: "["): takeInControlSequence(byte, &events)
        case UInt8(ascii: "O"):
            guard pending.count > 2 else { return }
            // Keys of the keypad; modifiers may stand between, as in `ESC O 5 P`.
            if byte == UInt8(ascii: ";") || (0x30...0x39).contains(byte), pending.count < 8 { return }
            finish(Self.applicationKey(pending[2...]) ?? .unknown(pending), &events)
        case Self.escape:
            // Twice: the first one stands for the alt key, whatever follows.
            if pending.count == 2 { return }
            holdsAlt = true
            pending = [Self.escape]
            take(byte, &events)
        default:
            switch UTF8Progress(of: pending[1...]) {
            case .complete(let scalar): finish(Self.alt(Self.key(of: scalar)), &events)
            case .incomplete: break
            case .invalid: restart(after: .key(.escape), with: byte, &events)
            }
        }
    }

    private mutating func takeInControlSequence(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        guard pending.count > 2 else { return }
        // `ESC [ [ A` is F1 of the Linux console.
        if pending.count == 3, byte == UInt8(ascii: "[") { return }
        if pending[2] == UInt8(ascii: "["), pending.count == 4 {
            let number = Int(byte) - 0x40
            return finish((1...5).contains(number) ? .key(.function(number)) : .unknown(pending), &events)
        }
        switch byte {
        case 0x20...0x3F where pending.count < Self.longestSequence: break
        case 0x40...0x7E:
            let event = ControlSequence(pending[2...]).event
            if event == nil, pending.elementsEqual("\u{1B}[200~".utf8) {
                (pending, holdsAlt, pasted) = ([], false, [])
                return
            }
            finish(event ?? .unknown(pending), &events)
        default: restart(after: .unknown(pending.dropLast()), with: byte, &events)
        }
    }

    private mutating func finish(_ event: TerminalEvent, _ events: inout [TerminalEvent]) {
        events.append(holdsAlt ? Self.alt(event) : event)
        (pending, holdsAlt) = ([], false)
    }

    /// Gives up what is pending; the byte begins something new unless it is all there is.
    private mutating func restart(after event: TerminalEvent, with byte: UInt8, _ events: inout [TerminalEvent]) {
        let isAlone = pending.count == 1
        finish(event, &events)
        if !isAlone { take(byte, &events) }
    }

    // MARK: In a paste

    private mutating func takePasted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        let end = Array("\u{1B}[201~".utf8)
        pending.append(byte)
        if pending == end {
            // Terminals send what the return key sends in place of line ends.
            let text = String(decoding: pasted ?? [], as: UTF8.self)
                .replacingLineEnds()
            (pending, pasted) = ([], nil)
            events.append(.paste(text))
            return
        }
        while !pending.isEmpty, !end.starts(with: pending) { pasted?.append(pending.removeFirst()) }
    }

    // MARK: Single keys

    private static func key(of byte: UInt8) -> TerminalEvent { key(of: Unicode.Scalar(byte)) }

    private static func key(of scalar: Unicode.Scalar) -> TerminalEvent {
        switch scalar.value {
        case 0x00: .character(" ", .control)
        case 0x09: .key(.tab)
        case 0x0D: .key(.enter)
        case 0x1B: .key(.escape)
        case 0x7F, 0x08: .key(.backspace)
        case 0x01...0x1A: .character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)), .control)
        case 0x1C...0x1F: .character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)), .control)
        default: .character(Character(scalar))
        }
    }

    private static func alt(_ event: TerminalEvent) -> TerminalEvent {
        guard case .key(let key, let modifiers) = event else { return event }
        return .key(key, modifiers.union(.alt))
    }

    /// `ESC O P` and the like, possibly with modifiers.
    private static func applicationKey(_ bytes: ArraySlice<UInt8>) -> TerminalEvent? {
        guard let last = bytes.last, let key = ControlSequence.key(letter: last) else {
            return bytes.last == UInt8(ascii: "M") ? .key(.enter) : nil
        }
        let number = Int(String(decoding: bytes.dropLast(), as: UTF8.self).split(separator: ";").last ?? "1") ?? 1
        return .key(key, ControlSequence.modifiers(number))
    }
}

extension String {
    /// The text with `"\n"` in place of `"\r\n"` and `"\r"`.
    fileprivate func replacingLineEnds() -> String {
        var scalars = UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar == "\r" {
                scalars.append("\n")
            } else if scalar != "\n" || previous != "\r" {
                scalars.append(scalar)
            }
            previous = scalar
        }
        return String(scalars)
    }
}
