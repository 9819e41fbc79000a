/// A picture that is defined in a document.
struct SVGImage: Hashable {
    let content: DisplayList.PictureContent
    let size: CGSize
}

extension SVGWriter {
    /// Writes a picture whose bytes are known as data, a symbol as its glyph, and any other image as a placeholder.
    mutating func write(_ picture: DisplayList.Picture, _ frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        if let resizing = picture.resizing, let content = picture.content, let id = define(content, resizing.size) {
            return write(picture, resizing, id, frame)
        }
        if let content = picture.content {
            let key = SVGImage(content: content, size: frame.size)
            if let id = pictures[key] {
                return write(picture, frame) { text in
                    text.use(id)
                    text.end()
                }
            }
            if let bytes = content.bytes, let type = Self.mediaType(of: bytes) {
                let id = newID("i")
                pictures[key] = id
                return write(picture, frame) { $0.image(id, frame.size, bytes, type) }
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
        text.close("mask")
        writeMaskedArea(CGRect(origin: .zero, size: frame.size), picture.paint, id)
        text.close("g")
    }

    /// Defines a picture of its own size, and returns its id; nil if there are no bytes that browsers show.
    private mutating func define(_ content: DisplayList.PictureContent, _ size: CGSize) -> SVGID? {
        let key = SVGImage(content: content, size: size)
        if let id = pictures[key] { return id }
        guard let bytes = content.bytes, let type = Self.mediaType(of: bytes) else { return nil }
        let id = newID("i")
        pictures[key] = id
        text.open("defs")
        text.image(id, size, bytes, type)
        text.close("defs")
        return id
    }

    /// Writes a picture that is repeated, or whose edges keep their size.
    private mutating func write(
        _ picture: DisplayList.Picture, _ resizing: DisplayList.Picture.Resizing, _ id: SVGID, _ frame: CGRect
    ) {
        if resizing.isTiled {
            let pattern = newID("t")
            text.open("defs")
            text.begin("pattern")
            text.id(pattern)
            text.literal(#" patternUnits="userSpaceOnUse""#)
            text.attribute("width", resizing.size.width)
            text.attribute("height", resizing.size.height)
            text.end(isOpen: true)
            text.use(id)
            text.end()
            text.close("pattern")
            text.close("defs")
            return write(picture, frame) { text in
                text.begin("rect")
                text.attribute("width", frame.width)
                text.attribute("height", frame.height)
                text.attribute("fill", pattern)
                text.end()
            }
        }
        let (size, center) = (resizing.size, resizing.center)
        let columns = Self.parts(center.minX, center.maxX, of: size.width, in: frame.width)
        let rows = Self.parts(center.minY, center.maxY, of: size.height, in: frame.height)
        write(picture, frame) { text in
            for row in rows {
                for column in columns {
                    text.part(
                        of: id, CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                        in: CGRect(x: column.start, y: row.start, width: column.room, height: row.room))
                }
            }
        }
    }

    /// Returns the parts of a picture along an axis, and their places in a frame. Caps that don't fit are smaller.
    private static func parts(
        _ first: CGFloat, _ second: CGFloat, of length: CGFloat, in room: CGFloat
    ) -> [(from: CGFloat, length: CGFloat, start: CGFloat, room: CGFloat)] {
        let caps = first + length - second
        let scale = caps > room ? room / caps : 1
        let (start, end) = (first * scale, room - (length - second) * scale)
        return [
            (0, first, 0, start), (first, second - first, start, end - start),
            (second, length - second, end, room - end),
        ]
        .filter { $0.1 > 0 && $0.3 > 0 }
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

extension SVGText {
    /// Appends an encoded picture, stretched to a size.
    fileprivate mutating func image(_ id: SVGID, _ size: CGSize, _ bytes: Data, _ type: StaticString) {
        begin("image")
        self.id(id)
        attribute("width", size.width)
        attribute("height", size.height)
        literal(#" preserveAspectRatio="none" href="data:"#)
        literal(type)
        literal(";base64,")
        base64(bytes)
        endAttribute()
        end()
    }

    /// Appends a part of a defined picture, stretched to a rectangle.
    fileprivate mutating func part(of id: SVGID, _ part: CGRect, in rect: CGRect) {
        begin("svg")
        attribute("x", rect.minX)
        attribute("y", rect.minY)
        attribute("width", rect.width)
        attribute("height", rect.height)
        attribute("viewBox", [part.minX, part.minY, part.width, part.height])
        literal(#" preserveAspectRatio="none""#)
        end(isOpen: true)
        use(id)
        end()
        close("svg")
    }
}
