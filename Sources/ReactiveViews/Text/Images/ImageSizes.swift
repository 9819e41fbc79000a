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
        case .symbol:
            Self.symbolSize(beside: environment.textSettings.resolvedFont, environment.imageScale)
        case .sized(let size): size
        case .picture(let picture): picture.size
        }
    }

    /// Returns the image's size inside of text in a font.
    nonisolated func naturalSize(font: ResolvedFont) -> CGSize {
        switch source {
        case .named(let name): ImageSizes.byName(name, in: bundle, AssetTraits())
        case .symbol: Self.symbolSize(beside: font, .medium)
        case .sized(let size): size
        case .picture(let picture): picture.size
        }
    }

    /// The image in the asset catalogue, or among the files, of its bundle; nil if there is none.
    package nonisolated var asset: AssetImage? {
        guard case .named(let name) = source else { return nil }
        return AssetCatalogs.image(named: name, in: bundle)
    }

    /// Whether the image fills its frame.
    package nonisolated var isResizable: Bool { drawing.resizing != nil }

    /// Returns the size of any symbol: 1.2 em wide and as high as a line of text, times four fifths for a small and
    /// five quarters for a large scale. Apple's documentation doesn't define sizes of symbols.
    private nonisolated static func symbolSize(beside font: ResolvedFont, _ scale: Scale) -> CGSize {
        let factor: CGFloat =
            switch scale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        return CGSize(width: 1.2 * font.usableSize * factor, height: font.lineHeight() * factor)
    }
}
