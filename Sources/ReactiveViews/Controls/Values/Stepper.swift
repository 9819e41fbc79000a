/// A control that makes a value greater or smaller, step by step.
public struct Stepper<Label: View>: View {
    private typealias Step = @MainActor (ControlElement.Place) -> Void

    private let label: Label
    /// What is shown of the value besides the label.
    private let value: (() -> String)?
    private let onIncrement: Step?
    private let onDecrement: Step?
    private let onEditingChanged: (Bool) -> Void

    /// A stepper whose closures make the steps; without one there is no step in that direction.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), nil, Self.step(onIncrement), Self.step(onDecrement),
            onEditingChanged)
    }

    /// The older form, the label last.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), nil, Self.step(onIncrement), Self.step(onDecrement),
            onEditingChanged)
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
            label, { format.format(value.wrappedValue) }, { advance(value, by: step, within: bounds, $0) },
            { advance(value, by: 0 - step, within: bounds, $0) }, onEditingChanged)
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label, { "\(value.wrappedValue)" }, { advance(value, by: step, within: bounds, $0) },
            { advance(value, by: 0 - step, within: bounds, $0) }, onEditingChanged)
    }

    private init(
        _ label: Label, _ value: (() -> String)?, _ onIncrement: Step?, _ onDecrement: Step?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    private static func step(_ action: (() -> Void)?) -> Step? {
        guard let action else { return nil }
        return { _ in action() }
    }

    public var body: some View {
        HStack {
            ControlLabel(of: "Stepper", HideableLabel(label))
            LabelSpacer()
            ControlGlyph(.stepper)
        }
        .modifier(
            ControlElement("Stepper", value: value?()) { event, place in
                guard case .control(.adjust(let steps)) = event, steps != 0 else { return false }
                guard let step = steps > 0 ? onIncrement : onDecrement else { return false }
                onEditingChanged(true)
                for _ in 0..<min(steps.magnitude, 1_000) { step(place) }
                onEditingChanged(false)
                return true
            })
    }
}

/// Adds a step to a value, as far as the bounds allow. A value that isn't a number is left as it is.
@MainActor
private func advance<V: Strideable>(
    _ value: Binding<V>, by step: V.Stride, within bounds: ClosedRange<V>?, _ place: ControlElement.Place
) {
    let old = value.wrappedValue
    guard old == old, step == step else {
        return place.report("A Stepper's value or step is no number: there is nothing to step to.")
    }
    let new = sum(old, step)
    if let bounds {
        let clamped = new.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
        let nearest = clamped ?? (step > 0 ? bounds.upperBound : bounds.lowerBound)
        if nearest != old { value.wrappedValue = nearest }
    } else if let new {
        value.wrappedValue = new
    } else {
        place.report("A Stepper's next value is beyond what a \(V.self) can hold: it stays as it is.")
    }
}

/// Nil if it is beyond what the type can hold.
private func sum<V: Strideable>(_ value: V, _ step: V.Stride) -> V? {
    func integer<I: FixedWidthInteger>(_ value: I, _ step: Int) -> I? {
        guard let size = I(exactly: step.magnitude) else { return nil }
        let (sum, overflow) = step < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
        return overflow ? nil : sum
    }
    if let number = value as? any FixedWidthInteger, let step = step as? Int { return integer(number, step) as? V }
    return value.advanced(by: step)
}
