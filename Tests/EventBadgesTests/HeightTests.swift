import ReactiveViewsTesting
import Testing

@testable import EventBadges

@MainActor
struct HeightTests {
    private let host = ViewHost(EditableEvent(), size: CGSize(width: 390, height: 600), clock: .virtual)
    private static let long = "Streamed live from the first minute to the last, and kept for a year"

    private func cards() throws -> [CGRect] {
        try (1...3).map { try host.frame(of: "Card \($0)") }
    }

    /// How high a badge has to be for its text, with the padding that is in it.
    private func own(_ text: String) throws -> CGFloat {
        let width = try host.frame(of: "Card 1").width
        let badge = BadgeView(badge: Badge(id: 1, symbol: "play.circle.fill", text: text))
        let alone = ViewHost(
            badge.fixedSize(horizontal: false, vertical: true), size: CGSize(width: width, height: 9_999))
        let content = try alone.frame(of: "play.circle.fill").union(alone.frame(of: text))
        return content.height + 20
    }

    @Test("All cards are as high as the highest badge") func allCardsAreAsHighAsTheHighestBadge() throws {
        let cards = try cards()
        #expect(Set(cards.map(\.height)).count == 1)
        #expect(Set(cards.map(\.minY)).count == 1)
        #expect(Set(cards.map(\.width)).count == 1)
        #expect(cards[0].height > (try own("Streamed live")))
        #expect(abs(cards[0].height - (try own("Bring up to five friends along"))) < 1)
    }

    @Test("Cards grow with their text, and keep their lower edge")
    func theyGrowWithTheTextAndStayWhereTheyEnd() throws {
        let before = try cards()
        try host.type(Self.long, into: "Badge 1")
        let after = try cards()
        #expect(Set(after.map(\.height)).count == 1)
        #expect(after[0].height > before[0].height)
        #expect(abs(after[0].height - (try own(Self.long))) < 1)
        #expect(after.map(\.maxY) == before.map(\.maxY))
    }

    @Test("A remembered greatest height never shrinks") func aGreatestHeightThatIsRememberedNeverShrinks() throws {
        try host.type(Self.long, into: "Badge 1")
        let high = try cards()
        try host.type("Live", into: "Badge 1")
        #expect(try cards() == high)
    }

    @Test("A greatest height that is computed again shrinks to the highest remaining badge")
    func aGreatestHeightThatIsFoundAnewShrinksToTheHighestThatIsLeft() throws {
        let before = try cards()
        try host.tap("Cards can shrink")
        #expect(try cards() == before)
        try host.type(Self.long, into: "Badge 1")
        #expect(try cards()[0].height > before[0].height)
        try host.type("Live", into: "Badge 1")
        #expect(try cards() == before)
        try host.type("Friends", into: "Badge 3")
        let least = try cards()
        #expect(least[0].height < before[0].height)
        #expect(Set(least.map(\.height)).count == 1)
    }

    @Test("A new row doesn't remember the first row's height") func anotherRowRemembersNothingOfTheFirst() throws {
        let before = try cards()
        try host.type(Self.long, into: "Badge 1")
        try host.type("Live", into: "Badge 1")
        try host.tap("Cards can shrink")
        #expect(try cards() == before)
    }

    @Test("On a narrower screen the text takes more lines") func aNarrowerScreenTakesMoreLines() throws {
        try host.tap("Cards can shrink")
        let before = try cards()[0].height
        host.size.width = 300
        let narrow = try cards()
        #expect(narrow[0].height > before)
        #expect(Set(narrow.map(\.height)).count == 1)
        host.size.width = 390
        #expect(try cards()[0].height == before)
    }

    @Test("A change of the text settles within one flush, in three passes", arguments: [false, true])
    func aChangeSettlesWithinOneFlushInThreePasses(canShrink: Bool) throws {
        if canShrink { try host.tap("Cards can shrink") }
        for text in [Self.long, "Live", Self.long + Self.long, ""] {
            let flushes = host.graph.flushes
            let trace = try host.trace { try host.type(text, into: "Badge 1") }
            #expect(host.graph.flushes == flushes + 1)
            // The text; its height, measured after the layout; the cards.
            #expect(trace.passes <= 3)
            host.settle()
            #expect(host.trace {}.evaluations.isEmpty)
        }
    }

    @Test("Measuring the cards evaluates no badge") func noBadgeIsEvaluatedForTheHeightOfTheCards() throws {
        let badges = try host.evaluations { try host.type(Self.long, into: "Badge 1") }.filter { $0 == "BadgeView" }
        #expect(badges == ["BadgeView"])
    }

    @Test("Without badges there is no height") func withoutBadgesThereIsNoHeight() {
        var event = Event.sample
        event.badges = []
        for canShrink in [false, true] {
            let host = ViewHost(EventScreen(event: event, canShrink: canShrink))
            #expect(host.contains("Boat trip") && !host.contains("Card 1"))
        }
    }

    @Test("Leaving the event ends all its work") func leavingEndsTheWork() throws {
        host.advance(by: .seconds(1))
        try host.finish()
    }
}

extension Graph.Trace {
    fileprivate var passes: Int { events.count { if case .pass = $0 { true } else { false } } }
}
