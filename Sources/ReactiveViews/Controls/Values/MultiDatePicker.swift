/// A control that selects any number of days.
///
/// Days outside the bounds can't be selected. A host sets the days by `setDates(_:to:)`.
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
            ControlGlyph(.calendar(month))
        }
        .modifier(
            ControlElement("MultiDatePicker", value: "\(selection.wrappedValue.count)") { event, _ in
                guard case .control(.setDates(let dates)) = event else { return false }
                selection.wrappedValue = dates.filter(isInBounds)
                return true
            })
    }

    /// Returns whether a day is within the bounds. Components that make no date aren't.
    /// The month of the first selected day, or the current one.
    @MainActor private var month: CalendarFace {
        var here = calendar
        here.timeZone = timeZone
        here.locale = locale
        let chosen = selection.wrappedValue.compactMap { ($0.calendar ?? here).date(from: $0) }
        let now = VirtualClock.inForce?.date ?? Date()
        var face = CalendarFace(
            around: chosen.min() ?? now, chosen: chosen, bounds: (minimum, maximum), now: now, calendar: here)
        face.isMultiple = true
        return face
    }

    @MainActor private func isInBounds(_ components: DateComponents) -> Bool {
        guard let date = (components.calendar ?? calendar).date(from: components) else { return false }
        return (minimum.map { date >= calendar.startOfDay(for: $0) } ?? true)
            && (maximum.map { date < $0 } ?? true)
    }
}
