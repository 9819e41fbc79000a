/// A value in a text whose notation depends on the environment's locale.
protocol LocalizableValue: Equatable, Sendable {
    func string(in locale: TextLocale) -> String
}

/// The value that a run of text represents.
enum TextValue: Sendable {
    /// An integer; the run's characters are in Swift's notation.
    case integer
    /// A value that is formatted later; the run's characters are a placeholder.
    indirect case value(any LocalizableValue)
    /// A text that is looked up later; the run's characters are a placeholder.
    case key(KeyedText)

    /// The placeholder of a value that is formatted later.
    static let placeholder = "\u{FFFC}"
}

extension TextValue: Equatable {
    static func == (lhs: TextValue, rhs: TextValue) -> Bool {
        switch (lhs, rhs) {
        case (.integer, .integer): true
        case (.value(let lhs), .value(let rhs)): lhs.isEqual(to: rhs)
        case (.key(let lhs), .key(let rhs)): lhs == rhs
        default: false
        }
    }
}

extension LocalizableValue {
    fileprivate func isEqual(to other: any LocalizableValue) -> Bool { other as? Self == self }
}

extension Text {
    /// Creates a text of one value.
    nonisolated init(_ value: any LocalizableValue) {
        let run = TextRuns.Run(count: TextValue.placeholder.utf8.count, value: .value(value))
        self.init(TextValue.placeholder, runs: TextRuns.merging([run]))
    }

    /// Returns the text with its values in a locale's notation.
    package nonisolated func localized(_ locale: TextLocale) -> Text {
        switch looks {
        case .plain: return self
        case .integers(let places):
            let format = locale.integers
            if places.areLeftAlone(by: format) { return Text(string, runs: nil) }
            return Text(string(places, format), runs: nil)
        case .runs(let runs):
            return runs.hasValues ? localized(runs, locale) : self
        }
    }

    /// Returns the characters in a locale's notation; nil if a part has attributes.
    nonisolated func plainString(in locale: TextLocale) -> String? {
        if isTooLong { return nil }
        return switch looks {
        case .plain: string
        case .integers: localized(locale).string
        case .runs: nil
        }
    }

    private nonisolated func string(_ places: IntegerPlaces, _ format: IntegerFormat) -> String {
        var result = ""
        var rest = Substring(string).utf8
        var end = 0
        for place in places.ranges {
            result += Substring(rest.prefix(place.lowerBound - end))
            rest = rest.dropFirst(place.lowerBound - end)
            result += format.string(rest.prefix(place.count))
            rest = rest.dropFirst(place.count)
            end = place.upperBound
        }
        return result + Substring(rest)
    }

    private nonisolated func localized(_ runs: TextRuns, _ locale: TextLocale) -> Text {
        var result = ""
        var rest = Substring(string).utf8
        let written = runs.all.flatMap { run in
            let characters = rest.prefix(run.count)
            rest = rest.dropFirst(run.count)
            var run = run
            let before = result.utf8.count
            switch run.value {
            case nil: result += Substring(characters)
            case .integer: result += locale.integers.string(characters)
            case .value(let value): result += value.string(in: locale)
            case .key(let keyed):
                let text = keyed.text(in: locale).localized(locale)
                result += text.string
                return text.allRuns.map { inner in
                    var inner = inner
                    inner.attributes.fill(from: run.attributes)
                    return inner
                }
            }
            run.count = result.utf8.count - before
            run.value = nil
            return [run]
        }
        return Text(result, runs: TextRuns.merging(written))
    }
}
