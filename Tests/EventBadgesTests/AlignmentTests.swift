import ReactiveViews
import Testing

@testable import EventBadges

@MainActor
struct AlignmentTests {
    private let host = ViewHost(EventScreen(event: .sample))

    @Test func theStarsAreLevelWithTheTitleThoughInAnotherColumn() throws {
        let title = try host.frame(of: "Boat trip")
        let stars = try host.frame(of: "Rating")
        #expect(abs(stars.midY - title.midY) < 0.001)
        #expect(stars.minX > title.maxX)
    }

    @Test func theCalendarPageWhichSaysNothingHasItsMiddleThere() throws {
        let month = try host.frame(of: "MAY")
        let day = try host.frame(of: "24")
        // Month and day are centred in the page together.
        #expect(abs((month.minY + day.maxY) / 2 - (try host.frame(of: "Boat trip")).midY) < 0.001)
        #expect(abs(month.midX - day.midX) < 0.001)
    }

    @Test func columnsThatNeedNotBeLevelAreNot() throws {
        #expect(try host.frame(of: "Pier 4, at noon").midY != host.frame(of: "4 of 5").midY)
    }

    @Test func aTitleOfSeveralLinesTakesTheStarsAlong() throws {
        var event = Event.sample
        event.title = "Boat trip to the islands"
        host.rootView = EventScreen(event: event)
        let title = try host.frame(of: event.title)
        #expect(title.height > 40)
        #expect(abs((try host.frame(of: "Rating")).midY - title.midY) < 0.001)
    }

    @Test func theRoomBetweenHeaderAndBadgesIsTheSpacers() throws {
        let page = try host.frame(of: "24")
        #expect(page.maxY < 110)
        #expect(try host.frame(of: "Card 1").maxY == 844 - 16)
    }
}
