import Foundation

/// Type-checks a target's files as the package manager would compile them, all at once and without generating code, so
/// that the errors of all files are found in a fraction of the time of a build.
struct TypeChecker {
    /// The arguments of the compiler, without those that say what is written, and without the list of files.
    private let arguments: [String]
    /// The files of the target at the last build, with those that plugins have written.
    private let files: [String]
    private let list: String

    /// Reads how the package manager compiles a module; nil if that can't be found.
    ///
    /// - Parameter scratch: The folder for builds, in which the module was built before.
    init?(module: String, scratch: String) {
        let plan = Paths.join(scratch, "debug.yaml")
        guard let data = FileManager.default.contents(atPath: plan) else { return nil }
        let start = "    args: "
        var found: [String]?
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix(start) {
            guard line.contains("\"-module-name\",\"\(module)\",\"-emit-dependencies\"") else { continue }
            found = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(start.count).utf8))
        }
        guard let found, let listed = found.first(where: { $0.hasPrefix("@") && $0.hasSuffix("sources") }),
            let names = FileManager.default.contents(atPath: String(listed.dropFirst()))
        else { return nil }
        files = String(decoding: names, as: UTF8.self).split(separator: "\n").map(Self.unquoted)
        list = String(listed.dropFirst()) + ".checked"
        var kept: [String] = []
        var rest = found[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path":
                _ = rest.popFirst()
            case "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-parseable-output",
                "-serialize-diagnostics", "-emit-objc-header", "-whole-module-optimization", listed:
                continue
            case _ where argument.hasPrefix("-j"): continue
            default: kept.append(argument)
            }
        }
        arguments =
            kept + [
                "-typecheck", "-whole-module-optimization", "-diagnostic-style", "llvm",
                "-suppress-warnings", "-Xfrontend", "-solver-expression-time-threshold=8", "@\(list)",
            ]
    }

    /// Returns the errors of all files but some.
    func errors(withoutPlaces places: Set<String>) throws -> [CompilerError] {
        // A plugin names its copy of a file by the place of the original, with other separators.
        let copies = Set(places.map { $0.split(separator: "/").joined(separator: "+") })
        let rest = files.filter { file in
            !copies.contains(Paths.name(file)) && !places.contains { file.hasSuffix("/\($0)") }
        }
        let text = rest.map { "\"\(Self.quoted($0))\"\n" }
        try Data(text.joined().utf8).write(to: URL(fileURLWithPath: list))
        let output = try CommandRunner().run(arguments)
        return output.status == 0 ? [] : CompilerError.errors(in: output.text)
    }

    /// Whether a file of the target can import a module.
    func canImport(_ module: String) throws -> Bool {
        let file = list + ".import.swift"
        try Data("import \(module)\n".utf8).write(to: URL(fileURLWithPath: file))
        try Data("\"\(Self.quoted(file))\"\n".utf8).write(to: URL(fileURLWithPath: list))
        return try CommandRunner().run(arguments).status == 0
    }

    private static func quoted(_ path: String) -> String {
        path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }

    /// Returns the path of a line of the package manager's list, in which paths can be in quotes.
    private static func unquoted(_ line: Substring) -> String {
        guard line.hasPrefix("'"), line.hasSuffix("'"), line.count > 1 else { return String(line) }
        return line.dropFirst().dropLast().replacingOccurrences(of: "'\\''", with: "'")
    }
}
