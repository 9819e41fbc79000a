/// The scaling of values with the size that the user prefers.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The scaling of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the scaling of a text style.
    ///
    /// - Parameter textStyle: The style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font at the size that the user prefers.
    ///
    /// - Parameter font: The font at the standard size.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    /// Returns a font at the size of traits.
    ///
    /// - Parameters:
    ///   - font: The font at the standard size.
    ///   - traitCollection: The traits; nil for the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    /// Returns a font at the size that the user prefers, up to a maximum.
    ///
    /// - Parameters:
    ///   - font: The font at the standard size.
    ///   - maximumPointSize: The maximum, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
    /// Returns a length at the size that the user prefers.
    ///
    /// - Parameter value: The length at the standard size, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// Returns a length at the size of traits.
    ///
    /// - Parameters:
    ///   - value: The length at the standard size, in points.
    ///   - traitCollection: The traits; nil for the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * style.swiftUI.scale(at: DynamicTypeSize(category) ?? .large)
    }
}
