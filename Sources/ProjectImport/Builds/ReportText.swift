import Foundation

/// Writes what an import has done.
struct ReportText {
    let project: ImportedProject
    let folder: String
    let result: BuildResult
    /// Whether the package depends on the library, so that `swift` builds it.
    var dependsOnLibrary = false

    /// Returns the report.
    func text() -> String {
        var lines: [String] = []
        let width = result.targets.map(\.module.count).max() ?? 0
        for target in result.targets {
            let name = target.module.padding(to: width)
            let kind = ["executableTarget": "program", "target": "library", "testTarget": "tests"][target.kind.rawValue]
            lines.append(
                "  \(name)  \((kind ?? "").padding(to: 7))  \(target.compiled) of \(target.files) files compiled")
        }
        let whole = result.isWhole ? "Whole" : result.compiled > 0 ? "In part" : "Nothing compiled"
        lines.append("\(whole): \(result.compiled) of \(result.files) files in \(result.targets.count) targets.")
        lines += section("Not compiled, by cause", causes())
        lines += section("Packages left out", result.packages.map { "\($0.package.identity) \($0.reason)" })
        lines += section("Not linked", result.linkErrors)
        lines += section("Remarks", result.notes)
        lines += section("Next", next())
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a user does with the package.
    private func next() -> [String] {
        guard result.compiled > 0, result.linkErrors.isEmpty else { return [] }
        let relative = Paths.relative(folder, to: Paths.absolute("."))
        let word = ShellText.word(relative.hasPrefix("..") ? folder : relative)
        let built = result.targets.filter { $0.compiled > 0 }
        let tool = dependsOnLibrary ? "swift" : "reactive"
        var lines: [String] = []
        if built.contains(where: { $0.kind == .tests }) { lines.append("\(tool) test --package-path \(word)") }
        if built.contains(where: { $0.kind == .executable }) { lines.append("reactive show \(word)") }
        return lines.isEmpty ? ["\(tool) build --package-path \(word)"] : lines
    }

    private func causes() -> [String] {
        var groups: [String: [String]] = [:]
        for file in result.leftOut { groups[file.cause.title, default: []].append(file.file) }
        return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { title, files in
            let names = Set(files).sorted().prefix(3).map { file in
                Paths.isInside(file, project.folder) ? Paths.relative(file, to: project.folder) : file
            }
            let more = Set(files).count > 3 ? ", …" : ""
            return
                "\(files.count) \(files.count == 1 ? "file" : "files"): \(title) (\(names.joined(separator: ", "))\(more))"
        }
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
