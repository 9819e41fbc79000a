/// Something that the city offers.
struct CityService: Identifiable, Hashable {
    let id: Int
    let name: String
    /// A symbol's name.
    let icon: String
}

extension CityService {
    static let all: [CityService] = [
        ("Buses", "bus"), ("Trams", "tram"), ("Ferries", "ferry"), ("Bicycles", "bicycle"), ("Parking", "car"),
        ("Housing", "house"), ("Health", "heart"), ("Library", "book"), ("Market", "cart"), ("Post", "envelope"),
        ("Water", "drop"), ("Power", "bolt"), ("Parks", "leaf"), ("Schools", "graduationcap"), ("Music", "music.note"),
    ].enumerated().map { CityService(id: $0, name: $1.0, icon: $1.1) }
}
