/// A property wrapper that scales a number with the user's text size, like the text of a style.
///
/// Apple's documentation doesn't define any rounding; here the value is exact.
///
/// ```swift
/// struct Avatar: View {
///     @ScaledMetric(relativeTo: .headline) private var side = 40.0
///
///     var body: some View {
///         Circle().frame(width: side, height: side)
///     }
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a number that scales like a text style.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value at the standard text size.
    ///   - textStyle: The text style whose scaling the value follows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a number that scales like body text.
    ///
    /// - Parameter wrappedValue: The value at the standard text size.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The value at the dynamic type size of the view's environment.
    public var wrappedValue: Value { base * Value(style.scale(at: dynamicTypeSize)) }
}
