extension SVGWriter {
    /// Writes a picture whose bytes are known as data, a known symbol as its glyph, and any other image or symbol as a
    /// box with its name.
    mutating func write(_ picture: DisplayList.Picture, _ frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        if let content = picture.content, let bytes = content.bytes, let type = Self.mediaType(of: bytes) {
            return write(bytes, type, picture, frame)
        }
        guard picture.isSystem, let glyph = SymbolGlyph(named: picture.name) else { return box(picture, frame) }
        let side = min(frame.width, frame.height)
        // A symbol keeps its proportions unless it is resizable.
        let width = picture.isResizable ? frame.width : side
        let height = picture.isResizable ? frame.height : side
        let place = CGAffineTransform(
            a: width, b: 0, c: 0, d: height, tx: (frame.width - width) / 2, ty: (frame.height - height) / 2)
        for part in glyph.parts {
            let paint = part.isCutOut ? Paint.color(Color.Resolved(red: 1, green: 1, blue: 1)) : picture.paint
            let path = part.path.applying(place)
            if part.isFilled {
                fill(path, paint, FillStyle(), frame)
            } else {
                let style = StrokeStyle(lineWidth: side * 0.08, lineCap: .round, lineJoin: .round)
                stroke(path, paint, style, frame)
            }
        }
    }

    /// Writes an encoded picture. A template is a mask for its paint.
    private mutating func write(_ bytes: Data, _ type: String, _ picture: DisplayList.Picture, _ frame: CGRect) {
        let image: [(String, String)] = [
            ("x", "0"), ("y", "0"), ("width", frame.width.briefly), ("height", frame.height.briefly),
            ("preserveAspectRatio", "none"), ("href", "data:\(type);base64,\(bytes.base64EncodedString())"),
        ]
        let place = [("transform", "translate(\(SVGText.numbers(frame.minX, frame.minY)))")]
        text.tag("g", place, isOpen: true)
        if picture.isTemplate {
            let id = newID("m")
            text.tag("mask", [("id", id), ("style", "mask-type:alpha")], isOpen: true)
            text.tag("image", image)
            text.close("mask")
            let rect = CGRect(origin: .zero, size: frame.size)
            text.tag(
                "rect",
                [("width", frame.width.briefly), ("height", frame.height.briefly), ("mask", "url(#\(id))")]
                    + attributes(picture.paint, as: "fill", in: rect))
        } else {
            text.tag("image", image)
        }
        text.close("g")
    }

    /// The media type of a format that browsers show; nil for others.
    private static func mediaType(of bytes: Data) -> String? {
        let head = [UInt8](bytes.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if head.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
        if head.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return "image/webp"
        }
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return start.contains("<svg") ? "image/svg+xml" : nil
    }

    private mutating func box(_ picture: DisplayList.Picture, _ frame: CGRect) {
        let line = min(1, min(frame.width, frame.height) / 4)
        let rect = CGRect(origin: .zero, size: frame.size).shrunk(by: line / 2)
        let radius = picture.isSystem ? min(frame.width, frame.height) / 5 : 0
        let outline = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        if !picture.isSystem {
            fill(outline, .color(Color.Resolved(red: 0.9, green: 0.9, blue: 0.92)), FillStyle(), frame)
        }
        stroke(outline, picture.paint, StrokeStyle(lineWidth: line), frame)
        let count = CGFloat(max(picture.name.count, 1))
        let size = min(frame.height / 2, frame.width * 1.6 / count, 14)
        guard size.isFinite, size > 0.5, !picture.name.isEmpty else { return }
        let font = DisplayList.FontFace(size: size)
        text.words(
            picture.name,
            [("x", frame.midX.briefly), ("y", (frame.midY + size / 3).briefly), ("text-anchor", "middle")]
                + font.svgAttributes + attributes(picture.paint, as: "fill", in: frame))
    }
}
