/// An image, or a part of it, that repeats to fill an area.
///
/// ```swift
/// Rectangle().fill(ImagePaint(image: Image("tile"), scale: 0.5))
/// ```
public struct ImagePaint: ShapeStyle, Equatable {
    /// The image to repeat.
    public var image: Image
    /// The part of the image to use, as fractions of the image's size.
    public var sourceRect: CGRect
    /// The scale of each repetition; 1 is the image's own size.
    public var scale: CGFloat

    /// Creates a style that repeats an image.
    ///
    /// - Parameters:
    ///   - image: The image to repeat.
    ///   - sourceRect: The part of the image to use, as fractions of the image's size; the whole image by default.
    ///   - scale: The scale of each repetition; 1 is the image's own size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .image(name: image.name, isSystem: false, sourceRect: sourceRect, scale: scale, opacity: 1)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image, or a part of it.
    ///
    /// - Parameters:
    ///   - image: The image to repeat.
    ///   - sourceRect: The part of the image to use, as fractions of the image's size; the whole image by default.
    ///   - scale: The scale of each repetition; 1 is the image's own size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
