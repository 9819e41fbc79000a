extension CalendarFace {
    /// A place in a calendar that reacts to a tap.
    enum Place: Equatable {
        case previousMonth, nextMonth
        /// A day of the month that is shown, counted from one.
        case day(Int)
    }

    /// Returns the place at a point; nil if nothing there reacts.
    ///
    /// - Parameters:
    ///   - point: The point, in points from the upper left corner of the calendar.
    ///   - size: The size of the calendar.
    ///   - isMirrored: Whether the weeks go from right to left.
    func place(at point: CGPoint, in size: CGSize, isMirrored: Bool) -> Place? {
        let width = min(size.width, 420)
        let left = (size.width - width) / 2
        let x = (isMirrored ? size.width - point.x : point.x) - left
        guard days > 0, width > 16, x >= 0, x < width, point.y >= 0 else { return nil }
        if point.y < 42 {
            // Two arrows at the trailing edge, each with half of the room between them.
            let fromEnd = width - 16 - x
            return fromEnd < 27 ? .nextMonth : fromEnd < 64 ? .previousMonth : nil
        }
        let (column, row) = ((x - 8) / ((width - 16) / 7), (point.y - 64) / 44)
        guard column >= 0, column < 7, row >= 0, row < 6 else { return nil }
        let day = Int(row) * 7 + Int(column) - offset + 1
        return day >= 1 && day <= days && possible.contains(day) ? .day(day) : nil
    }
}

extension Calendar {
    /// Returns a date of another day at the same time of day.
    ///
    /// - Parameters:
    ///   - date: The date with the time.
    ///   - day: The day, counted from one.
    ///   - month: A date in the month of the day.
    func moved(_ date: Date, toDay day: Int, ofMonthOf month: Date) -> Date? {
        guard let start = dateInterval(of: .month, for: month)?.start,
            let target = self.date(byAdding: .day, value: day - 1, to: start),
            let days = dateComponents([.day], from: startOfDay(for: date), to: startOfDay(for: target)).day
        else { return nil }
        return self.date(byAdding: .day, value: days, to: date)
    }

    /// Returns a date in the month before or after the one of a date; nil if all of it is out of bounds.
    ///
    /// - Parameters:
    ///   - place: An arrow of a calendar.
    ///   - date: The date.
    ///   - bounds: The first and the last date that can be selected; nil for no bound.
    func month(_ place: CalendarFace.Place, of date: Date, within bounds: (Date?, Date?)) -> Date? {
        guard let month = dateInterval(of: .month, for: date) else { return nil }
        if place == .previousMonth {
            if let first = bounds.0, first >= month.start { return nil }
            return self.date(byAdding: .month, value: -1, to: month.start)
        }
        if let last = bounds.1, last < month.end { return nil }
        return month.end
    }

    /// Returns a date after a column of a wheel has turned. All columns but that of days stay within the next larger
    /// part of the date: after minute 59 comes minute 0 of the same hour.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - part: What the column turns.
    ///   - rows: The number of rows, up if negative.
    func turned(_ date: Date, _ part: WheelFace.Part, by rows: Int) -> Date? {
        func around(_ component: Calendar.Component, _ range: Range<Int>) -> Date? {
            let old = self.component(component, from: date)
            let count = range.count
            let new = ((old - range.lowerBound + rows) % count + count) % count + range.lowerBound
            return self.date(byAdding: component, value: new - old, to: date)
        }
        switch part {
        case .year: return self.date(byAdding: .year, value: rows, to: date)
        case .month: return range(of: .month, in: .year, for: date).flatMap { around(.month, $0) }
        case .dayOfMonth: return range(of: .day, in: .month, for: date).flatMap { around(.day, $0) }
        case .day: return self.date(byAdding: .day, value: rows, to: date)
        case .hour: return around(.hour, 0..<24)
        case .minute: return around(.minute, 0..<60)
        case .half:
            let isMorning = component(.hour, from: date) < 12
            guard rows > 0 ? isMorning : !isMorning else { return date }
            return self.date(byAdding: .hour, value: isMorning ? 12 : -12, to: date)
        }
    }
}
