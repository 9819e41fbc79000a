/// The sizes of a program's images, by name. They take precedence over asset catalogues and image files.
///
/// ```swift
/// ContentView().environment(\.imageSizes, ImageSizes(["logo": CGSize(width: 80, height: 24)]))
/// ```
public struct ImageSizes: Sendable {
    private let size: @Sendable (String) -> CGSize?

    /// Creates sizes that a closure returns.
    ///
    /// - Parameter size: Returns the size of an image, in points; nil if only its name tells it, see ``byName``.
    public init(_ size: @escaping @Sendable (_ name: String) -> CGSize?) {
        self.size = size
    }

    /// Creates sizes from a table.
    ///
    /// - Parameter sizes: The size of each image, in points, by its name.
    public init(_ sizes: [String: CGSize]) {
        self.init { sizes[$0] }
    }

    /// The sizes that names start with: `20x20_avocado` is 20 points wide and high. Other images have ``standardSize``.
    public static let byName = ImageSizes { _ in nil }

    /// The size of images without a known size: 100 by 100 points.
    public static let standardSize = CGSize(width: 100, height: 100)

    /// Returns the size of an image, in points. Lengths that aren't finite and positive are 0.
    ///
    /// - Parameter name: The name of the image.
    public func callAsFunction(_ name: String) -> CGSize {
        (size(name) ?? Self.size(inNameOf: name) ?? Self.standardSize).usable
    }

    /// Returns the size of an image, in points: the one that was given to the initialiser, otherwise the catalogue's,
    /// otherwise the one of the name. An image that is missing in catalogues is reported and has a size of zero.
    func callAsFunction(_ name: String, in bundle: String?, _ traits: AssetTraits) -> CGSize {
        if let given = size(name) { return given.usable }
        if let image = AssetCatalogs.image(named: name, in: bundle) {
            return (image.variant(in: traits)?.size ?? .zero).usable
        }
        if let named = Self.size(inNameOf: name) { return named.usable }
        guard AssetCatalogs.index(of: bundle).hasCatalogs else { return Self.standardSize }
        AssetCatalogs.reportMissing("image", named: name, in: bundle, result: "its size is 0")
        return .zero
    }

    /// The size that a name starts with, `<width>x<height>_`.
    static func size(inNameOf name: String) -> CGSize? {
        guard let underscore = name.firstIndex(of: "_") else { return nil }
        let parts = name[..<underscore].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.first?.isNumber == true }), let width = Double(parts[0]),
            let height = Double(parts[1])
        else { return nil }
        return CGSize(width: width, height: height)
    }
}

private struct ImageSizesKey: EnvironmentKey { static let defaultValue = ImageSizes.byName }

extension EnvironmentValues {
    /// The sizes of images, by name.
    public var imageSizes: ImageSizes {
        get { self[ImageSizesKey.self] }
        set { self[ImageSizesKey.self] = newValue }
    }
}

extension Image {
    /// Returns the image's own size. A resizable image has it if nothing is proposed.
    package nonisolated func naturalSize(in environment: EnvironmentValues) -> CGSize {
        switch source {
        case .named(let name): environment.imageSizes(name, in: bundle, environment.assetTraits)
        case .symbol: symbolMetrics(in: environment, beside: environment.textSettings.resolvedFont).size
        case .sized(let size): size
        case .picture(let picture): picture.size
        }
    }

    /// Returns the image's size inside of text in a font.
    nonisolated func naturalSize(font: ResolvedFont) -> CGSize {
        switch source {
        case .named(let name): ImageSizes.byName(name, in: bundle, AssetTraits())
        case .symbol(let name): Self.symbolSize(of: name, beside: font, .medium)
        case .sized(let size): size
        case .picture(let picture): picture.size
        }
    }

    /// The image in the asset catalogue, or among the files, of its bundle; nil if there is none.
    package nonisolated var asset: AssetImage? {
        guard case .named(let name) = source else { return nil }
        return AssetCatalogs.image(named: name, in: bundle)
    }

    /// Whether there is an image of this name in the bundle's catalogues or files, or the name gives its size. True for
    /// images without a name.
    package nonisolated var exists: Bool {
        guard case .named(let name) = source else { return true }
        return asset != nil || ImageSizes.size(inNameOf: name) != nil
    }

    /// Whether the image fills its frame.
    package nonisolated var isResizable: Bool { drawing.resizing != nil }

    /// The name of the symbol as it is drawn in an environment: its variant, and in an environment whose layout starts
    /// on the right, arrows and chevrons that point the other way. Another image has its own name.
    package nonisolated func shownName(in environment: EnvironmentValues) -> String {
        guard case .symbol(let name) = source else { return name }
        let variant = environment.symbolVariants.name(of: name)
        guard environment.layoutDirection == .rightToLeft, name.hasPrefix("chevron.") || name.hasPrefix("arrow") else {
            return variant
        }
        let words = variant.split(separator: ".", omittingEmptySubsequences: false).map { word -> Substring in
            switch word {
            case "forward": "left"
            case "backward": "right"
            default: word
            }
        }
        return words.joined(separator: ".")
    }

    /// The names of the symbols that have a drawing of their own, in alphabetical order. Variants are derived from
    /// them.
    package nonisolated static var drawnSymbols: [String] { SymbolDrawings.names }

    /// Returns the size of the image as a symbol, and the distance from its top to the baseline of the text beside it,
    /// in points.
    ///
    /// - Parameters:
    ///   - environment: The environment of the symbol.
    ///   - font: The font of text in that environment.
    nonisolated func symbolMetrics(
        in environment: EnvironmentValues, beside font: ResolvedFont
    ) -> (size: CGSize, baseline: CGFloat) {
        let glyph = SymbolGlyph.named(shownName(in: environment))
        let factor = environment.imageScale.factor
        let unit = font.usableSize / 100
        return (
            Self.symbolSize(of: glyph, unit * factor),
            glyph.centerline * unit * factor + SymbolGlyph.capitalHeight / 2 * unit
        )
    }

    /// Returns the size of a symbol: that of its drawing with a margin, in steps of half a point. A disc is as wide as
    /// an em and its margin; small and large symbols are four fifths and five quarters of that.
    private nonisolated static func symbolSize(of name: String, beside font: ResolvedFont, _ scale: Scale) -> CGSize {
        symbolSize(of: SymbolGlyph.named(name), font.usableSize / 100 * scale.factor)
    }

    private nonisolated static func symbolSize(of glyph: SymbolGlyph, _ unit: CGFloat) -> CGSize {
        let size = glyph.size
        func length(_ units: CGFloat) -> CGFloat { (units * unit * 2).rounded(.up) / 2 }
        return CGSize(width: length(size.width), height: length(size.height))
    }
}

extension Image.Scale {
    /// The size relative to the medium one.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
    }
}
