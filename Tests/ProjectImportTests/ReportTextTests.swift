import Foundation
import Testing

@testable import ProjectImport

@Suite("The report of an import")
struct ReportTextTests {
    private func report(
        _ targets: [TargetResult], linkErrors: [String] = [], dependsOnLibrary: Bool = false, folder: String
    ) -> String {
        let project = ImportedProject(name: "App", folder: folder)
        let result = BuildResult(targets: targets, linkErrors: linkErrors)
        let report = ReportText(
            project: project, folder: Paths.join(folder, "App Package"), result: result,
            dependsOnLibrary: dependsOnLibrary)
        return report.text()
    }

    private func target(_ kind: PlannedTarget.Kind, compiled: Int = 1) -> TargetResult {
        TargetResult(origin: "T", module: "T", kind: kind, files: 1, compiled: compiled)
    }

    @Test("It ends with the commands that the package is ready for")
    func next() {
        let folder = Paths.absolute(".")
        let package = "'App Package'"
        let whole = report([target(.executable), target(.tests)], folder: folder)
        #expect(
            whole.hasSuffix("Next:\n  reactive test --package-path \(package)\n  reactive show \(package)\n"),
            "\(whole)")
        let library = report([target(.library), target(.tests, compiled: 0)], folder: folder)
        #expect(library.hasSuffix("Next:\n  reactive build --package-path \(package)\n"), "\(library)")
        let dependent = report([target(.executable), target(.tests)], dependsOnLibrary: true, folder: folder)
        #expect(dependent.hasSuffix("swift test --package-path \(package)\n  reactive show \(package)\n"))
        #expect(report([target(.library)], folder: "/else").contains("--package-path '/else/App Package'"))
    }

    @Test("Nothing is next if nothing was compiled or linked")
    func nothing() {
        #expect(!report([target(.executable, compiled: 0)], folder: "/a").contains("Next"))
        #expect(!report([target(.executable)], linkErrors: ["undefined"], folder: "/a").contains("Next"))
    }
}
