/// Writes the manifest of a package.
struct ManifestText {
    let plan: PackagePlan
    /// The folder of the package.
    let folder: String
    /// The path or the URL of the package with SwiftUI; nil if it is installed.
    let library: String?
    /// The C modules that the installed modules `os` and `OSLog` need.
    var systemLogModules: [String] = []

    /// Returns the text of Package.swift.
    func text() -> String {
        let needsIsolation = plan.targets.contains { $0.settings.isMainActorByDefault }
        var lines = [
            "// swift-tools-version: \(needsIsolation ? "6.2" : "6.1")",
            "// Written by `reactive import`, which writes it again: don't edit it here.", "import PackageDescription",
            "",
            "let package = Package(", "    name: \(SwiftText.literal(plan.name)),",
            "    defaultLocalization: \(SwiftText.literal(plan.localization)),",
        ]
        let packages = plan.packages.map(dependency) + (library.map { [Self.dependency(library: $0)] } ?? [])
        if !packages.isEmpty {
            lines.append("    dependencies: [")
            lines += packages.map { "        \($0)," }
            lines.append("    ],")
        }
        lines.append("    targets: [")
        if library == nil { lines += usedPlugins.flatMap(Self.installedPlugin).map { "        " + $0 } }
        for target in plan.targets { lines += text(of: target).map { "        " + $0 } }
        lines += ["    ]", ")", ""]
        return lines.joined(separator: "\n")
    }

    /// The names of the plugins that targets use.
    private var usedPlugins: [String] {
        Set(plan.targets.flatMap(\.plugins)).sorted()
    }

    /// The targets of a plugin that lies in the installation.
    private static func installedPlugin(_ name: String) -> [String] {
        let tool = "\(name)Tool"
        let folder = "\(ImportedPackage.linkName)/plugins"
        return [
            ".plugin(",
            "    name: \"\(name)\", capability: .buildTool(), dependencies: [\"\(tool)\"],",
            "    path: \"\(folder)/\(name)\"),",
            ".binaryTarget(name: \"\(tool)\", path: \"\(folder)/\(tool).artifactbundle\"),",
        ]
    }

    private func dependency(_ package: PackageReference) -> String {
        switch package {
        case .remote(let url, let rule): ".package(url: \(SwiftText.literal(url)), \(rule))"
        case .local(let path): ".package(path: \(SwiftText.literal(Paths.relative(path, to: folder))))"
        }
    }

    private static func dependency(library: String) -> String {
        let name = "name: \"Reactive\", "
        guard PackageReference.isAddress(library) else {
            return ".package(\(name)path: \(SwiftText.literal(library)))"
        }
        return ".package(url: \(SwiftText.literal(library)), branch: \"main\")"
    }

    /// The name under which products refer to the library.
    private var libraryIdentity: String {
        guard let library, PackageReference.isAddress(library) else { return "Reactive" }
        return PackageReference.remote(url: library, rule: "").identity
    }

    private func text(of target: PlannedTarget) -> [String] {
        var lines = [".\(target.kind.rawValue)(", "    name: \(SwiftText.literal(target.name)),"]
        var needs = target.dependencies.map(SwiftText.literal)
        needs += target.products.map { product in
            ".product(name: \(SwiftText.literal(product.name)), package: "
                + "\(SwiftText.literal(product.package?.identity ?? "")))"
        }
        if library != nil {
            needs += target.frameworks.map {
                ".product(name: \"\($0)\", package: \(SwiftText.literal(libraryIdentity)))"
            }
        }
        if !needs.isEmpty {
            lines.append("    dependencies: [")
            lines += needs.map { "        \($0)," }
            lines.append("    ],")
        }
        lines.append("    path: \(SwiftText.literal(target.folder)),")
        if target.isRewritten { lines.append("    exclude: [\"Rewritten\"],") }
        if !target.resources.isEmpty {
            lines.append("    resources: [")
            let rules = Set(target.resources.map { Self.rule($0.key, $0.value) })
            lines += rules.sorted().map { "        \($0)," }
            lines.append("    ],")
        }
        lines.append("    swiftSettings: [")
        lines += settings(of: target).map { "        \($0)," }
        lines.append("    ]")
        if !target.plugins.isEmpty {
            lines[lines.count - 1] += ","
            let package = library == nil ? "" : ", package: \(SwiftText.literal(libraryIdentity))"
            let list = target.plugins.map { ".plugin(name: \"\($0)\"\(package))" }
            lines.append("    plugins: [\(list.joined(separator: ", "))]")
        }
        lines.append("),")
        return lines
    }

    /// Files of a language are processed, so that they stay in its folder; a folder without meaning of its own is
    /// copied.
    private static func rule(_ place: String, _ file: String) -> String {
        let isCopied = Paths.isFolder(file) && Paths.kind(file) != "xcassets"
        return ".\(isCopied ? "copy" : "process")(\(SwiftText.literal(place)))"
    }

    private func settings(of target: PlannedTarget) -> [String] {
        let settings = target.settings
        var lines: [String] = []
        switch settings.languageMode {
        case "4": lines.append(".swiftLanguageMode(.v4)")
        case "4.2": lines.append(".swiftLanguageMode(.v4_2)")
        case "6": lines.append(".swiftLanguageMode(.v6)")
        default: lines.append(".swiftLanguageMode(.v5)")
        }
        if settings.isMainActorByDefault { lines.append(".defaultIsolation(MainActor.self)") }
        lines += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(SwiftText.literal($0)))" }
        lines += settings.experimentalFeatures.map { ".enableExperimentalFeature(\(SwiftText.literal($0)))" }
        let both = settings.debugConditions.filter { settings.releaseConditions.contains($0) }
        lines += both.map { ".define(\(SwiftText.literal($0)))" }
        lines += settings.debugConditions.filter { !both.contains($0) }
            .map { ".define(\(SwiftText.literal($0)), .when(configuration: .debug))" }
        lines += settings.releaseConditions.filter { !both.contains($0) }
            .map { ".define(\(SwiftText.literal($0)), .when(configuration: .release))" }
        lines.append(
            ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\(target.implicitImport)\"])")
        if library == nil, target.seesSystemLog {
            // Each option is one word with its value: the package manager gives the target with the list of tests the
            // option `-I` alone.
            let root = "\\(Context.packageDirectory)/\(ImportedPackage.linkName)"
            lines.append(".unsafeFlags([\"-I\(root)/modules-os\"])")
            lines += systemLogModules.map { module in
                ".unsafeFlags([\"-Xcc\", \"-fmodule-map-file=\(root)/include/\(module)/module.modulemap\"])"
            }
        }
        return lines
    }
}
