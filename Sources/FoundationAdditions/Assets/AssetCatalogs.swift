import Foundation
import Synchronization

/// The asset catalogues of the program: folders with the suffix `.xcassets`, as Xcode stores them.
///
/// Catalogues are read where they lie; nothing compiles them. They are searched in a bundle's resource folder and in
/// its folders. The main bundle's resources include those of the packages' targets, which the package manager puts in
/// bundles beside the program. Other folders can be added:
///
/// ```swift
/// AssetCatalogs.register(URL(filePath: "Sources/App/Assets.xcassets"))
/// ```
///
/// A bundle's folders are searched on first use; files that change later aren't read again.
public enum AssetCatalogs {
    /// Adds catalogues to a bundle's. They take precedence over those known before.
    ///
    /// - Parameters:
    ///   - folder: A catalogue, or a folder with catalogues. A folder that can't be read is reported.
    ///   - bundle: The bundle; the main one by default.
    public static func register(_ folder: URL, for bundle: Bundle = .main) {
        let catalogs = AssetFolders.catalogs(in: folder)
        if catalogs.isEmpty {
            AssetProblem.report("There is no asset catalogue in \(folder.path).")
        }
        state.withLock { state in
            state.added[bundle.bundlePath, default: []].insert(contentsOf: catalogs, at: 0)
            state.known[bundle.bundlePath] = nil
            mainCatalogs.store(0, ordering: .relaxed)
        }
    }

    private struct State {
        /// Catalogues that were registered, by the path of their bundle.
        var added: [String: [URL]] = [:]
        var known: [String: AssetIndex] = [:]
    }
    private static let state = Lock(State())
    private static let mainPath = Bundle.main.bundlePath
    /// Whether the main bundle has catalogues: 0 if it isn't known, 1 if not, 2 if so.
    private static let mainCatalogs = Atomic<UInt8>(0)

    /// Whether the main bundle has catalogues. Painting asks for it often.
    package static var mainBundleHasCatalogs: Bool {
        let known = mainCatalogs.load(ordering: .relaxed)
        if known != 0 { return known == 2 }
        let hasCatalogs = index(of: nil).hasCatalogs
        // `register` sets 0 again; a search that began before it mustn't keep an older answer.
        state.withLock { state in
            if state.known[mainPath] != nil { mainCatalogs.store(hasCatalogs ? 2 : 1, ordering: .relaxed) }
        }
        return hasCatalogs
    }

    /// Returns the assets of a bundle.
    ///
    /// - Parameter bundle: The path of the bundle; nil for the main one.
    package static func index(of bundle: String?) -> AssetIndex {
        let path = bundle ?? mainPath
        if let known = state.withLock({ $0.known[path] }) { return known }
        let added = state.withLock { $0.added[path] ?? [] }
        let folders = ResourceFolders.folders(of: path)
        // The folder of a program holds anything; only catalogues right in it are taken.
        let own = folders.enumerated().flatMap { index, folder in
            path == mainPath && index == 0
                ? AssetFolders.subfolders(of: folder, with: ["xcassets"]) : AssetFolders.catalogs(in: folder)
        }
        let found = AssetIndex(added + own, looseFiles: folders)
        return state.withLock { state in
            // Another thread may have registered a folder meanwhile.
            if state.added[path] ?? [] == added { state.known[path] = found }
            return found
        }
    }

    /// Returns a colour; nil if no catalogue of the bundle has it.
    ///
    /// - Parameters:
    ///   - name: The name with its namespaces, for instance `Brand/sky`.
    ///   - bundle: The path of the bundle; nil for the main one.
    package static func color(named name: String, in bundle: String?) -> AssetColor? {
        index(of: bundle).color(named: name)
    }

    /// Returns an image; nil if no catalogue of the bundle has it, nor its resource folder a file with the name.
    ///
    /// - Parameters:
    ///   - name: The name with its namespaces, for instance `Icons/home`.
    ///   - bundle: The path of the bundle; nil for the main one.
    package static func image(named name: String, in bundle: String?) -> AssetImage? {
        index(of: bundle).image(named: name)
    }

    /// Returns the bytes of a data set; nil if no catalogue of the bundle has it.
    ///
    /// - Parameters:
    ///   - name: The name with its namespaces.
    ///   - bundle: The path of the bundle; nil for the main one.
    /// - Returns: The bytes, and the uniform type identifier that the catalogue gives them.
    package static func data(named name: String, in bundle: String?) -> (data: Data, type: String?)? {
        index(of: bundle).data(named: name)
    }

    /// Reports, once for each name, that a bundle with catalogues lacks an asset.
    package static func reportMissing(_ kind: String, named name: String, in bundle: String?, result: String) {
        index(of: bundle).reportMissing(kind, named: name, in: bundle, result: result)
    }
}

/// Finds catalogues in folders.
enum AssetFolders {
    /// Returns the folder if it is a catalogue, otherwise the catalogues in it and in its folders.
    static func catalogs(in folder: URL) -> [URL] {
        if folder.pathExtension == "xcassets" { return isDirectory(folder) ? [folder] : [] }
        return subfolders(of: folder).flatMap { inner in
            inner.pathExtension == "xcassets" ? [inner] : subfolders(of: inner, with: ["xcassets"])
        }
    }

    /// Returns the folders in a folder, in the order of their names.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - extensions: The endings of the folders to return; nil for all.
    static func subfolders(of folder: URL, with extensions: Set<String>? = nil) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            guard !name.hasPrefix(".") else { return false }
            return extensions?.contains((name as NSString).pathExtension) ?? true
        }.map { folder.appending(path: $0) }.filter(isDirectory)
    }

    private static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}

/// The folders in which a bundle's resources lie.
enum ResourceFolders {
    private static let beside = Lock<[URL]?>(nil)

    /// Returns the folders, the bundle's own first.
    ///
    /// - Parameter bundle: The path of the bundle.
    static func folders(of bundle: String) -> [URL] {
        let folder = Bundle(path: bundle)?.resourcePath ?? bundle
        let own = [URL(filePath: folder)]
        return bundle == Bundle.main.bundlePath ? own + packageBundles : own
    }

    /// The bundles that the package manager puts beside the program, one for each target with resources.
    private static var packageBundles: [URL] {
        if let known = beside.withLock({ $0 }) { return known }
        let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let found = AssetFolders.subfolders(of: folder, with: ["resources", "bundle"])
        beside.withLock { $0 = found }
        return found
    }
}

/// Reports of resources.
enum AssetProblem {
    static func report(_ message: String) {
        Diagnostics.report(Diagnostic(.resource, message))
    }
}
