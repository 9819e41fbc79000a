import ReactiveViews

/// A picture of the banner; its neighbours are a little lower than the one in the middle.
struct BannerPicture: View {
    @EnvironmentObject private var home: HomeModel
    let name: String
    let isCurrent: Bool

    var body: some View {
        Image(name, bundle: .module)
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(width: home.bannerSize.width, height: home.bannerSize.height * (isCurrent ? 1 : 0.8))
            .clipped()
            .cornerRadius(10)
    }
}
