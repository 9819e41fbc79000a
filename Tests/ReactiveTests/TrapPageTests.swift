import Foundation
import Testing
import ReactiveTesting

/// The page MisuseAndTraps lists what ends the process, with the messages, and nothing else.
@Suite("The page of what ends the process")
struct TrapPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let page = "Sources/Reactive/Reactive.docc/MisuseAndTraps.md"
    private static let listed = [
        "Reactive", "ReactiveFoundation", "ReactiveSchedulers", "ReactiveSchedulersTesting", "ReactiveTesting",
    ]

    /// The messages that no program can cause, each with the reason.
    private static let unreachable = [
        "A receiver must override this.": "abstract",
        "abstract": "abstract",
        "… can't be read": "abstract",
        "… can't be written": "abstract",
        "there is no value": "abstract",
        "unavailable": "the compiler rejects each use of the property",
        "map: needs a key path": "the compiler rejects a call of the default argument",
        "… has no comparison": "the caller compares values of these types only",
        "… isn't an Optional.": "the callers ask for the type's kind first",
        "Future: finished without a value": "a future that never fails finishes with a value",
        "a derived value was read after its end": "who reads it keeps it",
        "A clock must run its work once": "the clock does so",
    ]

    /// The files with a trap without a message that no program can cause.
    private static let silent: Set = ["Reactive/Graph/NodeList.swift"]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func traps(of module: String) throws -> [(place: String, trap: Trap)] {
        let folder = root.appendingPathComponent("Sources/\(module)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().flatMap { file in
                try Trap.all(in: text("Sources/\(module)/\(file)")).map { ("\(module)/\(file):\($0.line)", $0) }
            }
    }

    private static func isReachable(_ place: String, _ trap: Trap) -> Bool {
        if trap.texts.isEmpty { return !silent.contains { place.hasPrefix($0) } }
        return unreachable[trap.texts.joined(separator: " ")] == nil
    }

    @Test("Each message of a trap stands on the page, among those that its build prints", arguments: listed)
    func messages(_ module: String) throws {
        let page = TrapPage(try Self.text(Self.page))
        let traps = try Self.traps(of: module).filter(Self.isReachable)
        let missing = traps.flatMap { place, trap in page.missing(of: trap).map { "\(place): \($0)" } }
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    @Test("Each message on the page stands in the sources")
    func sources() throws {
        let page = TrapPage(try Self.text(Self.page))
        let texts = try Self.listed.flatMap { try Self.traps(of: $0) }.flatMap(\.trap.texts)
        #expect(page.messages.count > 20)
        #expect(texts.count > page.messages.count)
        let stale = page.messages.filter { message in !texts.contains { !$0.isEmpty && message.contains($0) } }
        #expect(stale.isEmpty, "\(stale.joined(separator: "\n"))")
    }

    @Test("Each message that no program can cause is one of the sources")
    func unreachableMessages() throws {
        let texts = try Self.listed.flatMap { try Self.traps(of: $0) }.map { $0.trap.texts.joined(separator: " ") }
        #expect(Set(Self.unreachable.keys).subtracting(texts).isEmpty)
    }

    @Test("A message that isn't on the page, or is in the other table, is found")
    func control() {
        let page = TrapPage(
            """
            ## What ends the process
            ### With the message in every build
            | A gate is opened twice | `Gate …: opened twice.` |
            ### With the message in debug builds only
            | A gate is closed twice | `Gate: closed twice` |
            """)
        let source = """
            func open() {
                fatalError(
                    "Gate \\(names["a"]): "
                        + "opened twice.")
                precondition(isOpen, "Gate: closed twice")  // fatalError("no code")
            }

            func close() {
                fatalError("Gate: closed twice")
                actor.preconditionIsolated("Gate: no hinges")
            }

            func checkInvariants() {
                for gate in gates {
                    precondition(gate.isSound, "unsound")
                }
            }
            """
        let traps = Trap.all(in: source)
        expectNoDifference(traps.map(\.line), [2, 5, 9, 10])
        expectNoDifference(traps[0].texts, ["Gate …:", "opened twice."])
        expectNoDifference(page.messages, ["Gate …: opened twice.", "Gate: closed twice"])
        expectNoDifference(traps.map { page.missing(of: $0).count }, [0, 0, 1, 1])
    }
}

/// The tables of the page: each row has what a program does, and the message in code voice.
private struct TrapPage {
    private var always: [String] = []
    private var inDebugBuilds: [String] = []

    var messages: [String] { always + inDebugBuilds }

    init(_ text: String) {
        var isInDebugBuilds = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("#") { isInDebugBuilds = line.hasSuffix("debug builds only") }
            guard line.hasPrefix("| "), let message = line.firstMatch(of: /.*\| (`.*`) \|$/)?.1 else { continue }
            let plain = Trap.plain(String(message))
            if isInDebugBuilds { inDebugBuilds.append(plain) } else { always.append(plain) }
        }
    }

    /// The texts of a trap's message that no row of its table has; a line of its own for a trap without a message.
    func missing(of trap: Trap) -> [String] {
        if trap.texts.isEmpty { return ["\(trap.function) without a message"] }
        let rows = trap.isAlwaysPrinted ? always : inDebugBuilds
        return trap.texts.filter { text in !rows.contains { $0.contains(text) } }
    }
}
