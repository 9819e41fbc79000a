// Program: renaudjenny/SwiftClockUI
// Modules: SwiftClockUI

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import SwiftClockUI

private struct Clock: View {
    @State var date: Date
    @State private var style = ClockStyle.classic

    var body: some View {
        VStack {
            ClockView()
            Button("Next style") { style = style == .classic ? .artNouveau : .steampunk }
            Text(date, format: .dateTime.hour().minute())
        }
        .environment(\.clockDate, $date)
        .environment(\.clockStyle, style)
    }
}

@Suite("SwiftClockUI: a clock with hands to drag")
@MainActor
struct SwiftClockUITests {
    private let host: ViewHost<Clock>

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(hour: 10, minute: 10, calendar: calendar)
        host = ViewHost(Clock(date: date), clock: .virtual)
        host.advance(by: 2)
    }

    @Test("The clock has twelve hours")
    func hours() {
        print(host.tree)
        for hour in 1...12 { #expect(host.contains(.text("\(hour)"))) }
    }

    @Test("Styles paint differently")
    func styles() throws {
        let classic = host.display
        try host.tap("Next style")
        host.advance(by: 2)
        let artNouveau = host.display
        #expect(artNouveau != classic && host.contains("XII"))
        try host.tap("Next style")
        host.advance(by: 2)
        #expect(host.display != artNouveau)
    }
}
