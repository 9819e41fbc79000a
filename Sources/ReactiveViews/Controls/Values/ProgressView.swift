/// A view that shows the progress of a task.
///
/// ```swift
/// struct Download: View {
///     let received: Double
///
///     var body: some View {
///         ProgressView("Loading", value: received, total: 100)
///         ProgressView()
///     }
/// }
/// ```
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.progressViewStyle) private var style
    private let fraction: () -> Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(_ fraction: @escaping () -> Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
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

/// Returns the completed fraction, from 0 to 1; nil if the value is nil or not finite, or the total isn't positive.
/// Reports and clamps values out of bounds.
private func partDone(_ value: Double?, of total: Double) -> Double? {
    guard let value else { return nil }
    guard value.isFinite, total.isFinite, total > 0 else {
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "Invalid progress \(value) of \(total) for ProgressView; showing it as indeterminate. "
                    + "Use a finite value and a positive total."))
        return nil
    }
    if value < 0 || value > total {
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "Progress \(value) for ProgressView is outside 0...\(total); clamping it. "
                    + "Use a value within the total."))
    }
    return min(max(value / total, 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of progress of unknown length, without a label.
    public init() where Label == EmptyView { self.init({ nil }, nil, nil) }

    /// Creates a view of progress of unknown length.
    ///
    /// - Parameter label: The label.
    public init(@ViewBuilder label: () -> Label) { self.init({ nil }, label(), nil) }

    /// Creates a view of progress of unknown length, with a localized title.
    ///
    /// - Parameter titleKey: The key of the title's localized string.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init({ nil }, Text(titleKey), nil) }

    /// Creates a view of progress of unknown length, with a title that isn't localized.
    ///
    /// - Parameter title: The title, shown without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init({ nil }, Text(title), nil) }

    /// Creates a view of known progress, without a label.
    ///
    /// - Parameters:
    ///   - value: The completed part; nil for progress of unknown length. A value outside 0 to `total` is reported and
    ///     clamped.
    ///   - total: The whole; 1 by default. It must be positive.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        let part = partDone(value.map { Double($0) }, of: Double(total))
        self.init({ part }, nil, nil)
    }

    /// Creates a view of known progress.
    ///
    /// - Parameters:
    ///   - value: The completed part; nil for progress of unknown length. A value outside 0 to `total` is reported and
    ///     clamped.
    ///   - total: The whole; 1 by default. It must be positive.
    ///   - label: The label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        let part = partDone(value.map { Double($0) }, of: Double(total))
        self.init({ part }, label(), nil)
    }

    /// Creates a view of known progress, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: The completed part; nil for progress of unknown length. A value outside 0 to `total` is reported and
    ///     clamped.
    ///   - total: The whole; 1 by default. It must be positive.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a view of known progress, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: The completed part; nil for progress of unknown length. A value outside 0 to `total` is reported and
    ///     clamped.
    ///   - total: The whole; 1 by default. It must be positive.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Creates a view of a progress object.
    ///
    /// The object is read when the view is evaluated, but it isn't observed. Apple's documentation doesn't define when
    /// it is read.
    ///
    /// - Parameter progress: The object.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init({ progress.isIndeterminate ? nil : progress.fractionCompleted }, nil, nil)
    }

    /// Creates a view of the time between two dates, by the host's clock.
    ///
    /// The time is read when the view is evaluated. It doesn't advance by itself.
    ///
    /// - Parameters:
    ///   - timerInterval: The dates of the beginning and the end.
    ///   - countsDown: Whether the bar empties instead of filling; true by default.
    ///   - label: The label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init({ elapsed(timerInterval, countsDown) }, label(), nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
    /// Creates a view of the time between two dates without a label, by the host's clock.
    ///
    /// The time is read when the view is evaluated. It doesn't advance by itself.
    ///
    /// - Parameters:
    ///   - timerInterval: The dates of the beginning and the end.
    ///   - countsDown: Whether the bar empties instead of filling; true by default.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init({ elapsed(timerInterval, countsDown) }, nil, nil)
    }
}

extension ProgressView {
    /// Creates a view of known progress, with a label of the completed part.
    ///
    /// - Parameters:
    ///   - value: The completed part; nil for progress of unknown length. A value outside 0 to `total` is reported and
    ///     clamped.
    ///   - total: The whole; 1 by default. It must be positive.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the completed part.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let part = partDone(value.map { Double($0) }, of: Double(total))
        self.init({ part }, label(), currentValueLabel())
    }

    /// Creates a view of the time between two dates, with a label of the current value.
    ///
    /// The time is read when the view is evaluated. It doesn't advance by itself.
    ///
    /// - Parameters:
    ///   - timerInterval: The dates of the beginning and the end.
    ///   - countsDown: Whether the bar empties instead of filling; true by default.
    ///   - label: The label.
    ///   - currentValueLabel: The label of the completed part.
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
    /// Creates a view from the configuration that a style gets.
    ///
    /// It has the look of the next style further out, so that a style can add to a progress view.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init({ configuration.fractionCompleted }, configuration.label, configuration.currentValueLabel)
    }
}

private func elapsed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let part =
        length > 0
        ? min(max((VirtualClock.inForce?.date ?? Date()).timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - part : part
}
