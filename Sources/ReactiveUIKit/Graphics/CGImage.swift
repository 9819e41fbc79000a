#if !canImport(Darwin)
    /// How a pixel's opacity is stored.
    public enum CGImageAlphaInfo: UInt32, Sendable {
        /// Not stored.
        case none = 0
        /// Last; colours are multiplied by it.
        case premultipliedLast = 1
        /// First; colours are multiplied by it.
        case premultipliedFirst = 2
        /// Last.
        case last = 3
        /// First.
        case first = 4
        /// The last byte is skipped.
        case noneSkipLast = 5
        /// The first byte is skipped.
        case noneSkipFirst = 6
        /// Only the opacity is stored.
        case alphaOnly = 7
    }

    /// The layout of an image's pixels.
    public struct CGBitmapInfo: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The bits that say how the opacity is stored.
        public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
        /// Components are floating-point numbers.
        public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
        /// 32-bit pixels with the lowest byte first.
        public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
        /// 32-bit pixels with the highest byte first.
        public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
        /// 16-bit pixels with the lowest byte first.
        public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
        /// 16-bit pixels with the highest byte first.
        public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    }

    /// The quality of a resized image.
    public enum CGInterpolationQuality: Int32, Sendable {
        /// By the context.
        case `default` = 0
        /// No interpolation.
        case none = 1
        /// Low quality.
        case low = 2
        /// Medium quality.
        case medium = 4
        /// High quality.
        case high = 3
    }

    /// An image of pixels.
    ///
    /// An image that a context made has pixels. One of an encoded file has the file's bytes and its size in pixels; its
    /// pixels aren't decoded.
    public final class CGImage: Hashable, Sendable {
        /// The width, in pixels.
        public let width: Int
        /// The height, in pixels.
        public let height: Int
        let bitmap: Bitmap?
        /// The encoded file; nil if the image was drawn.
        let data: Data?

        init(_ bitmap: Bitmap) {
            width = bitmap.width
            height = bitmap.height
            self.bitmap = bitmap
            data = nil
        }

        init?(_ data: Data) {
            guard let size = PictureHeader.size(of: data) else { return nil }
            width = Int(size.width)
            height = Int(size.height)
            bitmap = nil
            self.data = data
        }

        init(width: Int, height: Int, _ data: Data?) {
            self.width = width
            self.height = height
            bitmap = nil
            self.data = data
        }

        /// The number of bits for a component; always 8.
        public var bitsPerComponent: Int { 8 }
        /// The number of bits for a pixel; always 32.
        public var bitsPerPixel: Int { 32 }
        /// The number of bytes for a row.
        public var bytesPerRow: Int { 4 * width }
        /// The space of the colours: sRGB.
        public var colorSpace: CGColorSpace? { .rgb }
        /// How the opacity is stored.
        public var alphaInfo: CGImageAlphaInfo { .last }
        /// The layout of the pixels.
        public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }

        /// The file of the image; for drawn images a PNG.
        var fileData: Data { data ?? PNGEncoder.data(of: bitmap ?? Bitmap(width: width, height: height)) }

        /// Returns a part of the image. The part of an encoded image has a size and no content.
        ///
        /// - Parameter rect: The part, in pixels; it is cut to the image.
        /// - Returns: The part; nil if nothing of it is inside.
        public func cropping(to rect: CGRect) -> CGImage? {
            let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
            guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
            guard let bitmap else { return CGImage(width: Int(part.width), height: Int(part.height), nil) }
            var cropped = Bitmap(width: Int(part.width), height: Int(part.height))
            for row in 0..<cropped.height {
                let from = 4 * ((row + Int(part.minY)) * width + Int(part.minX))
                let to = 4 * row * cropped.width
                cropped.pixels.replaceSubrange(
                    to..<to + 4 * cropped.width, with: bitmap.pixels[from..<from + 4 * cropped.width])
            }
            return CGImage(cropped)
        }

        /// Returns an equal image.
        public func copy() -> CGImage? { self }

        public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
            lhs === rhs || (lhs.bitmap == rhs.bitmap && lhs.data == rhs.data && lhs.width == rhs.width)
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(width)
            hasher.combine(height)
        }
    }

    /// How an image is turned. The raw values are those of image files.
    public enum CGImagePropertyOrientation: UInt32, Sendable {
        /// As stored.
        case up = 1
        /// Mirrored horizontally.
        case upMirrored = 2
        /// Rotated by 180°.
        case down = 3
        /// Mirrored vertically.
        case downMirrored = 4
        /// Mirrored, then rotated by 90° anticlockwise.
        case leftMirrored = 5
        /// Rotated by 90° clockwise.
        case right = 6
        /// Mirrored, then rotated by 90° clockwise.
        case rightMirrored = 7
        /// Rotated by 90° anticlockwise.
        case left = 8
    }

    extension Image {
        /// Creates an image of a Core Graphics image.
        ///
        /// - Parameters:
        ///   - cgImage: The image.
        ///   - scale: The number of pixels in a point.
        ///   - orientation: How the pixels are turned.
        ///   - label: The accessibility label.
        public nonisolated init(
            _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
        ) {
            self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
            self = labelled(label)
        }

        /// Creates an image of a Core Graphics image that accessibility ignores.
        ///
        /// - Parameters:
        ///   - cgImage: The image.
        ///   - scale: The number of pixels in a point.
        ///   - orientation: How the pixels are turned.
        public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
            self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
            self = decorative()
        }
    }
#endif
