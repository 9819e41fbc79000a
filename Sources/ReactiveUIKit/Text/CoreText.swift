// Core Text's functions for the size of text, by the metrics of views' texts.
#if !canImport(Darwin)
    /// A font of Core Text: the same as a UIKit font here.
    public typealias CTFont = UIFont
    /// A text with attributes, of Core Foundation.
    public typealias CFAttributedString = NSAttributedString

    /// The attribute of a font, a `CTFont`.
    public let kCTFontAttributeName: CFString = "NSFont"
    /// The attribute of the additional distance between letters, in points.
    public let kCTKernAttributeName: CFString = "NSKern"

    // MARK: Fonts

    /// Returns a named font. All fonts have the same metrics.
    ///
    /// - Parameters:
    ///   - name: The name; an empty one stands for the system font.
    ///   - size: The size, in points; 0 for 12.
    ///   - matrix: Ignored.
    public func CTFontCreateWithName(
        _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
    ) -> CTFont {
        let size = size == 0 ? 12 : size
        return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    /// Returns a font in another size.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - size: The size, in points; 0 for that of the font.
    ///   - matrix: Ignored.
    ///   - attributes: Ignored.
    public func CTFontCreateCopyWithAttributes(
        _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
    ) -> CTFont { size == 0 ? font : font.withSize(size) }
    /// Returns the size of a font, in points.
    ///
    /// - Parameter font: The font.
    public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
    /// Returns the distance from the top of a line to the baseline, in points.
    ///
    /// - Parameter font: The font.
    public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
    /// Returns the distance from the baseline to the bottom of a line, in points; positive.
    ///
    /// - Parameter font: The font.
    public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
    /// Returns the distance between lines beside their height, in points.
    ///
    /// - Parameter font: The font.
    public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
    /// Returns the height of capitals, in points.
    ///
    /// - Parameter font: The font.
    public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
    /// Returns the height of small letters, in points.
    ///
    /// - Parameter font: The font.
    public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
    /// Returns the name of a font.
    ///
    /// - Parameter font: The font.
    public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
    /// Returns the name of a font's family.
    ///
    /// - Parameter font: The font.
    public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

    // MARK: Layout

    /// A text that is laid out in lines.
    public final class CTFramesetter {
        let text: CFAttributedString

        init(_ text: CFAttributedString) { self.text = NSAttributedString(attributedString: text) }
    }

    /// Returns the layout of a text.
    ///
    /// - Parameter attrString: The text.
    public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
        CTFramesetter(attrString)
    }
    /// Returns the size that a part of a text takes, in points.
    ///
    /// - Parameters:
    ///   - framesetter: The layout.
    ///   - stringRange: The part, in UTF-16 units; with length 0, all from its start. It is cut to the text.
    ///   - frameAttributes: Ignored.
    ///   - constraints: The available size, in points.
    ///   - fitRange: Receives the part that was measured; nil for none.
    public func CTFramesetterSuggestFrameSizeWithConstraints(
        _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
        _ fitRange: UnsafeMutablePointer<CFRange>?
    ) -> CGSize {
        let count = framesetter.text.length
        let start = min(max(stringRange.location, 0), count)
        let length = stringRange.length <= 0 ? count - start : min(stringRange.length, count - start)
        fitRange?.pointee = CFRange(location: start, length: length)
        let part = framesetter.text.attributedSubstring(from: NSRange(location: start, length: length))
        let size = TextSize.of(part, .systemFont(ofSize: 12), width: constraints.width)
        return CGSize(width: size.width, height: min(size.height, constraints.height))
    }

    /// A line of text.
    public final class CTLine {
        let text: CFAttributedString

        init(_ text: CFAttributedString) { self.text = NSAttributedString(attributedString: text) }
    }

    /// Returns a line of text.
    ///
    /// - Parameter attrString: The text.
    public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }
    /// Returns the width of a line, in points.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - ascent: Receives the height above the baseline, in points; nil for none.
    ///   - descent: Receives the height below the baseline, in points; nil for none.
    ///   - leading: Receives the distance to the next line, in points; nil for none.
    public func CTLineGetTypographicBounds(
        _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
        _ leading: UnsafeMutablePointer<CGFloat>?
    ) -> Double {
        let own = line.text.length > 0 ? line.text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        let font = own ?? .systemFont(ofSize: 12)
        ascent?.pointee = font.ascender
        descent?.pointee = -font.descender
        leading?.pointee = font.leading
        return Double(TextSize.of(line.text, font, width: nil).width)
    }
#endif
