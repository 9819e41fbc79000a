extension MultiDatePicker {
    /// Creates a picker of any days.
    ///
    /// - Parameters:
    ///   - selection: A binding to the components of the selected days.
    ///   - label: The label.
    public init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, label())
    }

    /// Creates a picker of days within bounds.
    ///
    /// - Parameters:
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range from the first day to before the last date.
    ///   - label: The label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Creates a picker of days from a bound on.
    ///
    /// - Parameters:
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range from the first day on.
    ///   - label: The label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// Creates a picker of days before a bound.
    ///
    /// - Parameters:
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range of the days before its bound.
    ///   - label: The label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of any days, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the components of the selected days.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// Creates a picker of any days, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the components of the selected days.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, nil, nil, Text(title))
    }

    /// Creates a picker of days within bounds, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range from the first day to before the last date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker of days within bounds, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range from the first day to before the last date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
    }

    /// Creates a picker of days from a bound on, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range from the first day on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleKey))
    }

    /// Creates a picker of days from a bound on, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range from the first day on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(title))
    }

    /// Creates a picker of days before a bound, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range of the days before its bound.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker of days before a bound, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the components of the selected days.
    ///   - bounds: The range of the days before its bound.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(title))
    }
}
