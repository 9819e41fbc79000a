import Foundation
import Testing
import ReactiveTesting

/// The contract pages name a test for each rule, and the tests exist.
@Suite("The contract pages")
struct ContractPagesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The pages of each catalogue, without their endings.
    private static let pages = [
        "Sources/Reactive/Reactive.docc/PublisherContract", "Sources/Reactive/Reactive.docc/UpdateCycle",
        "Sources/Reactive/Reactive.docc/BindingContract", "Sources/Reactive/Reactive.docc/EnvironmentContract",
        "Sources/Reactive/Reactive.docc/ObservationContract",
        "Sources/ReactiveViews/ReactiveViews.docc/ActionsAndPreferences",
        "Sources/ReactiveViews/ReactiveViews.docc/PresentationContract",
        "Sources/ReactiveViews/ReactiveViews.docc/LayoutContract",
        "Sources/ReactiveViews/ReactiveViews.docc/AnimationContract",
        "Sources/ReactiveViews/ReactiveViews.docc/TouchAndText",
        "Sources/ReactiveViews/ReactiveViews.docc/TargetContract",
        "Sources/ReactiveTesting/ReactiveTesting.docc/VirtualTimeContract",
    ]

    private static func page(_ path: String) throws -> ContractPage {
        let url = root.appendingPathComponent(path + ".md")
        return ContractPage(name: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { "\(folder)/\($0)" }
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    // MARK: The pages

    @Test("Every rule has a number of its own and a test", arguments: pages)
    func form(_ path: String) throws {
        let page = try Self.page(path)
        #expect(page.faults.isEmpty, "\(page.faults.joined(separator: "\n"))")
    }

    @Test("Every test that a rule names exists")
    func testsExist() throws {
        var catalogue = TestCatalogue()
        for path in try Self.swiftFiles(in: "Tests") { catalogue.read(try Self.text(of: path)) }
        #expect(catalogue.contains("ContractPagesTests/testsExist"))
        #expect(catalogue.contains("Every test that a rule names exists"))
        let missing = try Self.pages.flatMap { try Self.page($0).missingTests(in: catalogue) }
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    @Test("No two pages label their rules with the same word")
    func labels() throws {
        let words = try Self.pages.map { try #require(Self.page($0).rules.first).word }
        expectNoDifference(Set(words).count, Self.pages.count)
    }

    @Test("The sources contain no rule codes")
    func codes() throws {
        let files = try Self.swiftFiles(in: "Sources")
        #expect(files.count > 100)
        let hits = try files.flatMap { path in
            RuleCodes.hits(in: try Self.text(of: path)).map { "\(path):\($0)" }
        }
        #expect(hits.isEmpty, "\(hits.count) hits:\n\(hits.prefix(40).joined(separator: "\n"))")
    }

    // MARK: What the checks find

    private static let sound = """
        # A page

        **Gate 1.** A gate opens. *Our choice.*
        Test: `GateTests/opens`, "a gate opens"

        **Not a rule.** Words.

        **Gate 3.** A gate closes,
        slowly.
        Test: `GateTests/closes`
        """

    private static let gateTests = """
        @Suite("Gates")
        struct GateTests {
            @Test("a gate opens") func opens() {}
            @Test(
                "a gate closes", arguments: [1, 2])
            func closes(_ speed: Int) {}
            func helper() {}
        }
        """

    @Test("A sound page has no faults, and its rules are read with their tests")
    func soundPage() {
        let page = ContractPage(name: "Gates", text: Self.sound)
        expectNoDifference(page.faults, [])
        expectNoDifference(page.rules.map(\.label), ["Gate 1", "Gate 3"])
        expectNoDifference(page.rules.map(\.tests), [["GateTests/opens", "a gate opens"], ["GateTests/closes"]])
        var catalogue = TestCatalogue()
        catalogue.read(Self.gateTests)
        #expect(catalogue.count == 4 && catalogue.contains("a gate closes"))
        expectNoDifference(page.missingTests(in: catalogue), [])
    }

    @Test(
        "A broken page has the fault that it should have",
        arguments: [
            ("**Gate 3.** A gate closes,", "**Gate 1.** A gate closes,", "Gate 1 is not numbered upwards"),
            ("Test: `GateTests/closes`", "", "Gate 3 has no test"),
            ("Test: `GateTests/closes`", "Test: see above", "Gate 3 has no test"),
            ("**Gate 1.**", "", "Gates has tests without a rule: Test: `GateTests/opens`, \"a gate opens\""),
            ("**Gate 3.**", "**Door 3.**", "Door 3 follows Gate 1"),
            ("Our choice.", "\u{2691}", "Gates contains a flag"),
        ])
    func brokenPage(_ sound: String, _ broken: String, _ fault: String) {
        let page = ContractPage(name: "Gates", text: Self.sound.replacingOccurrences(of: sound, with: broken))
        expectNoDifference(page.faults, [fault])
    }

    @Test("A page without rules is one of the faults")
    func emptyPage() {
        expectNoDifference(ContractPage(name: "Gates", text: "# Gates").faults, ["Gates has no rules"])
    }

    @Test("A test that was renamed is missing; a function that is no test doesn't count")
    func renamedTest() {
        var catalogue = TestCatalogue()
        catalogue.read(Self.gateTests.replacingOccurrences(of: "opens()", with: "swings()"))
        let page = ContractPage(name: "Gates", text: Self.sound)
        expectNoDifference(page.missingTests(in: catalogue), ["Gate 1 names GateTests/opens, which doesn't exist"])
        #expect(!catalogue.contains("GateTests/helper"))
    }

    @Test("Rule codes are found in comments, flags everywhere, other names nowhere")
    func codesInText() {
        let source = """
            /// Compares first (U2), see M17.
            let a1: A1 // In Display P3, C40, `C1` and ASCII.
            let flag = "\u{2691}"
            """
        expectNoDifference(RuleCodes.hits(in: source), ["1: U2", "1: M17", "3: a flag"])
    }
}
