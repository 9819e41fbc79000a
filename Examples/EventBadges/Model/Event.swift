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
        title: "Harbour walk", place: "Pier 4, at the lighthouse", month: "MAY", day: 24, rating: 4,
        badges: [
            Badge(id: 1, symbol: "video.circle.fill", text: "Streamed live"),
            Badge(id: 2, symbol: "doc.text.fill", text: "Maps attached"),
            Badge(id: 3, symbol: "person.crop.circle.badge.plus", text: "Bring up to five friends along"),
        ])
}
