import Foundation
import ReactiveViews
import Testing

@testable import ReactiveViewsTesting

@MainActor
@Suite("Snapshots in files")
struct SnapshotFileTests {
    private let test: TemporaryTest

    init() throws { test = try TemporaryTest() }

    @Test("A missing snapshot is recorded, and the assertion fails; then equal texts pass and others fail")
    func life() throws {
        let first = try #require(test.compare("VStack\n  Text \"0\""))
        expectNoDifference(first.reason, .recorded)
        #expect(first.description.contains("There was no snapshot of the tree; it was recorded (ShopTests.swift:10)."))
        expectNoDifference(test.snapshots, ["counter.tree.txt"])
        try expectNoDifference(test.text(of: "__Snapshots__/ShopTests/counter.tree.txt"), "VStack\n  Text \"0\"\n")
        #expect(test.compare("VStack\n  Text \"0\"") == nil)

        let other = try #require(test.compare("VStack\n  Text \"1\""))
        expectNoDifference(other.reason, .different)
        #expect(
            other.description.hasPrefix(
                """
                The tree differs from its snapshot (ShopTests.swift:10). Expected lines have a -, actual ones a +.
                @@ -1,2 +1,2 @@
                 VStack
                -  Text "0"
                +  Text "1"
                Snapshot: \(test.folder.path)/__Snapshots__/ShopTests/counter.tree.txt
                """))
        #expect(test.compare("VStack\n  Text \"0\"") == nil)
    }

    @Test("In CI nothing is recorded, and the failure says what to do")
    func continuousIntegration() throws {
        for environment in [["CI": "true"], ["RECORD_SNAPSHOTS": "never"]] {
            let failure = try #require(test.compare("a", environment: environment))
            expectNoDifference(failure.reason, .missing)
            #expect(failure.description.contains("RECORD_SNAPSHOTS=missing"))
            #expect(test.snapshots.isEmpty)
        }
        expectNoDifference(test.compare("a", .never)?.reason, .missing)
        expectNoDifference(test.compare("a", environment: ["CI": "false"])?.reason, .recorded)
    }

    @Test("Each mode writes what it says", arguments: SnapshotRecording.allCases)
    func modes(_ mode: SnapshotRecording) throws {
        try test.write("old\n", to: "__Snapshots__/ShopTests/counter.tree.txt")
        #expect(test.compare("old", mode) == nil)
        let writes = mode == .failed || mode == .all
        let failure = test.compare("new", environment: ["RECORD_SNAPSHOTS": mode.rawValue])
        expectNoDifference(failure?.reason, (writes ? .recorded : .different))
        expectNoDifference(failure?.description.contains("-old\n+new"), true)
        try expectNoDifference(test.text(of: "__Snapshots__/ShopTests/counter.tree.txt"), (writes ? "new\n" : "old\n"))
    }

    @Test("The parameter goes before the environment; a wrong word in the environment is a failure")
    func precedence() {
        expectNoDifference(test.compare("a", .never, environment: ["RECORD_SNAPSHOTS": "all"])?.reason, .missing)
        let wrong = test.compare("a", environment: ["RECORD_SNAPSHOTS": "yes"])
        expectNoDifference(wrong?.reason, .invalid)
        expectNoDifference(wrong?.description.contains("one of never, missing, failed, all"), true)
        #expect(test.snapshots.isEmpty)
    }

    @Test("Snapshots of a test have names, or numbers in the order of their lines; a repeated test has the same ones")
    func names() {
        for _ in 1...2 {
            _ = test.compare("a", line: 10)
            _ = test.compare("b", line: 20)
            _ = test.compare("c", named: "after a tap / 2", line: 30)
            _ = test.compare("d", line: 10, testName: "`the name of a test`()")
        }
        expectNoDifference(
            test.snapshots,
            [
                "counter.2.tree.txt", "counter.after-a-tap-2.tree.txt", "counter.tree.txt",
                "the-name-of-a-test.tree.txt",
            ])
        #expect(test.compare("b", line: 20) == nil)
    }

    @Test(
        "Two names of a test that have the same file make the second assertion fail, and it keeps the first one's file",
        arguments: [("a/b", "a-b"), ("a b", "a  b"), ("é?", "é!"), (String(repeating: "a", count: 130) + "b", nil)])
    func collision(_ first: String, _ second: String?) throws {
        let second = second ?? String(first.dropLast()) + "c"
        expectNoDifference(test.compare("a", named: first)?.reason, .recorded)
        let files = test.snapshots
        let failure = test.compare("b", named: second, line: 20)
        expectNoDifference(failure?.reason, .invalid)
        expectNoDifference(failure?.description.contains("\"\(first)\" of counter and \"\(second)\" of counter"), true)
        expectNoDifference(test.compare("b", named: second, line: 20, .all)?.reason, .invalid, "in every mode")
        #expect(test.compare("a", named: first) == nil && test.snapshots == files)
        // A control: the same name again, in this test and in another one, and as another format.
        #expect(test.compare("a", named: first, line: 30) == nil)
        expectNoDifference(test.compare("b", named: second, testName: "other()")?.reason, .recorded)
        expectNoDifference(test.compare("b", named: second, isPicture: true)?.reason, .recorded)
    }

    @Test("A name like the number of an unnamed snapshot, and tests whose names have the same file, fail likewise")
    func collisionWithoutNames() {
        _ = test.compare("a", line: 10)
        _ = test.compare("b", line: 20)
        expectNoDifference(test.compare("c", named: "2", line: 30)?.reason, .invalid)
        expectNoDifference(test.compare("d", line: 40, testName: "`is a/b`()")?.reason, .recorded)
        expectNoDifference(test.compare("e", line: 50, testName: "`is a-b`()")?.reason, .recorded, "they get numbers")
        expectNoDifference(test.compare("f", named: "x", line: 60, testName: "`is a/b`()")?.reason, .recorded)
        let failure = test.compare("g", named: "x", line: 70, testName: "`is a-b`()")
        expectNoDifference(failure?.reason, .invalid)
    }

    @Test("Other line endings and a missing last one are no difference")
    func lineEndings() throws {
        try test.write("a\r\nb", to: "__Snapshots__/ShopTests/counter.tree.txt")
        #expect(test.compare("a\nb\n") == nil)
        expectNoDifference(test.compare("a\nc\n")?.reason, .different)
        expectNoDifference(test.compare("a\nb \n")?.description.contains("in spaces at their ends only"), true)
    }

    @Test("A snapshot that isn't text, and one that can't be written, are failures")
    func unusable() throws {
        try test.write("", to: "__Snapshots__/ShopTests")
        expectNoDifference(test.compare("a")?.reason, .invalid)
        let other = try TemporaryTest()
        let file = other.folder.appendingPathComponent("__Snapshots__/ShopTests/counter.tree.txt")
        try other.write("", to: "__Snapshots__/ShopTests/counter.tree.txt")
        try Data([0xFF, 0xFE, 0x00]).write(to: file)
        expectNoDifference(other.compare("a")?.description.contains("isn't UTF-8 text"), true)
    }

    @Test("If a picture differs, a page shows the expected and the actual one")
    func picture() throws {
        let old = ViewHost(Text("old"), size: CGSize(width: 40, height: 20)).svg
        let new = ViewHost(Text("new"), size: CGSize(width: 40, height: 20)).svg
        #expect(test.compare(old, isPicture: true)?.page == nil)
        #expect(test.compare(old, isPicture: true) == nil)
        let failure = try #require(test.compare(new, isPicture: true))
        let page = try #require(failure.page)
        #expect(failure.description.contains("Pictures: \(page)"))
        expectNoDifference(page, test.folder.appendingPathComponent("pages/ShopTests.counter.html").path)
        let html = try String(contentsOfFile: page, encoding: .utf8)
        for svg in [old, new] { #expect(html.contains(Data(svg.utf8).base64EncodedString())) }
        #expect(html.contains("Expected") && html.contains("Actual") && html.contains("mix-blend-mode: difference"))
        #expect(html.contains("&lt;text"))
    }

    @Test("Hosts, elements, traces and display lists have formats; a thrown failure is the message")
    func formats() throws {
        let host = ViewHost(Button("Go") {})
        try expectNoDifference(SnapshotFormat<ViewHost<Button<Text>>>.tree.text(host), host.tree)
        try expectNoDifference(SnapshotFormat<ViewHost<Button<Text>>>.picture.text(host), host.svg)
        try expectNoDifference(SnapshotFormat<ViewHost<Button<Text>>>.display.text(host), host.display.description)
        let failure = verifySnapshot(of: host, as: .trace { try host.tap("nothing") }, file: test.source)
        expectNoDifference(failure?.reason, .invalid)
        expectNoDifference(failure?.description.contains("The trace can't be made: There is no “nothing”."), true)
        let error = #expect(throws: SnapshotFailure.self) {
            try assertSnapshot(of: host, as: .tree, record: .never, file: test.source)
        }
        expectNoDifference(error?.description.contains("There is no snapshot of the tree"), true)
        let button = try host.find("Go")
        let recorded = verifySnapshot(of: button, as: .tree, named: "button", record: .missing, file: test.source)
        expectNoDifference(recorded?.reason, .recorded)
        #expect(verifySnapshot(of: button, as: .tree, named: "button", record: .never, file: test.source) == nil)
        expectNoDifference(test.snapshots, ["formats.button.tree.txt"])
    }
}
