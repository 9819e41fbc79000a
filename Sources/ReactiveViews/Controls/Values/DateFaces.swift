/// A date and a time, each on a grey shape.
struct DatePills: Equatable {
    let texts: [String]
    let fontSize: CGFloat

    static let distance: CGFloat = 6
    private static let insets = CGSize(width: 11, height: 7)

    private var font: ResolvedFont { ResolvedFont(size: fontSize) }
    private var widths: [CGFloat] { texts.map { ControlPainter.width(of: $0, font) + 2 * Self.insets.width } }

    var size: CGSize {
        let widths = widths
        return CGSize(
            width: widths.reduce(0, +) + Self.distance * CGFloat(max(widths.count - 1, 0)),
            height: font.lineHeight() + 2 * Self.insets.height)
    }

    /// The size in a width that may be too small for all of them in a row: then they are one below the other.
    func size(within width: CGFloat?) -> CGSize {
        let size = size
        guard let width, width < size.width, texts.count > 1 else { return size }
        return CGSize(
            width: widths.max() ?? 0,
            height: size.height * CGFloat(texts.count) + Self.distance * CGFloat(texts.count - 1))
    }

    @MainActor
    func draw(_ painter: inout ControlPainter) {
        let size = size
        let isColumn = painter.size.height > size.height + 1
        let paint: Paint =
            painter.environment.isEnabled
            ? painter.environment.foregroundPaint() : .color(.label(2, in: painter.environment))
        let fill = painter.system(painter.hasMoreContrast ? .systemGray4 : .tertiarySystemFill)
        var x: CGFloat = 0
        var y = isColumn ? 0 : (painter.size.height - size.height) / 2
        for (text, width) in zip(texts, widths) {
            // In a column beside a label they end at the trailing edge; below it they begin at the leading one.
            let isBelow = painter.environment.dynamicTypeSize.isAccessibilitySize
            let start = isColumn && !isBelow ? painter.size.width - width : x
            let left = painter.isRightToLeft ? painter.size.width - start - width : start
            let rect = CGRect(x: left, y: y, width: width, height: size.height)
            painter.fill(Path(roundedRect: rect, cornerRadius: 8), fill)
            painter.text(text, font, paint, in: rect.insetBy(dx: 2, dy: 0))
            if isColumn { y += size.height + Self.distance } else { x += width + Self.distance }
        }
    }
}

/// The month of a calendar, in the words of a locale.
struct CalendarFace: Equatable {
    var title = ""
    /// The names of the weekdays, from the first one of the week.
    var weekdays: [String] = []
    /// The number of days of the first week that belong to the month before.
    var offset = 0
    var days = 0
    var selected: Set<Int> = []
    var today: Int?
    /// The days that can be selected.
    var possible = 1...31
    /// The time in the last row; nil for a calendar without one.
    var time: String?
    var timeTitle = ""
    /// Whether several days can be selected, so that none of them is emphasized.
    var isMultiple = false

    /// The height, in points: title, weekdays, six weeks, and the row of the time.
    var height: CGFloat { days == 0 ? 50 : time == nil ? 330 : 380 }

    /// Creates the month around a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - chosen: The selected days.
    ///   - bounds: The first and the last date that can be selected; nil for no bound.
    ///   - now: The current date.
    ///   - calendar: The calendar, with its time zone and locale.
    init(
        around date: Date, chosen: [Date], bounds: (Date?, Date?), now: Date, calendar: Calendar
    ) {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else { return }
        let locale = calendar.locale ?? .current
        title = date.formatted(
            Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year())
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        weekdays = names.indices.map { names[($0 + first) % names.count].uppercased() }
        let weekday = calendar.component(.weekday, from: month.start) - 1
        offset = (weekday - first + 7) % 7
        self.days = days.count
        func day(_ date: Date) -> Int? { month.contains(date) ? calendar.component(.day, from: date) : nil }
        // The month's end belongs to the interval.
        selected = Set(chosen.filter { $0 < month.end }.compactMap(day))
        today = now < month.end ? day(now) : nil
        let lowest = bounds.0.map { $0 <= month.start ? 1 : day($0) ?? days.count + 1 } ?? 1
        let highest = bounds.1.map { $0 >= month.end ? days.count : day($0) ?? 0 } ?? days.count
        possible = lowest <= highest ? lowest...highest : 0...0
    }

    /// Creates a face with a time alone.
    init(time: String) { self.time = time }

    @MainActor
    func draw(_ painter: inout ControlPainter) {
        let width = min(painter.size.width, 420)
        let left = (painter.size.width - width) / 2
        var top: CGFloat = 0
        if days > 0 {
            drawTitle(&painter, left, width)
            drawDays(&painter, left, width)
            top = 330
        }
        guard let time else { return }
        let pills = DatePills(texts: [time], fontSize: painter.font(.body).size)
        let row = CGRect(x: left + 16, y: top, width: width - 32, height: painter.size.height - top)
        let isMirrored = painter.isRightToLeft
        let label = painter.environment.foregroundPaint()
        painter.text(timeTitle, painter.font(.body), label, in: row, at: isMirrored ? 1 : 0)
        let size = pills.size
        var inner = ControlPainter(
            painter.environment,
            in: CGRect(
                x: painter.frame.minX + (isMirrored ? row.minX : row.maxX - size.width),
                y: painter.frame.minY + row.midY - size.height / 2, width: size.width, height: size.height))
        pills.draw(&inner)
        painter.list.append(contentsOf: inner.list)
    }

    @MainActor
    private func drawTitle(_ painter: inout ControlPainter, _ left: CGFloat, _ width: CGFloat) {
        let isMirrored = painter.isRightToLeft
        let label = painter.environment.foregroundPaint()
        let tint: Paint =
            painter.environment.isEnabled ? painter.tint : .color(.label(2, in: painter.environment))
        let row = CGRect(x: left + 16, y: 0, width: width - 32, height: 40)
        let font = painter.font(.headline)
        painter.text(title, font, label, in: row, at: isMirrored ? 1 : 0)
        let titleWidth = ControlPainter.width(of: title, font)
        func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? row.maxX - x - width : row.minX + x, y: 14.5, width: width, height: 11)
        }
        painter.chevron(in: place(titleWidth + 8, 6), tint, width: 2.2)
        let large = { (x: CGFloat) in place(x, 9).insetBy(dx: 0, dy: -3) }
        painter.chevron(in: large(row.width - 50), tint, width: 2.4, pointsBack: true)
        painter.chevron(in: large(row.width - 13), tint, width: 2.4)
    }

    @MainActor
    private func drawDays(_ painter: inout ControlPainter, _ left: CGFloat, _ width: CGFloat) {
        let isEnabled = painter.environment.isEnabled
        let (label, gray) = (painter.environment.foregroundPaint(), Paint.color(.label(2, in: painter.environment)))
        let column = (width - 16) / 7
        func rect(_ index: Int, _ top: CGFloat, _ height: CGFloat) -> CGRect {
            let place = painter.isRightToLeft ? 6 - index : index
            return CGRect(x: left + 8 + CGFloat(place) * column, y: top, width: column, height: height)
        }
        for (index, name) in weekdays.enumerated() {
            painter.text(name, ResolvedFont(size: 13, weight: .semibold), gray, in: rect(index, 42, 20))
        }
        for day in 1...max(days, 1) {
            let index = offset + day - 1
            let place = rect(index % 7, 64 + CGFloat(index / 7) * 44, 44)
            let isSelected = selected.contains(day)
            let isToday = day == today
            if isSelected {
                let side = min(column, 44) - 2
                let circle = CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
                let isSolid = isToday && !isMultiple
                painter.fill(Path(ellipseIn: circle), painter.tint.opacity(isSolid ? 1 : isEnabled ? 0.16 : 0.08))
            }
            let paint: Paint =
                !isEnabled || !possible.contains(day)
                ? gray
                : isSelected && isToday && !isMultiple
                    ? .color(ControlPainter.gray(1)) : isSelected || isToday ? painter.tint : label
            let font = ResolvedFont(size: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
            painter.text("\(day)", font, paint, in: place)
        }
    }
}

/// The visible rows of a wheel with columns.
struct WheelFace: Equatable {
    struct Column: Equatable {
        /// The texts from three rows above the selected one to three below; empty where there is none.
        var rows: [String]
        /// The width, as a part of the whole.
        var part: CGFloat
        /// The place of the text: 0 at the leading edge, 1 at the trailing one.
        var place: CGFloat = 0.5
        /// What turns with the column.
        var turns: Part
    }

    /// What a column of a wheel turns.
    enum Part: Equatable {
        case year, month, hour, minute
        /// The day of the month, which stays in its month.
        case dayOfMonth
        /// The day, which goes on in the next month.
        case day
        /// The half of the day.
        case half
    }

    var columns: [Column]

    @MainActor
    func draw(_ painter: inout ControlPainter) {
        painter.wheelBand()
        let font = ResolvedFont(size: 21)
        let label = painter.environment.foregroundPaint()
        for (column, x, room) in places(in: painter.size, isMirrored: painter.isRightToLeft) {
            for (index, row) in column.rows.enumerated() where !row.isEmpty {
                let place = WheelPlace(distance: index - column.rows.count / 2)
                let height = 34 * place.scale
                let rect = CGRect(
                    x: x + 4, y: painter.size.height / 2 + place.offset - height / 2, width: room - 8, height: height)
                var small = font
                small.size = font.size * (0.6 + 0.4 * place.scale)
                let side = painter.isRightToLeft ? 1 - column.place : column.place
                painter.text(row, small, label.opacity(place.opacity), in: rect, at: side)
            }
        }
    }

    /// Returns the columns from left to right, with their left edges and their widths, in points.
    private func places(in size: CGSize, isMirrored: Bool) -> [(column: Column, x: CGFloat, width: CGFloat)] {
        let width = min(size.width - 32, 320)
        let total = columns.reduce(0) { $0 + $1.part }
        var x = (size.width - width) / 2
        return (isMirrored ? columns.reversed() : columns).map { column in
            let room = width * column.part / max(total, 1)
            defer { x += room }
            return (column, x, room)
        }
    }

    /// Returns what the column at a place turns; beside all columns the nearest one's.
    func part(at x: CGFloat, in size: CGSize, isMirrored: Bool) -> Part? {
        let places = places(in: size, isMirrored: isMirrored)
        return (places.first { x < $0.x + $0.width } ?? places.last)?.column.turns
    }
}

/// The place of a row of a wheel.
struct WheelPlace {
    /// The distance from the centre of the wheel, in points.
    let offset: CGFloat
    /// The factor of the row's height.
    let scale: CGFloat
    let opacity: Double

    /// The height of the selected row, and the way of a finger that turns the wheel by a row, in points.
    static let rowHeight: CGFloat = 34

    /// Returns the row at a distance from the centre of the wheel, in points: 0 for the selected one.
    static func row(at offset: CGFloat) -> Int {
        let rows = (-reach...reach).map { ($0, abs(WheelPlace(distance: $0).offset - offset)) }
        return rows.min { $0.1 < $1.1 }?.0 ?? 0
    }

    /// The greatest number of rows above the selected one, and below.
    static let reach = 3

    /// - Parameter distance: The number of rows from the selected one.
    init(distance: Int) {
        let angle = Double(distance) * 0.4
        offset = CGFloat(86 * sin(angle))
        scale = CGFloat(max(cos(angle), 0.1))
        opacity = distance == 0 ? 1 : max(0.55 - 0.14 * Double(abs(distance) - 1), 0.1)
    }
}

extension ControlPainter {
    /// Paints the band behind the selected row of a wheel.
    mutating func wheelBand() {
        let band = CGRect(x: 9, y: size.height / 2 - 17, width: max(size.width - 18, 0), height: 34)
        fill(Path(roundedRect: band, cornerRadius: 8), system(.tertiarySystemFill))
    }
}
