import ReactiveViews

/// Where somebody has been. The list of landmarks and their details share it through the environment: what is marked in one is seen in
/// the other.
final class TravelLog: ObservableObject {
    @Published var showsFavoritesOnly = false
    @Published private(set) var visited: Set<Landmark.ID> = []

    func visit(_ landmark: Landmark) {
        visited.insert(landmark.id)
    }

    func hasVisited(_ landmark: Landmark) -> Bool { visited.contains(landmark.id) }
}
