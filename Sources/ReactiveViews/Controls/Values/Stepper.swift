/// A control that increases or decreases a value by steps.
///
/// A host makes steps by `increment(_:by:)` and `decrement(_:by:)`, at most 1000 in one call.
///
/// ```swift
/// struct Order: View {
///     @State private var cups = 1
///
///     var body: some View {
///         Stepper("\(cups) cups", value: $cups, in: 1...10)
///     }
/// }
/// ```
nonisolated public struct Stepper<Label: View>: View {
    /// Makes a step. Returns the message of a diagnostic if that isn't possible.
    private typealias Step = () -> String?

    private let label: Label
    /// Returns the text of the element's value; nil for a stepper of closures.
    private let value: (() -> String)?
    private let onIncrement: Step?
    private let onDecrement: Step?
    private let onEditingChanged: (Bool) -> Void
    /// Returns whether the value is below the upper bound, or above the lower one.
    private let canStep: (_ up: Bool) -> Bool

    /// Creates a stepper whose closures make the steps.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - onIncrement: The closure that steps up; nil if there is no step up.
    ///   - onDecrement: The closure that steps down; nil if there is no step down.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), nil, Self.step(onIncrement), Self.step(onDecrement),
            onEditingChanged)
    }

    /// The older form with closures, with the label last.
    ///
    /// - Parameters:
    ///   - onIncrement: The closure that steps up; nil if there is no step up.
    ///   - onDecrement: The closure that steps down; nil if there is no step down.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - label: The label.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), nil, Self.step(onIncrement), Self.step(onDecrement),
            onEditingChanged)
    }

    /// Creates a stepper of a value without bounds.
    ///
    /// A step beyond the range of the value's type is reported and changes nothing.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - label: The label.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// Creates a stepper of a value within bounds.
    ///
    /// A step beyond a bound ends at the bound.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - label: The label.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    /// The older form, with the label last.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - label: The label.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// The older form with bounds, with the label last.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - label: The label.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    /// Creates a stepper of a formatted value.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - label: The label.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, label(), onEditingChanged, format: format)
    }

    /// Creates a stepper of a formatted value within bounds.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - label: The label.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, label(), onEditingChanged, format: format)
    }

    init<F: FormatStyle>(
        _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ step: F.FormatInput.Stride,
        _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void, format: F
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            label, { format.format(value.wrappedValue) }, { advance(value, by: step, within: bounds) },
            { advance(value, by: 0 - step, within: bounds) }, onEditingChanged, Self.reach(value, bounds))
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label, { "\(value.wrappedValue)" }, { advance(value, by: step, within: bounds) },
            { advance(value, by: 0 - step, within: bounds) }, onEditingChanged, Self.reach(value, bounds))
    }

    private static func reach<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?) -> (Bool) -> Bool {
        guard let bounds else { return { _ in true } }
        return { $0 ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound }
    }

    private init(
        _ label: Label, _ value: (() -> String)?, _ onIncrement: Step?, _ onDecrement: Step?,
        _ onEditingChanged: @escaping (Bool) -> Void, _ canStep: @escaping (Bool) -> Bool = { _ in true }
    ) {
        self.canStep = canStep
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    private static func step(_ action: (() -> Void)?) -> Step? {
        guard let action else { return nil }
        return {
            action()
            return nil
        }
    }

    @MainActor public var body: some View {
        HStack {
            ControlLabel(of: "Stepper", HideableLabel(label))
            LabelSpacer()
            ControlGlyph(
                .stepper(
                    canDecrement: onDecrement != nil && canStep(false),
                    canIncrement: onIncrement != nil && canStep(true)))
        }
        .modifier(
            ControlElement("Stepper", value: value?()) { event, place in
                let steps: Int
                switch event {
                case .control(.adjust(let count)) where count != 0: steps = count
                // The halves are − and +.
                case .control(.knob(let place, .tapped)): steps = place < 0.5 ? -1 : 1
                default: return false
                }
                guard let step = steps > 0 ? onIncrement : onDecrement else { return false }
                onEditingChanged(true)
                for _ in 0..<min(steps.magnitude, 1_000) {
                    if let problem = step() { place.report(problem) }
                }
                onEditingChanged(false)
                return true
            })
    }
}

/// Adds a step to a value, limited by the bounds. A value or step that isn't a number changes nothing.
///
/// - Returns: The message of a diagnostic; nil if the step is possible.
private func advance<V: Strideable>(
    _ value: Binding<V>, by step: V.Stride, within bounds: ClosedRange<V>?
) -> String? {
    let old = value.wrappedValue
    guard old == old, step == step else {
        return "Invalid value \(old) or step \(step) for Stepper; keeping the value. Use numbers."
    }
    let new = sum(old, step)
    if let bounds {
        let clamped = new.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
        let nearest = clamped ?? (step > 0 ? bounds.upperBound : bounds.lowerBound)
        if nearest != old { value.wrappedValue = nearest }
    } else if let new {
        value.wrappedValue = new
    } else {
        return "The next value of Stepper is beyond the range of \(V.self); keeping the value. Set bounds."
    }
    return nil
}

/// Returns the sum; nil if it is beyond the range of an integer type.
private func sum<V: Strideable>(_ value: V, _ step: V.Stride) -> V? {
    func integer<I: FixedWidthInteger>(_ value: I, _ step: Int) -> I? {
        guard let size = I(exactly: step.magnitude) else { return nil }
        let (sum, overflow) = step < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
        return overflow ? nil : sum
    }
    if let number = value as? any FixedWidthInteger, let step = step as? Int { return integer(number, step) as? V }
    return value.advanced(by: step)
}
