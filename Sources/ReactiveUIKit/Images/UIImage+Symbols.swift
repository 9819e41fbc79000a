extension UIImage {
    /// Settings of an image; only those of symbols exist here.
    public typealias Configuration = SymbolConfiguration

    /// The scale of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        /// By the place.
        case `default` = -1
        /// Not specified.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// By the place.
        case unspecified = 0
        /// The thinnest weights.
        case ultraLight, thin, light
        /// The standard weight.
        case regular
        /// The thicker weights.
        case medium, semibold, bold, heavy, black

        /// The weight of letters.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// Settings of a symbol.
    public final class SymbolConfiguration: NSObject, Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        let style: UIFont.TextStyle?
        let colors: [UIColor]

        init(
            size: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default,
            style: UIFont.TextStyle? = nil, colors: [UIColor] = []
        ) {
            pointSize = size
            self.weight = weight
            self.scale = scale
            self.style = style
            self.colors = colors
            super.init()
        }

        /// Creates settings with a size.
        ///
        /// - Parameter pointSize: The size of the text beside the symbol, in points.
        public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
        /// Creates settings with a size and a weight.
        ///
        /// - Parameters:
        ///   - pointSize: The size of the text beside the symbol, in points.
        ///   - weight: The weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, weight: weight)
        }
        /// Creates settings with a size, a weight and a scale.
        ///
        /// - Parameters:
        ///   - pointSize: The size of the text beside the symbol, in points.
        ///   - weight: The weight.
        ///   - scale: The scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, weight: weight, scale: scale)
        }
        /// Creates settings with a weight.
        ///
        /// - Parameter weight: The weight.
        public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
        /// Creates settings with a scale.
        ///
        /// - Parameter scale: The scale.
        public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
        /// Creates settings with a text style.
        ///
        /// - Parameter textStyle: The style of the text beside the symbol.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(size: nil, style: textStyle) }
        /// Creates settings with a text style and a scale.
        ///
        /// - Parameters:
        ///   - textStyle: The style of the text beside the symbol.
        ///   - scale: The scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: nil, scale: scale, style: textStyle)
        }
        /// Creates settings with a font.
        ///
        /// - Parameter font: The font of the text beside the symbol.
        public convenience init(font: UIFont) { self.init(size: font.pointSize) }
        /// Creates settings with a font and a scale.
        ///
        /// - Parameters:
        ///   - font: The font of the text beside the symbol.
        ///   - scale: The scale.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(size: font.pointSize, scale: scale) }
        /// Creates settings with a colour in several opacities.
        ///
        /// - Parameter hierarchicalColor: The colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, colors: [hierarchicalColor]) }
        /// Creates settings with a colour for each layer.
        ///
        /// - Parameter paletteColors: The colours.
        public convenience init(paletteColors: [UIColor]) { self.init(size: nil, colors: paletteColors) }

        /// Returns these settings with those that another one specifies.
        ///
        /// - Parameter otherConfiguration: The other settings.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration(
                size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .default ? scale : other.scale, style: other.style ?? style,
                colors: other.colors.isEmpty ? colors : other.colors)
        }

        /// The font of the text beside the symbol.
        var font: Font {
            if let pointSize { return .system(size: pointSize) }
            return .system(style?.swiftUI ?? .body)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && style == other.style && colors == other.colors
        }

        public override var hash: Int { pointSize.hashValue ^ weight.hashValue }
    }
}
