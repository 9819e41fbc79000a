/// A font with everything known that a text's size depends on.
package struct ResolvedFont: Hashable, Sendable {
    /// Points per em.
    package var size: CGFloat
    package var weight: Font.Weight
    package var width: Font.Width
    package var design: Font.Design
    package var leading: Font.Leading
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var hasSmallCapitals = false
    /// The font's name if it isn't the system's. All fonts have the same metrics.
    package var name: String?

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

/// The built-in metrics, the same on every machine (⚑). Widths are proportional to the size.
extension ResolvedFont {
    package var isMonospaced: Bool { design == .monospaced }

    /// The size, sensible whatever was asked for: neither negative nor without bound.
    var usableSize: CGFloat { size.isFinite ? max(0, size) : 0 }

    /// From the top of a line to that of the next, before any line spacing.
    ///
    /// That of the system's text styles, for every size between: 19⁄17 of the size and 3 points more, in whole points from 12
    /// points on; below that less and less. Tight and loose lines are 2⁄17 of the size less or more.
    package func lineHeight(scale: CGFloat = 1) -> CGFloat {
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

    /// Where the baseline is, as a part of the line height.
    package static let ascentPart: CGFloat = 0.8

    /// Width of a thousandth of an em in letters: heavier ones are a few per cent wider. Those of monospaced fonts are not.
    var letterUnit: CGFloat {
        isMonospaced ? fixedUnit : fixedUnit * weight.widthFactor * width.factor
    }

    /// Width of a thousandth of an em in characters that no weight makes wider: ideographs, emoji.
    var fixedUnit: CGFloat { usableSize / 1000 }
}

extension Font.Weight {
    /// How much wider letters are than regular ones.
    fileprivate var widthFactor: CGFloat { 1 + (value > 0 ? 0.125 * value : 0.05 * value) }
}

extension Font.Width {
    /// How much wider letters are than standard ones.
    fileprivate var factor: CGFloat { value.isFinite ? min(max(1 + value, 0.5), 2) : 1 }
}
