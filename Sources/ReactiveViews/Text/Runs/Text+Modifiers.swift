/// What is said nearer to the text counts: `Text("a").font(.title).font(.body)` is a title.
extension Text {
    /// Sets the font; nil is that of the environment.
    public nonisolated func font(_ font: Font?) -> Text { with(\.font, font) }

    /// Sets how thick the letters are; nil is as the font has it.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

    /// Sets how wide the letters are; nil is as the font has it.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }

    /// Sets what the letters look like; nil is as the font has it.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }

    public nonisolated func bold() -> Text { with(\.isBold, true) }

    /// The text, bold if this says so.
    public nonisolated func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }

    public nonisolated func italic() -> Text { with(\.isItalic, true) }

    /// The text, italic if this says so.
    public nonisolated func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }

    /// The text with all characters equally wide.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }

    /// The text with all digits equally wide.
    public nonisolated func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

    /// Adds points between characters.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }

    /// Adds points between characters, in place of any kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }

    /// Moves the text up from the baseline of its line.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with(\.baselineOffset, baselineOffset)
    }

    /// Draws a line under the text.
    ///
    /// - Parameter color: nil for that of the text.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(\.underline, Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// Draws a line through the text.
    ///
    /// - Parameter color: nil for that of the text.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(\.strikethrough, Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// The text smaller than the text around it, or as large again.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.scale, scale) : self
    }

    /// One text after the other, each as it looks.
    public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
        if lhs.looks == .plain, rhs.looks == .plain { return Text(lhs.string + rhs.string, runs: nil) }
        return Text(lhs.string + rhs.string, runs: TextRuns.merging(lhs.allRuns + rhs.allRuns))
    }
}
