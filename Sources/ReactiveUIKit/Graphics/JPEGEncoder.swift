/// Writes pixels as a baseline JPEG file, without subsampling. Transparent parts are drawn on white.
struct JPEGEncoder {
    /// Returns the file of pixels.
    ///
    /// - Parameters:
    ///   - bitmap: The pixels.
    ///   - quality: The quality, from 0 to 1. Values outside are clamped; NaN counts as 1.
    static func data(of bitmap: Bitmap, quality: CGFloat) -> Data {
        var encoder = JPEGEncoder(quality: quality)
        return Data(encoder.encode(bitmap))
    }

    private let luminance: [Int]
    private let chrominance: [Int]
    private var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount = 0

    private init(quality: CGFloat) {
        let percent = quality.isNaN ? 100 : min(max(quality * 100, 1), 100)
        let scale = percent < 50 ? 5000 / percent : 200 - 2 * percent
        func scaled(_ table: [Int]) -> [Int] {
            table.map { min(max(Int(((CGFloat($0) * scale + 50) / 100).rounded(.down)), 1), 255) }
        }
        luminance = scaled(JPEGTables.luminance)
        chrominance = scaled(JPEGTables.chrominance)
    }

    // MARK: Structure

    private mutating func encode(_ bitmap: Bitmap) -> [UInt8] {
        bytes = [0xFF, 0xD8]
        segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
        segment(0xDB, [0] + JPEGTables.zigzag.map { UInt8(luminance[$0]) })
        segment(0xDB, [1] + JPEGTables.zigzag.map { UInt8(chrominance[$0]) })
        let (width, height) = (bitmap.width, bitmap.height)
        segment(
            0xC0,
            [8, UInt8(height >> 8 & 0xFF), UInt8(height & 0xFF), UInt8(width >> 8 & 0xFF), UInt8(width & 0xFF), 3]
                + [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
        segment(0xC4, [0x00] + JPEGTables.directCounts + JPEGTables.directSymbols)
        segment(0xC4, [0x10] + JPEGTables.alternatingCounts + JPEGTables.alternatingSymbols)
        segment(0xDA, [3, 1, 0x00, 2, 0x00, 3, 0x00, 0, 63, 0])
        scan(bitmap)
        bytes += [0xFF, 0xD9]
        return bytes
    }

    private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
        let length = content.count + 2
        bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    // MARK: Pixels

    private mutating func scan(_ bitmap: Bitmap) {
        var previous = [0, 0, 0]
        var samples = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
        for top in stride(from: 0, to: bitmap.height, by: 8) {
            for left in stride(from: 0, to: bitmap.width, by: 8) {
                Self.read(bitmap, left, top, into: &samples)
                for part in 0..<3 {
                    let block = Self.quantised(
                        Self.transformed(samples[part]), part == 0 ? luminance : chrominance)
                    write(block, after: previous[part])
                    previous[part] = block[0]
                }
            }
        }
        while bitCount > 0 { put(1, 1) }
    }

    /// Reads 8 × 8 pixels as luminance and two differences of colour. Pixels beyond an edge are those at the edge.
    private static func read(_ bitmap: Bitmap, _ left: Int, _ top: Int, into samples: inout [[Float]]) {
        for y in 0..<8 {
            for x in 0..<8 {
                let offset = 4 * (min(top + y, bitmap.height - 1) * bitmap.width + min(left + x, bitmap.width - 1))
                let alpha = Float(bitmap.pixels[offset + 3]) / 255
                func part(_ index: Int) -> Float { Float(bitmap.pixels[offset + index]) * alpha + 255 * (1 - alpha) }
                let (red, green, blue) = (part(0), part(1), part(2))
                samples[0][8 * y + x] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                samples[1][8 * y + x] = -0.168736 * red - 0.331264 * green + 0.5 * blue
                samples[2][8 * y + x] = 0.5 * red - 0.418688 * green - 0.081312 * blue
            }
        }
    }

    /// The factors of the cosine transform: 8 frequencies of 8 samples.
    private static let cosines: [Float] = (0..<64).map { index in
        let (frequency, sample) = (index / 8, index % 8)
        let factor = frequency == 0 ? 0.5.squareRoot() / 2 : 0.5
        return Float(factor * cos(Double((2 * sample + 1) * frequency) * .pi / 16))
    }

    /// Returns the cosine transform of 8 × 8 samples.
    private static func transformed(_ samples: [Float]) -> [Float] {
        func along(_ input: [Float], _ step: Int, _ line: Int) -> [Float] {
            var output = input
            for start in 0..<8 {
                for frequency in 0..<8 {
                    var sum: Float = 0
                    for sample in 0..<8 { sum += input[line * start + step * sample] * cosines[8 * frequency + sample] }
                    output[line * start + step * frequency] = sum
                }
            }
            return output
        }
        return along(along(samples, 1, 8), 8, 1)
    }

    /// Returns the rounded coefficients in zigzag order.
    private static func quantised(_ coefficients: [Float], _ table: [Int]) -> [Int] {
        JPEGTables.zigzag.map {
            // The codes of alternating coefficients end at 10 bits.
            let value = Int((coefficients[$0] / Float(table[$0])).rounded())
            return $0 == 0 ? value : min(max(value, -1023), 1023)
        }
    }

    // MARK: Codes

    private mutating func write(_ block: [Int], after previous: Int) {
        put(number: block[0] - previous, JPEGTables.directCodes, zeros: 0)
        var zeros = 0
        let last = block.lastIndex { $0 != 0 } ?? 0
        for index in 1..<64 where index <= last {
            if block[index] == 0 {
                zeros += 1
                continue
            }
            while zeros > 15 {
                put(JPEGTables.alternatingCodes[0xF0])
                zeros -= 16
            }
            put(number: block[index], JPEGTables.alternatingCodes, zeros: zeros)
            zeros = 0
        }
        if last < 63 { put(JPEGTables.alternatingCodes[0]) }
    }

    /// Writes the code of a number's size after zeros, then the number.
    private mutating func put(number: Int, _ codes: [JPEGTables.Code], zeros: Int) {
        let size = Int.bitWidth - number.magnitude.leadingZeroBitCount
        put(codes[zeros << 4 | size])
        guard size > 0 else { return }
        put(UInt32(truncatingIfNeeded: number < 0 ? number + (1 << size) - 1 : number), size)
    }

    private mutating func put(_ code: JPEGTables.Code) { put(UInt32(code.bits), code.length) }

    /// Writes bits. A byte of ones is followed by a zero byte, so that it isn't a marker.
    private mutating func put(_ value: UInt32, _ count: Int) {
        for shift in stride(from: count - 1, through: 0, by: -1) {
            bits = bits << 1 | (value >> UInt32(shift) & 1)
            bitCount += 1
            guard bitCount == 8 else { continue }
            let byte = UInt8(bits & 0xFF)
            bytes.append(byte)
            if byte == 0xFF { bytes.append(0) }
            (bits, bitCount) = (0, 0)
        }
    }
}

/// The tables of the JPEG standard (ITU-T T.81, annex K).
enum JPEGTables {
    /// A code of a symbol.
    struct Code {
        var bits: UInt16 = 0
        var length = 0
    }

    /// The divisors of luminance, row by row.
    static let luminance = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
        51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
        120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]
    /// The divisors of the differences of colour, row by row.
    static let chrominance =
        [17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99]
        + [47, 66] + [Int](repeating: 99, count: 38)
    /// The position of each coefficient, from the lowest frequency.
    static let zigzag = (0..<64).sorted { one, other in
        let (a, b) = (one / 8 + one % 8, other / 8 + other % 8)
        guard a == b else { return a < b }
        return a % 2 == 0 ? one / 8 > other / 8 : one / 8 < other / 8
    }
    /// The number of direct codes of each length.
    static let directCounts: [UInt8] = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    /// The sizes of direct coefficients, by code.
    static let directSymbols: [UInt8] = Array(0...11)
    /// The number of alternating codes of each length.
    static let alternatingCounts: [UInt8] = [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125]
    /// The zeros before alternating coefficients and their sizes, by code.
    static let alternatingSymbols: [UInt8] = {
        var symbols: [UInt8] = [
            0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22, 0x71,
            0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72,
            0x82,
        ]
        // The rest is in ascending order of the symbols.
        let known = Set(symbols)
        for zeros in 0..<UInt8(16) {
            for size in UInt8(1)...10 where !known.contains(zeros << 4 | size) { symbols.append(zeros << 4 | size) }
        }
        return symbols
    }()
    static let directCodes = codes(directCounts, directSymbols)
    static let alternatingCodes = codes(alternatingCounts, alternatingSymbols)

    /// Returns the code of each symbol: ascending codes, the shortest first.
    private static func codes(_ counts: [UInt8], _ symbols: [UInt8]) -> [Code] {
        var codes = [Code](repeating: Code(), count: 256)
        var next: UInt16 = 0
        var position = 0
        for (index, count) in counts.enumerated() {
            for _ in 0..<count {
                codes[Int(symbols[position])] = Code(bits: next, length: index + 1)
                next += 1
                position += 1
            }
            next &<<= 1
        }
        return codes
    }
}
