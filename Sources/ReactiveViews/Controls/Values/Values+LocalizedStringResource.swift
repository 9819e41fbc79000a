// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether the user can set the opacity; true by default. Otherwise the chosen colours are
    ///     opaque.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, Text(titleResource))
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of any date, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date within bounds, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - range: The earliest and the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date from a bound on, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - range: The range from the earliest date on.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleResource))
    }

    /// Creates a picker of a date up to a bound, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - range: The range up to the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleResource))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of progress of unknown length, with a localized title.
    ///
    /// - Parameter titleResource: The resource of the title's localized string.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init({ nil }, Text(titleResource), nil)
    }

    /// Creates a view of known progress, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - value: The completed part; nil for progress of unknown length. A value outside 0 to `total` is reported and
    ///     clamped.
    ///   - total: The whole; 1 by default. It must be positive.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
