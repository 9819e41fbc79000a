import Foundation
import ProjectImport

/// Examines a store, and a package that uses it.
struct Doctor {
    let store: Store
    let toolchain: Toolchain
    /// The beginning of the name of the installation that is used; nil for the newest one.
    var version: String?

    /// What is wrong with the installations.
    func examineStore() -> [Finding] {
        var findings: [Finding] = []
        do {
            let installation = try store.installation(for: toolchain, version: version)
            findings += examine(installation)
        } catch let error as CommandError {
            findings.append(Finding(problem: error.problem, remedy: error.remedy))
        } catch {
            findings.append(Finding(problem: error.localizedDescription, remedy: "Install again."))
        }
        for broken in store.brokenFolders {
            findings.append(
                Finding(
                    problem: "\(broken.path) is no whole installation, or one of another version of this command.",
                    remedy: "Remove it: `reactive uninstall \(broken.lastPathComponent)`."))
        }
        for leftover in store.leftovers {
            findings.append(
                Finding(
                    problem: "\(leftover.path) is left of an interrupted installation.",
                    remedy: "The next `reactive install` with this toolchain removes it, or restores what it replaced.")
            )
        }
        return findings
    }

    private func examine(_ installation: Installation) -> [Finding] {
        let damaged = installation.damagedFiles
        if !damaged.isEmpty {
            let names = damaged.prefix(3).joined(separator: ", ")
            let more = damaged.count > 3 ? " and \(damaged.count - 3) more" : ""
            return [
                Finding(
                    problem: "Files of \(installation.folder.path) are missing or changed: \(names)\(more).",
                    remedy: "Install again: `swift run -c release reactive install` in a checkout of Reactive.")
            ]
        }
        let programs = installation.manifest.files.keys.filter(Installation.Part.isProgram)
        return programs.sorted().map { installation.folder.appending(path: $0).path }
            .filter { !FileManager.default.isExecutableFile(atPath: $0) }
            .map { Finding(problem: "\($0) can't be executed.", remedy: "Run `chmod +x \(ShellText.quoted($0))`.") }
    }

    /// What is wrong with a package.
    ///
    /// - Parameter dependencies: The package graph, as `swift package show-dependencies --format json` prints it.
    func examinePackage(dependencies: Data) -> [Finding] {
        guard let root = try? JSONDecoder().decode(PackageNode.self, from: dependencies) else {
            return [
                Finding(
                    problem: "The dependencies of the package could not be read.",
                    remedy: "Check with `swift package show-dependencies --format json`.")
            ]
        }
        var seen: Set<String> = []
        return dependents(below: root, seen: &seen).map { dependent, path in
            Finding(
                problem:
                    "\(dependent) depends on the package Reactive at \(path), whose modules are installed as well.",
                remedy: "Remove the dependency from its manifest, or build with `swift` instead of `reactive`.")
        }
    }

    /// Whether a manifest's text looks as if its package depended on Reactive. Reading the graph takes SwiftPM longer
    /// than a test, so that only this is done before each build.
    static func mayDependOnReactive(manifest: String) -> Bool {
        manifest.split(separator: "\n").contains { line in
            guard let comment = line.range(of: "//") else { return line.contains(#"package: "Reactive""#) }
            return line[..<comment.lowerBound].contains(#"package: "Reactive""#)
        }
    }

    /// The packages that name Reactive as a dependency, each with the checkout that it names.
    private func dependents(below node: PackageNode, seen: inout Set<String>) -> [(String, String)] {
        guard seen.insert(node.path).inserted else { return [] }
        var found: [(String, String)] = []
        for dependency in node.dependencies {
            if dependency.isReactive { found.append((node.name, dependency.path)) }
            found += dependents(below: dependency, seen: &seen)
        }
        return found
    }
}
