/// Decides what a package for a project contains.
struct PackagePlanner {
    /// The modules with Apple's names, which are products of the library.
    static let frameworks: Set<String> = [
        "Accessibility", "Combine", "CoreGraphics", "CoreText", "CoreTransferable", "DeveloperToolsSupport", "OSLog",
        "QuartzCore", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers", "os",
    ]

    /// Modules that an installation shows on request.
    private static let systemLog: Set<String> = ["OSLog", "os"]

    let project: ImportedProject
    let options: PlanOptions
    let sources: SourceCache

    /// Returns the plan.
    func plan() -> PackagePlan {
        var plan = PackagePlan(name: project.name)
        plan.notes = project.notes
        plan.localization = project.developmentRegion.map { $0 == "Base" ? "en" : $0 } ?? "en"
        var targets: [PlannedTarget] = []
        for (target, name) in named(&plan.notes) { targets.append(planned(target, name: name, notes: &plan.notes)) }
        targets = targets.filter { target in
            if target.sources.isEmpty { plan.notes.append("\(target.origin): no Swift files are left; not written.") }
            return !target.sources.isEmpty
        }
        unifyPackages(&targets, notes: &plan.notes)
        connect(&targets)
        plan.targets = inOrder(targets, notes: &plan.notes)
        var used: [PackageReference] = []
        for product in plan.targets.flatMap(\.products) {
            if let package = product.package, !used.contains(package) { used.append(package) }
        }
        plan.packages = used
        return plan
    }

    // MARK: - Names

    /// Returns the targets that are written, with the names of their modules. Two targets can't have the same name; one
    /// whose files are all part of the other, such as an application for another system, is left out.
    private func named(_ notes: inout [String]) -> [(ImportedTarget, String)] {
        var result: [(ImportedTarget, String)] = []
        for target in project.targets {
            switch target.kind {
            case .interfaceTests:
                notes.append("\(target.name): tests of the user interface need XCUIApplication; not written.")
                continue
            case _ where target.sources.isEmpty:
                if !target.otherSources.isEmpty || !target.absent.isEmpty {
                    notes.append("\(target.name): has no Swift files; not written.")
                }
                continue
            default: break
            }
            guard let other = result.first(where: { $0.1 == target.moduleName }) else {
                result.append((target, target.moduleName))
                continue
            }
            if target.sources.isSubset(of: other.0.sources) {
                notes.append("\(target.name): has the same files as \(other.0.name); not written.")
                continue
            }
            var number = 2
            while result.contains(where: { $0.1 == "\(target.moduleName)_\(number)" }) { number += 1 }
            let name = "\(target.moduleName)_\(number)"
            notes.append("\(target.name): another target has the module name \(target.moduleName); written as \(name).")
            result.append((target, name))
        }
        return result
    }

    // MARK: - Files

    private func planned(_ target: ImportedTarget, name: String, notes: inout [String]) -> PlannedTarget {
        let leftOut = options.leftOut[name] ?? []
        let files = target.sources.subtracting(leftOut)
        let hasEntryPoint = files.contains { Paths.name($0) == "main.swift" || sources[$0].hasEntryPoint }
        let kind: PlannedTarget.Kind =
            target.kind == .unitTests ? .tests : hasEntryPoint && target.kind != .library ? .executable : .library
        var result = PlannedTarget(name: name, origin: target.name, kind: kind, settings: target.settings)
        var modules: Set<String> = []
        for file in files.sorted() {
            let isRewritten = sources[file].needsObjectiveC
            result.isRewritten = result.isRewritten || isRewritten
            result.sources["\(isRewritten ? "Rewritten" : "Code")/\(place(of: file, in: result.sources))"] = file
            modules.formUnion(sources[file].mentionedModules)
        }
        result.frameworks = Self.frameworks.intersection(modules).union(["Combine", "SwiftUI"]).sorted()
        if !modules.isDisjoint(with: ["SwiftUI", "UIKit"]) { result.implicitImport = "SwiftUI" }
        addResources(of: target, to: &result, notes: &notes)
        result.hasAssetSymbols = needsAssetSymbols(target, files)
        result.products = products(of: target, notes: &notes)
        report(target, notes: &notes)
        return result
    }

    /// Returns the place of a file: its path below the project's folder.
    private func place(of file: String, in taken: [String: String]) -> String {
        if Paths.isInside(file, project.folder) { return Paths.relative(file, to: project.folder) }
        var number = 1
        while taken.keys.contains(where: { $0.hasSuffix("Outside/\(number)/\(Paths.name(file))") }) { number += 1 }
        return "Outside/\(number)/\(Paths.name(file))"
    }

    private func addResources(of target: ImportedTarget, to result: inout PlannedTarget, notes: inout [String]) {
        for file in target.resources.sorted() {
            let parent = Paths.parent(file)
            let language = Paths.kind(parent) == "lproj" ? Paths.name(parent) + "/" : ""
            let place = "Resources/\(language)\(Paths.name(file))"
            if let other = result.resources[place] {
                notes.append(
                    "\(target.name): the bundle has \(Paths.name(file)) already, from \(other); \(file) is left out.")
            } else {
                result.resources[place] = file
            }
        }
    }

    private func needsAssetSymbols(_ target: ImportedTarget, _ files: Set<String>) -> Bool {
        guard target.resources.contains(where: { Paths.kind($0) == "xcassets" }) else { return false }
        if target.settings.hasAssetExtensions { return true }
        return files.contains { file in
            let code = sources[file].code
            return ["Image(.", "Color(.", "ImageResource", "ColorResource", "resource: ."].contains {
                code.contains($0)
            }
        }
    }

    private func products(of target: ImportedTarget, notes: inout [String]) -> [PackageProduct] {
        target.products.compactMap { product in
            var product = product
            if product.package == nil {
                product.package = project.localPackages.first { LocalPackage.has(product.name, in: $0) }
                    .map { .local(path: $0) }
            }
            guard let package = product.package else {
                notes.append("\(target.name): no package of the project has the product \(product.name).")
                return nil
            }
            if case .local(let path) = package, !Paths.exists(Paths.join(path, "Package.swift")) {
                notes.append("\(target.name): the package \(path) of the product \(product.name) doesn't exist.")
                return nil
            }
            if options.leftOutPackages.contains(package) { return nil }
            if product.isPlugin {
                notes.append("\(target.name): the plugin \(product.name) isn't run.")
                return nil
            }
            return product
        }
    }

    /// A package can't be named twice. Of references that differ only in the rule or in the form of the URL, the first
    /// is taken.
    private func unifyPackages(_ targets: inout [PlannedTarget], notes: inout [String]) {
        var first: [String: PackageReference] = [:]
        for index in targets.indices {
            var products: [PackageProduct] = []
            for var product in targets[index].products {
                guard let package = product.package else { continue }
                let identity = package.identity.lowercased()
                if let other = first[identity], other != package {
                    let note = "The project names the package \(package.identity) in several ways; the first is taken."
                    if !notes.contains(note) { notes.append(note) }
                    product.package = other
                }
                first[identity] = first[identity] ?? package
                if !products.contains(product) { products.append(product) }
            }
            targets[index].products = products
        }
    }

    /// Adds remarks about what can't be used here.
    private func report(_ target: ImportedTarget, notes: inout [String]) {
        func note(_ files: Set<String>, _ text: String) {
            guard !files.isEmpty else { return }
            let names = Set(files.map(Paths.name)).sorted()
            let more = names.count > 3 ? ", …" : ""
            notes.append("\(target.name): \(text): \(files.count) (\(names.prefix(3).joined(separator: ", "))\(more)).")
        }
        note(target.absent, "files that the project names and that don't exist")
        note(target.otherSources, "sources that aren't Swift")
        note(target.dataModels, "models of Core Data, whose classes Xcode generates")
        note(target.unusedResources, "storyboards and other resources that only Xcode compiles")
        if let header = target.settings.bridgingHeader {
            notes.append("\(target.name): C declarations of the bridging header \(header) aren't visible.")
        }
    }

    // MARK: - Dependencies

    /// A target depends on those whose modules it imports.
    private func connect(_ targets: inout [PlannedTarget]) {
        let names = Set(targets.map(\.name))
        let executables = Set(targets.filter { $0.kind == .executable }.map(\.name))
        for index in targets.indices {
            var imported: Set<String> = []
            for file in targets[index].sources.values { imported.formUnion(sources[file].allImports) }
            imported.formIntersection(names)
            imported.remove(targets[index].name)
            // Only tests can import a program.
            if targets[index].kind != .tests { imported.subtract(executables) }
            targets[index].dependencies = imported.sorted()
        }
        showSystemLog(&targets)
    }

    /// A target that imports another one reads the modules that this one imports, too.
    private func showSystemLog(_ targets: inout [PlannedTarget]) {
        var seeing = Set(targets.filter { !Self.systemLog.isDisjoint(with: $0.frameworks) }.map(\.name))
        var count = -1
        while count < seeing.count {
            count = seeing.count
            seeing.formUnion(targets.filter { !seeing.isDisjoint(with: $0.dependencies) }.map(\.name))
        }
        for index in targets.indices { targets[index].seesSystemLog = seeing.contains(targets[index].name) }
    }

    /// Sorts targets so that each comes after those that it depends on. In a cycle one dependency is left out.
    private func inOrder(_ targets: [PlannedTarget], notes: inout [String]) -> [PlannedTarget] {
        var result: [PlannedTarget] = []
        var rest = targets
        while !rest.isEmpty {
            let placed = Set(result.map(\.name))
            if let index = rest.firstIndex(where: { placed.isSuperset(of: $0.dependencies) }) {
                result.append(rest.remove(at: index))
            } else {
                let lost = rest[0].dependencies.filter { !placed.contains($0) }
                rest[0].dependencies.removeAll { lost.contains($0) }
                notes.append("\(rest[0].origin): imports \(lost.joined(separator: ", ")) in a cycle; left out.")
            }
        }
        return result
    }
}
