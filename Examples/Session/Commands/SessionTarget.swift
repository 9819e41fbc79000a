import ReactiveViews

/// What a command acts on: the words of an element, and the words of the element around it if there are several.
struct SessionTarget: ViewTarget {
    private let words: String
    private let container: String?

    nonisolated init(_ words: String, in container: String? = nil) {
        self.words = words
        self.container = container
    }

    var viewLocator: ViewLocator {
        guard let container else { return words.viewLocator }
        return ViewQuery(nil, words).in(container).viewLocator
    }

    /// The words, shortened for messages.
    nonisolated var abbreviated: String { words.abbreviated }
}
