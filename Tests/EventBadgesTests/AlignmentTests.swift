import ReactiveViews
import Testing

@testable import EventBadges

@MainActor
struct AlignmentTests {
    private let host = ViewHost(EventScreen(event: .sample))

    @Test("The stars are level with the title, though they are in another column")
    func theStarsAreLevelWithTheTitleThoughInAnotherColumn() throws {
        let title = try host.frame(of: "Boat trip")
        let stars = try host.frame(of: "Rating")
        #expect(abs(stars.midY - title.midY) < 0.001)
        #expect(stars.minX > title.maxX)
    }

    @Test("The calendar page has no guide of its own, so its middle is aligned")
    func theCalendarPageWhichSaysNothingHasItsMiddleThere() throws {
        let month = try host.frame(of: "MAY")
        let day = try host.frame(of: "24")
        // Month and day are centred in the page together.
        #expect(abs((month.minY + day.maxY) / 2 - (try host.frame(of: "Boat trip")).midY) < 0.001)
        #expect(abs(month.midX - day.midX) < 0.001)
    }

    @Test("Columns without a common guide aren't level") func columnsThatNeedNotBeLevelAreNot() throws {
        #expect(try host.frame(of: "Pier 4, at noon").midY != host.frame(of: "4 of 5").midY)
    }

    @Test("A title of several lines moves the stars with it") func aTitleOfSeveralLinesTakesTheStarsAlong() throws {
        var event = Event.sample
        event.title = "Boat trip to the islands"
        host.rootView = EventScreen(event: event)
        let title = try host.frame(of: event.title)
        #expect(title.height > 40)
        #expect(abs((try host.frame(of: "Rating")).midY - title.midY) < 0.001)
    }

    @Test("The spacer takes the room between header and badges")
    func theRoomBetweenHeaderAndBadgesIsTheSpacers() throws {
        let page = try host.frame(of: "24")
        #expect(page.maxY < 110)
        #expect(try host.frame(of: "Card 1").maxY == 844 - 16)
    }
}
