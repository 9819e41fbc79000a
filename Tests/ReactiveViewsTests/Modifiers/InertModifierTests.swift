import Foundation
import Testing
import ReactiveTesting

/// The page of modifiers without effect, compared with the sources.
@Suite("Modifiers without effect")
struct InertModifierTests {
    private static let module = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/ReactiveViews")

    /// The names of the public functions whose body is a modifier that changes nothing.
    private static func inertFunctions(in text: String) -> Set<String> {
        var names: Set<String> = []
        var name: Substring?
        for line in text.split(separator: "\n") {
            if let range = line.range(of: "public func ") {
                name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
            }
            if line.contains(" inert(ModifierKind"), let name { names.insert(String(name)) }
        }
        return names
    }

    @Test("each modifier that changes nothing is listed on their page")
    func listed() throws {
        let page = try String(
            contentsOf: Self.module.appendingPathComponent("ReactiveViews.docc/ModifiersWithoutEffect.md"),
            encoding: .utf8)
        var found: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: Self.module.path) where path.hasSuffix(".swift")
        {
            let text = try String(contentsOf: Self.module.appendingPathComponent(path), encoding: .utf8)
            found.formUnion(Self.inertFunctions(in: text))
        }
        #expect(found.count > 20, "the search finds the modifiers")
        for name in found.sorted() { #expect(page.contains("`\(name)`"), "not listed: \(name)") }
    }

    @Test("the search finds a modifier that changes nothing, and no other")
    func control() {
        let text = """
                public func loud() -> some View { environment(\\.volume, 11) }
                public func quiet(
                    _ really: Bool
                ) -> some View {
                    inert(ModifierKind.Quiet.self)
                }
            """
        expectNoDifference(Self.inertFunctions(in: text), ["quiet"])
    }
}
