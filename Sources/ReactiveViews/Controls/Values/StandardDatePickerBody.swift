/// A date picker in a standard style.
nonisolated struct StandardDatePickerBody: View {
    enum Look {
        case compact, field, stepper, graphical, wheel
    }

    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    /// The month that the user looks at, and the selection at that time; nil for the selection's month.
    @State private var browsed: (month: Date, selection: Date)?
    let look: Look
    let configuration: DatePickerStyleConfiguration

    init(look: Look, configuration: DatePickerStyleConfiguration) {
        self.look = look
        self.configuration = configuration
    }

    @MainActor var body: some View {
        switch look {
        case .graphical:
            VStack(spacing: 0) {
                configuration.label.modifier(UnplacedModifier(isUnplaced: true))
                ControlGlyph(.calendar(month), touched: { touched($0) })
            }
        case .wheel:
            HStack {
                configuration.label
                LabelSpacer()
                ControlGlyph(.wheel(wheel), touched: { touched($0) })
            }
        default:
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading) {
                    configuration.label
                    faces
                }
            } else {
                HStack {
                    configuration.label
                    // The date and the time are one below the other if they don't fit beside the label.
                    LabelSpacer().layoutPriority(-1)
                    faces
                }
            }
        }
    }

    @ViewBuilder @MainActor
    private var faces: some View {
        ControlGlyph(.datePills(pills, fontSize: Font.body.resolved(at: dynamicTypeSize).size))
        if look == .stepper { ControlGlyph(.stepper(canDecrement: true, canIncrement: true)) }
    }

    /// Returns the event of a touch in the calendar or on a wheel.
    @MainActor private func touched(_ touch: ControlGlyph.Touch) -> ControlEvent? {
        let (calendar, selection) = (calendarHere, configuration.selection)
        switch touch {
        case .calendar(.day(let day)):
            return calendar.moved(selection, toDay: day, ofMonthOf: shownDate).map { .setDate($0) }
        case .calendar(let arrow):
            let bounds = (configuration.minimumDate, configuration.maximumDate)
            if let month = calendar.month(arrow, of: shownDate, within: bounds) { browsed = (month, selection) }
            return nil
        case .wheel(let part, let rows):
            return calendar.turned(selection, part, by: rows).map { .setDate($0) }
        }
    }

    /// A date in the month that is shown.
    private var shownDate: Date {
        guard let browsed, browsed.selection == configuration.selection else { return configuration.selection }
        return browsed.month
    }

    private var calendarHere: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    private var showsDate: Bool {
        configuration.displayedComponents.contains(.date)
            || !configuration.displayedComponents.contains(.hourAndMinute)
    }
    private var showsTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

    private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        configuration.selection.formatted(
            Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendarHere, timeZone: timeZone))
    }

    private var pills: [String] {
        var pills: [String] = []
        if showsDate { pills.append(text(date: .abbreviated, time: .omitted)) }
        if showsTime { pills.append(text(date: .omitted, time: .shortened)) }
        return pills
    }

    private var month: CalendarFace {
        let time = text(date: .omitted, time: .shortened)
        guard showsDate else { return CalendarFace(time: time) }
        var face = CalendarFace(
            around: shownDate, chosen: [configuration.selection],
            bounds: (configuration.minimumDate, configuration.maximumDate),
            now: VirtualClock.inForce?.date ?? Date(), calendar: calendarHere)
        if showsTime {
            face.time = time
            face.timeTitle = "Time"
        }
        return face
    }

    // MARK: Wheels

    private var wheel: WheelFace {
        let (calendar, date) = (calendarHere, configuration.selection)
        var columns: [WheelFace.Column] = []
        func rows(_ component: Calendar.Component, _ format: Date.FormatStyle) -> [String] {
            (-WheelPlace.reach...WheelPlace.reach).map { distance in
                calendar.date(byAdding: component, value: distance, to: date)?.formatted(format) ?? ""
            }
        }
        let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        if showsDate, showsTime {
            let day = plain.weekday(.abbreviated).month(.abbreviated).day()
            columns.append(.init(rows: rows(.day, day), part: 3, place: 1, turns: .day))
        } else if showsDate {
            columns.append(.init(rows: rows(.month, plain.month(.wide)), part: 3, place: 0, turns: .month))
            columns.append(.init(rows: rows(.day, plain.day()), part: 1.2, turns: .dayOfMonth))
            columns.append(.init(rows: rows(.year, plain.year()), part: 1.8, turns: .year))
        }
        if showsTime {
            let hour = calendar.component(.hour, from: date)
            let clock = text(date: .omitted, time: .shortened)
            let hasHalves = clock.contains(calendar.amSymbol) || clock.contains(calendar.pmSymbol)
            let reach = -WheelPlace.reach...WheelPlace.reach
            columns.append(
                .init(
                    rows: reach.map { distance in
                        let value = (hour + distance + 24) % 24
                        return hasHalves ? "\(value % 12 == 0 ? 12 : value % 12)" : "\(value)"
                    }, part: 1, turns: .hour))
            let minute = calendar.component(.minute, from: date)
            columns.append(
                .init(
                    rows: reach.map { distance in
                        let value = (minute + distance + 60) % 60
                        return value < 10 ? "0\(value)" : "\(value)"
                    }, part: 1, turns: .minute))
            if hasHalves {
                let halves = ["", "", "", calendar.amSymbol, calendar.pmSymbol, "", ""]
                let late = ["", "", calendar.amSymbol, calendar.pmSymbol, "", "", ""]
                columns.append(.init(rows: hour < 12 ? halves : late, part: 1, turns: .half))
            }
        }
        return WheelFace(columns: columns)
    }
}
