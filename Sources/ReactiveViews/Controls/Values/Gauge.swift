/// Shows where a value lies between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    @Environment(\.gaugeStyle) private var style
    fileprivate let fraction: Double
    fileprivate let label: Label
    fileprivate let current: CurrentValueLabel?
    fileprivate let minimum: BoundsLabel?
    fileprivate let maximum: BoundsLabel?
    fileprivate let marked: MarkedValueLabels?

    /// A value that is no number is shown at the lower bound, one outside at the nearest bound.
    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?, _ marked: MarkedValueLabels?
    ) {
        let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        if !part.isFinite {
            Diagnostics.report(
                Diagnostic(
                    .invalidInput, "Gauge: \(value) has no place within \(bounds); it is shown at the lower bound."))
        }
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        self.marked = marked
    }

    public var body: some View {
        let style = style ?? .standardGauge
        StyledView(
            style: style,
            configuration: GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label)),
                currentValueLabel: current.map { .init(content: AnyView($0)) },
                minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
                maximumValueLabel: maximum.map { .init(content: AnyView($0)) },
                markedValueLabels: marked.map { .init(content: AnyView($0)) })
        )
        .modifier(
            ControlElement("Gauge", value: "\(Int((fraction * 100).rounded()))%", showsContent: style.takesEvents))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }
}
