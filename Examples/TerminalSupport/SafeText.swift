extension StringProtocol {
    /// The text without anything that a terminal would obey: each control character, and each that changes the
    /// direction of what follows, is a visible sign. What a view shows may be hostile; it is to be printed by this.
    ///
    /// ```swift
    /// "a\u{1B}[2Jb".terminalSafe  // "a␛[2Jb"
    /// ```
    public var terminalSafe: String { terminalSafe(keepingLineEnds: false) }

    /// The same.
    ///
    /// - Parameter keepingLineEnds: whether `"\n"` stays; for texts of several lines.
    public func terminalSafe(keepingLineEnds: Bool) -> String {
        guard unicodeScalars.contains(where: { $0.isObeyed && !(keepingLineEnds && $0 == "\n") }) else {
            return String(self)
        }
        var safe = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if keepingLineEnds && scalar == "\n" || !scalar.isObeyed {
                safe.append(scalar)
            } else {
                safe.append(scalar.visibleSign)
            }
        }
        return String(safe)
    }
}

extension Unicode.Scalar {
    /// Whether a terminal does something else than to show it.
    fileprivate var isObeyed: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Line and paragraph separators; embeddings, overrides and isolates of the direction.
        case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The picture of a control character that Unicode has.
    fileprivate var visibleSign: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
