/// A view as it is, within a transition's body or the closure of a modifier that says what is done to it.
public struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    init(_ content: AnyView) {
        self.content = content
    }

    public var body: AnyView { content }
}
