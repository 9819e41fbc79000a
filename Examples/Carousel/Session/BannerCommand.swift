import ExampleSession
import ReactiveViews

extension SessionCommand<HomeView> {
    /// The command `banner`: where the pictures are this very moment. The tree only says where they are going.
    static var banner: SessionCommand {
        SessionCommand("banner", forms: ["banner"], purpose: "says which pictures are in the window, and where") { _ in
            .say { host in
                let home = host.rootView.home
                let all = host.display.pictures(named: home.banner.pictures)
                let seen = all.filter { $0.x + home.bannerSize.width > 0 && $0.x < host.size.width }
                return seen.map { "\($0.name) at \(Int($0.x.rounded()))" }.joined(separator: ", ")
            }
        }
    }
}
