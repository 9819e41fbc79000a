import TerminalSupport
import Testing

@Suite("Text in a terminal")
struct TextTests {
    @Test(
        "A character is as wide as terminals draw it",
        arguments: [
            ("a", 1), ("ä", 1), ("e\u{301}", 1), ("…", 1), ("│", 1), ("漢", 2), ("한", 2), ("か", 2), ("Ａ", 2),
            ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☀️", 2), ("☀", 1), ("ｱ", 1), ("\u{200B}", 0),
            ("\u{7}", 0), ("\u{301}", 0), ("ש", 1), ("각", 2),
        ] as [(Character, Int)])
    func width(_ character: Character, _ width: Int) {
        #expect(characterWidth(character) == width)
    }

    @Test("A text is as wide as its characters together")
    func texts() {
        #expect(textWidth("") == 0)
        #expect(textWidth("a漢😀b") == 6)
    }

    @Test("Nothing in a text is obeyed by the terminal")
    func safety() {
        #expect("plain, ä 漢 😀".terminalSafe == "plain, ä 漢 😀")
        #expect("a\u{1B}[2Jb\u{7}".terminalSafe == "a␛[2Jb␇")
        #expect("a\nb\r\n\tc\u{7F}".terminalSafe == "a␊b␍␊␉c␡")
        #expect("\u{9B}2J\u{202E}x\u{2066}\u{2028}".terminalSafe == "\u{FFFD}2J\u{FFFD}x\u{FFFD}\u{FFFD}")
        #expect("a\nb\u{1B}\r\n".terminalSafe(keepingLineEnds: true) == "a\nb␛␍\n")
    }

    @Test("Families of emoji and accents stay whole")
    func joiners() {
        #expect("👩‍👩‍👧e\u{301}".terminalSafe == "👩‍👩‍👧e\u{301}")
    }
}
