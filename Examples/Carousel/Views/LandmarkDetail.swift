import ReactiveViews

/// A landmark. Marking the visit changes the log in the environment, and with it the row that led here.
struct LandmarkDetail: View {
    @EnvironmentObject private var log: TravelLog
    let landmark: Landmark

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(landmark.name).font(.title)
            Text(landmark.district).foregroundColor(.secondary)
            Button(log.hasVisited(landmark) ? "Visited" : "Mark as visited") { log.visit(landmark) }
                .disabled(log.hasVisited(landmark))
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .navigationTitle(landmark.name)
    }
}
