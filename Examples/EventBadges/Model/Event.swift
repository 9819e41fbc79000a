/// What the screen shows.
struct Event: Equatable, Sendable {
    var title: String
    var place: String
    var month: String
    var day: Int
    /// How many of five stars.
    var rating: Int
    var badges: [Badge]

    static let sample = Event(
        title: "Boat trip", place: "Pier 4, at noon", month: "MAY", day: 24, rating: 4,
        badges: [
            Badge(id: 1, symbol: "play.circle.fill", text: "Streamed live"),
            Badge(id: 2, symbol: "bookmark.circle.fill", text: "Maps to keep"),
            Badge(id: 3, symbol: "heart.circle.fill", text: "Bring up to five friends along"),
        ])
}
