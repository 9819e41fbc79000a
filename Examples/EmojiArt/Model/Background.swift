import Foundation

/// What lies behind the emojis.
enum Background: Hashable, Sendable {
    case blank
    case url(URL)
    case imageData(Data)
}

/// In files: `{}`, `{"url": "…"}` or `{"imageData": "…"}`, the data in Base64.
extension Background: Codable {
    private enum CodingKeys: String, CodingKey {
        case url, imageData
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let url = try container.decodeIfPresent(URL.self, forKey: .url)
        let data = try container.decodeIfPresent(Data.self, forKey: .imageData)
        switch (url, data) {
        case (nil, nil): self = .blank
        case (let url?, nil): self = .url(url)
        case (nil, let data?): self = .imageData(data)
        case (_?, _?):
            throw DecodingError.dataCorruptedError(
                forKey: .url, in: container, debugDescription: "there is both a URL and image data")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .blank: break
        case .url(let url): try container.encode(url, forKey: .url)
        case .imageData(let data): try container.encode(data, forKey: .imageData)
        }
    }
}

extension Background {
    /// The URL that someone meant who typed `text`: one with a scheme as it stands, a path as that of a file.
    static func url(typed text: String) -> URL? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
        guard let url = URL(string: text), let scheme = url.scheme,
            ["file", "http", "https"].contains(scheme.lowercased())
        else { return nil }
        return url
    }
}
