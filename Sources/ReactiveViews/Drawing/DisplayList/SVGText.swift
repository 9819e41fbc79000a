/// XML text under construction, as UTF-8. Names of elements and attributes are literals; only values are escaped.
///
/// An element is `begin`, its attributes, and `end`: `<name a="1"/>`, or `<name a="1">` if it is open.
struct SVGText {
    private var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    // MARK: Elements

    mutating func begin(_ name: StaticString) {
        bytes.append(UInt8(ascii: "<"))
        literal(name)
    }

    /// Ends the tag that was begun last.
    mutating func end(isOpen: Bool = false) {
        literal(isOpen ? ">\n" : "/>\n")
    }

    mutating func open(_ name: StaticString) {
        begin(name)
        end(isOpen: true)
    }

    mutating func close(_ name: StaticString) {
        literal("</")
        literal(name)
        literal(">\n")
    }

    /// Ends the start tag of a text, and writes its characters and its end tag.
    mutating func endText(_ words: String) {
        literal(">")
        escaped(words)
        literal("</text>\n")
    }

    mutating func append(_ other: SVGText) { bytes += other.bytes }

    // MARK: Attributes

    private mutating func beginAttribute(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        literal(name)
        literal("=\"")
    }

    mutating func endAttribute() { bytes.append(UInt8(ascii: "\"")) }

    mutating func attribute(_ name: StaticString, _ value: CGFloat) {
        beginAttribute(name)
        number(value)
        endAttribute()
    }

    mutating func attribute(_ name: StaticString, literal value: StaticString) {
        beginAttribute(name)
        literal(value)
        endAttribute()
    }

    mutating func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        escaped(value)
        endAttribute()
    }

    /// Appends an attribute with numbers, separated by spaces.
    mutating func attribute(_ name: StaticString, _ values: [CGFloat]) {
        beginAttribute(name)
        numbers(values)
        endAttribute()
    }

    mutating func id(_ id: SVGID) {
        beginAttribute("id")
        identifier(id)
        endAttribute()
    }

    /// Appends an attribute that refers to a definition by `url(#…)`.
    mutating func attribute(_ name: StaticString, _ id: SVGID) {
        beginAttribute(name)
        literal("url(#")
        identifier(id)
        literal(")\"")
    }

    mutating func use(_ id: SVGID) {
        literal("<use href=\"#")
        identifier(id)
        endAttribute()
    }

    /// Appends a `transform` attribute that moves, and multiplies with a matrix unless that is the identity.
    mutating func transform(move origin: CGPoint, _ matrix: CGAffineTransform = .identity) {
        guard origin != .zero || !matrix.isIdentity else { return }
        beginAttribute("transform")
        if origin != .zero {
            literal("translate(")
            pair(origin.x, origin.y)
            literal(")")
            if !matrix.isIdentity { bytes.append(UInt8(ascii: " ")) }
        }
        if !matrix.isIdentity {
            literal("matrix(")
            numbers([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
            literal(")")
        }
        endAttribute()
    }

    /// Appends a `transform` attribute that moves and scales.
    mutating func transform(move origin: CGPoint, scale: CGSize) {
        beginAttribute("transform")
        literal("translate(")
        pair(origin.x, origin.y)
        literal(") scale(")
        number(scale.width, decimals: 5)
        if scale.width != scale.height {
            bytes.append(UInt8(ascii: " "))
            number(scale.height, decimals: 5)
        }
        literal(")")
        endAttribute()
    }

    /// Appends a colour, followed by an opacity unless the colour is opaque.
    mutating func color(_ name: StaticString, _ opacityName: StaticString, _ color: Color.Resolved) {
        beginAttribute(name)
        hexadecimal(color)
        endAttribute()
        let opacity = color.usableOpacity
        if opacity != 1 { attribute(opacityName, CGFloat(opacity)) }
    }

    mutating func hexadecimal(_ color: Color.Resolved) {
        bytes.append(UInt8(ascii: "#"))
        for component in [color.red, color.green, color.blue] {
            let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
            for digit in [byte >> 4, byte & 15] { bytes.append(UInt8(digit < 10 ? 48 + digit : 55 + digit)) }
        }
    }

    /// Appends the `d` attribute for a path that is moved.
    mutating func path(_ path: Path, dx: CGFloat = 0, dy: CGFloat = 0) {
        beginAttribute("d")
        path.forEach { element in
            switch element {
            case .move(let end):
                bytes.append(UInt8(ascii: "M"))
                pair(end.x + dx, end.y + dy)
            case .line(let end):
                bytes.append(UInt8(ascii: "L"))
                pair(end.x + dx, end.y + dy)
            case .quadCurve(let end, let control):
                bytes.append(UInt8(ascii: "Q"))
                pair(control.x + dx, control.y + dy)
                bytes.append(UInt8(ascii: " "))
                pair(end.x + dx, end.y + dy)
            case .curve(let end, let control1, let control2):
                bytes.append(UInt8(ascii: "C"))
                pair(control1.x + dx, control1.y + dy)
                bytes.append(UInt8(ascii: " "))
                pair(control2.x + dx, control2.y + dy)
                bytes.append(UInt8(ascii: " "))
                pair(end.x + dx, end.y + dy)
            case .closeSubpath: bytes.append(UInt8(ascii: "Z"))
            }
        }
        endAttribute()
    }

    // MARK: Characters

    mutating func literal(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func identifier(_ id: SVGID) {
        bytes.append(id.prefix)
        digits(UInt(id.number))
    }

    private mutating func pair(_ x: CGFloat, _ y: CGFloat) {
        number(x)
        bytes.append(UInt8(ascii: " "))
        number(y)
    }

    private mutating func numbers(_ values: [CGFloat]) {
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            number(value)
        }
    }

    /// Appends a number as `briefly` does, clamped to ±1 000 000 000, because SVG has no infinite numbers. NaN is 0.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - decimals: The greatest number of decimals, at most 6.
    mutating func number(_ value: CGFloat, decimals: Int = 3) {
        let value = value.isNaN ? 0 : value
        var unit: UInt = 1
        for _ in 0..<decimals { unit *= 10 }
        let scaled = Int((min(max(Double(value), -1e9), 1e9) * Double(unit)).rounded())
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        var (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: unit)
        digits(whole)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest > 0 {
            unit /= 10
            (whole, rest) = rest.quotientAndRemainder(dividingBy: unit)
            bytes.append(48 + UInt8(whole))
        }
    }

    private mutating func digits(_ value: UInt) {
        var unit: UInt = 1
        while value / unit >= 10 { unit *= 10 }
        var rest = value
        while unit > 0 {
            let (digit, remainder) = rest.quotientAndRemainder(dividingBy: unit)
            bytes.append(48 + UInt8(digit))
            rest = remainder
            unit /= 10
        }
    }

    /// Appends text with XML's special characters escaped, white space as spaces, and without forbidden characters.
    mutating func escaped(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            var index = 0
            while index < utf8.count {
                let byte = utf8[index]
                var length = 1
                let replacement: StaticString?
                switch byte {
                case UInt8(ascii: "&"): replacement = "&amp;"
                case UInt8(ascii: "<"): replacement = "&lt;"
                case UInt8(ascii: ">"): replacement = "&gt;"
                case UInt8(ascii: "\""): replacement = "&quot;"
                case 9, 10, 13: replacement = " "
                case 0..<0x20: replacement = ""
                case 0xEF where index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE:
                    // U+FFFE and U+FFFF.
                    length = 3
                    replacement = ""
                default: replacement = nil
                }
                if let replacement {
                    bytes.append(contentsOf: utf8[start..<index])
                    literal(replacement)
                    start = index + length
                }
                index += length
            }
            bytes.append(contentsOf: utf8[start...])
        }
    }

    /// Appends the bytes in base 64.
    mutating func base64(_ data: Data) { bytes.append(contentsOf: data.base64EncodedData()) }
}

/// The id of a definition: a letter and a number.
struct SVGID: Hashable, Sendable {
    let prefix: UInt8
    let number: Int
}

extension Color.Resolved {
    /// The opacity from 0 to 1; 0 if it isn't a number.
    var usableOpacity: Float { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }
}
