/// The unchanged view in the body of a transition or in a closure that applies modifiers.
nonisolated public struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    init(_ content: AnyView) {
        self.content = content
    }

    @MainActor public var body: AnyView { content }
}
