import Foundation
import Testing

/// The code blocks of a documentation page.
struct GuideBlocks {
    /// The lines of each block, without their indentation.
    let blocks: [[String]]

    init(of page: String) {
        var blocks: [[String]] = []
        var block: [String]?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```swift") {
                block = []
            } else if line.hasPrefix("```") {
                if let block { blocks.append(block) }
                block = nil
            } else if let code = Self.code(line) {
                block?.append(code)
            }
        }
        self.blocks = blocks
    }

    /// The blocks that don't stand in a source, line for line.
    func missing(in source: String) -> [String] {
        let lines = source.split(separator: "\n").compactMap(Self.code)
        return blocks.filter { block in
            guard let first = block.first else { return false }
            return !lines.indices.contains { index in
                lines[index] == first && lines[index...].starts(with: block)
            }
        }
        .map { $0.joined(separator: "\n") }
    }

    /// The blocks whose lines don't stand in a source in their order, with or without others between them.
    func scattered(in source: String) -> [String] {
        let lines = source.split(separator: "\n").compactMap(Self.code)
        return blocks.filter { block in
            var rest = lines[...]
            return !block.allSatisfy { line in
                guard let index = rest.firstIndex(of: line) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }
        .map { $0.joined(separator: "\n") }
    }

    private static func code(_ line: Substring) -> String? {
        // The views of a page stand in a file with others of the same name.
        let code = line.drop { $0 == " " }.replacing("private struct", with: "struct")
        // Comments are aligned in a page, and not in a source.
        let end = code.range(of: "  //")?.lowerBound ?? code.endIndex
        let bare = code[..<end].trimmingCharacters(in: .whitespaces)
        return bare.isEmpty || isOfFile(bare) ? nil : bare
    }

    /// Whether a line belongs to a file as a whole: an import, or the actor, which a suite of tests names once.
    /// `Tests/Guides/check` compiles the blocks with these lines.
    private static func isOfFile(_ line: String) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("@testable import ") || line == "@MainActor" || line == "@main"
            || line == "enum Program {" || line.hasPrefix("@MainActor static func main()")
    }
}

@Suite("Blocks of the guides")
struct GuideBlockTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The pages, each with the files of tests that contain its blocks, and the number of blocks.
    private static let pages: [(page: String, tests: [String], blocks: Int)] = [
        ("Sources/Reactive/Reactive.docc/GraphWithoutViews.md", ["Tests/GraphGuideTests/GraphGuide.swift"], 16),
        (
            "Sources/ReactiveViews/ReactiveViews.docc/GettingStarted.md", ["Tests/GuideTests/TestingGuideTests.swift"],
            2
        ),
        (
            "Sources/ReactiveViews/ReactiveViews.docc/Renderers.md", ["Tests/GuideTests/RendererGuideTests.swift"],
            7
        ),
        ("Sources/ReactiveViews/ReactiveViews.docc/CodeForAppleSystems.md", ["Tests/Consumer/Package.swift"], 4),
        (
            "Sources/ReactiveViewsTesting/ReactiveViewsTesting.docc/TestingViews.md",
            ["Tests/GuideTests/TestingGuideTests.swift"], 10
        ),
        (
            "Sources/ReactiveRecording/ReactiveRecording.docc/LookingAtSessions.md",
            ["Tests/GuideTests/RecordingGuideTests.swift"], 5
        ),
        (
            "Sources/ReactiveTesting/ReactiveTesting.docc/TestingInVirtualTime.md",
            ["Tests/GuideTests/VirtualTimeGuideTests.swift"], 9
        ),
        (
            "Sources/ReactiveTesting/ReactiveTesting.docc/TestingModels.md",
            ["Tests/ReactiveFoundationTests/Testing/TestingModelsTests.swift"], 13
        ),
        (
            "Sources/ReactiveViewsTesting/ReactiveViewsTesting.docc/SnapshotTesting.md",
            ["Tests/ReactiveViewsHostTests/Snapshots/SnapshotGuideTests.swift"], 8
        ),
    ]

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Each block of a page stands in a test that runs it", arguments: pages.indices)
    func blocks(_ index: Int) throws {
        let (page, tests, count) = Self.pages[index]
        let blocks = GuideBlocks(of: try text(page))
        #expect(blocks.blocks.count == count, "\(page)")
        #expect(blocks.missing(in: try tests.map(text).joined(separator: "\n")) == [], "\(page)")
    }

    @Test("Each block of the README but the manifest stands in a test that runs it, and so does the output")
    func readme() throws {
        let page = try text("README.md")
        let blocks = GuideBlocks(of: page)
        #expect(blocks.blocks.count == 7)
        let source = try text("Tests/GuideTests/ReadmeTests.swift") + text("Tests/GuideTests/TestingGuideTests.swift")
        #expect(blocks.scattered(in: source).filter { !$0.hasPrefix("// Package.swift") } == [])
        #expect(blocks.scattered(in: source.replacing("host.tap", with: "host.touch")).count > 1)
    }

    @Test("A block that differs in a line is missing")
    func control() {
        let blocks = GuideBlocks(of: "Text\n```swift\nlet a = 1\n\n  let b = 2\n```\nText\n```\nno Swift\n```")
        #expect(blocks.blocks == [["let a = 1", "let b = 2"]])
        #expect(blocks.missing(in: "func f() {\n    let a = 1\n    let b = 2\n}") == [])
        #expect(blocks.missing(in: "let a = 1\nlet c = 3\nlet b = 2") == ["let a = 1\nlet b = 2"])
    }
}
