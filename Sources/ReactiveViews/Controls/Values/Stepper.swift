/// A control that makes a value greater or smaller, step by step.
public struct Stepper<Label: View>: View {
    private let label: Label
    /// What is shown of the value besides the label.
    private let value: (() -> String)?
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// A stepper whose closures make the steps; without one there is no step in that direction.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), nil, onIncrement, onDecrement, onEditingChanged)
    }

    /// The older form, the label last.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), nil, onIncrement, onDecrement, onEditingChanged)
    }

    /// A stepper of a value without bounds.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// A stepper of a value that stays within bounds: at a bound there is no further step.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    /// The older form, the label last.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// The older form, the label last.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    /// A stepper that shows the value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, label(), onEditingChanged, format: format)
    }

    /// A stepper that shows the value in a format.
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
            { advance(value, by: 0 - step, within: bounds) }, onEditingChanged)
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label, { "\(value.wrappedValue)" }, { advance(value, by: step, within: bounds) },
            { advance(value, by: 0 - step, within: bounds) }, onEditingChanged)
    }

    private init(
        _ label: Label, _ value: (() -> String)?, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        HStack {
            ControlLabel(of: "Stepper", label)
            Spacer()
            ControlGlyph(.stepper)
        }
        .modifier(
            ControlElement("Stepper", value: value?()) { event, _ in
                guard case .control(.adjust(let steps)) = event, steps != 0 else { return false }
                guard let step = steps > 0 ? onIncrement : onDecrement else { return false }
                onEditingChanged(true)
                for _ in 0..<min(abs(steps), 1_000) { step() }
                onEditingChanged(false)
                return true
            })
    }
}

/// Adds a step to a value, as far as the bounds allow. A value that isn't a number is left as it is.
private func advance<V: Strideable>(_ value: Binding<V>, by step: V.Stride, within bounds: ClosedRange<V>?) {
    let old = value.wrappedValue
    guard old == old, step == step else {
        Diagnostics.report(
            Diagnostic(.invalidInput, "A Stepper's value or step is no number: there is nothing to step to."))
        return
    }
    guard let bounds else { return value.wrappedValue = old.advanced(by: step) }
    // By the distance to the bound, as advancing might go beyond what the type can hold.
    let bound = step > 0 ? bounds.upperBound : bounds.lowerBound
    let room = old.distance(to: bound)
    let new: V =
        step > 0 ? (room <= step ? bound : old.advanced(by: step)) : (room >= step ? bound : old.advanced(by: step))
    let clamped = min(max(new, bounds.lowerBound), bounds.upperBound)
    if clamped != old { value.wrappedValue = clamped }
}
