/// What a row shows.
struct Article: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    let summary: String

    static let samples = [
        ("Stacks", "One beside the other, or below"),
        ("Frames", "Room that a view is offered"),
        ("Guides", "Where views are lined up"),
        ("Readers", "Views that know their place"),
        ("Preferences", "What views tell those above"),
        ("Bindings", "A value that somebody else keeps"),
        ("Identity", "Which view is still the same"),
        ("Transitions", "How views come and go"),
        ("Shapes", "Paths that fit into any frame"),
        ("Clocks", "Time that tests let pass"),
    ].enumerated().map { Article(id: $0, title: $1.0, summary: $1.1) }
}
