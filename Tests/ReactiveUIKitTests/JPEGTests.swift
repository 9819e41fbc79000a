@testable import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@Suite("JPEG files")
@MainActor
struct JPEGTests {
    private func image(_ size: CGSize, _ color: UIColor?) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color?.setFill()
            if color != nil { context.fill(CGRect(origin: .zero, size: size)) }
        }
    }
    /// The markers of a file with the contents of their segments.
    private func segments(_ data: Data) -> [(marker: UInt8, content: [UInt8])] {
        let bytes = [UInt8](data)
        var segments: [(UInt8, [UInt8])] = []
        var index = 2
        while index + 4 <= bytes.count, bytes[index] == 0xFF {
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            segments.append((bytes[index + 1], Array(bytes[index + 4..<index + 2 + length])))
            index += 2 + length
            if segments.last?.0 == 0xDA { break }
        }
        segments.append((0, Array(bytes[index..<bytes.count - 2])))
        return segments
    }

    @Test("A JPEG of a drawn image has its size, and the parts that a baseline file needs")
    func structure() throws {
        let data = try #require(image(CGSize(width: 300, height: 20), .red).jpegData(compressionQuality: 0.8))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]) && data.suffix(2) == Data([0xFF, 0xD9]))
        let parts = segments(data)
        expectNoDifference(parts.map(\.marker), [0xE0, 0xDB, 0xDB, 0xC0, 0xC4, 0xC4, 0xDA, 0])
        expectNoDifference(parts[3].content.prefix(6), [8, 0, 20, 1, 44, 3])
        expectNoDifference(parts[5].content.count, 1 + 16 + 162)
        expectNoDifference(UIImage(data: data)?.size, CGSize(width: 300, height: 20))
    }

    @Test("The coefficients of a black square are coded as the standard says")
    func blackSquare() throws {
        let data = try #require(image(CGSize(width: 8, height: 8), .black).jpegData(compressionQuality: 1))
        let parts = segments(data)
        #expect(parts[1].content.dropFirst().allSatisfy { $0 == 1 })
        // -1024: 111111110 01111111111, end 1010; twice 0: 00, end 1010; filled with ones; a zero after 0xFF.
        expectNoDifference(parts.last?.content, [0xFF, 0x00, 0x3F, 0xFA, 0x28, 0xAF])
    }

    @Test("The codes of alternating coefficients are those of the standard")
    func codes() {
        func code(_ symbol: Int) -> String {
            let code = JPEGTables.alternatingCodes[symbol]
            let digits = String(code.bits, radix: 2)
            return String(repeating: "0", count: code.length - digits.count) + digits
        }
        #expect(code(0x00) == "1010" && code(0x01) == "00" && code(0x11) == "1100")
        #expect(code(0xF0) == "11111111001" && code(0xFA) == "1111111111111110")
        expectNoDifference(JPEGTables.zigzag.prefix(10), [0, 1, 8, 16, 9, 2, 3, 10, 17, 24])
        expectNoDifference(JPEGTables.zigzag.suffix(3), [55, 62, 63])
    }

    @Test("Transparent parts are white, a lower quality takes fewer bytes, and a file's own bytes are kept")
    func variants() throws {
        let clear = try #require(image(CGSize(width: 8, height: 8), nil).jpegData(compressionQuality: 1))
        let white = try #require(image(CGSize(width: 8, height: 8), .white).jpegData(compressionQuality: 1))
        expectNoDifference(clear, white)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            for index in 0..<32 {
                UIColor(white: CGFloat(index % 5) / 5, alpha: 1).setFill()
                context.fill(CGRect(x: index * 7 % 60, y: index * 11 % 60, width: 5, height: 9))
            }
        }
        let fine = try #require(drawn.jpegData(compressionQuality: 1))
        let coarse = try #require(drawn.jpegData(compressionQuality: 0.1))
        #expect(coarse.count < fine.count)
        expectNoDifference(UIImage(data: fine)?.jpegData(compressionQuality: 0.1), fine)
    }
}
