import Foundation
import FoundationAdditions
import Testing
import ReactiveTesting

@Suite("Formatters")
struct FormatterTests {
    private func calendar(_ locale: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    private func text(
        _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, locale: String = "en_US"
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar(locale)
        formatter.allowedUnits = units
        formatter.unitsStyle = style
        formatter.zeroFormattingBehavior = zeros
        return formatter.string(from: seconds)
    }

    @Test("A duration has units in words")
    func words() {
        expectNoDifference(text(7_500, [.hour, .minute], .abbreviated), "2h 5m")
        expectNoDifference(text(7_500, [.hour, .minute], .full), "2 hours, 5 minutes")
        expectNoDifference(text(3_660, [.hour, .minute], .full), "1 hour, 1 minute")
        expectNoDifference(text(7_500, [.hour, .minute], .short), "2 hr, 5 min")
        expectNoDifference(text(7_500, [.hour, .minute], .brief), "2hr 5min")
        expectNoDifference(text(90_061, [.day, .hour, .minute, .second], .abbreviated), "1d 1h 1m 1s")
        expectNoDifference(text(7_200, [.hour, .minute], .abbreviated), "2h")
        expectNoDifference(text(0, [.hour, .minute], .abbreviated), "0m")
        expectNoDifference(text(7_500, [.minute], .full), "125 minutes")
        expectNoDifference(text(-60, [.minute], .full), "-1 minute")
        #expect(text(.nan, [.minute], .full) == nil)
        expectNoDifference(text(7_260, [.hour, .minute], .full, locale: "de_DE"), "2 Stunden, 1 Minute")
    }

    @Test("A positional duration has digits")
    func positional() {
        expectNoDifference(text(65, [.minute, .second], .positional), "1:05")
        expectNoDifference(text(5, [.minute, .second], .positional), "0:05")
        expectNoDifference(text(5, [.minute, .second], .positional, .pad), "00:05")
        expectNoDifference(text(3_725, [.hour, .minute, .second], .positional), "1:02:05")
        expectNoDifference(text(125, [.hour, .minute, .second], .positional), "2:05")
        expectNoDifference(text(125, [.hour, .minute, .second], .positional, .pad), "00:02:05")
    }

    @Test("Units are limited, months are counted, phrases are added")
    func settings() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar("en_US")
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        expectNoDifference(formatter.string(from: 90_000), "1 day")
        formatter.allowedUnits = [.month, .day]
        formatter.maximumUnitCount = 0
        let start = Date(timeIntervalSince1970: 0)
        expectNoDifference(formatter.string(from: start, to: start.addingTimeInterval(33 * 86_400)), "1 month, 2 days")
        expectNoDifference(formatter.string(from: DateComponents(day: 3)), "3 days")
        formatter.includesTimeRemainingPhrase = true
        expectNoDifference(formatter.string(from: 86_400), "1 day remaining")
        #expect(formatter.string(for: "text") == nil)
    }

    @Test("A date is relative to another one")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar("en_US")
        expectNoDifference(formatter.localizedString(fromTimeInterval: -7_200), "2 hours ago")
        expectNoDifference(formatter.localizedString(fromTimeInterval: 60), "in 1 minute")
        let now = Date(timeIntervalSince1970: 1_000_000)
        expectNoDifference(
            formatter.localizedString(for: now.addingTimeInterval(-3 * 86_400), relativeTo: now), "3 days ago")
        formatter.dateTimeStyle = .named
        expectNoDifference(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.dateTimeStyle = .numeric
        expectNoDifference(formatter.localizedString(fromTimeInterval: -7_200), "vor 2 Stunden")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test("A list has the locale's words")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de")
        expectNoDifference(formatter.string(from: ["a", "b", "c"]), "a, b und c")
        formatter.locale = Locale(identifier: "en_US")
        expectNoDifference(formatter.string(from: [1, 2]), "1 and 2")
        formatter.itemFormatter = ByteCountFormatter()
        #expect(formatter.string(from: ["a"]) == nil)
        #expect(formatter.string(for: "a") == nil)
    }

    @Test("A name is short, long or its initials, in the locale's order")
    func names() {
        let name = PersonNameComponents(
            namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace", nickname: "Addy")
        let texts = [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated].map {
            name.formatted(.name(style: $0).locale(Locale(identifier: "en")))
        }
        expectNoDifference(texts, ["Addy", "Ada Lovelace", "Dr. Ada King Lovelace", "AL"])
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "ja")
        expectNoDifference(formatter.string(from: PersonNameComponents(givenName: "花子", familyName: "山田")), "山田花子")
        expectNoDifference(formatter.personNameComponents(from: "A B C D")?.middleName, "B C")
        expectNoDifference(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated), "AL")
    }

    @Test("A measurement has the unit that is used where its reader lives")
    func measurements() {
        let (us, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        let heat = Measurement(value: 25, unit: UnitTemperature.celsius)
        expectNoDifference(heat.formatted(.measurement(width: .narrow, usage: .weather).locale(us)), "77°")
        expectNoDifference(heat.formatted(.measurement(width: .abbreviated).locale(german)), "25°C")
        let way = Measurement(value: 1, unit: UnitLength.kilometers)
        expectNoDifference(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)), "1 kilometer")
        expectNoDifference(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)), "0.62 mi")
        expectNoDifference(
            way.formatted(
                .measurement(
                    width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1))
                )
                .locale(us)), "1.0km")
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.numberFormatter.locale = us
        formatter.unitOptions = .providedUnit
        expectNoDifference(formatter.string(from: Measurement(value: 3.5, unit: UnitLength.meters)), "3.5 m")
        formatter.unitStyle = .long
        expectNoDifference(formatter.string(from: Measurement(value: 3, unit: UnitLength.feet)), "3 feet")
        expectNoDifference(formatter.string(from: UnitSpeed.knots), "knots")
    }
}
