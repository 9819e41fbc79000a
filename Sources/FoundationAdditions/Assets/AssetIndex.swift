import Foundation

/// The assets of a bundle's catalogues, by name.
///
/// Invariants: the folders never change after the initialiser; a name is in `read` or `missing` only after it was
/// requested, and what was read for it never changes.
package final class AssetIndex: Sendable {
    private enum Kind: String, Sendable {
        case color = "colorset", image = "imageset", symbol = "symbolset", data = "dataset"
    }

    private struct Entry: Sendable {
        let kind: Kind
        let folder: URL
    }

    private struct Read {
        var colors: [String: AssetColor?] = [:]
        var images: [String: AssetImage?] = [:]
        var missing: Set<String> = []
    }

    /// Colours, images (symbols among them) and data sets by name; the first catalogue's asset takes precedence.
    private let colors: [String: Entry]
    private let images: [String: Entry]
    private let dataSets: [String: Entry]
    /// The folders in which pictures outside of catalogues lie.
    private let looseFiles: [URL]
    private let read = Lock(Read())

    /// Whether there is a catalogue at all.
    package let hasCatalogs: Bool

    /// Lists the assets in catalogues. Their contents are read when they are requested.
    init(_ catalogs: [URL], looseFiles: [URL] = []) {
        self.looseFiles = looseFiles
        hasCatalogs = !catalogs.isEmpty
        var found: [(String, Entry)] = []
        for catalog in catalogs { Self.list(catalog, "", &found) }
        func named(_ kinds: [Kind]) -> [String: Entry] {
            Dictionary(found.filter { kinds.contains($0.1.kind) }, uniquingKeysWith: { first, _ in first })
        }
        colors = named([.color])
        images = named([.image, .symbol])
        dataSets = named([.data])
    }

    private static func list(_ folder: URL, _ namespace: String, _ found: inout [(String, Entry)]) {
        for item in AssetFolders.subfolders(of: folder) {
            let name = namespace + item.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: item.pathExtension) {
                found.append((name, Entry(kind: kind, folder: item)))
            } else if item.pathExtension.isEmpty {
                let contents = AssetContents(folder: item, isOptional: true)
                let properties = contents?.dictionary["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool ?? false
                list(item, isNamespace ? name + "/" : namespace, &found)
            }
        }
    }

    /// Returns a colour; nil if there is none, or if its contents are malformed, which is reported once.
    func color(named name: String) -> AssetColor? {
        guard let entry = colors[name] else { return nil }
        if let known = read.withLock({ $0.colors[name] }) { return known }
        let color = AssetContents(folder: entry.folder).flatMap(AssetColor.init)
        read.withLock { $0.colors[name] = .some(color) }
        return color
    }

    /// Returns an image, otherwise the files with its name; nil if there is none, or if its contents are malformed,
    /// which is reported once.
    func image(named name: String) -> AssetImage? {
        if let known = read.withLock({ $0.images[name] }) { return known }
        let image =
            if let entry = images[name] {
                AssetContents(folder: entry.folder).flatMap {
                    AssetImage($0, name: name, isSymbol: entry.kind == .symbol)
                }
            } else {
                AssetImage.looseFile(named: name, in: looseFiles)
            }
        read.withLock { $0.images[name] = .some(image) }
        return image
    }

    /// Returns the bytes of a data set; nil if there is none.
    func data(named name: String) -> (data: Data, type: String?)? {
        guard let entry = dataSets[name], let contents = AssetContents(folder: entry.folder) else { return nil }
        for item in contents.items("data") {
            guard let file = item["filename"] as? String else { continue }
            let url = entry.folder.appending(path: file)
            guard let data = FileManager.default.contents(atPath: url.path) else {
                contents.report("the file \(file) is missing")
                continue
            }
            return (data, item["universal-type-identifier"] as? String)
        }
        return nil
    }

    /// Reports, once for each name, that an asset is missing. Without any catalogue nothing is reported.
    func reportMissing(_ kind: String, named name: String, in bundle: String?, result: String) {
        guard hasCatalogs, read.withLock({ $0.missing.insert("\(kind) \(name)").inserted }) else { return }
        let place = bundle.map { "of \($0)" } ?? "of the main bundle"
        AssetProblem.report("No asset catalogue \(place) has the \(kind) “\(name)”; \(result).")
    }
}

/// The file `Contents.json` of an asset.
struct AssetContents {
    let folder: URL
    let dictionary: [String: Any]

    /// Reads the file of a folder; nil if it is missing or malformed, which is reported.
    ///
    /// - Parameters:
    ///   - folder: The asset's folder.
    ///   - isOptional: Whether the file may be missing.
    init?(folder: URL, isOptional: Bool = false) {
        self.folder = folder
        let file = folder.appending(path: "Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            if !isOptional { AssetProblem.report("\(file.path) is missing; the asset isn't available.") }
            return nil
        }
        do {
            guard let contents = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw CocoaError(.propertyListReadCorrupt)
            }
            dictionary = contents
        } catch {
            AssetProblem.report("\(file.path) is malformed; the asset isn't available.")
            return nil
        }
    }

    func items(_ key: String) -> [[String: Any]] { dictionary[key] as? [[String: Any]] ?? [] }

    func report(_ problem: String) {
        AssetProblem.report("\(folder.appending(path: "Contents.json").path): \(problem); ignoring this entry.")
    }
}

/// The settings for which a variant of an asset is meant; nil for any.
package struct AssetTraits: Hashable, Sendable {
    package var isDark: Bool?
    package var isHighContrast: Bool?
    package var idiom: String?
    package var language: String?
    package var isRightToLeft: Bool?

    /// Creates the traits of the environment in which an asset is used.
    package init(
        isDark: Bool = false, isHighContrast: Bool = false, language: String? = nil, isRightToLeft: Bool = false
    ) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.language = language
        self.isRightToLeft = isRightToLeft
    }

    /// Reads the traits of an entry of a catalogue.
    init(_ item: [String: Any]) {
        for appearance in item["appearances"] as? [[String: Any]] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", let value?): isDark = value == "dark"
            case ("contrast", "high"): isHighContrast = true
            default: break
            }
        }
        idiom = (item["idiom"] as? String).flatMap { $0 == "universal" ? nil : $0 }
        language = item["locale"] as? String
        isRightToLeft = (item["language-direction"] as? String).map { $0 == "right-to-left" }
    }

    /// Returns how well a variant with these traits suits an environment; nil if it doesn't.
    ///
    /// Appearance counts more than language, language more than direction, and direction more than the device: a
    /// program without a screen is no special device, but takes the telephone's variant before others'.
    func fitness(in environment: AssetTraits) -> Int? {
        var fitness = 0
        for (own, wanted, weight) in [
            (isDark, environment.isDark, 64), (isHighContrast, environment.isHighContrast, 32),
            (isRightToLeft, environment.isRightToLeft, 8),
        ] {
            guard let own else { continue }
            guard own == wanted ?? false else { return nil }
            fitness += weight
        }
        if let language {
            guard let wanted = environment.language, wanted == language || wanted.hasPrefix(language + "-") else {
                return nil
            }
            fitness += 16
        }
        switch idiom {
        case nil: fitness += 4
        case "iphone": fitness += 3
        case "ipad": fitness += 2
        default: break
        }
        return fitness
    }
}
