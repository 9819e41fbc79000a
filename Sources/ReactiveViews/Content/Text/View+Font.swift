extension View {
    /// Sets the font of the texts in this view that don't set one themselves; nil is `body`.
    public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets how thick the letters are; nil is as the font has it.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        textAttribute(\.weight, weight, as: ModifierKind.Weight.self)
    }

    /// Sets how wide the letters are; nil is as the font has it.
    public func fontWidth(_ width: Font.Width?) -> some View {
        textAttribute(\.width, width, as: ModifierKind.Width.self)
    }

    /// Sets what the letters look like; nil is as the font has it.
    public func fontDesign(_ design: Font.Design?) -> some View {
        textAttribute(\.design, design, as: ModifierKind.Design.self)
    }

    public func bold(_ isActive: Bool = true) -> some View {
        textAttribute(\.isBold, isActive, as: ModifierKind.Bold.self)
    }

    public func italic(_ isActive: Bool = true) -> some View {
        textAttribute(\.isItalic, isActive, as: ModifierKind.Italic.self)
    }

    /// Makes all characters equally wide.
    public func monospaced(_ isActive: Bool = true) -> some View {
        textAttribute(\.isMonospaced, isActive, as: ModifierKind.Monospaced.self)
    }

    /// Makes all digits equally wide.
    public func monospacedDigit() -> some View {
        textAttribute(\.hasMonospacedDigits, true, as: ModifierKind.MonospacedDigits.self)
    }

    /// Adds points between characters.
    public func kerning(_ kerning: CGFloat) -> some View {
        textAttribute(\.kerning, kerning, as: ModifierKind.Kerning.self)
    }

    /// Adds points between characters, in place of any kerning.
    public func tracking(_ tracking: CGFloat) -> some View {
        textAttribute(\.tracking, tracking, as: ModifierKind.Tracking.self)
    }

    /// Moves texts up from the baseline of their lines.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAttribute(\.baselineOffset, baselineOffset, as: ModifierKind.BaselineOffset.self)
    }

    /// Shows texts in capitals or small letters; nil is as they are written. The words to find them by stay the same.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Sets how large the user wants text to be, for this view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the user's text size within a range, for this view.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let least = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, least), greatest)
        }
    }

    private func textAttribute<Value, Kind>(
        _ attribute: WritableKeyPath<TextAttributes, Value?>, _ value: Value?, as kind: Kind.Type
    ) -> some View {
        transformEnvironment(\.textSettings, as: kind) { $0.attributes[keyPath: attribute] = value }
    }
}
