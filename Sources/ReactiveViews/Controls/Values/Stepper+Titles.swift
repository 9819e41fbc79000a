extension Stepper where Label == Text {
    /// Creates a stepper with a localized title, whose closures make the steps.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - onIncrement: The closure that steps up; nil if there is no step up.
    ///   - onDecrement: The closure that steps down; nil if there is no step down.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that isn't localized, whose closures make the steps.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - onIncrement: The closure that steps up; nil if there is no step up.
    ///   - onDecrement: The closure that steps down; nil if there is no step down.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value without bounds, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(titleKey), onEditingChanged)
    }

    /// Creates a stepper of a value without bounds, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(title), onEditingChanged)
    }

    /// Creates a stepper of a value within bounds, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(titleKey), onEditingChanged)
    }

    /// Creates a stepper of a value within bounds, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(title), onEditingChanged)
    }

    /// Creates a stepper of a formatted value, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(titleKey), onEditingChanged, format: format)
    }

    /// Creates a stepper of a formatted value, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, Text(title), onEditingChanged, format: format)
    }

    /// Creates a stepper of a formatted value within bounds, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, Text(titleKey), onEditingChanged, format: format)
    }

    /// Creates a stepper of a formatted value within bounds, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value.
    ///   - bounds: The bounds of the value.
    ///   - step: The distance between two values; 1 by default.
    ///   - format: The format of the element's value.
    ///   - onEditingChanged: A closure that gets true before the value changes and false afterwards.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, Text(title), onEditingChanged, format: format)
    }
}
