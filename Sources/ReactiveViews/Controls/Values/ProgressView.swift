/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.progressViewStyle) private var style
    private let fraction: () -> Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(_ fraction: @escaping () -> Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        let fraction = fraction()
        let style = style ?? .standardProgress
        StyledView(
            style: style,
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
                currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
        )
        .modifier(
            ControlElement(
                "ProgressView", value: fraction.map { "\(Int(($0 * 100).rounded()))%" },
                showsContent: style.takesEvents))
    }
}

/// The part of a whole that is done, from 0 to 1: what is outside is reported and clamped; without a whole nothing is known.
private func partDone(_ value: Double?, of total: Double) -> Double? {
    guard let value else { return nil }
    guard value.isFinite, total.isFinite, total > 0 else {
        Diagnostics.report(
            Diagnostic(
                .invalidInput, "ProgressView: \(value) of \(total) is no part of a whole; it is shown as unknown."))
        return nil
    }
    if value < 0 || value > total {
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of "
                    + "`0...total`."))
    }
    return min(max(value / total, 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that goes on, nobody knows how long.
    public init() where Label == EmptyView { self.init({ nil }, nil, nil) }

    /// Something that goes on, nobody knows how long.
    public init(@ViewBuilder label: () -> Label) { self.init({ nil }, label(), nil) }

    /// Something that goes on, nobody knows how long.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init({ nil }, Text(titleKey), nil) }

    /// Something that goes on, nobody knows how long.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init({ nil }, Text(title), nil) }

    /// Something that has come as far as `value` of `total`; unknown if it is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        let part = partDone(value.map { Double($0) }, of: Double(total))
        self.init({ part }, nil, nil)
    }

    /// Something that has come as far as `value` of `total`; unknown if it is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        let part = partDone(value.map { Double($0) }, of: Double(total))
        self.init({ part }, label(), nil)
    }

    /// Something that has come as far as `value` of `total`; unknown if it is nil.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Something that has come as far as `value` of `total`; unknown if it is nil.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// What a progress object says when this view is evaluated. ⚑ The object isn't observed.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init({ progress.isIndeterminate ? nil : progress.fractionCompleted }, nil, nil)
    }

    /// The time between two dates as it passes: how far it has come when this view is evaluated, by the host's clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init({ elapsed(timerInterval, countsDown) }, label(), nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
    /// The time between two dates as it passes: how far it has come when this view is evaluated, by the host's clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init({ elapsed(timerInterval, countsDown) }, nil, nil)
    }
}

extension ProgressView {
    /// Something that has come as far as `value` of `total`; unknown if it is nil.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let part = partDone(value.map { Double($0) }, of: Double(total))
        self.init({ part }, label(), currentValueLabel())
    }

    /// The time between two dates as it passes: how far it has come when this view is evaluated, by the host's clock.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init({ elapsed(timerInterval, countsDown) }, label(), currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The view that a style is to make the looks of, in the looks of the style further out.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init({ configuration.fractionCompleted }, configuration.label, configuration.currentValueLabel)
    }
}

private func elapsed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let part =
        length > 0
        ? min(max((VirtualClock.current?.date ?? Date()).timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - part : part
}
