import Foundation

/// An image of a catalogue: its files.
package struct AssetImage: Hashable, Sendable {
    /// How an image is stretched.
    package struct Resizing: Hashable, Sendable {
        /// The parts that keep their size, in points.
        package var top, leading, bottom, trailing: Double
        /// Whether the middle is repeated instead of stretched.
        package var isTiled: Bool
    }

    /// A file with the settings for which it is meant.
    package struct Variant: Hashable, Sendable {
        /// The file.
        package let file: URL
        /// The number of pixels in a point.
        package let scale: Double
        /// The size, in points; zero if the file can't be read, which is reported.
        package let size: CGSize
        /// How the image is stretched; nil if the catalogue doesn't set it.
        package let resizing: Resizing?
        fileprivate let traits: AssetTraits
    }

    /// The name with its namespaces.
    package let name: String
    /// Whether it is drawn in the foreground style (true) or with its own colours (false); nil for the default.
    package let isTemplate: Bool?
    /// Whether it is a symbol.
    package let isSymbol: Bool
    private let variants: [Variant]

    /// Returns the file for an environment: among those that suit it best the one with the most pixels; nil if there is
    /// no file.
    package func variant(in environment: AssetTraits) -> Variant? {
        let fitting = variants.compactMap { variant in
            variant.traits.fitness(in: environment).map { ($0, variant) }
        }
        return fitting.max { ($0.0, $0.1.scale) < ($1.0, $1.1.scale) }?.1 ?? variants.first
    }

    /// Reads an image. Files that are missing, or aren't pictures, are reported.
    init(_ contents: AssetContents, name: String, isSymbol: Bool) {
        self.name = name
        self.isSymbol = isSymbol
        let properties = contents.dictionary["properties"] as? [String: Any] ?? [:]
        switch properties["template-rendering-intent"] as? String {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = isSymbol ? true : nil
        }
        variants = contents.items(isSymbol ? "symbols" : "images").compactMap { Variant($0, contents) }
    }

    private init(name: String, variants: [Variant]) {
        self.name = name
        self.variants = variants
        isTemplate = nil
        isSymbol = false
    }

    /// Returns an image of files outside of catalogues: `name.png`, `name@2x.png` and other formats; nil without any.
    static func looseFile(named name: String, in folders: [URL]) -> AssetImage? {
        let path = name as NSString
        let known = ["png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "bmp"]
        let suffixes = known.contains(path.pathExtension.lowercased()) ? [path.pathExtension] : known
        let base = suffixes.count == 1 ? path.deletingPathExtension : name
        for folder in folders {
            var variants: [Variant] = []
            for (mark, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
                for suffix in suffixes {
                    let file = folder.appending(path: "\(base)\(mark).\(suffix)")
                    guard let data = FileManager.default.contents(atPath: file.path),
                        let pixels = PictureHeader.size(of: data)
                    else { continue }
                    variants.append(Variant(file, pixels: pixels, scale: scale))
                }
            }
            if !variants.isEmpty { return AssetImage(name: name, variants: variants) }
        }
        return nil
    }
}

extension AssetImage.Variant {
    fileprivate init(_ file: URL, pixels: CGSize, scale: Double) {
        self.file = file
        self.scale = scale
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        resizing = nil
        traits = AssetTraits([:])
    }

    /// Reads an entry; nil if it has no file, as the empty places of Xcode's editor.
    fileprivate init?(_ item: [String: Any], _ contents: AssetContents) {
        guard let name = item["filename"] as? String else { return nil }
        file = contents.folder.appending(path: name)
        let number = (item["scale"] as? String).flatMap { Double($0.dropLast($0.hasSuffix("x") ? 1 : 0)) } ?? 1
        let scale = number.isFinite && number > 0 ? number : 1
        self.scale = scale
        traits = AssetTraits(item)
        if let data = FileManager.default.contents(atPath: file.path) {
            if let pixels = PictureHeader.size(of: data) {
                size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
            } else {
                AssetProblem.report("\(file.path) is no picture; its size is 0.")
                size = .zero
            }
        } else {
            AssetProblem.report("\(file.path) is missing; the image's size is 0.")
            size = .zero
        }
        resizing = (item["resizing"] as? [String: Any]).map { AssetImage.Resizing($0, scale) }
    }
}

extension AssetImage.Resizing {
    fileprivate init(_ resizing: [String: Any], _ scale: Double) {
        let insets = resizing["cap-insets"] as? [String: Any] ?? [:]
        func points(_ key: String) -> Double { (insets[key] as? Double ?? 0) / scale }
        (top, bottom, leading, trailing) = (points("top"), points("bottom"), points("left"), points("right"))
        isTiled = (resizing["center"] as? [String: Any])?["mode"] as? String == "tile"
    }
}
