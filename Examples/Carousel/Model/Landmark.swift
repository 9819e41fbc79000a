/// A place worth a visit.
struct Landmark: Identifiable, Hashable {
    let id: Int
    let name: String
    let district: String
    let isFavorite: Bool
}

extension Landmark {
    static let all = [
        Landmark(id: 1, name: "Old Lighthouse", district: "Harbour", isFavorite: true),
        Landmark(id: 2, name: "Clock Tower", district: "Old Town", isFavorite: false),
        Landmark(id: 3, name: "Glass House", district: "Botanic Garden", isFavorite: true),
        Landmark(id: 4, name: "Stone Bridge", district: "Riverside", isFavorite: false),
    ]
}
