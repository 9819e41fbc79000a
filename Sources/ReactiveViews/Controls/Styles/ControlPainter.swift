/// Paints the parts of a control into a display list.
@MainActor
struct ControlPainter {
    let environment: EnvironmentValues
    /// The frame of the control, in the coordinates of the list's open group.
    let frame: CGRect
    /// What has been painted.
    var list = DisplayList()

    /// Creates a painter.
    ///
    /// - Parameters:
    ///   - environment: The environment of the control.
    ///   - frame: The frame of the control.
    init(_ environment: EnvironmentValues, in frame: CGRect) {
        self.environment = environment
        self.frame = frame
    }

    var size: CGSize { frame.size }
    var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    var isDark: Bool { environment.colorScheme == .dark }
    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
    var hasMoreContrast: Bool { environment.colorSchemeContrast == .increased }
    /// The tint of the control.
    var tint: Paint { TintShapeStyle()._paint(in: environment) }

    /// Returns one of the system's colours.
    func system(_ color: UIColor) -> Paint { .system(color, in: environment) }

    /// Returns a grey.
    ///
    /// - Parameters:
    ///   - white: The lightness, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    nonisolated static func gray(_ white: Float, _ opacity: Float = 1) -> Color.Resolved {
        Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The fill of grey parts such as tracks.
    var trackFill: Paint { system(hasMoreContrast ? .systemGray3 : .systemFill) }

    // MARK: Paths

    mutating func fill(_ path: Path, _ paint: Paint) { list.append(.fill(path, paint, FillStyle()), in: frame) }

    mutating func stroke(_ path: Path, _ paint: Paint, width: CGFloat = 1, cap: CGLineCap = .round) {
        list.append(.stroke(path, paint, StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: .round)), in: frame)
    }

    /// Paints a path with the shadow of a knob.
    mutating func raised(_ path: Path, _ paint: Paint, radius: CGFloat = 4, y: CGFloat = 2, opacity: Float = 0.2) {
        list.beginGroup(.shadow(color: Self.gray(0, opacity), radius: radius, x: 0, y: y), in: frame)
        list.append(.fill(path, paint, FillStyle()), in: bounds)
        list.endGroup()
    }

    /// Paints everything that a closure paints with an opacity.
    mutating func faded(_ opacity: Double, _ body: (inout ControlPainter) -> Void) {
        guard opacity < 1 else { return body(&self) }
        list.beginGroup(.opacity(opacity), in: frame)
        var inner = ControlPainter(environment, in: bounds)
        body(&inner)
        list.append(contentsOf: inner.list)
        list.endGroup()
    }

    /// Paints what a closure paints mirrored from right to left.
    mutating func mirrored(_ isMirrored: Bool, _ body: (inout ControlPainter) -> Void) {
        guard isMirrored else { return body(&self) }
        let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        list.beginGroup(.transform(flip), in: frame)
        var inner = ControlPainter(environment, in: bounds)
        body(&inner)
        list.append(contentsOf: inner.list)
        list.endGroup()
    }

    /// Returns a line through points, given as fractions of a rectangle.
    nonisolated static func line(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
        return path
    }

    /// Paints an arrow head that points to the trailing edge, or to the leading one, in a rectangle.
    mutating func chevron(in rect: CGRect, _ paint: Paint, width: CGFloat, pointsBack: Bool = false) {
        let points: [(CGFloat, CGFloat)] = [(0, 0), (1, 0.5), (0, 1)]
        let isLeft = pointsBack != isRightToLeft
        stroke(Self.line(isLeft ? points.map { (1 - $0.0, $0.1) } : points, in: rect), paint, width: width)
    }

    // MARK: Texts

    /// Returns the font of a text style at the dynamic type size of the environment.
    func font(_ font: Font, _ weight: Font.Weight? = nil) -> ResolvedFont {
        var resolved = font.resolved(at: environment.dynamicTypeSize)
        if let weight { resolved.weight = weight }
        return resolved
    }

    /// Paints a line of text in a rectangle, vertically centred.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - font: The font.
    ///   - paint: The paint.
    ///   - rect: The rectangle, in the control's coordinates. A longer text is truncated.
    ///   - place: The horizontal place: 0 at the left edge, 1 at the right one; the centre by default.
    mutating func text(
        _ string: String, _ font: ResolvedFont, _ paint: Paint, in rect: CGRect, at place: CGFloat = 0.5
    ) {
        guard !string.isEmpty else { return }
        var options = TextOptions()
        options.lineLimit = 1
        let layout = TextLayout(string, font: font, width: rect.width, options: options)
        guard let line = layout.lines.first else { return }
        let origin = CGPoint(
            x: rect.minX + (rect.width - line.width) * place,
            y: rect.midY - layout.size.height / 2 + line.baseline)
        list.append(
            .text(
                DisplayList.Text(
                    lines: [.init(line.string, origin: origin, width: line.width)], font: font.face, paint: paint)),
            in: frame)
    }

    /// Returns the width of a line of text, in points.
    nonisolated static func width(of string: String, _ font: ResolvedFont) -> CGFloat {
        TextLayout(string, font: font).size.width
    }
}

extension ViewNode {
    /// Paints the node by a painter.
    final func paint(in frame: CGRect, into list: inout DisplayList, _ body: (inout ControlPainter) -> Void) {
        var painter = ControlPainter(paintEnvironment, in: frame)
        body(&painter)
        list.append(contentsOf: painter.list)
    }
}
