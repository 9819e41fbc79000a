/// The values of a font that determine the size of text.
package struct ResolvedFont: Hashable, Sendable {
    /// The size of an em, in points.
    package var size: CGFloat
    package var weight: Font.Weight
    package var width: Font.Width
    package var design: Font.Design
    package var leading: Font.Leading
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var hasSmallCapitals = false
    /// The font's name; nil for the system font. All fonts have the same metrics.
    package var name: String?
    /// The measures of a renderer's fonts; nil for the built-in ones.
    package var metrics: KeptTextMetrics?

    package init(
        size: CGFloat, weight: Font.Weight = .regular, width: Font.Width = .standard, design: Font.Design = .default,
        leading: Font.Leading = .standard
    ) {
        self.size = size
        self.weight = weight
        self.width = width
        self.design = design
        self.leading = leading
    }
}

// MARK: - Metrics

/// The built-in metrics, equal on every machine. Widths are proportional to the size.
extension ResolvedFont {
    package var isMonospaced: Bool { design == .monospaced }

    /// The size, clamped to finite values of at least 0.
    var usableSize: CGFloat { size.isFinite ? max(0, size) : 0 }

    /// Returns the distance from the top of a line to the top of the next one, without line spacing, in points.
    ///
    /// It interpolates the line heights of the system's text styles. From 12 points on it is 19⁄17 of the size plus 3
    /// points, rounded to whole points; below, the additional 3 points shrink to 0. Tight and loose lines differ by
    /// 2⁄17 of the size.
    ///
    /// - Parameter scale: A factor of the size.
    package func lineHeight(scale: CGFloat = 1) -> CGFloat {
        if let metrics { return metrics.lineHeight(of: scaled(by: scale)) }
        let size = usableSize * scale
        let standard =
            switch size {
            case ...11: size * 13 / 11
            case ..<12: 13 + 3 * (size - 11)
            default: (size * 19 / 17 + 3).rounded()
            }
        return switch leading {
        case .standard: standard
        case .tight: standard - size * 2 / 17
        case .loose: standard + size * 2 / 17
        }
    }

    /// Returns the distance from the top of a line to its baseline: four fifths of its height.
    ///
    /// - Parameter scale: A factor of the size.
    func ascent(scale: CGFloat) -> CGFloat {
        if let metrics { return metrics.ascent(of: scaled(by: scale)) }
        return Self.ascent(ofHeight: lineHeight(scale: scale))
    }

    /// Returns the built-in ascent of a line, or of an image in a text.
    package static func ascent(ofHeight height: CGFloat) -> CGFloat { height * 0.8 }

    private func scaled(by scale: CGFloat) -> ResolvedFont {
        var font = self
        font.size *= scale
        return font
    }

    /// The width of a thousandth of an em in letters, in points. Weight and width change it, except in monospaced
    /// fonts.
    var letterUnit: CGFloat {
        isMonospaced ? fixedUnit : fixedUnit * weight.widthFactor * width.factor
    }

    /// The width of a thousandth of an em in characters that are equal in all weights, such as ideographs and emoji.
    var fixedUnit: CGFloat { usableSize / 1000 }
}

extension Font.Weight {
    /// The width of letters relative to regular weight.
    fileprivate var widthFactor: CGFloat { 1 + (value > 0 ? 0.125 * value : 0.05 * value) }
}

extension Font.Width {
    /// The width of letters relative to standard width.
    fileprivate var factor: CGFloat { value.isFinite ? min(max(1 + value, 0.5), 2) : 1 }
}
