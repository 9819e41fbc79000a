/// Modifiers of a text. An attribute that is set closer to the text takes precedence:
/// `Text("a").font(.title).font(.body)` is a title.
extension Text {
    /// Returns the text in a font.
    ///
    /// - Parameter font: The font; nil for the font of the environment.
    public nonisolated func font(_ font: Font?) -> Text { with(\.font, font) }

    /// Returns the text with another weight.
    ///
    /// - Parameter weight: The weight of the letters; nil for the font's own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

    /// Returns the text with another width.
    ///
    /// - Parameter width: The width of the letters; nil for the font's own.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }

    /// Returns the text with another design.
    ///
    /// - Parameter design: The design of the letters; nil for the font's own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }

    /// Returns the text in bold.
    ///
    /// ```swift
    /// Text("Read the ") + Text("whole").bold() + Text(" page")
    /// ```
    public nonisolated func bold() -> Text { with(\.isBold, true) }

    /// Returns the text with or without bold weight.
    ///
    /// - Parameter isActive: Whether the text is bold.
    public nonisolated func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }

    /// Returns the text in italics.
    public nonisolated func italic() -> Text { with(\.isItalic, true) }

    /// Returns the text with or without italics.
    ///
    /// - Parameter isActive: Whether the text is italic.
    public nonisolated func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }

    /// Returns the text with or without equally wide characters.
    ///
    /// - Parameter isActive: Whether all characters are equally wide.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }

    /// Returns the text with equally wide digits.
    public nonisolated func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

    /// Returns the text with additional space between its characters.
    ///
    /// - Parameter kerning: The additional space, in points; negative values move characters closer together.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }

    /// Returns the text with additional space between its characters; it replaces any kerning.
    ///
    /// - Parameter tracking: The additional space, in points; negative values move characters closer together.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }

    /// Returns the text moved relative to the baseline of its line.
    ///
    /// - Parameter baselineOffset: The distance, in points; positive values move the text up.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with(\.baselineOffset, baselineOffset)
    }

    /// Returns the text with a line under it.
    ///
    /// - Parameters:
    ///   - isActive: Whether the line is drawn.
    ///   - pattern: The pattern of the line; solid by default.
    ///   - color: The colour of the line; nil, the default, for the colour of the text.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(\.underline, Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// Returns the text with a line through it.
    ///
    /// - Parameters:
    ///   - isActive: Whether the line is drawn.
    ///   - pattern: The pattern of the line; solid by default.
    ///   - color: The colour of the line; nil, the default, for the colour of the text.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(\.strikethrough, Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// Returns the text in another scale.
    ///
    /// - Parameters:
    ///   - scale: The size relative to the surrounding text.
    ///   - isEnabled: Whether the scale applies.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.scale, scale) : self
    }

    /// Returns both texts joined; each keeps its attributes.
    ///
    /// - Parameters:
    ///   - lhs: The first text.
    ///   - rhs: The second text.
    public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
        if lhs.looks == .plain, rhs.looks == .plain { return Text(lhs.string + rhs.string, runs: nil) }
        return Text(lhs.string + rhs.string, runs: TextRuns.merging(lhs.allRuns + rhs.allRuns))
    }
}
