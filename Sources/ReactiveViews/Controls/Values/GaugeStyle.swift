/// Makes what gauges look like. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    /// The gauge.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style is told of the gauge.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label: View {
        let content: AnyView
        public var body: some View { ControlLabel(of: "Gauge", HideableLabel(content)) }
    }

    /// The value, in words.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The lower bound, in words.
    public struct MinimumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The upper bound, in words.
    public struct MaximumValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// Values on the way.
    public struct MarkedValueLabels: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// Where the value lies between the bounds, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabels?
}

extension EnvironmentValues {
    /// The style of the gauges below; nil for the platform's own looks.
    var gaugeStyle: StyleBox<GaugeStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == GaugeStyleConfiguration {
    static var standardGauge: StyleBox<GaugeStyleConfiguration> { box(DefaultGaugeStyle(), outer: nil) }

    fileprivate static func box<S: GaugeStyle>(
        _ style: S, outer: StyleBox<GaugeStyleConfiguration>?
    ) -> StyleBox<GaugeStyleConfiguration> {
        TypedStyleBox(style, in: \.gaugeStyle, outer: outer) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of the gauges in this view and below.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any GaugeStyle, S>> {
                $0.gaugeStyle = .box(style, outer: $0.gaugeStyle)
            })
    }
}

/// A gauge in one of the standard looks.
struct StandardGaugeBody: View {
    let isCircular: Bool
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                if isCircular {
                    ControlGlyph(.gaugeRing(fraction: configuration.value))
                } else {
                    ControlGlyph(.gaugeBar(fraction: configuration.value))
                }
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
            configuration.markedValueLabels
        }
    }
}
