#if !canImport(Darwin)
    /// Reads the text of an HTML document.
    ///
    /// Invariants: `position ≤ text.endIndex`; spaces don't follow one another in the result, except in `pre`; the
    /// result never begins with a line break.
    struct HTMLText {
        private let text: Substring
        private var position: Substring.Index
        private var result = ""
        /// The names of the open elements.
        private var open: [String] = []
        /// The line breaks that stand before the next characters.
        private var breaks = 0
        private var hasSpace = false
        /// The numbers of the lists around; nil for one without.
        private var lists: [Int?] = []

        /// Elements that begin and end a line.
        private static let lines: Set<String> = [
            "p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "div", "li", "ul", "ol", "tr", "table",
            "section", "article", "header", "footer", "dt", "dd",
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

        init(_ text: String) {
            self.text = text[...]
            position = self.text.startIndex
        }

        mutating func read() -> String {
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
            open.append(name)
            // What a script contains isn't HTML.
            if name == "script" || name == "style" {
                position = text[position...].firstRange(of: "</\(name)")?.lowerBound ?? text.endIndex
            }
        }

        private mutating func close(_ name: String) {
            guard let index = open.lastIndex(of: name) else { return }
            open.removeSubrange(index...)
            if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
            startLine(name)
        }

        private mutating func startLine(_ name: String) {
            if Self.lines.contains(name) { breaks = max(breaks, 1) }
        }

        private mutating func appendMarker() {
            guard let number = lists.last ?? nil else { return append("• ") }
            lists[lists.count - 1] = number + 1
            append("\(number + 1). ")
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
            guard Self.hidden.isDisjoint(with: open) else { return }
            let isPreformatted = open.contains("pre")
            if !isPreformatted, characters.allSatisfy({ $0.isWhitespace && $0 != "\u{A0}" }) {
                hasSpace = true
                return
            }
            var text = characters
            if result.isEmpty {
                breaks = 0
            } else if breaks > 0 {
                text = String(repeating: "\n", count: breaks) + text
            } else if hasSpace {
                text = " " + text
            }
            breaks = 0
            hasSpace = characters.hasSuffix(" ") && !isPreformatted
            if hasSpace { text.removeLast() }
            result += text
        }
    }
#endif
