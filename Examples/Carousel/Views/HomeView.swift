import ReactiveViews

/// The home page.
///
/// Both objects are put into the environment once, around the navigation: what is pushed later finds them, too.
struct HomeView: View {
    let home: HomeModel
    let log: TravelLog

    var body: some View {
        NavigationView {
            ScrollView(showsIndicators: false) {
                VStack(spacing: 16) {
                    BannerView()
                    ServicePages()
                    HeadlineView()
                    NavigationLink("Landmarks", destination: LandmarkList())
                }
                .padding(15)
            }
            .navigationTitle("City")
        }
        .environmentObject(home)
        .environmentObject(log)
    }
}
