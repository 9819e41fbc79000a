extension TextField {
    /// Creates a field for a line of text.
    ///
    /// - Parameters:
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - label: The label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(text), prompt, label())
    }

    /// Creates a field with an axis for long texts.
    ///
    /// - Parameters:
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - axis: The axis along which a long text grows; without effect here.
    ///   - label: The label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(text).axis(axis), prompt, label())
    }

    /// Creates a field for a formatted value.
    ///
    /// A format without a locale takes the environment's. If the text can't be parsed, the field shows the old value
    /// again.
    ///
    /// - Parameters:
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - format: The format, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - label: The label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, label())
    }

    /// Creates a field for an optional formatted value.
    ///
    /// An empty text means nil.
    ///
    /// - Parameters:
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - format: The format, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - label: The label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, label())
    }

    /// Creates a field for a value of a formatter.
    ///
    /// A number formatter parses numbers, a date formatter parses dates. Apple's documentation doesn't define other
    /// formatters; here they keep the typed text, and the value must be a text.
    ///
    /// - Parameters:
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - label: The label.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.formatted(value, formatter), prompt, label())
    }
}

extension TextEntry {
    static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> TextEntry
    where F.FormatOutput == String {
        TextEntry(
            value, format: { format.completed(by: $1).format($0) },
            parse: { try? format.completed(by: $1).parseStrategy.parse($0) })
    }

    static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> TextEntry
    where F.FormatOutput == String {
        TextEntry(
            value,
            format: { value, locale in value.map { format.completed(by: locale).format($0) } ?? "" },
            parse: { text, locale in
                if text.isEmpty { return .some(nil) }
                guard let parsed = try? format.completed(by: locale).parseStrategy.parse(text) else { return nil }
                return .some(parsed)
            })
    }

    static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextEntry {
        TextEntry(
            value, format: { value, _ in formatter.string(for: value) ?? "" },
            parse: { text, _ in read(text, formatter) })
    }
}

/// Returns the value that a formatter parses; nil if it can't parse the text, or if the type isn't a number, a date or
/// a text.
///
/// Apple's documentation doesn't define these cases.
private func read<V>(_ text: String, _ formatter: Formatter) -> V? {
    if let numbers = formatter as? NumberFormatter, let number = numbers.number(from: text) {
        let values: [Any] = [number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number]
        for value in values { if let value = value as? V { return value } }
        return nil
    }
    if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
    if let dates = formatter as? ISO8601DateFormatter { return dates.date(from: text) as? V }
    return formatter is NumberFormatter ? nil : text as? V
}
