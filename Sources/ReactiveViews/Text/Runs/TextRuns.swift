/// The runs of a text that differ in their attributes.
///
/// Invariants:
/// - The runs' lengths add up to that of the text in UTF-8, and no run is empty.
/// - Neighbours differ, unless one is an image or a value.
/// - At least one run has attributes, an image or a value.
final class TextRuns: Sendable {
    struct Run: Equatable, Sendable {
        /// The length in the text's UTF-8.
        var count: Int
        var attributes = TextAttributes()
        /// The image that the run's only character represents.
        var image: Image?
        /// The value that the run's characters represent, if the locale determines its notation.
        var value: TextValue?

        /// Whether the run can be merged with another one.
        fileprivate func looks(as other: Run) -> Bool {
            image == nil && other.image == nil && value == nil && other.value == nil && attributes == other.attributes
        }
    }

    let all: [Run]
    let hasImages: Bool
    let hasValues: Bool
    /// Whether a part is looked up in translations.
    let hasKeys: Bool
    /// Whether a part is spoken otherwise than it is written.
    let hasSpokenLabels: Bool
    /// Whether a part is formatted or looked up later, or spoken otherwise, so that it may depend on the time.
    let hasTimedValues: Bool
    /// Whether a part is a link, or is looked up in translations, which may have links.
    let mayHaveLinks: Bool

    private init(_ all: [Run]) {
        self.all = all
        var (hasImages, hasValues, hasKeys, hasSpokenLabels, hasTimedValues) = (false, false, false, false, false)
        var mayHaveLinks = false
        for index in all.indices {
            if all[index].image != nil { hasImages = true }
            if all[index].value != nil { hasValues = true }
            switch all[index].value {
            case .key: (hasKeys, hasTimedValues) = (true, true)
            case .value: hasTimedValues = true
            case .integer, nil: break
            }
            if all[index].attributes.link != nil { mayHaveLinks = true }
            if all[index].attributes.extras?.speech.label != nil { (hasSpokenLabels, hasTimedValues) = (true, true) }
        }
        self.hasImages = hasImages
        self.hasValues = hasValues
        self.hasKeys = hasKeys
        self.hasSpokenLabels = hasSpokenLabels
        self.hasTimedValues = hasTimedValues
        self.mayHaveLinks = mayHaveLinks || hasKeys
    }

    /// A text of one run that has attributes.
    convenience init(_ run: Run) { self.init([run]) }

    /// Returns the runs with equal neighbours merged; nil if no run has attributes, an image or a value.
    static func merging(_ runs: [Run]) -> TextRuns? {
        var merged: [Run] = []
        for run in runs where run.count > 0 {
            if let last = merged.last, last.looks(as: run) {
                merged[merged.count - 1].count += run.count
            } else {
                merged.append(run)
            }
        }
        let isPlain = merged.allSatisfy { $0.image == nil && $0.value == nil && $0.attributes == TextAttributes() }
        return isPlain ? nil : TextRuns(merged)
    }
}

extension TextRuns: Equatable {
    static func == (lhs: TextRuns, rhs: TextRuns) -> Bool {
        lhs === rhs || lhs.all.hasSameElements(as: rhs.all)
    }
}

extension TextRuns.Run {
    static func == (lhs: TextRuns.Run, rhs: TextRuns.Run) -> Bool {
        // Most runs have neither an image nor a value; comparing two nils copies them.
        lhs.count == rhs.count && lhs.attributes == rhs.attributes
            && (lhs.image == nil && rhs.image == nil || lhs.image == rhs.image)
            && (lhs.value == nil && rhs.value == nil || lhs.value == rhs.value)
    }
}

extension Text {
    /// The text's runs; a single one for a plain text.
    nonisolated var allRuns: [TextRuns.Run] {
        switch looks {
        case .plain: return [TextRuns.Run(count: string.utf8.count)]
        case .runs(let runs): return runs.all
        case .integers(let places):
            var runs: [TextRuns.Run] = []
            var end = 0
            for place in places.ranges {
                runs.append(TextRuns.Run(count: place.lowerBound - end))
                runs.append(TextRuns.Run(count: place.count, value: .integer))
                end = place.upperBound
            }
            return runs + [TextRuns.Run(count: string.utf8.count - end)]
        }
    }

    /// Returns the text with an attribute set on all runs that don't have it yet.
    // Inlined, so that the compiler sees through the key path.
    @inline(__always)
    nonisolated func with<Value>(
        _ attribute: WritableKeyPath<TextAttributes, Value?>, _ value: Value?
    ) -> Text {
        if value == nil { return self }
        if case .runs(let runs) = looks, runs.all.count == 1 {
            var run = runs.all[0]
            if run.attributes[keyPath: attribute] != nil { return self }
            run.attributes[keyPath: attribute] = value
            return Text(string, runs: TextRuns(run))
        }
        var outer = TextAttributes()
        outer[keyPath: attribute] = value
        if isPlain {
            return string.isEmpty
                ? self : Text(string, runs: TextRuns(TextRuns.Run(count: string.utf8.count, attributes: outer)))
        }
        var runs = allRuns
        for index in runs.indices { runs[index].attributes.fill(from: outer) }
        return Text(string, runs: TextRuns.merging(runs))
    }
}

// MARK: - For measuring

extension Text {
    /// Returns the text with its widths in an environment, for repeated size requests.
    ///
    /// - Parameter settings: The environment's text settings.
    package nonisolated func measured(in settings: TextSettings) -> MeasuredText {
        let text = (isTooLong ? beginning : self).localized(settings.locale)
        guard let runs = text.runs else {
            return MeasuredText(Self.run(settings.cased(text.string), TextAttributes(), settings))
        }
        // The only run has all characters.
        if runs.all.count == 1, !runs.hasImages {
            return MeasuredText(Self.run(settings.cased(text.string), runs.all[0].attributes, settings))
        }
        var rest = text.string.utf8[...]
        return MeasuredText(
            runs.all.map { run in
                let characters = rest.prefix(run.count)
                rest = rest.dropFirst(run.count)
                var result = Self.run(settings.cased(String(Substring(characters))), run.attributes, settings)
                if let image = run.image {
                    let font = run.attributes.font == nil ? settings.font : run.attributes.font
                    result.attachment = image.naturalSize(font: (font ?? .body).resolved(at: settings.dynamicTypeSize))
                }
                return result
            })
    }

    nonisolated static func run(
        _ string: String, _ attributes: TextAttributes, _ settings: TextSettings
    ) -> TextRun {
        let inherited = settings.attributes
        return TextRun(
            string, font: settings.resolvedFont(with: attributes),
            kerning: attributes.tracking ?? attributes.kerning ?? inherited.spacing,
            baselineOffset: attributes.baselineOffset ?? inherited.baselineOffset ?? 0)
    }

    /// Returns the size in a room. For repeated requests use `measured(in:)`.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil for unlimited.
    ///   - height: The available height, in points; nil for unlimited.
    ///   - environment: The environment of the text.
    package nonisolated func size(
        width: CGFloat? = nil, height: CGFloat? = nil, in environment: EnvironmentValues
    ) -> CGSize {
        let settings = environment.textSettings
        return measured(in: settings).size(width: width, height: height, options: settings.options)
    }

    /// Returns the lines in a room.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil for unlimited.
    ///   - height: The available height, in points; nil for unlimited.
    ///   - environment: The environment of the text.
    package nonisolated func layout(
        width: CGFloat? = nil, height: CGFloat? = nil, in environment: EnvironmentValues
    ) -> TextLayout {
        let settings = environment.textSettings
        return measured(in: settings).layout(width: width, height: height, options: settings.options)
    }
}
