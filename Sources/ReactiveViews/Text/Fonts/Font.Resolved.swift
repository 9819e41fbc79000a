extension Font {
    /// What a font depends on where it is shown.
    public struct Context: Hashable, Sendable {
        let dynamicTypeSize: DynamicTypeSize
    }

    /// The properties of a font where it is shown.
    public struct Resolved: Hashable, Sendable {
        let font: ResolvedFont

        /// The size of an em, in points.
        public var pointSize: CGFloat { font.usableSize }
        /// The weight of the letters.
        public var weight: Weight { font.weight }
        /// The width of the letters.
        public var width: Width { font.width }
        /// The distance between lines.
        public var leading: Leading { font.leading }
        /// Whether the letters are bold.
        public var isBold: Bool { font.weight.value >= Weight.bold.value }
        /// Whether the letters are italic.
        public var isItalic: Bool { font.isItalic }
        /// Whether all letters have the same width.
        public var isMonospaced: Bool { font.isMonospaced }
        /// Whether small letters are small capitals.
        public var isLowercaseSmallCaps: Bool { font.hasSmallCapitals }
        /// Whether capitals are small capitals. False: no font here has them.
        public var isUppercaseSmallCaps: Bool { false }
        /// Whether all letters are small capitals. False: no font here has them.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font of text without a font: body text.
    public static let `default` = Font.body

    /// Returns the properties of the font where it is shown.
    ///
    /// ```swift
    /// @Environment(\.fontResolutionContext) private var context
    ///
    /// var lineHeight: CGFloat { Font.title.resolve(in: context).pointSize * 1.2 }
    /// ```
    ///
    /// - Parameter context: The environment's `fontResolutionContext`.
    public func resolve(in context: Context) -> Resolved {
        Resolved(font: resolved(at: context.dynamicTypeSize))
    }
}

extension EnvironmentValues {
    /// What fonts depend on here, for `Font.resolve(in:)`.
    public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize) }
}
