import ReactiveViews

/// What the home page shows, and how large its parts are. Every part of the page reaches it through the environment.
final class HomeModel: ObservableObject {
    @Published var banner: BannerLoop
    @Published private(set) var headlines: [String]
    @Published private(set) var services: [CityService]

    let bannerSize: CGSize
    private let servicesPerPage = 6

    init(
        banners: [String] = ["harbour", "market", "tower", "garden"],
        headlines: [String] = ["Night bus from Monday on", "Library now open until ten", "Spring fair on the quay"],
        services: [CityService] = CityService.all, width: CGFloat = 390
    ) {
        banner = BannerLoop(banners)
        self.headlines = headlines
        self.services = services
        bannerSize = CGSize(width: max(width - 30, 0), height: 150)
    }

    var servicePageCount: Int { (services.count + servicesPerPage - 1) / servicesPerPage }

    /// None if there is no such page.
    func services(onPage page: Int) -> ArraySlice<CityService> {
        guard (0..<servicePageCount).contains(page) else { return [] }
        return services.dropFirst(page * servicesPerPage).prefix(servicesPerPage)
    }

    /// Counts around, so that any number is good.
    func headline(_ number: Int) -> String {
        headlines.isEmpty ? "No news" : headlines[number % headlines.count]
    }
}
