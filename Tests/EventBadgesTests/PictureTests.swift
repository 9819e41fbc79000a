import Foundation
import ReactiveViewsTesting
import Testing

@testable import EventBadges

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The screen as a picture. To have it written anew: `RECORD_SNAPSHOTS=failed swift test --filter EventBadgesTests`
@MainActor
struct PictureTests {
    private let host = ViewHost(EventScreen(event: .sample), size: CGSize(width: 390, height: 420))
    private var svg: String { host.svg }

    @Test("The screen's picture equals the stored one") func theScreenLooksAsItDid() throws {
        try assertSnapshot(of: host, as: .picture)
    }

    @Test("The fields that edit the badges are below the event", arguments: ColorScheme.allCases)
    func editor(_ scheme: ColorScheme) throws {
        let host = ViewHost(EditableEvent(), size: CGSize(width: 390, height: 844))
        host.setEnvironment(\.colorScheme, scheme)
        try assertSnapshot(of: host, as: .picture, named: "editor \(scheme)")
    }

    @Test("The picture is well-formed XML") func thePictureIsXML() {
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = counter
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(counter.counts["svg"] == 1)
        // Month, day, title, place, rating, and the badges' lines.
        #expect(counter.counts["text", default: 0] >= 8)
        // Five stars, three cards, three symbols, the calendar's page.
        #expect(counter.counts["path", default: 0] >= 12)
    }

    @Test("The calendar page is red and has rounded corners") func theCalendarPageIsRedWithRoundedCorners() {
        let clips = ViewHost(CalendarPage(month: "MAY", day: 24)).display.entries.count {
            if case .begin(let group) = $0, case .clip = group.effect { true } else { false }
        }
        #expect(clips == 1)
        #expect(svg.contains("fill=\"#FF3B30\""))
    }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[elementName, default: 0] += 1
    }
}
