import ReactiveViews

/// The articles, which come in another order each time they are loaded.
///
/// The screen only sets `isLoading`; that begins a load, unless one goes on.
@MainActor
final class ArticleList: ObservableObject {
    static let secondsOfALoad = 4.0

    @Published private(set) var articles: [Article]
    @Published var isLoading = false {
        didSet { if isLoading, !oldValue { load() } }
    }
    /// How many loads have begun.
    private(set) var loadCount = 0

    private var randomness: SeededRandomness

    /// - Parameter seed: of the orders to come: the same seed gives the same ones.
    init(_ articles: [Article] = Article.samples, seed: UInt64 = 1) {
        self.articles = articles
        randomness = SeededRandomness(seed: seed)
    }

    /// Stands for asking a server. A host with a virtual clock runs what is to come after a time when its clock is there.
    private func load() {
        loadCount += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.secondsOfALoad) {
            MainActor.assumeIsolated { self.finish() }
        }
    }

    private func finish() {
        articles.shuffle(using: &randomness)
        isLoading = false
    }
}
