extension DatePicker {
    /// Creates a picker of any date.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker of a date within bounds.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - range: The earliest and the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker of a date from a bound on.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - range: The range from the earliest date on.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker of a date up to a bound.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - range: The range up to the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of any date, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of any date, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    /// Creates a picker of a date within bounds, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - range: The earliest and the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date within bounds, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the date.
    ///   - range: The earliest and the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    /// Creates a picker of a date from a bound on, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - range: The range from the earliest date on.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date from a bound on, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the date.
    ///   - range: The range from the earliest date on.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }

    /// Creates a picker of a date up to a bound, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the date.
    ///   - range: The range up to the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker of a date up to a bound, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the date.
    ///   - range: The range up to the latest date.
    ///   - displayedComponents: The components to show and edit; date and time by default.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}
