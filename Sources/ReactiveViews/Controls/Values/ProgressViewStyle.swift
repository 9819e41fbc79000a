/// Makes what progress views look like. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// The progress view.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style is told of the view.
public struct ProgressViewStyleConfiguration {
    /// What it is that goes on.
    public struct Label: View {
        let content: AnyView
        public var body: some View { ControlLabel(of: "ProgressView", HideableLabel(content)) }
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// From 0 to 1; nil if nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
    /// The style of the progress views below; nil for the platform's own looks.
    var progressViewStyle: StyleBox<ProgressViewStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == ProgressViewStyleConfiguration {
    static var standardProgress: StyleBox<ProgressViewStyleConfiguration> {
        box(DefaultProgressViewStyle(), outer: nil)
    }

    fileprivate static func box<S: ProgressViewStyle>(
        _ style: S, outer: StyleBox<ProgressViewStyleConfiguration>?
    ) -> StyleBox<ProgressViewStyleConfiguration> {
        TypedStyleBox(style, in: \.progressViewStyle, outer: outer) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of the progress views in this view and below.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any ProgressViewStyle, S>> {
                $0.progressViewStyle = .box(style, outer: $0.progressViewStyle)
            })
    }
}

// MARK: - The standard ones

/// A bar where it is known how far it has come, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, StandardStyle, Sendable {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    /// A bar in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            ControlGlyph(.progressBar(fraction: configuration.fractionCompleted ?? 0)).glyphTint(tint)
            configuration.currentValueLabel
        }
    }
}

/// A ring, or a wheel that turns.
public struct CircularProgressViewStyle: ProgressViewStyle, StandardStyle, Sendable {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    /// A ring, or a wheel that turns, in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            if let fraction = configuration.fractionCompleted {
                ControlGlyph(.progressRing(fraction: fraction)).glyphTint(tint)
            } else {
                ControlGlyph(.spinner).glyphTint(tint)
            }
            configuration.label
            configuration.currentValueLabel
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far it has come, else a wheel.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring, or a wheel that turns.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ControlGlyph {
    /// The glyph in a colour of its own; nil for that of the controls around.
    fileprivate func glyphTint(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
}
