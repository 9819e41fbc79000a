/// A view that paints a shape and can be filled or stroked further.
///
/// `fill(_:style:)`, `stroke(_:lineWidth:antialiased:)` and `strokeBorder(_:lineWidth:antialiased:)` return such views.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that is painted.
    nonisolated var shape: Content { get }
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    /// The shape that is filled.
    public var shape: Content
    /// The style to fill with.
    public var style: Style
    /// The rule that decides which points are inside.
    public var fillStyle: FillStyle

    /// Creates a filled shape.
    ///
    /// - Parameters:
    ///   - shape: The shape that is filled.
    ///   - style: The style to fill with.
    ///   - fillStyle: The rule that decides which points are inside.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

/// A filled shape over another shape view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape that is filled.
    public var shape: Content
    /// The style to fill with.
    public var style: Style
    /// The rule that decides which points are inside.
    public var fillStyle: FillStyle
    /// The view below, painted first.
    public var background: Background

    /// Creates a filled shape over another view.
    ///
    /// - Parameters:
    ///   - shape: The shape that is filled.
    ///   - style: The style to fill with.
    ///   - fillStyle: The rule that decides which points are inside.
    ///   - background: The view below, painted first.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

/// A line along a shape's outline, over another shape view or an empty view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape whose outline is drawn.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The line's width, ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smoothed.
    public var isAntialiased: Bool
    /// The view below, painted first.
    public var background: Background

    /// Creates a line along a shape's outline.
    ///
    /// - Parameters:
    ///   - shape: The shape whose outline is drawn.
    ///   - style: The style of the line.
    ///   - strokeStyle: The line's width, ends, corners and dashes.
    ///   - isAntialiased: Whether the line's edges are smoothed.
    ///   - background: The view below, painted first.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

/// A line inside a shape's outline, over another shape view or an empty view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape whose border is drawn.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The line's width, ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smoothed.
    public var isAntialiased: Bool
    /// The view below, painted first.
    public var background: Background

    /// Creates a line inside a shape's outline.
    ///
    /// - Parameters:
    ///   - shape: The shape whose border is drawn.
    ///   - style: The style of the line.
    ///   - strokeStyle: The line's width, ends, corners and dashes.
    ///   - isAntialiased: Whether the line's edges are smoothed.
    ///   - background: The view below, painted first.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

// MARK: - Animation

extension _ShapeView: Animatable {
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension FillShapeView: Animatable {
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension StrokeShapeView: Animatable {
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set {
            shape.animatableData = newValue.first
            strokeStyle.animatableData = newValue.second
        }
    }
}

extension StrokeBorderShapeView: Animatable {
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set {
            shape.animatableData = newValue.first
            strokeStyle.animatableData = newValue.second
        }
    }
}
