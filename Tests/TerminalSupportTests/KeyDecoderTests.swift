import TerminalSupport
import Testing

@Suite("Keys, mouse and pasted text of a terminal")
struct KeyDecoderTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var decoder = KeyDecoder()
        return decoder.decode(text.utf8) + decoder.flush()
    }

    @Test(
        "A key arrives as the key that was pressed",
        arguments: [
            ("a", .character("a")), ("Ä", .character("Ä")), ("😀", .character("😀")), (" ", .character(" ")),
            ("\r", .key(.enter)), ("\t", .key(.tab)), ("\u{7F}", .key(.backspace)), ("\u{8}", .key(.backspace)),
            ("\u{1}", .character("a", .control)), ("\u{1A}", .character("z", .control)),
            ("\u{0}", .character(" ", .control)), ("\n", .character("j", .control)),
            ("\u{1F}", .character("_", .control)),
            ("\u{1B}", .key(.escape)), ("\u{1B}\u{1B}", .key(.escape, .alt)),
            ("\u{1B}b", .character("b", .alt)), ("\u{1B}é", .character("é", .alt)),
            ("\u{1B}\u{7F}", .key(.backspace, .alt)), ("\u{1B}[", .character("[", .alt)),
            ("\u{1B}[A", .key(.up)), ("\u{1B}OA", .key(.up)), ("\u{1B}[B", .key(.down)), ("\u{1B}[C", .key(.right)),
            ("\u{1B}[D", .key(.left)), ("\u{1B}[H", .key(.home)), ("\u{1B}[F", .key(.end)), ("\u{1B}OH", .key(.home)),
            ("\u{1B}[1~", .key(.home)), ("\u{1B}[4~", .key(.end)), ("\u{1B}[7~", .key(.home)),
            ("\u{1B}[8~", .key(.end)), ("\u{1B}[2~", .key(.insert)), ("\u{1B}[3~", .key(.delete)),
            ("\u{1B}[5~", .key(.pageUp)), ("\u{1B}[6~", .key(.pageDown)), ("\u{1B}[Z", .key(.tab, .shift)),
            ("\u{1B}[1;5C", .key(.right, .control)), ("\u{1B}[1;3D", .key(.left, .alt)),
            ("\u{1B}[1;2A", .key(.up, .shift)), ("\u{1B}[3;5~", .key(.delete, .control)),
            ("\u{1B}\u{1B}[D", .key(.left, .alt)),
            ("\u{1B}OP", .key(.function(1))), ("\u{1B}[11~", .key(.function(1))), ("\u{1B}[15~", .key(.function(5))),
            ("\u{1B}[[E", .key(.function(5))), ("\u{1B}[24~", .key(.function(12))),
            ("\u{1B}O5S", .key(.function(4), .control)),
            ("\u{1B}OM", .key(.enter)), ("\u{1B}[97;5u", .character("a", .control)),
            ("\u{1B}[13;2u", .key(.enter, .shift)),
        ] as [(String, TerminalEvent)])
    func keys(_ text: String, _ event: TerminalEvent) {
        #expect(events(text) == [event])
    }

    @Test(
        "The mouse arrives as what was done, and where",
        arguments: [
            ("\u{1B}[<0;1;1M", MouseEvent(.pressed(.left), column: 0, row: 0)),
            ("\u{1B}[<0;300;200m", MouseEvent(.released(.left), column: 299, row: 199)),
            ("\u{1B}[<2;5;6M", MouseEvent(.pressed(.right), column: 4, row: 5)),
            ("\u{1B}[<1;5;6M", MouseEvent(.pressed(.middle), column: 4, row: 5)),
            ("\u{1B}[<32;5;6M", MouseEvent(.dragged(.left), column: 4, row: 5)),
            ("\u{1B}[<35;5;6M", MouseEvent(.moved, column: 4, row: 5)),
            ("\u{1B}[<64;5;6M", MouseEvent(.wheel(.up), column: 4, row: 5)),
            ("\u{1B}[<65;5;6M", MouseEvent(.wheel(.down), column: 4, row: 5)),
            ("\u{1B}[<66;5;6M", MouseEvent(.wheel(.left), column: 4, row: 5)),
            ("\u{1B}[<128;5;6M", MouseEvent(.pressed(.other(8)), column: 4, row: 5)),
            ("\u{1B}[<20;5;6M", MouseEvent(.pressed(.left), column: 4, row: 5, modifiers: [.shift, .control])),
            ("\u{1B}[<0;0;0M", MouseEvent(.pressed(.left), column: 0, row: 0)),
        ])
    func mouse(_ text: String, _ event: MouseEvent) {
        #expect(events(text) == [.mouse(event)])
    }

    @Test("Pasted text arrives as a whole, with its lines, and keys in it are none")
    func paste() {
        #expect(
            events("x\u{1B}[200~one\r\ntwo\rthree\nfour \u{1B}[A \u{3}\u{1B}[201~y") == [
                .character("x"), .paste("one\ntwo\nthree\nfour \u{1B}[A \u{3}"), .character("y"),
            ])
        #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    }

    @Test("A paste that hasn't ended is no key that waits for time to pass")
    func unfinishedPaste() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[200~abc\u{1B}[2".utf8).isEmpty)
        #expect(!decoder.isPending)
        #expect(decoder.flush().isEmpty)
        #expect(decoder.decode("01~".utf8) == [.paste("abc")])
    }

    @Test("Escape is a key once nothing follows for a while")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.isPending)
        #expect(decoder.flush() == [.key(.escape)])
        #expect(!decoder.isPending)
        #expect(decoder.flush().isEmpty)
    }

    @Test("What isn't UTF-8 is a replacement sign, and what follows is not lost")
    func invalid() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xFF, 0x61]) == [.character("\u{FFFD}"), .character("a")])
        #expect(decoder.decode([0xC3, 0x61]) == [.character("\u{FFFD}"), .character("a")])
        #expect(decoder.decode([0xED, 0xA0]) == [.character("\u{FFFD}"), .character("\u{FFFD}")])
        #expect(decoder.decode([0xC3]).isEmpty)
        #expect(decoder.decode([0x1B, 0x5B, 0x41]) == [.character("\u{FFFD}"), .key(.up)])
        #expect(decoder.decode([0xE2, 0x82]).isEmpty)
        #expect(decoder.flush() == [.character("\u{FFFD}")])
    }

    @Test("Sequences that mean nothing are told as such, however long they are")
    func unknown() {
        #expect(events("\u{1B}[99x") == [.unknown(Array("\u{1B}[99x".utf8))])
        #expect(events("\u{1B}[<0;1M") == [.unknown(Array("\u{1B}[<0;1M".utf8))])
        #expect(events("\u{1B}[999999999999999999999999A") == [.key(.up)])
        let long = events("\u{1B}[" + String(repeating: "1", count: 1000) + "A")
        #expect(long.count > 1 && long.last == .character("A"))
        #expect(events("\u{1B}[1\u{1B}[A").last == .key(.up))
    }

    @Test("Bytes one by one give the same events as all at once, whatever they are")
    func portions() {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: .min ... .max, using: &random)
        var generator = SplitMix(state: seed)
        let alphabet: [UInt8] =
            Array("\u{1B}[<;0123456789MmA~O\u{1B}\u{1B}aä😀\r\u{7F}\u{3}\u{1B}[200~\u{1B}[201~".utf8) + [
                0xFF, 0xC3, 0xE0,
            ]
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            var (whole, single) = (KeyDecoder(), KeyDecoder())
            let expected = whole.decode(bytes) + whole.flush()
            let found = bytes.flatMap { single.decode([$0]) } + single.flush()
            #expect(expected == found, "seed \(seed), bytes \(bytes)")
            if expected != found { return }
        }
    }
}

/// Random numbers that a seed repeats.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
