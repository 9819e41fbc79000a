/// A function that combines a view's colours with the colours behind it.
///
/// `DisplayList` records the mode; the renderer applies it.
///
/// ```swift
/// Circle().fill(.red).blendMode(.multiply)
/// ```
public enum BlendMode: Hashable, Sendable {
    /// Paints over the background.
    case normal
    /// Multiplies both colours; the result is never lighter than either.
    case multiply
    /// Multiplies the inverted colours; the result is never darker than either.
    case screen
    /// Multiplies or screens, depending on the background's lightness.
    case overlay
    /// Keeps the darker of both components.
    case darken
    /// Keeps the lighter of both components.
    case lighten
    /// Brightens the background by the view's colour.
    case colorDodge
    /// Darkens the background by the view's colour.
    case colorBurn
    /// Darkens or lightens the background gently, depending on the view's lightness.
    case softLight
    /// Multiplies or screens, depending on the view's lightness.
    case hardLight
    /// Subtracts the darker component from the lighter one.
    case difference
    /// Like `difference`, with lower contrast.
    case exclusion
    /// Takes the view's hue with the background's saturation and luminosity.
    case hue
    /// Takes the view's saturation with the background's hue and luminosity.
    case saturation
    /// Takes the view's hue and saturation with the background's luminosity.
    case color
    /// Takes the view's luminosity with the background's hue and saturation.
    case luminosity
    /// Paints only where the background is opaque.
    case sourceAtop
    /// Paints behind the background.
    case destinationOver
    /// Erases the background where the view is opaque.
    case destinationOut
    /// Adds both colours towards black.
    case plusDarker
    /// Adds both colours towards white.
    case plusLighter
}
