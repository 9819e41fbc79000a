/// A view that performs an action for each value of a publisher.
///
/// In new code use `onReceive(_:perform:)`, which does the same.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    /// The view that is shown.
    public var content: Content
    /// The publisher.
    public var publisher: PublisherType
    /// The action.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - content: The view that is shown.
    ///   - publisher: The publisher.
    ///   - action: Receives the values.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
