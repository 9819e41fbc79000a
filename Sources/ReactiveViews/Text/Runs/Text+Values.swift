extension Text {
    /// An image among text.
    public nonisolated init(_ image: Image) {
        let character = "\u{FFFC}"
        self.init(character, runs: TextRuns.merging([TextRuns.Run(count: character.utf8.count, image: image)]))
    }

    /// A value in a format, with the environment's locale, and the calendar and time zone for dates, where the format
    /// sets none.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedValue(input: input, format: format))
    }

    /// A value as a formatter puts it; nothing if it can't.
    public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// An object as a formatter puts it; nothing if it can't.
    public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Text with attributes. Fonts, kerning and the like are kept, see `AttributeScopes.SwiftUIAttributes`.
    @_disfavoredOverload  // Literals are keys of translations, though they could be attributed strings as well.
    public nonisolated init(_ attributedContent: AttributedString) {
        var string = ""
        var runs: [TextRuns.Run] = []
        for run in attributedContent.runs {
            let characters = String(attributedContent.characters[run.range])
            string += characters
            runs.append(TextRuns.Run(count: characters.utf8.count, attributes: TextAttributes(run)))
        }
        self.init(string, runs: TextRuns.merging(runs))
    }
}
