extension Text {
    /// Creates a text of one image, which flows with the text around it.
    ///
    /// - Parameter image: The image.
    public nonisolated init(_ image: Image) {
        let character = "\u{FFFC}"
        self.init(character, runs: TextRuns.merging([TextRuns.Run(count: character.utf8.count, image: image)]))
    }

    /// Creates a text of a formatted value.
    ///
    /// The environment's locale and, for dates, its calendar and time zone apply where the format sets none.
    ///
    /// ```swift
    /// Text(0.25, format: .percent)
    /// ```
    ///
    /// - Parameters:
    ///   - input: The value to format.
    ///   - format: The format.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedValue(input: input, format: format))
    }

    /// Creates a text of a value with a formatter.
    ///
    /// - Parameters:
    ///   - subject: The value to format.
    ///   - formatter: The formatter. If it can't format the value, the text is empty.
    public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text of an object with a formatter.
    ///
    /// - Parameters:
    ///   - subject: The object to format.
    ///   - formatter: The formatter. If it can't format the object, the text is empty.
    public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text of a date with a formatter.
    ///
    /// - Parameters:
    ///   - date: The date to format.
    ///   - formatter: The formatter. If it can't format the date, the text is empty.
    public nonisolated init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? "")
    }

    /// Creates a text of a decimal number with a formatter.
    ///
    /// - Parameters:
    ///   - number: The number to format.
    ///   - formatter: The formatter. If it can't format the number, the text is empty.
    public nonisolated init(_ number: Decimal, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: NSDecimalNumber(decimal: number)) ?? "")
    }

    /// Creates a text of an attributed string. The attributes of `AttributeScopes.SwiftUIAttributes`,
    /// links and the emphasis of Markdown apply.
    ///
    /// - Parameter attributedContent: The characters and their attributes.
    @_disfavoredOverload  // A literal is a localization key, though it could be an attributed string as well.
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
