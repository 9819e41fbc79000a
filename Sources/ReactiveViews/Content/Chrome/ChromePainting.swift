// What bars, cards, panels and rows are painted with. All rectangles are in the coordinates of the list's open group.

extension DisplayList {
    /// Appends a rectangle, which may have round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - radius: The radius of its corners, in points.
    ///   - paint: The paint.
    mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ paint: Paint) {
        guard rect.width > 0, rect.height > 0 else { return }
        let bounds = CGRect(origin: .zero, size: rect.size)
        let path = radius > 0 ? Path(roundedRect: bounds, cornerRadius: radius) : Path(bounds)
        append(.fill(path, paint, FillStyle()), in: rect)
    }

    /// Appends a rectangle whose corners have radii of their own.
    mutating func fill(_ rect: CGRect, corners: RectangleCornerRadii, _ paint: Paint) {
        guard rect.width > 0, rect.height > 0 else { return }
        let path = Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadii: corners)
        append(.fill(path, paint, FillStyle()), in: rect)
    }

    /// Appends an ellipse.
    mutating func fillEllipse(_ rect: CGRect, _ paint: Paint) {
        append(.fill(Path(ellipseIn: CGRect(origin: .zero, size: rect.size)), paint, FillStyle()), in: rect)
    }

    /// Appends an open line through points.
    ///
    /// - Parameters:
    ///   - points: The points, as fractions of the rectangle.
    ///   - rect: The rectangle.
    ///   - width: The width of the line, in points.
    ///   - paint: The paint.
    mutating func strokeLine(_ points: [(CGFloat, CGFloat)], in rect: CGRect, width: CGFloat, _ paint: Paint) {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0 * rect.width, y: $0.1 * rect.height) })
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        append(.stroke(path, paint, style), in: rect)
    }

    /// Appends an angle bracket that points to the left or to the right.
    mutating func chevron(in rect: CGRect, pointsLeft: Bool, width: CGFloat, _ paint: Paint) {
        let points: [(CGFloat, CGFloat)] = pointsLeft ? [(1, 0), (0, 0.5), (1, 1)] : [(0, 0), (1, 0.5), (0, 1)]
        strokeLine(points, in: rect, width: width, paint)
    }

    /// Appends a text of at most `lineLimit` lines, vertically centred in a rectangle. A text that is too long ends
    /// with an ellipsis.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - font: The font.
    ///   - paint: The paint.
    ///   - rect: The rectangle.
    ///   - alignment: The place of the text across the rectangle.
    ///   - lineLimit: The number of lines; nil for any.
    mutating func words(
        _ string: String, _ font: ResolvedFont, _ paint: Paint, in rect: CGRect, _ alignment: TextAlignment = .center,
        lineLimit: Int? = 1
    ) {
        guard !string.isEmpty, rect.width > 0 else { return }
        let layout = TextLayout(
            string, font: font, width: rect.width, options: .chrome(alignment, lineLimit: lineLimit))
        let free = rect.width - layout.size.width
        let x: CGFloat =
            switch alignment {
            case .leading: 0
            case .center: free / 2
            case .trailing: free
            }
        let place = CGRect(
            origin: CGPoint(x: rect.minX + x, y: rect.minY + (rect.height - layout.size.height) / 2), size: layout.size)
        let lines = layout.lines.map {
            Text.Line($0.string, origin: CGPoint(x: $0.x, y: $0.baseline), width: $0.width)
        }
        append(.text(Text(lines: lines, font: font.face, paint: paint)), in: place)
    }

    /// Appends a system symbol.
    mutating func symbol(_ name: String, in rect: CGRect, _ paint: Paint) {
        append(.image(Picture(name: name, isSystem: true, isResizable: true, paint: paint)), in: rect)
    }
}

extension TextOptions {
    /// The options of the words in bars, cards and panels.
    static func chrome(_ alignment: TextAlignment, lineLimit: Int?) -> TextOptions {
        var options = TextOptions()
        options.alignment = alignment
        options.lineLimit = lineLimit
        return options
    }
}

extension CGRect {
    /// Returns the rectangle mirrored within a width; the rectangle itself if `isRightToLeft` is false.
    func mirrored(in width: CGFloat, _ isRightToLeft: Bool) -> CGRect {
        guard isRightToLeft else { return self }
        return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

extension TextAlignment {
    /// The alignment for words that are placed in coordinates that grow to the right.
    func resolved(_ isRightToLeft: Bool) -> TextAlignment {
        guard isRightToLeft else { return self }
        return switch self {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }
}

extension EnvironmentValues {
    /// The paint of hairlines.
    var hairline: Paint { SeparatorShapeStyle()._paint(in: self) }
    /// The paint of text at a level of emphasis; 0 is the primary one.
    func label(_ level: Int) -> Paint { .color(.label(level, in: self)) }
    /// The paint of what can be tapped.
    var tintPaint: Paint { TintShapeStyle()._paint(in: self) }
    /// The paint of bars.
    var barPaint: Paint {
        .color(colorScheme == .dark ? .gray(22, 22) : .gray(249, 249))
    }
}

extension Color.Resolved {
    /// Returns a grey, possibly with more blue, from 0 to 255.
    static func gray(_ gray: Float, _ blue: Float) -> Color.Resolved {
        Color.Resolved(red: gray / 255, green: gray / 255, blue: blue / 255)
    }
}
