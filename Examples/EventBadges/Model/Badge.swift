/// Something that the guests of an event should know at a glance.
struct Badge: Identifiable, Equatable, Sendable {
    let id: Int
    let symbol: String
    var text: String
}
