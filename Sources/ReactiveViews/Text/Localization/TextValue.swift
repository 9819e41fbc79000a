/// A value in a text that is written as the environment's locale has it.
protocol LocalizableValue: Equatable, Sendable {
    func string(in locale: TextLocale) -> String
}

/// What a run of text stands for.
enum TextValue: Sendable {
    /// The run's characters are an integer, written as Swift does it.
    case integer
    /// The run's characters only keep the place.
    indirect case value(any LocalizableValue)

    /// What stands in a text for a value that is written later.
    static let placeholder = "\u{FFFC}"
}

extension TextValue: Equatable {
    static func == (lhs: TextValue, rhs: TextValue) -> Bool {
        switch (lhs, rhs) {
        case (.integer, .integer): true
        case (.value(let lhs), .value(let rhs)): lhs.isEqual(to: rhs)
        default: false
        }
    }
}

extension LocalizableValue {
    fileprivate func isEqual(to other: any LocalizableValue) -> Bool { other as? Self == self }
}

extension Text {
    /// A text that is one value.
    nonisolated init(_ value: any LocalizableValue) {
        let run = TextRuns.Run(count: TextValue.placeholder.utf8.count, value: .value(value))
        self.init(TextValue.placeholder, runs: TextRuns.merging([run]))
    }

    /// The text with its values as a locale writes them.
    nonisolated func localized(_ locale: TextLocale) -> Text {
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

    /// The characters as a locale has them; nil if something was said about how they look.
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
        let written = runs.all.map { run in
            let characters = rest.prefix(run.count)
            rest = rest.dropFirst(run.count)
            var run = run
            let before = result.utf8.count
            switch run.value {
            case nil: result += Substring(characters)
            case .integer: result += locale.integers.string(characters)
            case .value(let value): result += value.string(in: locale)
            }
            run.count = result.utf8.count - before
            run.value = nil
            return run
        }
        return Text(result, runs: TextRuns.merging(written))
    }
}
