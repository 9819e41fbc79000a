#if !canImport(Darwin)
    /// Reads the text of an HTML document.
    ///
    /// Invariants: `position ≤ text.endIndex`; spaces don't follow one another in the result, except in `pre`; the result
    /// never begins with a line break.
    struct HTMLText {
        private let text: Substring
        private var position: Substring.Index
        private let attributes: [NSAttributedString.Key: Any]
        private let result = NSMutableAttributedString()
        private var open: [(name: String, link: String?)] = []
        /// The line breaks that stand before the next characters.
        private var breaks = 0
        private var hasSpace = false
        /// The numbers of the lists around; nil for one without.
        private var lists: [Int?] = []

        /// Elements with a paragraph of their own, and those with a line.
        private static let paragraphs: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote"]
        private static let lines: Set<String> = [
            "div", "li", "ul", "ol", "tr", "table", "section", "article", "header", "footer", "dt", "dd",
        ]
        private static let hidden: Set<String> = ["script", "style", "head", "title", "template"]
        private static let withoutContent: Set<String> = ["br", "hr", "img", "input", "meta", "link", "wbr"]
        private static let entities: [Substring: String] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
            "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
            "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£",
            "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "deg": "°", "times": "×", "divide": "÷",
            "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
            "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "larr": "←", "rarr": "→",
        ]

        init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
            self.text = text[...]
            position = self.text.startIndex
            self.attributes = attributes
        }

        mutating func read() -> NSAttributedString {
            while position < text.endIndex {
                if text[position] == "<", let end = text[position...].firstIndex(of: ">") {
                    readTag(end)
                } else if text[position] == "&" {
                    append(readEntity())
                } else {
                    append(String(text[position]))
                    position = text.index(after: position)
                }
            }
            return result
        }

        // MARK: Tags

        private mutating func readTag(_ end: Substring.Index) {
            if text[position...].hasPrefix("<!--") {
                let rest = text[position...]
                position = rest.firstRange(of: "-->")?.upperBound ?? text.endIndex
                return
            }
            let tag = text[text.index(after: position)..<end]
            position = text.index(after: end)
            let isEnd = tag.hasPrefix("/")
            let name = (isEnd ? tag.dropFirst() : tag).prefix { $0.isLetter || $0.isNumber }.lowercased()
            if isEnd { close(name) } else { begin(name, tag) }
        }

        private mutating func begin(_ name: String, _ tag: Substring) {
            switch name {
            case "br": breaks += 1
            case "ul": lists.append(nil)
            case "ol": lists.append(0)
            default: break
            }
            startLine(name)
            if name == "li" { appendMarker() }
            guard !Self.withoutContent.contains(name), !name.isEmpty, !tag.hasSuffix("/") else { return }
            open.append((name, name == "a" ? Self.value(of: "href", in: tag) : nil))
            // What a script contains isn't HTML.
            if name == "script" || name == "style" {
                position = text[position...].firstRange(of: "</\(name)")?.lowerBound ?? text.endIndex
            }
        }

        private mutating func close(_ name: String) {
            guard let index = open.lastIndex(where: { $0.name == name }) else { return }
            open.removeSubrange(index...)
            if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
            startLine(name)
        }

        private mutating func startLine(_ name: String) {
            if Self.paragraphs.contains(name) || Self.lines.contains(name) { breaks = max(breaks, 1) }
        }

        private mutating func appendMarker() {
            guard let number = lists.last else { return append("• ") }
            guard let number else { return append("• ") }
            lists[lists.count - 1] = number + 1
            append("\(number + 1). ")
        }

        private static func value(of attribute: String, in tag: Substring) -> String? {
            guard let name = tag.firstRange(of: "\(attribute)=") else { return nil }
            let rest = tag[name.upperBound...]
            guard let quote = rest.first, quote == "\"" || quote == "'" else {
                return String(rest.prefix { !$0.isWhitespace })
            }
            return String(rest.dropFirst().prefix { $0 != quote })
        }

        // MARK: Text

        /// Reads `&amp;`, `&#38;` or `&#x26;`; an ampersand that begins none of these is text.
        private mutating func readEntity() -> String {
            let start = position
            let rest = text[text.index(after: start)...].prefix(10)
            position = text.index(after: start)
            guard let end = rest.firstIndex(of: ";") else { return "&" }
            let name = rest[..<end]
            let replacement: String?
            if name.hasPrefix("#x") || name.hasPrefix("#X") {
                replacement = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
            } else if name.hasPrefix("#") {
                replacement = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map { String($0) }
            } else {
                replacement = Self.entities[name]
            }
            guard let replacement else { return "&" }
            position = text.index(after: end)
            return replacement
        }

        private mutating func append(_ characters: String) {
            guard !open.contains(where: { Self.hidden.contains($0.name) }) else { return }
            let isPreformatted = open.contains { $0.name == "pre" }
            if !isPreformatted, characters.allSatisfy({ $0.isWhitespace && $0 != "\u{A0}" }) {
                hasSpace = true
                return
            }
            var text = characters
            if result.length == 0 {
                breaks = 0
            } else if breaks > 0 {
                text = String(repeating: "\n", count: breaks) + text
            } else if hasSpace {
                text = " " + text
            }
            breaks = 0
            hasSpace = characters.hasSuffix(" ") && !isPreformatted
            if hasSpace { text.removeLast() }
            result.append(NSAttributedString(string: text, attributes: style))
        }

        private var style: [NSAttributedString.Key: Any] {
            var style = attributes
            let names = Set(open.map(\.name))
            let isBold = !names.isDisjoint(with: ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"])
            let isItalic = !names.isDisjoint(with: ["i", "em", "cite"])
            if style[.font] == nil || isBold || isItalic {
                let size = (attributes[.font] as? UIFont)?.pointSize ?? 12
                let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
                var traits: UIFontDescriptor.SymbolicTraits = isBold ? .traitBold : []
                if isItalic { traits.insert(.traitItalic) }
                style[.font] =
                    isItalic
                    ? UIFont(
                        descriptor: font.fontDescriptor.withSymbolicTraits(traits) ?? font.fontDescriptor, size: size)
                    : font
            }
            if names.contains("u") { style[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if let link = open.last(where: { $0.link != nil })?.link { style[.link] = URL(string: link) ?? link }
            return style
        }
    }
#endif
