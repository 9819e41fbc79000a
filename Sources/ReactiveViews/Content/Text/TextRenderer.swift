/// A type that draws texts itself.
///
/// A renderer with animatable data is animated: a change with an animation draws the steps in between.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for run in layout.flatMap({ $0 }) {
///             for (index, slice) in run.enumerated() {
///                 var copy = context
///                 copy.translateBy(x: 0, y: 3 * sin(phase + Double(index)))
///                 copy.draw(slice)
///             }
///         }
///     }
/// }
/// ```
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: The lines of the text.
    ///   - ctx: The context to draw into. Its origin is the text's upper left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of a text; by default the text's own.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - text: The text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the renderer draws beyond the text, in points; nothing here needs to know it.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the text's own size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - text: The text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No padding.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer chooses.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// Returns the text's own size.
    ///
    /// - Parameter proposal: The proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

nonisolated extension View {
    /// Has the texts in this view drawn by a renderer.
    ///
    /// ```swift
    /// Text("Hello").textRenderer(Wave(phase: phase))
    /// ```
    ///
    /// - Parameter renderer: The renderer.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// The renderer of the texts below; nil if they draw themselves.
private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    /// The renderer of texts; nil if they draw themselves.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

private enum SetsTextRenderer<Renderer> {}

struct TextRendererModifier<Renderer: TextRenderer> {
    var renderer: Renderer
}

extension TextRendererModifier: Animatable {
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
}

extension TextRendererModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.textRenderer, renderer, as: SetsTextRenderer<Renderer>.self)
            .modifier(LayoutModifier(TextRendererLayout(renderer: renderer)))
    }
}

private struct TextRendererLayout<Renderer: TextRenderer>: UnaryLayout {
    let renderer: Renderer

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy { child.sizeThatFits($0) })
    }
}

// MARK: - Drawing

extension GraphicsContext {
    /// Draws a line of a text.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - options: How it is drawn; they have no effect here.
    public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a part of a line.
    ///
    /// - Parameters:
    ///   - run: The part.
    ///   - options: How it is drawn; they have no effect here.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws some glyphs of a part of a line.
    ///
    /// - Parameters:
    ///   - slice: The glyphs.
    ///   - options: How they are drawn; they have no effect here.
    public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        let bounds = slice.typographicBounds
        guard !slice.isEmpty else { return }
        let (run, settings) = (slice.run, environment.textSettings)
        let paint = run.attributes.foreground?._paint(in: environment) ?? environment.foregroundPaint()
        append { list in
            if let image = run.image {
                list.append(.image(image.resizable().picture(in: environment, paint: paint)), in: bounds.rect)
                return
            }
            let string = slice.glyphs.map(\.string).joined()
            let line = DisplayList.Text.Line(
                string, origin: CGPoint(x: 0, y: bounds.ascent), width: bounds.width)
            let attributes = run.attributes
            list.append(
                .text(
                    DisplayList.Text(
                        lines: [line], font: run.font.face, paint: paint,
                        underline: Text.rule(attributes.underline ?? settings.attributes.underline, in: environment),
                        strikethrough: Text.rule(
                            attributes.strikethrough ?? settings.attributes.strikethrough, in: environment))),
                in: bounds.rect)
        }
    }
}
