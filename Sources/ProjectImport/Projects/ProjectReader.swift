import Foundation

/// Reads a project of Xcode.
struct ProjectReader {
    private let objects: ProjectObjects
    private let paths: GroupPaths

    /// Opens a project.
    ///
    /// - Throws: `ImportFailure` if it can't be read.
    init(_ project: String) throws {
        objects = try ProjectObjects(project)
        paths = try GroupPaths(objects)
    }

    /// Reads the targets, the packages and the settings.
    func read() -> ImportedProject {
        var result = ImportedProject(name: objects.name, folder: objects.folder)
        result.developmentRegion = objects.root["developmentRegion"]
        let targets = objects.objects("targets", of: objects.root)
        for target in targets {
            switch target.isa {
            case "PBXNativeTarget": result.targets.append(read(target))
            default:
                result.notes.append(
                    "The target “\(target["name"] ?? target.identifier)” runs scripts only, and is left out.")
            }
        }
        if targets.isEmpty { result.notes.append("The project has no targets.") }
        result.localPackages = localPackages()
        result.usesPods = objects.all("PBXShellScriptBuildPhase").contains { ($0["name"] ?? "").hasPrefix("[CP]") }
        return result
    }

    // MARK: - Targets

    private func read(_ item: ProjectObject) -> ImportedTarget {
        let name = item["name"] ?? item["productName"] ?? item.identifier
        let settings = TargetSettings(
            target: name, debug: buildSettings(item, target: name, isDebug: true),
            release: buildSettings(item, target: name, isDebug: false))
        var target = ImportedTarget(
            name: name, kind: TargetKind(productType: item["productType"] ?? ""), settings: settings)
        for phase in objects.objects("buildPhases", of: item) { add(phase, to: &target) }
        for group in objects.objects("fileSystemSynchronizedGroups", of: item) {
            add(group, owner: item, to: &target)
        }
        addFromOtherGroups(item, to: &target)
        // Xcode puts the property list of the target elsewhere, whatever its name.
        if let plist = settings.infoPlist { target.resources.remove(Paths.join(objects.folder, plist)) }
        target.dependencies = objects.objects("dependencies", of: item).compactMap { dependency in
            objects.object(dependency["target"])?["name"]
                ?? objects.object(dependency["targetProxy"])?["remoteInfo"] ?? dependency["name"]
        }
        target.products = products(of: item)
        if let host = objects.object(attribute("TestTargetID", of: item))?["name"] { target.settings.host = host }
        return target
    }

    private func attribute(_ key: String, of target: ProjectObject) -> String? {
        let all = objects.root.fields["attributes"]?.dictionary?["TargetAttributes"]?.dictionary
        return all?[target.identifier]?.dictionary?[key]?.string
    }

    private func add(_ phase: ProjectObject, to target: inout ImportedTarget) {
        guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) else { return }
        for file in objects.objects("files", of: phase) { add(file: file["fileRef"], to: &target) }
    }

    private func add(file identifier: String?, to target: inout ImportedTarget) {
        guard let item = objects.object(identifier) else { return }
        switch item.isa {
        case "PBXVariantGroup":
            for child in item.list("children") { add(file: child, to: &target) }
        default:
            guard let path = paths[item.identifier] else { return }
            target.add(path)
        }
    }

    // MARK: - Synchronized folders

    private func add(_ group: ProjectObject, owner: ProjectObject, to target: inout ImportedTarget) {
        guard let folder = paths[group.identifier] else { return }
        guard Paths.isFolder(folder) else {
            target.absent.insert(folder)
            return
        }
        let copied = group.list("explicitFolders").map { Paths.join(folder, $0) }
        for file in Paths.files(in: folder) where !copied.contains(where: { Paths.isInside(file, $0) }) {
            target.add(file)
        }
        for path in copied where Paths.exists(path) { target.resources.insert(path) }
        for exception in objects.objects("exceptions", of: group) where exception["target"] == owner.identifier {
            for path in membership(of: exception, in: folder) { target.remove(path) }
        }
    }

    /// Adds files of a folder that belongs to other targets, which this target's exceptions name.
    private func addFromOtherGroups(_ item: ProjectObject, to target: inout ImportedTarget) {
        let own = Set(item.list("fileSystemSynchronizedGroups"))
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(group.identifier) {
            guard let folder = paths[group.identifier] else { continue }
            for exception in objects.objects("exceptions", of: group) where exception["target"] == item.identifier {
                for path in membership(of: exception, in: folder) {
                    if Paths.isFolder(path), !FileKind.isOpaqueFolder(path) {
                        for file in Paths.files(in: path) { target.add(file) }
                    } else {
                        target.add(path)
                    }
                }
            }
        }
    }

    /// The paths of an exception set. A localized file stands for itself in each language.
    private func membership(of exception: ProjectObject, in folder: String) -> [String] {
        let prefix = "/Localized: "
        return exception.list("membershipExceptions").flatMap { path -> [String] in
            guard path.hasPrefix(prefix) else { return [Paths.join(folder, path)] }
            let file = Paths.join(folder, String(path.dropFirst(prefix.count)))
            let parent = Paths.parent(file)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            return names.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(parent)/\($0)/\(Paths.name(file))" }
        }
    }

    // MARK: - Settings

    private func buildSettings(_ target: ProjectObject, target name: String, isDebug: Bool) -> BuildSettings {
        let own = configuration(of: target, isDebug: isDebug)
        let builtIn = [
            "TARGET_NAME": name, "PROJECT_NAME": objects.name, "SRCROOT": objects.folder,
            "PROJECT_DIR": objects.folder, "SOURCE_ROOT": objects.folder,
            "CONFIGURATION": own?["name"] ?? "Debug",
        ]
        return BuildSettings(
            configuration: own?["name"] ?? "Debug",
            layers: [builtIn] + layers(configuration(of: objects.root, isDebug: isDebug)) + layers(own))
    }

    /// Returns the configuration for debugging or for release, by its name, otherwise the first or the last one.
    private func configuration(of owner: ProjectObject, isDebug: Bool) -> ProjectObject? {
        guard let list = objects.object(owner["buildConfigurationList"]) else { return nil }
        let all = objects.objects("buildConfigurations", of: list)
        let name = isDebug ? "debug" : "release"
        return all.first { $0["name"]?.lowercased() == name }
            ?? all.first { $0["name"]?.lowercased().contains(name) == true } ?? (isDebug ? all.first : all.last)
    }

    private func layers(_ configuration: ProjectObject?) -> [[String: String]] {
        guard let configuration else { return [[:], [:]] }
        var path = paths[configuration["baseConfigurationReference"]]
        if path == nil, let relative = configuration["baseConfigurationReferenceRelativePath"] {
            let anchor = paths[configuration["baseConfigurationReferenceAnchor"]] ?? objects.folder
            path = Paths.join(anchor, relative)
        }
        let settings = configuration.fields["buildSettings"]?.dictionary ?? [:]
        return [
            path.map { ConfigurationFile($0).settings } ?? [:],
            settings.mapValues { value in
                switch value {
                case .array(let words): words.compactMap(\.string).map(Self.quoted).joined(separator: " ")
                default: value.string ?? ""
                }
            },
        ]
    }

    private static func quoted(_ word: String) -> String {
        word.contains(" ") && !word.contains("\"") ? "\"\(word)\"" : word
    }

    // MARK: - Packages

    private func products(of target: ProjectObject) -> [PackageProduct] {
        var items = objects.objects("packageProductDependencies", of: target)
        for dependency in objects.objects("dependencies", of: target) {
            if let item = objects.object(dependency["productRef"]) { items.append(item) }
        }
        for phase in objects.objects("buildPhases", of: target) where phase.isa == "PBXFrameworksBuildPhase" {
            items += objects.objects("files", of: phase).compactMap { objects.object($0["productRef"]) }
        }
        var found: [PackageProduct] = []
        for item in items {
            guard let name = item["productName"] else { continue }
            let isPlugin = name.hasPrefix("plugin:")
            let product = PackageProduct(
                name: isPlugin ? String(name.dropFirst(7)) : name,
                package: objects.object(item["package"]).flatMap(reference), isPlugin: isPlugin)
            if !found.contains(product) { found.append(product) }
        }
        return found
    }

    private func reference(_ item: ProjectObject) -> PackageReference? {
        switch item.isa {
        case "XCRemoteSwiftPackageReference":
            guard let url = item["repositoryURL"] else { return nil }
            return .remote(url: url, rule: VersionRule.text(item.fields["requirement"]?.dictionary ?? [:]))
        case "XCLocalSwiftPackageReference":
            return item["relativePath"].map { .local(path: Paths.join(objects.folder, $0)) }
        default: return nil
        }
    }

    /// The folders with packages that the project names, in either way.
    private func localPackages() -> [String] {
        var found: Set<String> = []
        for item in objects.all("XCLocalSwiftPackageReference") {
            if case .local(let path)? = reference(item) { found.insert(path) }
        }
        // A package can also lie in a folder that Xcode keeps in step with the disk.
        for item in objects.all("PBXFileReference") + objects.all("PBXFileSystemSynchronizedRootGroup") {
            if let path = paths[item.identifier], Paths.exists(Paths.join(path, "Package.swift")) {
                found.insert(path)
            }
        }
        return found.sorted()
    }
}
