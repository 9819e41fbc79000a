/// The settings of a graphics renderer.
public class UIGraphicsRendererFormat: NSObject {
    /// The settings for the main screen.
    public class func `default`() -> Self { fatalError("A format is made by its subclass.") }
    /// The bounds of the surface, in points.
    public internal(set) var bounds = CGRect.zero
}

/// The settings of an image renderer.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of an image's colours.
    public enum Range: Int, Sendable {
        /// Not specified.
        case unspecified = -1
        /// By the screen.
        case automatic = 0
        /// Wide.
        case extended = 1
        /// Standard.
        case standard = 2
    }

    /// The number of pixels in a point.
    public var scale: CGFloat = UIScreen.main.scale
    /// Whether the image has no transparent parts: it is drawn on black.
    public var opaque = false
    /// The range of colours; the standard one is used in any case.
    public var preferredRange = Range.automatic
    /// Whether the range of colours is wide; ignored.
    public var prefersExtendedRange = false

    /// Creates the settings for the main screen.
    public override init() { super.init() }
    /// The settings for the main screen.
    public override class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The settings that are best for the main screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The surface of a renderer.
public class UIGraphicsRendererContext: NSObject {
    /// The surface.
    public let cgContext: CGContext
    /// The settings.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the current colour.
    ///
    /// - Parameter rect: The rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with the current colour.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - blendMode: How colours are combined.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes a rectangle with the current colour.
    ///
    /// - Parameter rect: The rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Restricts drawing to a rectangle.
    ///
    /// - Parameter rect: The rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The surface of an image renderer.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// An image of what is drawn so far.
    public var currentImage: UIImage {
        UIImage(cgImage: CGImage(cgContext.bitmap), scale: cgContext.scale, orientation: .up)
    }
}

/// A renderer that draws images; see ``CGContext`` for what leaves pixels.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.red.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The settings.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer.
    ///
    /// - Parameter size: The size of the images, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// Creates a renderer with settings.
    ///
    /// - Parameters:
    ///   - size: The size of the images, in points.
    ///   - format: The settings.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer of a rectangle.
    ///
    /// - Parameter bounds: The rectangle that images show, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer of a rectangle with settings.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that images show, in points.
    ///   - format: The settings.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
        super.init()
    }

    /// Draws an image.
    ///
    /// - Parameter actions: Draws on the surface, which is the current context meanwhile.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale.isFinite && format.scale > 0 ? format.scale : UIScreen.main.scale
        let surface = CGContext(size: bounds.size, scale: scale)
        surface.translateBy(x: -bounds.minX, y: -bounds.minY)
        if format.opaque {
            surface.setFillColor(.black)
            surface.fill(bounds)
        }
        let context = UIGraphicsImageRendererContext(surface, format)
        UIGraphicsPushContext(surface)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }

    /// Draws an image and returns it as a PNG file.
    ///
    /// - Parameter actions: Draws on the surface.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image and returns it as a file; there is no JPEG encoder, so it is a PNG.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality; ignored.
    ///   - actions: Draws on the surface.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        pngData(actions: actions)
    }
}

/// The surfaces of a thread that are drawn on; the last one is the current one.
private final class ContextStack {
    private static let key = "ReactiveUIKit.contexts"
    var contexts: [CGContext] = []

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}

/// Returns the surface that is drawn on in this thread; nil outside of a renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }
/// Makes a surface the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }
/// Makes the surface before the current one of this thread.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins an image; it becomes the current surface of this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image; it becomes the current surface of this thread. A scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
    UIGraphicsPushContext(CGContext(size: size, scale: scale))
}
/// Returns an image of the current surface; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    return UIImage(cgImage: CGImage(context.bitmap), scale: context.scale, orientation: .up)
}
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
/// Fills a rectangle on the current surface.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Strokes a rectangle on the current surface.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

/// Saves an image to the photo library. There is none: the image is recorded, see ``UISavedPhotos``.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object to inform; ignored, since there are no selectors.
///   - completionSelector: The method to call; ignored.
///   - contextInfo: Passed to the method; ignored.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    UISavedPhotos.images.append(image)
}

/// The images that the program saved to the photo library.
@preconcurrency @MainActor
public enum UISavedPhotos {
    /// The saved images, in order. A test may empty it.
    public static var images: [UIImage] = []
}
