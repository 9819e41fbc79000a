/// The sizes of UIKit's texts, by the metrics of views' texts.
enum TextSize {
    /// Returns the size of a text.
    ///
    /// - Parameters:
    ///   - text: The text, whose font attributes count; nil for none.
    ///   - font: The font of parts without one.
    ///   - width: The available width, in points; nil for unlimited.
    ///   - options: The layout of lines.
    static func of(
        _ text: NSAttributedString?, _ font: UIFont, width: CGFloat?, _ options: TextOptions = TextOptions()
    ) -> CGSize {
        guard let text, text.length > 0 else { return .zero }
        return MeasuredText(runs(of: text, font)).size(width: width, options: options).roundedUp
    }

    private static func runs(of text: NSAttributedString, _ font: UIFont) -> [TextRun] {
        var runs: [TextRun] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let own = attributes[.font] as? UIFont ?? font
            let kern =
                (attributes[.kern] as? CGFloat) ?? (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
            runs.append(TextRun(string.substring(with: range), font: own.resolved, kerning: kern ?? 0))
        }
        return runs
    }

    /// Paints a text, centred vertically.
    static func paint(
        _ text: String?, _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment, in frame: CGRect,
        into list: inout DisplayList
    ) {
        guard let text, !text.isEmpty, let font, let color else { return }
        let layout = TextLayout(text, font: font.resolved, width: frame.width)
        let top = max(0, (frame.height - layout.size.height) / 2)
        let lines = layout.lines.map { line in
            let room = frame.width - line.width
            let x: CGFloat = alignment == .center ? room / 2 : alignment == .right ? room : 0
            return DisplayList.Text.Line(
                line.string, origin: CGPoint(x: x, y: top + line.baseline), width: line.width)
        }
        let resolved = color.resolved(with: .current)
        list.append(
            .text(
                DisplayList.Text(
                    lines: lines,
                    font: DisplayList.FontFace(
                        family: font.resolved.name, size: font.pointSize,
                        weight: font.resolved.weight == .regular ? 400 : 700, isItalic: font.resolved.isItalic),
                    paint: .color(resolved))), in: frame)
    }
}

extension CGSize {
    /// The size rounded up to whole points.
    fileprivate var roundedUp: CGSize {
        CGSize(width: (width - 0.001).rounded(.up), height: (height - 0.001).rounded(.up))
    }
}
