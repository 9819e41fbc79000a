import Foundation

/// The data of an image, known to be one by the bytes that they begin with.
struct BackgroundImage: Hashable, Sendable {
    enum Format: String, CaseIterable, Sendable {
        case png = "PNG"
        case jpeg = "JPEG"
        case gif = "GIF"

        fileprivate var signature: [UInt8] {
            switch self {
            case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            case .jpeg: [0xFF, 0xD8, 0xFF]
            case .gif: Array("GIF8".utf8)
            }
        }
    }

    let data: Data
    let format: Format

    /// Nil if the data are none of a PNG, JPEG or GIF image.
    init?(data: Data) {
        guard let format = Format.allCases.first(where: { data.starts(with: $0.signature) }) else { return nil }
        self.data = data
        self.format = format
    }

    /// A URL that holds the data.
    var url: URL? { URL(string: "data:image/\(format.rawValue.lowercased());base64,\(data.base64EncodedString())") }

    /// How large it is; for a PNG image what its header says, for others something that a canvas can show.
    var size: CGSize {
        let header = [UInt8](data.prefix(24))
        guard format == .png, header.count == 24 else { return CGSize(width: 320, height: 240) }
        func number(at index: Int) -> Int { header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: min(max(number(at: 16), 1), 10_000), height: min(max(number(at: 20), 1), 10_000))
    }
}
