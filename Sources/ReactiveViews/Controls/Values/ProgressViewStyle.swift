/// A style of progress views: makes the view that a progress view shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///         Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes the view of a progress view.
    ///
    /// - Parameter configuration: The properties of the progress view.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "ProgressView", HideableLabel(content)) }
    }

    /// The type of the completed part's label.
    nonisolated public struct CurrentValueLabel: ErasedView {
        let content: AnyView
    }

    /// The completed fraction, from 0 to 1; nil for progress of unknown length.
    public let fractionCompleted: Double?
    /// The label; nil for none.
    public var label: Label?
    /// The label of the completed part; nil for none.
    public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
    /// The style of the progress views below; nil for the standard one.
    var progressViewStyle: StyleBox<ProgressViewStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == ProgressViewStyleConfiguration {
    static var standardProgress: StyleBox {
        TypedStyleBox(DefaultProgressViewStyle(), in: \.progressViewStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the progress views in this view.
    ///
    /// - Parameter style: The style.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any ProgressViewStyle).self, in: \.progressViewStyle) {
            $0.makeBody(configuration: $1)
        }
    }
}

// MARK: - Standard styles

/// The default style: a bar for known progress, otherwise a ring.
public struct DefaultProgressViewStyle: ProgressViewStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar. Progress of unknown length is an empty bar.
public struct LinearProgressViewStyle: ProgressViewStyle, StandardStyle, Sendable {
    private let tint: Color?

    /// Creates the style, in the tint of the environment.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour.
    ///
    /// - Parameter tint: The colour of the bar or ring.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            ControlGlyph(.progressBar(fraction: configuration.fractionCompleted ?? 0)).glyphTint(tint)
            if let value = configuration.currentValueLabel { value.asProgressCaption() }
        }
    }
}

/// A ring, filled up to the completed part, or a spinner for progress of unknown length.
public struct CircularProgressViewStyle: ProgressViewStyle, StandardStyle, Sendable {
    private let tint: Color?

    /// Creates the style, in the tint of the environment.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour.
    ///
    /// - Parameter tint: The colour of the bar or ring.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            if let fraction = configuration.fractionCompleted {
                ControlGlyph(.progressRing(fraction: fraction)).glyphTint(tint)
            } else {
                ControlGlyph(.spinner).glyphTint(tint)
            }
            if let label = configuration.label { label.modifier(PaintedForeground(style: .secondaryLabel)) }
            if let value = configuration.currentValueLabel { value.asProgressCaption() }
        }
    }
}

extension View {
    /// Returns the view as the caption of a progress view: small and grey.
    @MainActor fileprivate func asProgressCaption() -> some View {
        font(.caption).modifier(PaintedForeground(style: .secondaryLabel))
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar for known progress, otherwise a ring.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar. Progress of unknown length is an empty bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring, filled up to the completed part, or a spinner for progress of unknown length.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ControlGlyph {
    /// Sets the colour of the glyph; nil for the tint of the environment.
    @MainActor fileprivate func glyphTint(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
}
