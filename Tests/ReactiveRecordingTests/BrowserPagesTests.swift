import ExampleSession
import Foundation
import ReactiveViewsTesting
import Testing

/// The pages that `browser/check` opens in a browser. They are written to the folder that the variable
/// `RECORDING_PAGES` names; without it to a temporary one, which checks what needs no browser.
@MainActor
@Suite("Pages for a browser")
struct BrowserPagesTests {
    private func write(_ recording: Recording, _ name: String) throws -> Int {
        let folder = try TemporaryFolder()
        let chosen = ProcessInfo.processInfo.environment["RECORDING_PAGES"].map { URL(fileURLWithPath: $0) }
        let file = (chosen ?? folder.url).appendingPathComponent(name)
        try recording.write(to: file)
        return try Data(contentsOf: file).count
    }

    @Test("A workshop: taps, an animation, a drag, a diagnostic, a failure")
    func workshop() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        let recording = host.startRecording(title: "Workshop")
        recording.note("Adding")
        try host.tap("Add")
        try host.tap("Add")
        recording.note("Moving")
        try host.tap("Grow")
        host.advance(by: .seconds(1))
        try host.drag("Card", by: CGSize(width: 60, height: 120))
        _ = try Diagnostics.collect { try host.tap("Break") }
        #expect(throws: ViewQueryError.self) { try host.tap("Nothing") }
        #expect(try write(recording, "workshop.html") < 300_000)
        recording.fail("The tree differs.\n- Text \"Count: 3\"\n+ Text \"Count: 2\"", at: "WorkshopTests.swift:12")
        #expect(try write(recording, "failure.html") < 300_000)
    }

    @Test("Hostile texts")
    func hostile() throws {
        struct Hostile: View {
            @State private var index = 0
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(RecordingPageTests.hostileTexts, id: \.self) { Text($0) }
                    Button("Next <script>pwned = 1</script>") { index += 1 }
                    Text(RecordingPageTests.hostileTexts[index])
                }
            }
        }
        let host = ViewHost(Hostile(), clock: .virtual)
        let recording = host.startRecording(title: "</title><script>pwned = 1</script>")
        for text in RecordingPageTests.hostileTexts.dropLast() {
            recording.note(text)
            try host.tap("Next <script>pwned = 1</script>")
            #expect(throws: ViewQueryError.self) { try host.tap(text + "<img src=x onerror=pwned=1>") }
        }
        recording.fail("<img src=x onerror=pwned=1>", at: "<b>")
        #expect(try write(recording, "hostile.html") > 0)
    }

    @Test("Five hundred steps take less than four megabytes")
    func long() throws {
        struct Board: View {
            @State private var counts = [Int](repeating: 0, count: 40)
            var body: some View {
                List {
                    ForEach(counts.indices, id: \.self) { index in
                        Button("Row \(index), \(counts[index]) taps") { counts[index] += 1 }
                    }
                }
            }
        }
        let host = ViewHost(Board(), clock: .virtual)
        let recording = host.startRecording(title: "Five hundred steps")
        for step in 0..<499 { try host.tap("Row \(step % 10), \(step / 10) taps") }
        #expect(recording.steps.count == 500)
        #expect(try write(recording, "long.html") < 4_000_000)
    }

    @Test("An empty host, and one without a size")
    func empty() throws {
        #expect(try write(ViewHost(EmptyView()).recording, "empty.html") > 0)
        #expect(try write(ViewHost(Text("a"), size: .zero).recording, "sizeless.html") > 0)
    }

    @Test("An example writes its session with --html")
    func example() async throws {
        let folder = try TemporaryFolder()
        let chosen = ProcessInfo.processInfo.environment["RECORDING_PAGES"].map { URL(fileURLWithPath: $0) }
        let file = (chosen ?? folder.url).appendingPathComponent("example.html")
        let script = folder("script.txt")
        try Data("# Growing\ntap \"Grow\"\nwait 0.5\nwait 1\ntap \"Nothing\"\n".utf8).write(to: script)
        let example = Example(name: "Workshop", summary: "A workshop.", script: "") { _ in
            ViewHost(Workshop(), clock: .virtual)
        }
        #expect(await example.run(arguments: ["--script", script.path, "--html", file.path]) == 1)
        let page = try DecodedPage(String(contentsOf: file, encoding: .utf8))
        let titles = ["Start", "Growing", "tap “Grow”", "advance by 0.5 s", "advance by 1 s", "tap “Nothing”"]
        #expect(page.steps.map { $0["n"] as? String } == titles)
        #expect(page.steps[5]["e"] != nil)
        #expect(await example.run(arguments: ["--html", "/nowhere/at/all.html"]) == 1)
        #expect(await example.run(arguments: ["--html"]) == 2)
    }
}
