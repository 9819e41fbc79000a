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
                VStack(spacing: 0) {
                    ForEach(list.articles) { ArticleRow(article: $0) }
                }
            }
            .navigationTitle("Articles")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
