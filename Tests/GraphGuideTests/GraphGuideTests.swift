import Foundation
import Testing

/// What the blocks of the guide print, in the place of the standard library's function.
@MainActor private var output: [String] = []

@MainActor
func print(_ item: Any) { output += "\(item)".components(separatedBy: "\n") }

/// The blocks of the page GraphWithoutViews print what their comments say.
@MainActor
@Suite("The guide of the graph without views")
struct GraphGuideTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let functions: [String: @MainActor () async -> Void] = [
        "variables": variables, "derivedValues": derivedValues, "observers": observers, "effects": effects,
        "inputs": inputs, "components": components, "bindings": bindings, "actions": actions, "errors": errors,
        "misuse": misuse, "cycles": cycles, "threads": threads, "actors": actors,
        "tracing": tracing,
    ]

    /// For each function of the page what it prints.
    private static func page() throws -> [(name: String, lines: [String])] {
        let path = "Sources/Reactive/Reactive.docc/GraphWithoutViews.md"
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        var found: [(name: String, lines: [String])] = []
        for line in text.components(separatedBy: "\n") {
            if let name = line.firstMatch(of: /^@MainActor func (\w+)\(\)/)?.1 { found.append((String(name), [])) }
            if let printed = line.firstMatch(of: /\/\/ prints (.*)$/)?.1 {
                found[found.count - 1].lines.append(String(printed))
            }
        }
        return found
    }

    @Test("Each function of the guide prints what its comments say")
    func prints() async throws {
        let page = try Self.page()
        #expect(Set(page.map(\.name)) == Set(Self.functions.keys))
        for (name, lines) in page {
            output = []
            await Self.functions[name]?()
            #expect(output == lines, "\(name)")
            #expect(!lines.isEmpty, "\(name)")
        }
    }
}
