/// A picture that is defined in a document.
struct SVGImage: Hashable {
    let content: DisplayList.PictureContent
    let size: CGSize
}

extension SVGWriter {
    /// Writes a picture whose bytes are known as data, a symbol as its glyph, and any other image as a placeholder.
    mutating func write(_ picture: DisplayList.Picture, _ frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        if let content = picture.content {
            let key = SVGImage(content: content, size: frame.size)
            if let id = pictures[key] { return write(picture, frame) { $0.use(id) } }
            if let bytes = content.bytes, let type = Self.mediaType(of: bytes) {
                let id = newID("i")
                pictures[key] = id
                return write(picture, frame) { text in
                    text.begin("image")
                    text.id(id)
                    text.attribute("width", frame.width)
                    text.attribute("height", frame.height)
                    text.literal(#" preserveAspectRatio="none" href="data:"#)
                    text.literal(type)
                    text.literal(";base64,")
                    text.base64(bytes)
                    text.endAttribute()
                }
            }
        }
        if picture.isSystem { writeSymbol(picture, frame) } else { writePlaceholder(frame) }
    }

    /// Writes an encoded picture at its place. A template is a mask for its paint.
    private mutating func write(
        _ picture: DisplayList.Picture, _ frame: CGRect, _ image: (inout SVGText) -> Void
    ) {
        guard picture.isTemplate else {
            text.begin("g")
            text.transform(move: frame.origin)
            text.end(isOpen: true)
            image(&text)
            text.end()
            text.close("g")
            return
        }
        text.begin("g")
        text.transform(move: frame.origin)
        text.end(isOpen: true)
        let id = newID("m")
        text.begin("mask")
        text.id(id)
        text.attribute("style", literal: "mask-type:alpha")
        text.end(isOpen: true)
        image(&text)
        text.end()
        text.close("mask")
        writeMaskedArea(CGRect(origin: .zero, size: frame.size), picture.paint, id)
        text.close("g")
    }

    /// Writes a rectangle that shows where a mask is opaque.
    mutating func writeMaskedArea(_ rect: CGRect, _ paint: Paint, _ mask: SVGID) {
        text.begin("g")
        text.attribute("mask", mask)
        text.end(isOpen: true)
        fill(Path(CGRect(origin: .zero, size: rect.size)), paint, FillStyle(), rect)
        text.close("g")
    }

    /// The media type of a format that browsers show; nil for others.
    private static func mediaType(of bytes: Data) -> StaticString? {
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

    /// Writes a grey area with the sign of a picture.
    private mutating func writePlaceholder(_ frame: CGRect) {
        let grey = Paint.color(Color.Resolved(red: 0.557, green: 0.557, blue: 0.576, opacity: 0.18))
        fill(Path(CGRect(origin: .zero, size: frame.size)), grey, FillStyle(), frame)
        let side = min(frame.width, frame.height) * 0.5
        guard side >= 6 else { return }
        let length = min(side, 32)
        let sign = DisplayList.Picture(
            name: "photo", isSystem: true,
            paint: .color(Color.Resolved(red: 0.557, green: 0.557, blue: 0.576, opacity: 0.8)))
        writeSymbol(
            sign, CGRect(x: frame.midX - length / 2, y: frame.midY - length / 2, width: length, height: length))
    }
}
