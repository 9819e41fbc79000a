import Foundation

/// How values stand in files: as JSON, with the keys in order, so that equal values give equal files.
enum FileFormat {
    static func data<Value: Codable>(_ value: Value, with unknown: UnknownKeys?) throws -> Data {
        guard let unknown else { return try encoder.encode(value) }
        return try encoder.encode(unknown.added(to: tree(value)))
    }

    /// What the data contain beyond the value.
    static func unknownKeys<Value: Codable>(in data: Data, beyond value: Value) throws -> UnknownKeys? {
        UnknownKeys(in: try JSONDecoder().decode(JSONValue.self, from: data), beyond: try tree(value))
    }

    private static func tree<Value: Codable>(_ value: Value) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value))
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
