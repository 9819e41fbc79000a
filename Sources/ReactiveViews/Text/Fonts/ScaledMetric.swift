/// A length that grows and shrinks with the user's text size, as the text of a style does. Exact, not rounded (⚑).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let base: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at the size of the place that the view is at.
    public var wrappedValue: Value { base * Value(style.scale(at: dynamicTypeSize)) }
}
