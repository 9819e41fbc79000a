/// A style of gauges: makes the view that a gauge shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Stars: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///         Text(String(repeating: "★", count: Int(configuration.value * 5)))
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    /// Makes the view of a gauge.
    ///
    /// - Parameter configuration: The properties of the gauge.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge, for a style.
public struct GaugeStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "Gauge", HideableLabel(content)) }
    }

    /// The type of the current value's label.
    nonisolated public struct CurrentValueLabel: ErasedView {
        let content: AnyView
    }

    /// The type of the lower bound's label.
    nonisolated public struct MinimumValueLabel: ErasedView {
        let content: AnyView
    }

    /// The type of the upper bound's label.
    nonisolated public struct MaximumValueLabel: ErasedView {
        let content: AnyView
    }

    /// The type of the labels of further values.
    nonisolated public struct MarkedValueLabels: ErasedView {
        let content: AnyView
    }

    /// The place of the value between the bounds, a fraction from 0 to 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label of the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil for none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of further values; nil for none.
    public var markedValueLabels: MarkedValueLabels?
}

extension EnvironmentValues {
    /// The style of the gauges below; nil for the standard one.
    var gaugeStyle: StyleBox<GaugeStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == GaugeStyleConfiguration {
    static var standardGauge: StyleBox {
        TypedStyleBox(DefaultGaugeStyle(), in: \.gaugeStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the gauges in this view.
    ///
    /// - Parameter style: The style.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any GaugeStyle).self, in: \.gaugeStyle) { $0.makeBody(configuration: $1) }
    }
}

/// A gauge in a standard style.
nonisolated struct StandardGaugeBody: View {
    let isCircular: Bool
    /// Whether the gauge fills up; otherwise it has a mark at its value.
    let isCapacity: Bool
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        if isCircular { ring } else { bar }
    }

    @MainActor private var bar: some View {
        VStack(spacing: 6) {
            configuration.label
            HStack {
                if let minimum = configuration.minimumValueLabel { minimum.font(.footnote) }
                ControlGlyph(.gaugeBar(fraction: configuration.value, isCapacity: isCapacity))
                if let maximum = configuration.maximumValueLabel { maximum.font(.footnote) }
            }
            if let value = configuration.currentValueLabel { value.font(.footnote) }
            configuration.markedValueLabels
        }
    }

    @MainActor private var ring: some View {
        ZStack {
            ControlGlyph(.gaugeRing(fraction: configuration.value, isCapacity: isCapacity))
            if let value = configuration.currentValueLabel {
                value.font(.system(size: 18, weight: .medium)).frame(maxWidth: 44)
                configuration.label.font(.system(size: 10)).modifier(
                    UnplacedModifier(isUnplaced: hasBounds || isCapacity)
                )
                .offset(y: 26)
            } else {
                configuration.label.font(.system(size: 13)).frame(maxWidth: 46)
            }
            if hasBounds, !isCapacity {
                HStack(spacing: 10) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 10))
                .offset(y: 25)
            }
            configuration.markedValueLabels
        }
    }

    private var hasBounds: Bool {
        configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    }
}
