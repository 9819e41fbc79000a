extension GraphicsContext {
    // MARK: Paths

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The paint.
    ///   - style: The rule that decides which points are inside.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        let (paint, frame) = paint(shading, path.boundingRect)
        append { list in
            list.append(.fill(path.offsetBy(dx: -frame.minX, dy: -frame.minY), paint, style), in: frame)
        }
    }

    /// Draws a line along a path; half of its width is on each side.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The paint.
    ///   - style: The line's width, ends, corners and dashes.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty else { return }
        let (paint, frame) = paint(shading, path.boundingRect)
        append { list in
            list.append(.stroke(path.offsetBy(dx: -frame.minX, dy: -frame.minY), paint, style), in: frame)
        }
    }

    /// Draws a line along a path; half of its width is on each side.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The paint.
    ///   - lineWidth: The width of the line, in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Images

    /// An image with its size in the context's environment.
    public struct ResolvedImage {
        let image: Image
        /// The size of the image, in points.
        public let size: CGSize
        /// The distance from the top of the image to its baseline, in points; here the bottom.
        public let baseline: CGFloat
        /// The paint of a symbol or template image; nil for the foreground style.
        public var shading: Shading?
    }

    /// Returns an image with its size in the context's environment.
    ///
    /// - Parameter image: The image.
    public func resolve(_ image: Image) -> ResolvedImage {
        let size = image.naturalSize(in: environment)
        return ResolvedImage(image: image, size: size, baseline: size.height, shading: nil)
    }

    /// Draws an image stretched to a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, in points.
    ///   - style: The style of the edges; it has no effect here.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let paint = paint(image.shading ?? .foreground, rect).paint
        append { list in
            list.append(.image(image.image.resizable().picture(in: environment, paint: paint)), in: rect.standardized)
        }
    }

    /// Draws an image in its own size.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point to draw at.
    ///   - anchor: The point of the image that comes to `point`, as fractions of its size; the centre by default.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(at: point, anchor, image.size))
    }

    /// Draws an image stretched to a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, in points.
    ///   - style: The style of the edges; it has no effect here.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point to draw at.
    ///   - anchor: The point of the image that comes to `point`, as fractions of its size; the centre by default.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Texts

    /// A text that is ready to be measured and drawn in the context's environment.
    public struct ResolvedText {
        let text: Text
        let measured: MeasuredText
        let settings: TextSettings
        /// The paint of parts without a style of their own.
        public var shading: Shading

        /// Returns the size of the text in a room.
        ///
        /// - Parameter size: The room, in points.
        public func measure(in size: CGSize) -> CGSize {
            measured.size(width: size.width, height: size.height, options: settings.options)
        }

        /// Returns the distance from the top of the text to its first baseline, in points.
        ///
        /// - Parameter size: The room, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            measured.baselines(width: size.width, height: size.height, options: settings.options).first
        }

        /// Returns the distance from the top of the text to its last baseline, in points.
        ///
        /// - Parameter size: The room, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            measured.baselines(width: size.width, height: size.height, options: settings.options).last
        }
    }

    /// Returns a text that is ready to be measured and drawn in the context's environment.
    ///
    /// - Parameter text: The text.
    public func resolve(_ text: Text) -> ResolvedText {
        let settings = environment.textSettings
        return ResolvedText(
            text: text, measured: text.measured(in: settings), settings: settings, shading: .foreground)
    }

    /// Draws a text in a rectangle, from its top on. It wraps at the rectangle's width.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, in points.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let lines = text.measured.layout(
            width: rect.width, height: rect.height, options: text.settings.options)
        draw(text, lines, in: rect)
    }

    /// Draws a text on as many lines as it has line breaks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The point to draw at.
    ///   - anchor: The point of the text that comes to `point`, as fractions of its size; the centre by default.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let lines = text.measured.layout(options: text.settings.options)
        draw(text, lines, in: CGRect(at: point, anchor, lines.size))
    }

    private func draw(_ text: ResolvedText, _ lines: TextLayout, in rect: CGRect) {
        guard !text.text.string.isEmpty else { return }
        let paint = paint(text.shading, rect).paint
        let content = text.text.painted(lines, text.settings, in: environment, paint: paint)
        append { list in list.append(.text(content), in: rect) }
    }

    /// Draws a text in a rectangle, from its top on. It wraps at the rectangle's width.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, in points.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text on as many lines as it has line breaks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The point to draw at.
    ///   - anchor: The point of the text that comes to `point`, as fractions of its size; the centre by default.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view that a canvas was given as a symbol.
    public struct ResolvedSymbol {
        /// The size of the view, in points.
        public internal(set) var size: CGSize
        var list: DisplayList
    }

    /// Returns the symbol with a tag; nil if the canvas has none.
    ///
    /// - Parameter id: The tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbol(AnyHashable(id)) }

    /// Draws a symbol stretched to a rectangle.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - rect: The rectangle, in points.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
        append { list in
            let isScaled = x != 1 || y != 1
            if isScaled {
                list.beginGroup(.transform(CGAffineTransform(scaleX: x, y: y)), in: rect)
            } else {
                list.beginGroup(in: rect)
            }
            list.append(contentsOf: symbol.list)
            list.endGroup()
        }
    }

    /// Draws a symbol in its own size.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - point: The point to draw at.
    ///   - anchor: The point of the symbol that comes to `point`, as fractions of its size; the centre by default.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(at: point, anchor, symbol.size))
    }
}

extension CGRect {
    /// Creates a rectangle of a size, of which a point comes to another one.
    fileprivate init(at point: CGPoint, _ anchor: UnitPoint, _ size: CGSize) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
