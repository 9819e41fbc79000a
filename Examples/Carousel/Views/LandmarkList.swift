import ReactiveViews

/// All landmarks, or the favourites.
struct LandmarkList: View {
    @EnvironmentObject private var log: TravelLog

    var body: some View {
        List {
            Toggle("Favourites only", isOn: $log.showsFavoritesOnly)
            ForEach(Landmark.all) { landmark in
                if !log.showsFavoritesOnly || landmark.isFavorite {
                    NavigationLink(destination: LandmarkDetail(landmark: landmark)) {
                        LandmarkRow(landmark: landmark)
                    }
                }
            }
        }
        .listStyle(PlainListStyle())
        .navigationTitle("Landmarks")
    }
}

private struct LandmarkRow: View {
    @EnvironmentObject private var log: TravelLog
    let landmark: Landmark

    var body: some View {
        HStack {
            Text(landmark.name)
            if log.hasVisited(landmark) { Text("visited").foregroundColor(.secondary) }
            Spacer()
            if landmark.isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow) }
        }
    }
}
