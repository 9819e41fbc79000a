nonisolated extension View {
    /// Sets the font of the text in this view. A font that a text sets itself takes precedence.
    ///
    /// ```swift
    /// VStack {
    ///     Text("Title").font(.title)
    ///     Text("Body")
    /// }
    /// .font(.system(size: 14, design: .rounded))
    /// ```
    ///
    /// - Parameter font: The font; nil for `body`.
    public __consuming func font(_ font: Font?) -> some View {
        environment(\.font, font) { $0.font = $1 }
    }

    /// Sets the weight of the letters in this view.
    ///
    /// - Parameter weight: The weight; nil for the font's own.
    public __consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        textAttribute(\.weight, weight, as: ModifierKind.Weight.self)
    }

    /// Sets the width of the letters in this view.
    ///
    /// - Parameter width: The width; nil for the font's own.
    public __consuming func fontWidth(_ width: Font.Width?) -> some View {
        textAttribute(\.width, width, as: ModifierKind.Width.self)
    }

    /// Sets the design of the letters in this view.
    ///
    /// - Parameter design: The design; nil for the font's own.
    public __consuming func fontDesign(_ design: Font.Design?) -> some View {
        textAttribute(\.design, design, as: ModifierKind.Design.self)
    }

    /// Makes the text in this view bold.
    ///
    /// - Parameter isActive: Whether the text is bold.
    public __consuming func bold(_ isActive: Bool = true) -> some View {
        textAttribute(\.isBold, isActive, as: ModifierKind.Bold.self)
    }

    /// Makes the text in this view italic.
    ///
    /// - Parameter isActive: Whether the text is italic.
    public __consuming func italic(_ isActive: Bool = true) -> some View {
        textAttribute(\.isItalic, isActive, as: ModifierKind.Italic.self)
    }

    /// Uses equally wide characters for the text in this view.
    ///
    /// - Parameter isActive: Whether all characters are equally wide.
    public __consuming func monospaced(_ isActive: Bool = true) -> some View {
        textAttribute(\.isMonospaced, isActive, as: ModifierKind.Monospaced.self)
    }

    /// Uses equally wide digits for the text in this view.
    public __consuming func monospacedDigit() -> some View {
        textAttribute(\.hasMonospacedDigits, true, as: ModifierKind.MonospacedDigits.self)
    }

    /// Adds space between the characters of the text in this view.
    ///
    /// - Parameter kerning: The additional space, in points; negative values move characters closer together.
    public __consuming func kerning(_ kerning: CGFloat) -> some View {
        textAttribute(\.kerning, kerning, as: ModifierKind.Kerning.self)
    }

    /// Adds space between the characters of the text in this view; it replaces any kerning.
    ///
    /// - Parameter tracking: The additional space, in points; negative values move characters closer together.
    public __consuming func tracking(_ tracking: CGFloat) -> some View {
        textAttribute(\.tracking, tracking, as: ModifierKind.Tracking.self)
    }

    /// Moves the text in this view relative to the baseline of its line.
    ///
    /// - Parameter baselineOffset: The distance, in points; positive values move text up.
    public __consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAttribute(\.baselineOffset, baselineOffset, as: ModifierKind.BaselineOffset.self)
    }

    /// Converts the case of the text in this view. Tests still find the text as written.
    ///
    /// - Parameter textCase: The case; nil to show text as written.
    public __consuming func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Sets the preferred text size of this view.
    ///
    /// ```swift
    /// Text("Large").dynamicTypeSize(.accessibility1)
    /// ```
    ///
    /// - Parameter size: The text size.
    public __consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the user's preferred text size in this view.
    ///
    /// ```swift
    /// Text("Badge").dynamicTypeSize(...DynamicTypeSize.xLarge)
    /// ```
    ///
    /// - Parameter range: The allowed sizes; a size outside is replaced by the nearest allowed one. An empty range
    ///   changes nothing.
    public __consuming func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let least = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, least), greatest)
        }
    }

    private __consuming func textAttribute<Value, Kind>(
        _ attribute: WritableKeyPath<TextAttributes, Value?>, _ value: Value?, as kind: Kind.Type
    ) -> some View {
        // The kind stands for the attribute.
        environment(as: kind, value) { $0.textSettings.attributes[keyPath: attribute] = $1 }
    }
}
