import Foundation
@testable import ReactiveRecording
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("The page of a recording")
struct RecordingPageTests {
    @Test("The page has each step's picture and tree, whatever they share with others")
    func documents() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        let recording = host.recording
        for _ in 0..<60 { try host.tap("Add") }
        try host.tap("Grow")
        host.advance(by: .seconds(1))
        let page = try DecodedPage(recording.html)
        #expect(page.steps.count == recording.steps.count)
        for (index, step) in recording.steps.enumerated() {
            #expect(page.text(index, "p") == step.picture)
            #expect(page.text(index, "T") == step.tree)
            #expect(page.text(index, "r") == step.trace.description)
            #expect(page.steps[index]["n"] as? String == step.title)
        }
        #expect(Set(page.lines).count == page.lines.count)
        #expect(page.steps.last?["f"] is [Any])
        recording.recorder.checkInvariants()
    }

    @Test("Equal lines are kept once, but for lines that only look equal")
    func store() {
        var store = DocumentStore()
        let composed = store.add("caf\u{E9}\nb")
        let decomposed = store.add("cafe\u{301}\nb")
        #expect(composed != decomposed && store.lines.count == 3)
        #expect(Array(store.text(decomposed).utf8) == Array("cafe\u{301}\nb".utf8))
        #expect(store.add("caf\u{E9}\nb") == composed)
        #expect(store.add("") == 0 && store.text(0) == "")
        store.checkInvariants()
    }

    @Test("A text of a view can't end the script's data, and isn't markup", arguments: hostileTexts)
    func hostile(_ text: String) throws {
        let host = ViewHost(Text(text), clock: .virtual)
        let recording = host.startRecording(title: text)
        recording.note(text)
        recording.fail(text, at: text)
        #expect(throws: ViewQueryError.self) { try host.tap(text + "?") }
        let html = recording.html
        let page = try DecodedPage(html)
        #expect(page.text(0, "p") == recording.steps[0].picture)
        #expect(page.steps[1]["n"] as? String == text && page.steps[2]["e"] as? String == text)
        // The page's own elements, and no others.
        #expect(html.ranges(of: "<script").count == 2 && html.ranges(of: "</script").count == 2)
        #expect(!html.contains("<!--") && !html.contains("<img src") && !html.contains("\u{2028}"))
        let data = html.components(separatedBy: "id=\"data\">")[1].components(separatedBy: "</script>")[0]
        #expect(!data.contains("<") && !data.contains(">") && !data.contains("&"))
    }

    nonisolated static let hostileTexts = [
        "</script><script>alert(1)</script>", "<!--<script>", "\"><img src=x onerror=alert(1)>", "'\"`\\",
        "\u{2028}\u{2029}\u{FEFF}", "]]></title><svg onload=alert(1)>", "\u{202E}gnp.exe", "&lt;b&gt;&amp;",
        "\u{1}\u{7F}",
    ]

    @Test("The policy names the script by its hash, which is that of the standard")
    func policy() {
        let words = SHA256.hash(Array("abc".utf8)).map { String($0, radix: 16) }.joined(separator: " ")
        #expect(words.hasPrefix("ba 78 16 bf 8f 1 cf ea 41 41 40 de 5d ae 22 23 b0 3 61 a3 96 17 7a 9c"))
        #expect(SHA256.hash([UInt8](repeating: 97, count: 1_000)).prefix(4).elementsEqual([0x41, 0xED, 0xEC, 0xE4]))
        #expect(SHA256.hash([]).prefix(4).elementsEqual([0xE3, 0xB0, 0xC4, 0x42]))
        for count in [55, 56, 63, 64, 119, 120] {
            #expect(SHA256.hash([UInt8](repeating: 0, count: count)).count == 32)
        }
        let html = ViewHost(Text("a")).recording.html
        #expect(html.contains("script-src 'sha256-\(SHA256.hash(Array(PageScript.text.utf8)).base64EncodedString())'"))
        #expect(html.contains("<script>\(PageScript.text)</script>"))
        // What the script must not do for texts to stay texts.
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "DOMParser"] {
            #expect(!PageScript.text.contains(word))
        }
    }

    @Test("Numbers that aren't finite don't reach the page")
    func numbers() {
        #expect(JSONText.number(.nan) == "0" && JSONText.number(-.infinity) == "0")
        #expect(
            JSONText.number(1.23456) == "1.235" && JSONText.number(2) == "2"
                && JSONText.number(-0.04, decimals: 1) == "0")
        #expect(JSONText.number(1e300).isEmpty == false)
        #expect(JSONText.quoted("a\"\\\n<\u{2028}é😀") == "\"a\\\"\\\\\\n\\u003c\\u2028é😀\"")
    }

    @Test("An unwritable file is an error that names it")
    func unwritable() throws {
        let recording = ViewHost(Text("a")).recording
        let missing = URL(fileURLWithPath: "/nowhere/at/all/page.html")
        let error = #expect(throws: RecordingError.self) { try recording.write(to: missing) }
        #expect(error?.path == "/nowhere/at/all/page.html")
        #expect(error?.description == "The recording can't be written to /nowhere/at/all/page.html: \(error!.reason).")
        #expect(throws: RecordingError.self) { try recording.write(to: URL(string: "https://example.com/a")!) }
        let folder = try TemporaryFolder()
        try recording.write(to: folder("page.html"))
        #expect(try String(contentsOf: folder("page.html"), encoding: .utf8) == recording.html)
    }
}
