#if !canImport(Darwin)
    /// The bytes of an image.
    public final class CGDataProvider: Sendable {
        private let bytes: Data

        /// The bytes.
        public var data: CFData? { NSData(data: bytes) }

        /// Creates a provider. Never nil: any bytes can be provided.
        ///
        /// - Parameter data: The bytes. They are copied.
        public init?(data: CFData) { bytes = Data(referencing: data) }
    }

    extension CGImage {
        /// The pixels of a drawn image, four bytes each; of an encoded one the bytes of its file.
        public var dataProvider: CGDataProvider? {
            CGDataProvider(data: NSData(data: data ?? Data(bitmap?.pixels ?? [])))
        }

        /// Creates an image of pixels with 8 bits for each component, in the order red, green, blue and, with 32 bits
        /// for a pixel, opacity. Other layouts aren't read.
        ///
        /// - Parameters:
        ///   - width: The width, in pixels.
        ///   - height: The height, in pixels.
        ///   - bitsPerComponent: The bits of a component: 8.
        ///   - bitsPerPixel: The bits of a pixel: 24 or 32.
        ///   - bytesPerRow: The bytes from one row to the next.
        ///   - space: The space of the colours; taken for sRGB.
        ///   - bitmapInfo: Whether there is an opacity, and where.
        ///   - provider: The bytes.
        ///   - decode: Ignored.
        ///   - shouldInterpolate: Ignored.
        ///   - intent: Ignored.
        /// - Returns: Nil for another layout, or if there are too few bytes.
        public convenience init?(
            width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
            bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
            shouldInterpolate: Bool,
            intent: CGColorRenderingIntent
        ) {
            let bytes = provider.data.map { [UInt8]($0 as Data) } ?? []
            let pixel = bitsPerPixel / 8
            guard bitsPerComponent == 8, bitsPerPixel == 24 || bitsPerPixel == 32, width > 0, height > 0,
                bytesPerRow >= width * pixel, bytes.count >= (height - 1) * bytesPerRow + width * pixel
            else { return nil }
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
            let isFirst = pixel == 4 && [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
            let isOpaque = pixel == 3 || [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
            var bitmap = Bitmap(width: width, height: height)
            for row in 0..<height {
                for column in 0..<width {
                    let from = row * bytesPerRow + column * pixel
                    let to = 4 * (row * width + column)
                    for component in 0..<3 {
                        bitmap.pixels[to + component] = bytes[from + component + (isFirst ? 1 : 0)]
                    }
                    bitmap.pixels[to + 3] = isOpaque ? 255 : bytes[from + (isFirst ? 0 : 3)]
                }
            }
            self.init(bitmap)
        }
    }

    /// Bytes that can be changed.
    public typealias CFMutableData = NSMutableData
    /// What allocates memory of CoreFoundation; ignored.
    public typealias CFAllocator = NSObject
    /// The default allocator.
    public var kCFAllocatorDefault: CFAllocator? { nil }

    /// Returns new bytes of length 0.
    ///
    /// - Parameters:
    ///   - allocator: Ignored.
    ///   - capacity: The greatest length; 0 for any. It isn't enforced.
    public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData? {
        NSMutableData(capacity: max(0, capacity))
    }

    /// Sets the length of bytes; new ones are zero.
    ///
    /// - Parameters:
    ///   - data: The bytes; nil for none.
    ///   - length: The length.
    public func CFDataSetLength(_ data: CFMutableData?, _ length: CFIndex) { data?.length = max(0, length) }

    /// Returns the place of bytes, which is valid until they change their length.
    ///
    /// - Parameter data: The bytes; nil for none.
    public func CFDataGetMutableBytePtr(_ data: CFMutableData?) -> UnsafeMutablePointer<UInt8>? {
        data?.mutableBytes.assumingMemoryBound(to: UInt8.self)
    }

    /// Returns the number of bytes.
    ///
    /// - Parameter data: The bytes; nil for none.
    public func CFDataGetLength(_ data: CFData?) -> CFIndex { data?.length ?? 0 }
#endif
