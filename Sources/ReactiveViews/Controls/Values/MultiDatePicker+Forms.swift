extension MultiDatePicker {
    /// For any dates.
    public init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, label())
    }

    /// For dates within bounds.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// For dates from a bound on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// For dates up to a bound.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// For any dates.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// For any dates.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, nil, nil, Text(title))
    }

    /// For dates within bounds.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// For dates within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
    }

    /// For dates from a bound on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleKey))
    }

    /// For dates from a bound on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(title))
    }

    /// For dates up to a bound.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleKey))
    }

    /// For dates up to a bound.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(title))
    }
}
