extension AttributeScopes {
    /// The attributes of an `AttributedString` that texts follow.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
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
    }
}

extension Text.Line {
    fileprivate init(_ style: Text.LineStyle) {
        self.init(isActive: true, pattern: style.pattern, color: style.color)
    }
}
