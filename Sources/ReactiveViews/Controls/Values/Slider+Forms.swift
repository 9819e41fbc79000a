extension Slider {
    /// Creates a slider of a value between bounds.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - label: The label.
    ///   - minimumValueLabel: The view at the lower end.
    ///   - maximumValueLabel: The view at the upper end.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// Creates a slider whose value moves by steps from the lower bound.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default. One that isn't positive and finite is reported, and the
    ///     slider has no steps.
    ///   - label: The label.
    ///   - minimumValueLabel: The view at the lower end.
    ///   - maximumValueLabel: The view at the upper end.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// The older form, with the label last and the end views as values.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - minimumValueLabel: The view at the lower end.
    ///   - maximumValueLabel: The view at the upper end.
    ///   - label: The label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// The older form of a slider with steps, with the label last and the end views as values.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default. One that isn't positive and finite is reported, and the
    ///     slider has no steps.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - minimumValueLabel: The view at the lower end.
    ///   - maximumValueLabel: The view at the upper end.
    ///   - label: The label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider of a value between bounds, without views at the ends.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - label: The label.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with steps, without views at the ends.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default. One that isn't positive and finite is reported, and the
    ///     slider has no steps.
    ///   - label: The label.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// The older form without views at the ends, with the label last.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - label: The label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// The older form of a slider with steps and without views at the ends, with the label last.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default. One that isn't positive and finite is reported, and the
    ///     slider has no steps.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    ///   - label: The label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider of a value between bounds, without a label.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// Creates a slider with steps, without a label.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default. One that isn't positive and finite is reported, and the
    ///     slider has no steps.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}
