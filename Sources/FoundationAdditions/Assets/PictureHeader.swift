import Foundation

/// Reads what the first bytes of a picture tell. Reads no byte beyond the data's end, whatever they tell.
package enum PictureHeader {
    /// Returns the size in pixels of a PNG, GIF, BMP, JPEG or WebP, in user units of an SVG, in points of a PDF's first
    /// page; nil if the data are none of these.
    package static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(1 << 20))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            return size(width: big(bytes, at: 16, 4), height: big(bytes, at: 20, 4))
        }
        if bytes.starts(with: Array("GIF8".utf8)) {
            return size(width: little(bytes, at: 6, 2), height: little(bytes, at: 8, 2))
        }
        if bytes.starts(with: Array("BM".utf8)) {
            // A picture stored from top to bottom has a negative height.
            let height = little(bytes, at: 22, 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
            return size(width: little(bytes, at: 18, 4), height: height)
        }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return webPSize(bytes)
        }
        if bytes.starts(with: Array("%PDF".utf8)) { return VectorHeader.pdfSize(bytes) }
        return VectorHeader.svgSize(bytes)
    }

    /// The size of a WebP, which each of the format's three kinds of data stores in its own way.
    private static func webPSize(_ bytes: [UInt8]) -> CGSize? {
        switch bytes.dropFirst(12).prefix(4) {
        case [0x56, 0x50, 0x38, 0x58]:  // VP8X
            return size(width: little(bytes, at: 24, 3).map { $0 + 1 }, height: little(bytes, at: 27, 3).map { $0 + 1 })
        case [0x56, 0x50, 0x38, 0x20]:  // VP8, with a space
            return size(
                width: little(bytes, at: 26, 2).map { $0 & 0x3FFF },
                height: little(bytes, at: 28, 2).map { $0 & 0x3FFF })
        case [0x56, 0x50, 0x38, 0x4C]:  // VP8L
            guard let bits = little(bytes, at: 21, 4) else { return nil }
            return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        default: return nil
        }
    }

    /// Goes from segment to segment until the one that starts the frame.
    private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return size(width: big(bytes, at: offset + 7, 2), height: big(bytes, at: offset + 5, 2))
            }
            guard let length = big(bytes, at: offset + 2, 2), length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    private static func size(width: Int?, height: Int?) -> CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func big(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
