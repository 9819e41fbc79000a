// Twins of the initialisers that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Stepper where Label == Text {
    /// Creates a stepper with a title that is a localized text, whose closures make the steps.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - onIncrement: The closure that steps up; nil if there is no step up.
    ///   - onDecrement: The closure that steps down; nil if there is no step down.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value without bounds, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(titleResource), onEditingChanged)
    }

    /// Creates a stepper of a value within bounds, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(titleResource), onEditingChanged)
    }

    /// Creates a stepper of a formatted value, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(titleResource), onEditingChanged, format: format)
    }

    /// Creates a stepper of a formatted value within bounds, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, Text(titleResource), onEditingChanged, format: format)
    }
}
