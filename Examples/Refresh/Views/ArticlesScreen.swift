import ReactiveViews

/// The articles, to be pulled down for another order.
struct ArticlesScreen: View {
    @StateObject private var list: ArticleList

    init(list: @autoclosure @escaping () -> ArticleList = ArticleList()) {
        _list = StateObject(wrappedValue: list())
    }

    var body: some View {
        NavigationStack {
            RefreshableScrollView(isRefreshing: $list.isLoading) {
                ArticleRows(articles: list.articles)
            }
            .navigationTitle("Articles")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

/// The rows, a view of its own: a pull changes none of its inputs, so that it isn't evaluated.
private struct ArticleRows: View {
    let articles: [Article]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(articles) { ArticleRow(article: $0) }
        }
    }
}
