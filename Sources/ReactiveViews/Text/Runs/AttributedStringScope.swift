extension AttributeScopes {
    /// The attributes of an `AttributedString` that `Text` applies.
    ///
    /// ```swift
    /// var title = AttributedString("Total")
    /// title.font = .headline
    /// let text = Text(title)
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The kerning.
        public let kern: KerningAttribute
        /// The tracking.
        public let tracking: TrackingAttribute
        /// The offset from the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// The attribute's name in an encoded string.
            public static let name = "SwiftUI.Font"
        }
        /// The key of the kerning, in points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The attribute's name in an encoded string.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of the tracking, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The attribute's name in an encoded string.
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of the offset from the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The attribute's name in an encoded string.
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// The key of the line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The attribute's name in an encoded string.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The attribute's name in an encoded string.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    /// The scope of the attributes that `Text` applies.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Accesses an attribute of the scope by the name of its property.
    ///
    /// - Parameter keyPath: The key path of the attribute's property in the scope.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension TextAttributes {
    init(_ run: AttributedString.Runs.Run) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        font = run[Scope.FontAttribute.self]
        kerning = run[Scope.KerningAttribute.self]
        tracking = run[Scope.TrackingAttribute.self]
        baselineOffset = run[Scope.BaselineOffsetAttribute.self]
        underline = run[Scope.UnderlineStyleAttribute.self].map(Text.Line.init)
        strikethrough = run[Scope.StrikethroughStyleAttribute.self].map(Text.Line.init)
        link = run.link
        let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { isMonospaced = true }
        if intent.contains(.strikethrough), strikethrough == nil { strikethrough = Text.Line(isActive: true) }
    }
}

extension Text.Line {
    fileprivate init(_ style: Text.LineStyle) {
        self.init(isActive: true, pattern: style.pattern, color: style.color)
    }
}
