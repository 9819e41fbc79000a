/// A view that shows a value between two bounds.
///
/// ```swift
/// Gauge(value: 70, in: 0...100) {
///     Text("Battery")
/// } currentValueLabel: {
///     Text("70 %")
/// }
/// ```
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    @Environment(\.gaugeStyle) private var style
    fileprivate let fraction: Double
    fileprivate let label: Label
    fileprivate let current: CurrentValueLabel?
    fileprivate let minimum: BoundsLabel?
    fileprivate let maximum: BoundsLabel?
    fileprivate let marked: MarkedValueLabels?

    /// Creates a gauge. A value outside the bounds is shown at the nearest one. A value without a place is reported and
    /// shown at the lower bound.
    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?, _ marked: MarkedValueLabels?
    ) {
        let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        if !part.isFinite {
            Diagnostics.report(
                Diagnostic(
                    .invalidInput,
                    "Invalid value \(value) in \(bounds) for Gauge; showing the lower bound. "
                        + "Use a finite value and bounds that differ."))
        }
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        self.marked = marked
    }

    @MainActor public var body: some View {
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
    /// Creates a gauge.
    ///
    /// - Parameters:
    ///   - value: The value. One outside the bounds is shown at the nearest bound; NaN is reported and shown at the
    ///     lower bound.
    ///   - bounds: The bounds; 0 to 1 by default.
    ///   - label: The label.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label of the current value.
    ///
    /// - Parameters:
    ///   - value: The value. One outside the bounds is shown at the nearest bound; NaN is reported and shown at the
    ///     lower bound.
    ///   - bounds: The bounds; 0 to 1 by default.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels of the current value and the bounds.
    ///
    /// - Parameters:
    ///   - value: The value. One outside the bounds is shown at the nearest bound; NaN is reported and shown at the
    ///     lower bound.
    ///   - bounds: The bounds; 0 to 1 by default.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the current value.
    ///   - minimumValueLabel: The label of the lower bound.
    ///   - maximumValueLabel: The label of the upper bound.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }
}

extension Gauge {
    /// Creates a gauge with labels of the current value, the bounds and further values.
    ///
    /// - Parameters:
    ///   - value: The value. One outside the bounds is shown at the nearest bound; NaN is reported and shown at the
    ///     lower bound.
    ///   - bounds: The bounds; 0 to 1 by default.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the current value.
    ///   - minimumValueLabel: The label of the lower bound.
    ///   - maximumValueLabel: The label of the upper bound.
    ///   - markedValueLabels: The labels of further values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }
}
