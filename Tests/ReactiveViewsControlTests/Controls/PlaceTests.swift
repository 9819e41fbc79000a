import Foundation
import ReactiveViewsTesting
import Testing

/// Touches at places within calendars, wheels and pickers that show their options.
@MainActor
@Suite("Places in controls")
struct PlaceTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private static func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text + ":30Z")! }

    private func host<Root: View>(_ root: Root, height: CGFloat = 700) -> ViewHost<Root> {
        let host = ViewHost(root, size: CGSize(width: 375, height: height), clock: .virtual)
        host.setEnvironment(\.calendar, Self.calendar)
        host.setEnvironment(\.timeZone, Self.calendar.timeZone)
        host.setEnvironment(\.locale, Locale(identifier: "en_US"))
        return host
    }

    // MARK: Calendars

    private struct Day: View {
        @State var date: Date
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var bounds: ClosedRange<Date>?
        var isDisabled = false

        var body: some View {
            VStack(spacing: 0) {
                if let bounds {
                    DatePicker("Day", selection: $date, in: bounds, displayedComponents: components)
                } else {
                    DatePicker("Day", selection: $date, displayedComponents: components)
                }
                Text(date.formatted(.iso8601))
            }
            .datePickerStyle(.graphical).disabled(isDisabled)
        }
    }

    /// The place of a text in the picture.
    private func place<Root: View>(_ text: String, in host: ViewHost<Root>) throws -> CGPoint {
        let found = host.display.places(of: text)
        let frame = try #require(found.first, "\(text) isn't painted")
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func month<Root: View>(_ host: ViewHost<Root>) -> String {
        host.display.allTexts.first { $0.contains(" 20") } ?? "none"
    }

    private func arrow<Root: View>(_ isNext: Bool, in host: ViewHost<Root>) throws -> CGPoint {
        CGPoint(x: isNext ? 351 : 314, y: try place(month(host), in: host).y)
    }

    @Test("A tap at a day selects it and keeps the time; the arrows show other months")
    func calendar() throws {
        let host = host(Day(date: Self.date("2026-11-23T17:45")))
        expectNoDifference(month(host), "November 2026")
        try host.tap(at: place("5", in: host))
        expect(host, shows: "2026-11-05T17:45:30Z")
        try host.tap(at: arrow(true, in: host))
        #expect(month(host) == "December 2026" && host.contains("2026-11-05T17:45:30Z"))
        try host.tap(at: arrow(true, in: host))
        expectNoDifference(month(host), "January 2027")
        try host.tap(at: place("31", in: host))
        expect(host, shows: "2027-01-31T17:45:30Z")
        for _ in 0..<3 { try host.tap(at: arrow(false, in: host)) }
        expectNoDifference(month(host), "October 2026")
        try host.tap(at: place("1", in: host))
        expect(host, shows: "2026-10-01T17:45:30Z")
        // A date from elsewhere shows its own month.
        try host.tap(at: arrow(true, in: host))
        try host.setDate("Day", to: Self.date("2024-02-29T00:00"))
        expectNoDifference(month(host), "February 2024")
    }

    @Test("From right to left days and arrows are where they are painted")
    func rightToLeft() throws {
        let host = host(Day(date: Self.date("2026-11-23T17:45")))
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        for day in [1, 7, 15, 30] {
            try host.tap(at: place("\(day)", in: host))
            expect(host, shows: "2026-11-\(day < 10 ? "0" : "")\(day)T17:45:30Z")
        }
        let title = try place("November 2026", in: host)
        try host.tap(at: CGPoint(x: 375 - title.x > title.x ? 351 : 24, y: title.y))
        expectNoDifference(month(host), "December 2026")
    }

    @Test("Days and months out of bounds don't react, nor does a disabled calendar")
    func bounds() throws {
        let bounds = Self.date("2026-11-10T00:00")...Self.date("2026-12-03T00:00")
        let host = host(Day(date: Self.date("2026-11-23T17:45"), components: .date, bounds: bounds))
        try host.tap(at: place("9", in: host))
        expect(host, shows: "2026-11-23T17:45:30Z")
        try host.tap(at: place("12", in: host))
        expect(host, shows: "2026-11-12T17:45:30Z")
        try host.tap(at: arrow(false, in: host))
        expectNoDifference(month(host), "November 2026")
        try host.tap(at: arrow(true, in: host))
        try host.tap(at: arrow(true, in: host))
        expectNoDifference(month(host), "December 2026")
        try host.tap(at: place("4", in: host))
        try host.tap(at: place("2", in: host))
        expect(host, shows: "2026-12-02T17:45:30Z")

        let disabled = self.host(Day(date: Self.date("2026-11-23T17:45"), isDisabled: true))
        try disabled.tap(at: place("12", in: disabled))
        try disabled.tap(at: arrow(true, in: disabled))
        #expect(disabled.contains("2026-11-23T17:45:30Z") && month(disabled) == "November 2026")
    }

    @Test("In a calendar of several days a tap adds a day or removes it, and the month stays")
    func severalDays() throws {
        struct Days: View {
            @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 23)]
            var body: some View {
                VStack(spacing: 0) {
                    MultiDatePicker("Days", selection: $days)
                    Text(days.map { "\($0.month!)/\($0.day!)" }.sorted().joined(separator: " "))
                }
            }
        }
        let host = host(Days())
        try host.tap(at: place("5", in: host))
        expect(host, shows: "11/23 11/5")
        try host.tap(at: place("23", in: host))
        expect(host, shows: "11/5")
        try host.tap(at: arrow(true, in: host))
        try host.tap(at: place("24", in: host))
        #expect(host.contains("11/5 12/24") && month(host) == "December 2026")
        try host.tap(at: place("24", in: host))
        #expect(host.contains("11/5") && month(host) == "December 2026")
    }

    // MARK: Wheels

    private struct Wheel: View {
        @State var number = 5
        var isDisabled = false
        var body: some View {
            VStack(spacing: 0) {
                Picker("Number", selection: $number) { ForEach(0..<20) { Text("row \($0)").tag($0) } }
                    .pickerStyle(.wheel).disabled(isDisabled)
                Text("is \(number)")
            }
        }
    }

    @Test("A drag turns a wheel by rows, to its ends at most; a tap at a row turns it there")
    func wheel() throws {
        let host = host(Wheel(), height: 300)
        let middle = try #require(host.find("Number").frame)
        let center = CGPoint(x: middle.midX, y: middle.midY)
        var finger = try host.beginTouch(center)
        finger.move(by: CGSize(width: 0, height: -34))
        expect(host, shows: "is 6")
        finger.move(by: CGSize(width: 3, height: -68))
        expect(host, shows: "is 8")
        finger.move(by: CGSize(width: 0, height: 34))
        finger.lift()
        expect(host, shows: "is 7")
        try host.drag(center, by: CGSize(width: 0, height: 3_000))
        expect(host, shows: "is 0")
        try host.drag(center, by: CGSize(width: 0, height: -3_000))
        expect(host, shows: "is 19")
        try host.tap(at: CGPoint(x: middle.minX + 30, y: middle.midY - 34))
        expect(host, shows: "is 18")
        try host.tap(at: CGPoint(x: middle.minX + 30, y: middle.midY - 67))
        expect(host, shows: "is 16")
        #expect(throws: ViewQueryError.self) { try host.drag(center, by: CGSize(width: 60, height: 0)) }
        expect(host, shows: "is 16")
        let disabled = self.host(Wheel(isDisabled: true), height: 300)
        finger = try disabled.beginTouch(center)
        finger.move(by: CGSize(width: 0, height: -68))
        finger.lift()
        #expect(disabled.contains("is 5"))
    }

    @Test("A wheel in a scroll view turns; beside it the same drag scrolls")
    func wheelInScrollView() throws {
        let host = host(
            ScrollView {
                Text("above").frame(height: 100)
                Wheel()
                Color.clear.frame(height: 900)
            }, height: 400)
        let wheel = try #require(host.find("Number").frame)
        let way = CGSize(width: 0, height: -68)
        try host.drag(CGPoint(x: wheel.midX, y: wheel.midY), by: way)
        expect(host, shows: "is 7")
        try expectNoDifference(#require(host.find("Number").frame), wheel)
        try host.drag("above", by: way)
        expect(host, shows: "is 7")
        #expect(try #require(host.find("Number").frame).minY < wheel.minY)
    }

    private struct DateWheel: View {
        @State var date: Date
        let components: DatePickerComponents
        var body: some View {
            VStack(spacing: 0) {
                DatePicker("Date", selection: $date, displayedComponents: components).datePickerStyle(.wheel)
                    .labelsHidden()
                Text(date.formatted(.iso8601))
            }
        }
    }

    @Test("The columns of a date's wheel turn its parts; only the column of whole days goes on in the next month")
    func dateWheels() throws {
        let turned: [(DatePickerComponents, String, String)] = [
            (.date, "November", "2026-12-30T23:59:30Z"), (.date, "30", "2026-11-01T23:59:30Z"),
            (.date, "2026", "2027-11-30T23:59:30Z"), ([.date, .hourAndMinute], "Mon, Nov 30", "2026-12-01T23:59:30Z"),
            (.hourAndMinute, "11", "2026-11-30T00:59:30Z"), (.hourAndMinute, "59", "2026-11-30T23:00:30Z"),
        ]
        for (components, text, expected) in turned {
            let host = host(DateWheel(date: Self.date("2026-11-30T23:59"), components: components), height: 300)
            try host.drag(place(text, in: host), by: CGSize(width: 0, height: -34))
            expect(host, shows: expected, "\(text): \(host.tree)")
        }
        let host = host(DateWheel(date: Self.date("2026-11-30T23:59"), components: .hourAndMinute), height: 300)
        try host.tap(at: place("AM", in: host))
        expect(host, shows: "2026-11-30T11:59:30Z")
        try host.drag(place("AM", in: host), by: CGSize(width: 0, height: 34))
        expect(host, shows: "2026-11-30T11:59:30Z", "there is nothing above AM")
        try host.tap(at: place("12", in: host))
        expect(host, shows: "2026-11-30T12:59:30Z")
    }

    // MARK: Options

    private struct Fruits<Style: PickerStyle>: View {
        @State var fruit = "b"
        let style: Style
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Picker("Fruit", selection: $fruit) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
                    .pickerStyle(style)
                Text("is \(fruit)")
            }
        }
    }

    @Test("A segment is chosen by a tap anywhere in it", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func segments(_ direction: LayoutDirection) throws {
        let host = host(Fruits(style: .segmented), height: 100)
        host.setEnvironment(\.layoutDirection, direction)
        let frame = try #require(host.find("Fruit").frame)
        let order = direction == .leftToRight ? ["a", "b", "c"] : ["c", "b", "a"]
        for (index, fruit) in order.enumerated() {
            for share in [0.04, 0.96] {
                let x = frame.minX + frame.width * (CGFloat(index) + share) / 3
                try host.tap(at: CGPoint(x: x, y: frame.minY + 3))
                expect(host, shows: "is \(fruit)")
            }
        }
    }

    @Test("An inline option is chosen by a tap anywhere in its row")
    func rows() throws {
        let host = host(Fruits(style: .inline), height: 300)
        for fruit in ["c", "a", "b"] {
            let text = try place(fruit, in: host)
            try host.tap(at: CGPoint(x: 300, y: text.y))
            expect(host, shows: "is \(fruit)")
        }
    }
}

extension DisplayList {
    /// The frames of the texts that are a string, in the host's coordinates.
    fileprivate func places(of text: String) -> [CGRect] {
        var found: [CGRect] = []
        var origins = [CGPoint.zero]
        for entry in entries {
            switch entry {
            case .item(let item):
                if case .text(let content) = item.content, let line = content.lines.first, line.string == text {
                    let origin = CGPoint(
                        x: item.frame.minX + origins.last!.x + line.origin.x,
                        y: item.frame.minY + origins.last!.y + line.origin.y)
                    found.append(CGRect(x: origin.x, y: origin.y - 10, width: line.width, height: 10))
                }
            case .begin(let group):
                let last = origins.last!
                origins.append(CGPoint(x: last.x + group.frame.minX, y: last.y + group.frame.minY))
            case .mask: break
            case .end: origins.removeLast()
            }
        }
        return found
    }

    fileprivate var allTexts: [String] {
        items.compactMap { item in
            if case .text(let text) = item.content { text.lines.first?.string } else { nil }
        }
    }
}
