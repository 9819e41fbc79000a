import Foundation
import ReactiveViews
import Testing

@testable import EventBadges

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The screen as a picture, which is kept at Tests/Snapshots. To have it written anew:
///
///     UPDATE_SNAPSHOTS=1 swift test --filter EventBadgesTests
@MainActor
struct PictureTests {
    private let svg = ViewHost(EventScreen(event: .sample), size: CGSize(width: 390, height: 420)).svg

    @Test("The screen's picture equals the stored one") func theScreenLooksAsItDid() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Tests/Snapshots/EventBadges.svg")
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try svg.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        let changed = zip(svg.split(separator: "\n"), kept.split(separator: "\n")).first { $0 != $1 }
        #expect(svg == kept, "first difference: \(String(describing: changed))")
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
