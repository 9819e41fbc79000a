import Foundation

/// Builds a package target by target. What can't be compiled is left out, until the rest can.
///
/// Invariant: a target is built after those that it depends on. Leaving out files of a target changes only that one and
/// those after it.
final class PackageBuilder {
    /// The most often that files of one target are left out.
    static let roundLimit = 30
    /// The space in bytes with which no build succeeds.
    private static let leastSpace: Int64 = 1_000_000

    private let project: ImportedProject
    private let writer: PackageWriter
    /// Arguments for `swift build`: a toolset, a scratch folder and the user's own.
    private let arguments: [String]
    /// Whether nothing is left out.
    private let keepsAll: Bool
    private let sources: SourceCache
    private let runner = CommandRunner()
    private let progress: (String) -> Void
    private var options: PlanOptions
    private var finder: CauseFinder
    /// Modules that could be imported.
    private var importable: Set<String> = ["Swift", "Foundation"]
    private var result = BuildResult()

    init(
        _ project: ImportedProject, writer: PackageWriter, sources: SourceCache, arguments: [String], keepsAll: Bool,
        progress: @escaping (String) -> Void
    ) {
        self.project = project
        self.writer = writer
        self.sources = sources
        self.arguments = arguments
        self.keepsAll = keepsAll
        self.progress = progress
        options = PlanOptions()
        finder = CauseFinder(sources)
        for target in project.targets {
            finder.lose(Set(target.absent.map(Paths.stem)))
            for model in target.dataModels { finder.lose(DataModel.names(in: model)) }
            if !target.dataModels.isEmpty { finder.lose(["NSManagedObject", "NSPersistentContainer"]) }
        }
    }

    private func plan() -> PackagePlan { PackagePlanner(project: project, options: options, sources: sources).plan() }

    /// Builds all that can be built.
    ///
    /// - Throws: `ImportFailure` if the package can't be written, or the package manager can't be run.
    func build() throws -> BuildResult {
        var plan = plan()
        try writer.write(plan)
        let targets = plan.targets
        plan = try resolve(plan)
        for target in targets { try build(target) }
        plan = self.plan()
        // Without targets of which no files are left.
        try writer.write(plan)
        result.notes = plan.notes
        try link(plan)
        writer.finish()
        return result
    }

    // MARK: - Packages

    /// Leaves out packages that can't be resolved.
    private func resolve(_ plan: PackagePlan) throws -> PackagePlan {
        var plan = plan
        while !plan.packages.isEmpty || writer.library != nil {
            progress("Resolving packages")
            let output = try run(["package", "resolve"], isBuild: false)
            if output.status == 0 { return plan }
            let lost = try unresolved(plan.packages, output.text)
            guard !lost.isEmpty else {
                let message = CompilerError.errors(in: output.text).first?.message ?? "unknown error"
                throw ImportFailure(
                    "The package manager rejects the package: \(message).",
                    advice: "See \(Paths.join(writer.folder, "Package.swift")).")
            }
            result.packages += lost
            options.leftOutPackages.formUnion(lost.map(\.package))
            plan = self.plan()
            try writer.write(plan)
        }
        return plan
    }

    private func unresolved(_ packages: [PackageReference], _ output: String) throws -> [LeftOutPackage] {
        var lost: [LeftOutPackage] = []
        for package in packages {
            guard case .remote(let url, _) = package else { continue }
            let reply = try runner.run(
                ["git", "ls-remote", "--exit-code", url, "HEAD"],
                environment: ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes"])
            if reply.status != 0 { lost.append(LeftOutPackage(package: package, reason: "can't be reached")) }
        }
        if !lost.isEmpty { return lost }
        // All can be reached: one whose versions don't fit is named by the package manager.
        let message = CompilerError.errors(in: output).first?.message ?? output
        let named = packages.filter { package in
            if case .local(let path) = package, LocalPackage.hasAddress(of: output, in: path) { return true }
            return message.lowercased().contains(package.identity.lowercased())
        }
        return (named.isEmpty ? packages : named).map { package in
            LeftOutPackage(package: package, reason: "can't be resolved: \(message)")
        }
    }

    // MARK: - Targets

    private func build(_ target: PlannedTarget) throws {
        let name = target.name
        let total = project.targets.first { $0.name == target.origin }?.sources.count ?? target.sources.count
        var entry = TargetResult(origin: target.origin, module: name, kind: target.kind, files: total, compiled: 0)
        defer { result.targets.append(entry) }
        for round in 1...Self.roundLimit {
            let plan = plan()
            guard let planned = plan.targets.first(where: { $0.name == name }) else { return }
            entry.kind = planned.kind
            progress("Building \(name): \(planned.sources.count) of \(total) files")
            try writer.write(plan)
            let output = try run(["build", "--target", name])
            if output.status == 0 {
                entry.compiled = planned.sources.count
                return
            }
            let errors = originals(of: CompilerError.errors(in: output.text), in: planned)
            try checkDisk(output.text)
            let files = Set(planned.sources.values)
            if !keepsAll, try leaveOutPackages(of: planned, errors: errors, files: files) { continue }
            var found = finder.next(errors, in: files, defined: defined(planned))
            if found.isEmpty || round == Self.roundLimit {
                let told = errors.filter { !$0.message.contains("command failed with exit code") }
                let message = (told.first { $0.file != nil } ?? told.first)?.message ?? output.text.lastLine
                found = Dictionary(uniqueKeysWithValues: files.map { ($0, .target(message)) })
            }
            leaveOut(found, of: name)
            if keepsAll { return }
            try check(planned)
        }
    }

    /// Throws if a build may have failed because the disk is full: no file is to blame then.
    private func checkDisk(_ output: String) throws {
        let free = (try? FileManager.default.attributesOfFileSystem(forPath: writer.folder))?[.systemFreeSize]
        let isFull = (free as? NSNumber).map { $0.int64Value < Self.leastSpace } ?? false
        if isFull || output.contains("No space left on device") {
            throw ImportFailure(
                "\(project.name) can't be built: the disk is full.",
                advice: "Make room, or name a folder on another disk with --into or --scratch-path; then import again.")
        }
    }

    /// Leaves out files until the rest has no errors. The target has been built, in vain.
    private func check(_ planned: PlannedTarget) throws {
        let scratch = arguments.filter(isForEveryCommand: "--scratch-path").last ?? Paths.join(writer.folder, ".build")
        guard let checker = TypeChecker(module: planned.name, scratch: scratch) else { return }
        // The compiler stops at the first missing module, so that each is tried by itself.
        let all = Set(planned.sources.values).subtracting(options.leftOut[planned.name] ?? [])
        let modules = all.reduce(into: Set<String>()) { $0.formUnion(sources[$1].mentionedModules) }
        let missing = try modules.subtracting(finder.missingModules).subtracting(importable)
            .filter { try !checker.canImport($0) }
        importable.formUnion(modules.subtracting(missing))
        leaveOut(finder.lose(modules: missing, in: all, defined: defined(planned)), of: planned.name)
        for _ in 1...Self.roundLimit {
            let leftOut = options.leftOut[planned.name] ?? []
            let files = Set(planned.sources.values).subtracting(leftOut)
            guard !files.isEmpty else { return }
            progress("Checking \(planned.name): \(files.count) of \(planned.sources.count) files")
            let places = Set(planned.sources.filter { leftOut.contains($0.value) }.keys)
            let errors = originals(of: try checker.errors(withoutPlaces: places), in: planned)
            let found = finder.next(errors, in: files, defined: defined(planned))
            if found.isEmpty { return }
            leaveOut(found, of: planned.name)
        }
    }

    private func leaveOut(_ found: [String: BuildCause], of module: String) {
        for (file, cause) in found.sorted(by: { $0.key < $1.key }) {
            result.leftOut.append(LeftOutFile(module: module, file: file, cause: cause))
            if !keepsAll { finder.lose(file: file) }
        }
        if !keepsAll { options.leftOut[module, default: []].formUnion(found.keys) }
    }

    /// Errors in a target's links as errors in the files that they lead to.
    private func originals(of errors: [CompilerError], in target: PlannedTarget) -> [CompilerError] {
        let places = places(of: target)
        return errors.map { error in
            var error = error
            error.file = error.file.map { places[$0] ?? $0 }
            return error
        }
    }

    private func defined(_ target: PlannedTarget) -> Set<String> { Set(target.settings.debugConditions + ["DEBUG"]) }

    /// Leaves out packages with errors; returns whether there were any.
    private func leaveOutPackages(of target: PlannedTarget, errors: [CompilerError], files: Set<String>) throws -> Bool
    {
        var lost: [LeftOutPackage] = []
        for package in Set(target.products.compactMap(\.package)) {
            let folder =
                switch package {
                case .local(let path): path
                case .remote: "/checkouts/\(package.identity)/"
                }
            let error = errors.first { error in
                guard let file = error.file, !files.contains(file) else { return false }
                return folder.hasPrefix("/checkouts/") ? file.contains(folder) : Paths.isInside(file, folder)
            }
            let unknown = errors.first { error in
                error.file == nil && error.message.contains("'\(package.identity.lowercased())'")
            }
            if let error = error ?? unknown {
                lost.append(LeftOutPackage(package: package, reason: "can't be built: \(error.message)"))
            }
        }
        result.packages += lost
        options.leftOutPackages.formUnion(lost.map(\.package))
        return !lost.isEmpty
    }

    /// The originals of a target's files, by the paths of the links.
    private func places(of target: PlannedTarget) -> [String: String] {
        var result: [String: String] = [:]
        for (place, file) in target.sources { result["\(writer.folder)/\(target.folder)/\(place)"] = file }
        return result
    }

    private func link(_ plan: PackagePlan) throws {
        guard result.compiled > 0, !plan.targets.isEmpty, !keepsAll || result.compiled == result.files else { return }
        progress("Linking")
        let hasTests = plan.targets.contains { $0.kind == .tests }
        let output = try run(["build"] + (hasTests ? ["--build-tests"] : []))
        if output.status != 0 {
            let errors = CompilerError.errors(in: output.text).map(\.message)
            result.linkErrors = Array((errors.isEmpty ? [output.text.lastLine] : errors).prefix(5))
        }
    }

    private func run(_ command: [String], isBuild: Bool = true) throws -> CommandRunner.Output {
        // The plan of an earlier build would be taken if the folder for builds is shared with other packages.
        let own =
            isBuild
            ? ["--disable-build-manifest-caching"] + arguments : arguments.filter(isForEveryCommand: "--scratch-path")
        return try runner.run(["swift"] + command + ["--package-path", writer.folder] + own)
    }
}

extension [String] {
    /// The option with its value, if the arguments have it.
    fileprivate func filter(isForEveryCommand option: String) -> [String] {
        guard let index = firstIndex(of: option), index + 1 < count else { return [] }
        return [self[index], self[index + 1]]
    }
}

extension String {
    /// The last line with text.
    fileprivate var lastLine: String {
        split(whereSeparator: \.isNewline).last { $0.contains { !$0.isWhitespace } }.map(String.init) ?? "unknown error"
    }
}
