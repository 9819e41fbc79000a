import ReactiveViews

/// What the city offers, six things on a page; a swipe shows the next page.
struct ServicePages: View {
    @EnvironmentObject private var home: HomeModel
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<home.servicePageCount, id: \.self) { page in
                ServicePage(page: page)
                    .tag(page)
            }
        }
        .tabViewStyle(PageTabViewStyle())
        .animation(.spring())
        .frame(height: 190)
    }
}

/// Two rows of three.
private struct ServicePage: View {
    @EnvironmentObject private var home: HomeModel
    let page: Int

    var body: some View {
        let services = home.services(onPage: page)
        VStack(spacing: 12) {
            row(services.prefix(3))
            row(services.dropFirst(3))
        }
        // The dots are below.
        .padding(.bottom, 40)
    }

    private func row(_ services: ArraySlice<CityService>) -> some View {
        HStack {
            ForEach(services) { service in
                ServiceIcon(service: service)
                    .frame(maxWidth: .infinity)
            }
        }
    }
}

private struct ServiceIcon: View {
    let service: CityService

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: service.icon)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 30, height: 30)
            Text(service.name)
                .font(.subheadline)
                .lineLimit(1)
        }
    }
}
