/// An image: the bytes of a file, drawn pixels, a symbol or a named image of the program.
///
/// A file isn't decoded: its size is read from PNG, GIF, JPEG and BMP data, and its bytes are kept. The size of symbols
/// and named images is that of `Image`.
///
/// ```swift
/// let photo = UIImage(data: data)
/// Image(uiImage: photo ?? UIImage()).resizable().scaledToFit()
/// ```
public final class UIImage: NSObject, Sendable {
    /// How an image's pixels are turned.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up = 0
        /// Rotated by 180°.
        case down = 1
        /// Rotated by 90° anticlockwise.
        case left = 2
        /// Rotated by 90° clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored vertically.
        case downMirrored = 5
        /// Mirrored, then rotated by 90° anticlockwise.
        case leftMirrored = 6
        /// Mirrored, then rotated by 90° clockwise.
        case rightMirrored = 7
    }

    /// Whether an image is drawn with its own colours.
    public enum RenderingMode: Int, Sendable {
        /// By the place.
        case automatic = 0
        /// With its own colours.
        case alwaysOriginal = 1
        /// In the tint colour.
        case alwaysTemplate = 2
    }

    /// How a resized image fills its frame.
    public enum ResizingMode: Int, Sendable {
        /// Repeated.
        case tile = 0
        /// Stretched.
        case stretch = 1
    }

    enum Source: Hashable, Sendable {
        /// Pixels or a file.
        case pixels(CGImage)
        /// An image of the program.
        case named(String)
        /// A symbol.
        case symbol(String)
        case empty
    }

    let source: Source
    private let picture: PictureSource?
    /// The size, in points.
    public let size: CGSize
    /// The number of pixels in a point.
    public let scale: CGFloat
    /// How the pixels are turned.
    public let imageOrientation: Orientation
    /// Whether the image is drawn with its own colours.
    public let renderingMode: RenderingMode
    /// The insets of the part that isn't resized, in points.
    public let capInsets: UIEdgeInsets
    /// How the image fills its frame.
    public let resizingMode: ResizingMode
    /// The settings of a symbol; nil for none.
    public let symbolConfiguration: SymbolConfiguration?
    private let tint: UIColor?
    private let flips: Bool

    private init(
        _ source: Source, size: CGSize, scale: CGFloat, orientation: Orientation = .up,
        mode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero, resizing: ResizingMode = .tile,
        symbol: SymbolConfiguration? = nil, tint: UIColor? = nil, flips: Bool = false, picture: PictureSource? = nil
    ) {
        self.source = source
        self.size = size
        self.scale = scale
        imageOrientation = orientation
        renderingMode = mode
        self.capInsets = capInsets
        resizingMode = resizing
        symbolConfiguration = symbol
        self.tint = tint
        self.flips = flips
        if case .pixels(let image) = source {
            self.picture = picture ?? PictureSource(size: size, data: image.data)
        } else {
            self.picture = nil
        }
        super.init()
    }

    /// Creates an image without size and content.
    public override convenience init() { self.init(.empty, size: .zero, scale: 1) }

    /// Creates an image of a file's bytes.
    ///
    /// - Parameter data: A PNG, GIF, JPEG or BMP file; nil is returned for others.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image of a file's bytes.
    ///
    /// - Parameters:
    ///   - data: A PNG, GIF, JPEG or BMP file; nil is returned for others.
    ///   - scale: The number of pixels in a point. A scale that isn't positive and finite counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Creates an image of a file.
    ///
    /// - Parameter path: The path of a PNG, GIF, JPEG or BMP file; nil is returned for others.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image of pixels.
    ///
    /// - Parameter cgImage: The pixels.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image of pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels in a point. A scale that isn't positive and finite counts as 1.
    ///   - orientation: How the pixels are turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        var size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        if [.left, .right, .leftMirrored, .rightMirrored].contains(orientation) {
            size = CGSize(width: size.height, height: size.width)
        }
        self.init(.pixels(cgImage), size: size, scale: scale, orientation: orientation)
    }

    /// Creates an image of the main bundle; nil if it has none of this name.
    ///
    /// It is looked up in the asset catalogs, then among the picture files. A name that gives its size (`20x20_avocado`)
    /// stands for an image without a file.
    ///
    /// ```swift
    /// let logo = UIImage(named: "logo") ?? UIImage(systemName: "photo")
    /// ```
    ///
    /// - Parameter name: The name with its namespaces.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// Creates an image of a bundle; nil if it has none of this name.
    ///
    /// - Parameters:
    ///   - name: The name with its namespaces.
    ///   - bundle: The bundle with the image; nil for the main one.
    ///   - traitCollection: The traits of the variant; ignored.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    /// Creates an image of a bundle; nil if it has none of this name.
    ///
    /// - Parameters:
    ///   - name: The name with its namespaces.
    ///   - bundle: The bundle with the image; nil for the main one.
    ///   - configuration: The settings of the image; only those of symbols count.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let image = Image(name, bundle: bundle)
        guard image.exists else { return nil }
        self.init(
            .named(name), size: image.naturalSize(in: EnvironmentValues()), scale: UIScreen.main.scale,
            symbol: configuration)
    }

    /// Creates an image of an asset catalogue.
    ///
    /// - Parameter resource: The resource.
    public convenience init(resource: ImageResource) {
        let image = Image(resource)
        self.init(
            .named(image.resourceName?.name ?? ""), size: image.naturalSize(in: EnvironmentValues()),
            scale: UIScreen.main.scale)
    }

    /// Creates a system symbol; nil if there is none of this name.
    ///
    /// The shapes of the symbols aren't here, nor a list of all names. A name counts if each of its words, such as those
    /// of `square.and.arrow.up`, is a word of symbol names.
    ///
    /// - Parameter name: The name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a system symbol with settings; nil if there is none of this name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - configuration: The settings of the symbol.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard SymbolWords.make(name) else { return nil }
        self.init(symbol: name, configuration)
    }

    /// Creates a symbol of any name.
    convenience init(symbol name: String, _ configuration: Configuration?) {
        let symbol = configuration
        var environment = EnvironmentValues()
        if let symbol { environment.font = symbol.font }
        self.init(
            .symbol(name), size: Image(systemName: name).naturalSize(in: environment), scale: UIScreen.main.scale,
            symbol: symbol)
    }

    /// Creates a system symbol; nil if there is none of this name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - traitCollection: The traits of the variant; ignored.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the image of a literal.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(.named(name), size: Image(name).naturalSize(in: EnvironmentValues()), scale: UIScreen.main.scale)
    }

    // MARK: Content

    /// The pixels; nil for symbols and named images.
    public var cgImage: CGImage? { if case .pixels(let image) = source { image } else { nil } }

    /// The name of a symbol or of a named image; nil for others.
    var name: String? {
        switch source {
        case .named(let name), .symbol(let name): name
        case .pixels, .empty: nil
        }
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
    /// The pictures of an animation; always nil.
    public var images: [UIImage]? { nil }
    /// The length of an animation, in seconds; always 0.
    public var duration: TimeInterval { 0 }
    /// Whether the image is mirrored where text runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { flips }

    /// Returns the image as a PNG file. The bytes of a PNG are returned unchanged; drawn pixels are written without
    /// compression.
    ///
    /// - Returns: The file; nil for images without pixels, and for files of other formats, which aren't decoded.
    public func pngData() -> Data? {
        guard let image = cgImage else { return nil }
        guard let data = image.data else { return image.fileData }
        return data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? data : nil
    }

    /// Returns the image as a JPEG file. The bytes of a JPEG are returned unchanged, those of another file too, because
    /// files aren't decoded. Drawn pixels are encoded; transparent parts become white.
    ///
    /// - Parameter compressionQuality: The quality, from 0 to 1. It counts for drawn pixels only.
    /// - Returns: The file; nil for images without pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = cgImage else { return nil }
        return image.data ?? image.bitmap.map { JPEGEncoder.data(of: $0, quality: compressionQuality) }
    }

    // MARK: Changing

    private func with(
        mode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizing: ResizingMode? = nil,
        symbol: SymbolConfiguration? = nil, tint: UIColor? = nil, flips: Bool? = nil, size: CGSize? = nil
    ) -> UIImage {
        UIImage(
            source, size: size ?? self.size, scale: scale, orientation: imageOrientation, mode: mode ?? renderingMode,
            capInsets: capInsets ?? self.capInsets, resizing: resizing ?? resizingMode,
            symbol: symbol ?? symbolConfiguration, tint: tint ?? self.tint, flips: flips ?? self.flips,
            picture: size == nil ? picture : nil)
    }

    /// Returns the image with its own colours or as a template.
    ///
    /// - Parameter renderingMode: The mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with(mode: renderingMode) }

    /// Returns the image in a colour.
    ///
    /// - Parameter color: The colour.
    public func withTintColor(_ color: UIColor) -> UIImage { with(tint: color) }

    /// Returns the image in a colour.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - renderingMode: The mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with(mode: renderingMode, tint: color)
    }

    /// The colour that `withTintColor` set; nil for none.
    package var tintColor: UIColor? { tint }

    /// Returns the image with parts that aren't resized.
    ///
    /// - Parameters:
    ///   - capInsets: The insets of the resized part, in points.
    ///   - resizingMode: How the part fills its frame.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
        with(capInsets: capInsets, resizing: resizingMode)
    }

    /// Returns the symbol with settings.
    ///
    /// - Parameter configuration: The settings.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        applyingSymbolConfiguration(configuration) ?? self
    }

    /// Returns the symbol with settings; nil if the image is no symbol.
    ///
    /// - Parameter configuration: The settings.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name) = source else { return nil }
        return UIImage(symbol: name, configuration).with(mode: renderingMode, tint: tint)
    }

    /// Returns the image mirrored where text runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with(flips: true) }
    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Returns the image moved within its alignment frame; unchanged here.
    ///
    /// - Parameter alignmentInsets: The insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

    /// Returns the image prepared for display: itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// Returns the image prepared for display: itself.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns a smaller image. The pixels of a file aren't decoded: the result has the size and the same file.
    ///
    /// - Parameter size: The size that the result fits into, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { cgImage == nil ? nil : with(size: size) }
    /// Returns a smaller image; see `preparingThumbnail(of:)`.
    ///
    /// - Parameter size: The size that the result fits into, in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    // MARK: Equality

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (source == other.source && source != .empty && size == other.size && scale == other.scale
                && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
                && symbolConfiguration == other.symbolConfiguration && tint == other.tint)
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(source)
        return hasher.finalize()
    }

    // MARK: As a view

    /// The image as a view.
    var view: Image {
        var image: Image
        switch source {
        case .pixels:
            image = picture.map { Image(picture: $0) } ?? Image(placeholder: size)
        case .named(let name): image = Image(name)
        case .symbol(let name): image = Image(systemName: name)
        case .empty: image = Image(placeholder: size)
        }
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: image = image.renderingMode(.original)
        case .alwaysTemplate: image = image.renderingMode(.template)
        }
        return image
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

extension Image {
    /// Creates an image of a UIKit image.
    ///
    /// - Parameter uiImage: The image.
    public nonisolated init(uiImage: UIImage) { self = uiImage.view }
}
