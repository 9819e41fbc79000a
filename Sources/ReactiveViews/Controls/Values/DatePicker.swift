/// A control that selects a date, a time or both.
///
/// An entered date outside the bounds becomes the nearest bound; Apple's documentation doesn't define this. Components
/// that aren't displayed keep their values. The picker uses the calendar and time zone of the environment. A host sets
/// the date by `setDate(_:to:)`.
///
/// ```swift
/// struct Alarm: View {
///     @State private var time = Date(timeIntervalSinceReferenceDate: 0)
///
///     var body: some View {
///         DatePicker("Alarm", selection: $time, displayedComponents: .hourAndMinute)
///     }
/// }
/// ```
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    @Environment(\.datePickerStyle) private var style
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: DatePickerComponents
    private let label: Label

    init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View {
        let style = style ?? .standardDatePicker
        StyledView(
            style: style,
            configuration: DatePickerStyleConfiguration(
                label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum, maximumDate: maximum,
                displayedComponents: components)
        )
        .modifier(
            ControlElement(
                "DatePicker", value: words(for: selection.wrappedValue, components, calendarHere),
                showsContent: style.takesEvents
            ) { event, place in
                guard case .control(.setDate(let date)) = event else { return false }
                return set(date, place)
            })
    }

    /// Sets an entered date, clamped to the bounds. Components that aren't displayed keep their values.
    @MainActor private func set(_ date: Date, _ place: ControlElement.Place) -> Bool {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            place.report("Invalid date for DatePicker: it isn't finite; keeping the selection. Enter a finite date.")
            return true
        }
        var new = merged(date, into: selection.wrappedValue)
        if let maximum { new = min(new, maximum) }
        if let minimum { new = max(new, minimum) }
        selection.wrappedValue = new
        return true
    }

    @MainActor private var calendarHere: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }

    @MainActor private func merged(_ date: Date, into old: Date) -> Date {
        guard components == .date || components == .hourAndMinute else { return date }
        let calendar = calendarHere
        let (day, time) = components == .date ? (date, old) : (old, date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        parts.hour = clock.hour
        parts.minute = clock.minute
        parts.second = clock.second
        return calendar.date(from: parts) ?? date
    }
}

private func words(for date: Date, _ components: DatePickerComponents, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
        let text = "\(number ?? 0)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): return day
    case (false, true): return time
    default: return "\(day) \(time)"
    }
}
