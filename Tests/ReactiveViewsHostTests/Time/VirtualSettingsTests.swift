import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Settings of a host with a virtual clock")
struct VirtualSettingsTests {
    private struct Settings: View {
        @Environment(\.locale) private var locale
        @Environment(\.calendar) private var calendar
        @Environment(\.timeZone) private var timeZone
        @Environment(\.currentDate) private var currentDate

        var body: some View {
            Text(verbatim: "\(locale.identifier) \(calendar.identifier) \(timeZone.secondsFromGMT())")
            Text(verbatim: "\(Int(currentDate().timeIntervalSince1970))")
        }
    }

    @Test("Texts are formatted alike on each machine, until a test sets something else")
    func pinned() {
        let clock = VirtualClock(startingAt: Date(timeIntervalSince1970: 1_000_000_000))
        let host = ViewHost(Settings(), clock: .virtual(clock))
        expect(host, shows: "en_US gregorian 0")
        host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        host.setEnvironment(\.timeZone, TimeZone(secondsFromGMT: 7_200)!)
        expect(host, shows: "de_DE gregorian 7200")
    }

    @Test("The current date of the environment is the clock's, and can be set")
    func currentDate() {
        let clock = VirtualClock(startingAt: Date(timeIntervalSince1970: 1_000_000_000))
        let host = ViewHost(Settings(), clock: .virtual(clock))
        expect(host, shows: "1000000000")
        host.setEnvironment(\.currentDate, CurrentDate(Date(timeIntervalSince1970: 5)))
        expect(host, shows: "5")
        #expect(CurrentDate()() > Date(timeIntervalSince1970: 1_700_000_000))
    }
}
