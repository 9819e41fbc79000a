extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(text), prompt, label())
    }

    /// A field that grows along an axis as the text gets longer.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(text).axis(axis), prompt, label())
    }

    /// A field for a value, in the environment's locale where the format sets none, which is written when the user
    /// submits or leaves the field, if the text can be read as one.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, label())
    }

    /// A field for a value or none: an empty text is none.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, label())
    }

    /// A field for a value that a formatter reads and writes.
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

/// What a formatter reads. ⚑ Formatters that can't read, and types that aren't read as numbers, dates or text, give nothing.
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
