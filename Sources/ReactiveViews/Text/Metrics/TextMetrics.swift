/// The measures of a renderer's fonts, in place of the built-in ones.
///
/// Layout gives a text the room that its letters take by these measures. They must not change: a host asks for each
/// text once.
///
/// ```swift
/// struct CellMetrics: TextMetrics {
///     func width(of character: Character, in font: DisplayList.FontFace) -> CGFloat { 8 }
///     func lineHeight(of font: DisplayList.FontFace) -> CGFloat { 16 }
///     func ascent(of font: DisplayList.FontFace) -> CGFloat { 12 }
/// }
///
/// host.setEnvironment(\.textMetrics, CellMetrics())
/// ```
public protocol TextMetrics: Sendable {
    /// Returns the width of a character, in points; 0 for one that takes no room. It must not be negative.
    ///
    /// - Parameters:
    ///   - character: A character other than a line end.
    ///   - font: The font.
    func width(of character: Character, in font: DisplayList.FontFace) -> CGFloat

    /// Returns the distance between two lines, in points. It must not be negative.
    ///
    /// - Parameter font: The font.
    func lineHeight(of font: DisplayList.FontFace) -> CGFloat

    /// Returns the distance from the top of a line to its baseline, in points.
    ///
    /// - Parameter font: The font.
    func ascent(of font: DisplayList.FontFace) -> CGFloat
}

/// Keeps a renderer's measures, and is equal to itself only: measures can't be compared.
package final class KeptTextMetrics: Hashable, Sendable {
    private let metrics: any TextMetrics

    init(_ metrics: any TextMetrics) { self.metrics = metrics }

    package static func == (lhs: KeptTextMetrics, rhs: KeptTextMetrics) -> Bool { lhs === rhs }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func width(of character: Character, in font: ResolvedFont) -> CGFloat {
        Self.valid(metrics.width(of: character, in: font.face))
    }
    func lineHeight(of font: ResolvedFont) -> CGFloat { Self.valid(metrics.lineHeight(of: font.face)) }
    func ascent(of font: ResolvedFont) -> CGFloat { Self.valid(metrics.ascent(of: font.face)) }

    /// The measures themselves, for the environment.
    var all: any TextMetrics { metrics }

    private static func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}

extension EnvironmentValues {
    /// The measures of the renderer's fonts; nil, the default, for the built-in ones. A renderer sets them for all
    /// views of a host, before it asks for a picture.
    public var textMetrics: (any TextMetrics)? {
        get { textSettings.metrics?.all }
        set { textSettings.metrics = newValue.map(KeptTextMetrics.init) }
    }
}
