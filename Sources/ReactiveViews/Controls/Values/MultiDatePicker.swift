/// A control that selects any number of days.
///
/// Days outside the bounds can't be selected. A host sets the days by `setDates(_:to:)`; a tap at the point of a day
/// adds or removes it.
///
/// ```swift
/// struct Vacation: View {
///     @State private var days: Set<DateComponents> = []
///
///     var body: some View {
///         MultiDatePicker("Days", selection: $days)
///     }
/// }
/// ```
nonisolated public struct MultiDatePicker<Label: View>: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale
    /// A date in the month that the user has last touched; nil before.
    @State private var browsed: Date?
    private let selection: Binding<Set<DateComponents>>
    private let minimum: Date?
    private let maximum: Date?
    private let label: Label

    init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ maximum: Date?, _ label: Label) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.label = label
    }

    @MainActor public var body: some View {
        VStack(spacing: 0) {
            ControlLabel(of: "MultiDatePicker", label.modifier(UnplacedModifier(isUnplaced: true)))
            ControlGlyph(.calendar(month), touched: { touched($0) })
        }
        .modifier(
            ControlElement("MultiDatePicker", value: "\(selection.wrappedValue.count)") { event, _ in
                guard case .control(.setDates(let dates)) = event else { return false }
                selection.wrappedValue = dates.filter(isInBounds)
                return true
            })
    }

    @MainActor private var calendarHere: Calendar {
        var here = calendar
        here.timeZone = timeZone
        here.locale = locale
        return here
    }

    @MainActor private var now: Date { VirtualClock.inForce?.date ?? Date() }

    @MainActor private func date(_ components: DateComponents) -> Date? {
        (components.calendar ?? calendarHere).date(from: components)
    }

    /// A date in the month that is shown: that of the first selected day, or the current one, until the user looks at
    /// another.
    @MainActor private var shownDate: Date { browsed ?? selection.wrappedValue.compactMap(date).min() ?? now }

    @MainActor private var month: CalendarFace {
        var face = CalendarFace(
            around: shownDate, chosen: selection.wrappedValue.compactMap(date), bounds: (minimum, maximum), now: now,
            calendar: calendarHere)
        face.isMultiple = true
        return face
    }

    /// Returns the event of a touch: a day comes or goes.
    @MainActor private func touched(_ touch: ControlGlyph.Touch) -> ControlEvent? {
        guard case .calendar(let place) = touch else { return nil }
        let (here, shown) = (calendarHere, shownDate)
        guard case .day(let day) = place else {
            browsed = here.month(place, of: shown, within: (minimum, maximum)) ?? browsed
            return nil
        }
        guard let target = here.moved(here.startOfDay(for: shown), toDay: day, ofMonthOf: shown) else { return nil }
        browsed = shown
        let old = selection.wrappedValue
        let others = old.filter { components in date(components).map { !here.isDate($0, inSameDayAs: target) } ?? true }
        if others.count < old.count { return .setDates(others) }
        return .setDates(old.union([here.dateComponents([.calendar, .era, .year, .month, .day], from: target)]))
    }

    /// Returns whether a day is within the bounds. Components that make no date aren't.
    @MainActor private func isInBounds(_ components: DateComponents) -> Bool {
        guard let date = (components.calendar ?? calendar).date(from: components) else { return false }
        return (minimum.map { date >= calendar.startOfDay(for: $0) } ?? true)
            && (maximum.map { date < $0 } ?? true)
    }
}
