import ReactiveViews

/// The articles under a clock that stands still until somebody has it go on. `Date()` doesn't follow such a clock: the screen is told the time.
struct TimedScreen: View {
    /// 24 May 2024, nine o'clock in Greenwich.
    static let morning = Date(timeIntervalSince1970: 1_716_541_200)

    let clock: VirtualClock
    var list = ArticleList()

    var body: some View {
        ArticlesScreen(list: list).environment(\.now, { clock.date })
    }
}
