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
        VStack {
            ControlLabel(of: "MultiDatePicker", HideableLabel(label))
            ControlGlyph(.calendar)
        }
        .modifier(
            ControlElement("MultiDatePicker", value: "\(selection.wrappedValue.count)") { event, _ in
                guard case .control(.setDates(let dates)) = event else { return false }
                selection.wrappedValue = dates.filter(isInBounds)
                return true
            })
    }

    /// Returns whether a day is within the bounds. Components that make no date aren't.
    @MainActor private func isInBounds(_ components: DateComponents) -> Bool {
        guard let date = (components.calendar ?? calendar).date(from: components) else { return false }
        return (minimum.map { date >= calendar.startOfDay(for: $0) } ?? true)
            && (maximum.map { date < $0 } ?? true)
    }
}
