/// Writes pixels as a PNG file, without compression.
enum PNGEncoder {
    /// Returns the file of pixels.
    static func data(of bitmap: Bitmap) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // 8 bits for each of red, green, blue and opacity; no interlacing.
        let header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("IDAT", compressed(rows(of: bitmap)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// The rows, each after a zero for "no filter".
    private static func rows(of bitmap: Bitmap) -> [UInt8] {
        var rows: [UInt8] = []
        let length = 4 * bitmap.width
        rows.reserveCapacity((length + 1) * bitmap.height)
        for row in 0..<bitmap.height {
            let start = row * length
            rows.append(0)
            rows += bitmap.pixels[start..<start + length]
        }
        return rows
    }

    /// A zlib stream of stored blocks.
    private static func compressed(_ content: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var offset = 0
        repeat {
            let count = min(content.count - offset, 0xFFFF)
            let isLast = offset + count == content.count
            stream += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
            stream += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
            stream += content[offset..<offset + count]
            offset += count
        } while offset < content.count
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in content {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bytes(b << 16 | a)
    }

    private static func append(_ kind: String, _ content: [UInt8], to file: inout Data) {
        let chunk = Array(kind.utf8) + content
        file.append(contentsOf: bytes(UInt32(content.count)))
        file.append(contentsOf: chunk)
        file.append(contentsOf: bytes(checksum(chunk)))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
