import Foundation

/// Reads the sizes of vector pictures from their text.
enum VectorHeader {
    /// The size of an SVG: its width and height, otherwise its view box; 300 by 150 without these, as in browsers. Nil
    /// if the bytes are no SVG.
    static func svgSize(_ bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        let boxSize = box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
        let width = attribute("width", of: tag).flatMap(length)
        let height = attribute("height", of: tag).flatMap(length)
        if let width, let height { return CGSize(width: width, height: height) }
        // One length and the box's proportions give the other.
        if let boxSize, boxSize.width > 0, boxSize.height > 0 {
            if let width { return CGSize(width: width, height: width * boxSize.height / boxSize.width) }
            if let height { return CGSize(width: height * boxSize.width / boxSize.height, height: height) }
            return boxSize
        }
        return CGSize(width: width ?? 300, height: height ?? 150)
    }

    /// The size of a PDF's first page that has a media box outside of compressed objects.
    static func pdfSize(_ bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let box = text.range(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        guard numbers.count == 4 else { return nil }
        return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        var rest = tag
        while let found = rest.range(of: name) {
            let before = found.lowerBound > tag.startIndex ? tag[tag.index(before: found.lowerBound)] : " "
            rest = rest[found.upperBound...]
            let value = rest.drop(while: \.isWhitespace)
            guard before.isWhitespace, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop(while: \.isWhitespace)
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
            return String(quoted.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// A length in user units; nil for percentages and em.
    private static func length(_ string: String) -> Double? {
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("", 1),
        ]
        for (unit, factor) in units where string.hasSuffix(unit) {
            guard let number = Double(string.dropLast(unit.count)), number.isFinite, number >= 0 else { continue }
            return number * factor
        }
        return nil
    }
}
