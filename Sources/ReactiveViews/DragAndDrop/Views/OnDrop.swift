extension View {
    /// Lets the user drop items of some types on the view.
    ///
    /// ```swift
    /// Rectangle()
    ///     .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers, location in
    ///         lastDrop = location
    ///         return !providers.isEmpty
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types; a subtype is accepted too.
    ///   - isTargeted: Set to true while acceptable content is over the view, then to false.
    ///   - action: Receives the items, and the place in points in the view's coordinates. Returns whether the drop was
    ///     accepted.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                isInterested: { $0.hasItemsConforming(to: supportedContentTypes) },
                perform: { info, _ in action(info.itemProviders(for: supportedContentTypes), info.location) },
                target: { isTargeted?.wrappedValue = $0 }))
    }

    /// Lets the user drop items of some types anywhere on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types; a subtype is accepted too.
    ///   - isTargeted: Set to true while acceptable content is over the view, then to false.
    ///   - action: Receives the items. Returns whether the drop was accepted.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets the user drop items of some types on the view, controlled by a delegate.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types; a subtype is accepted too.
    ///   - delegate: Decides on drops and performs them.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
            DropModifier(
                isInterested: {
                    $0.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: $0)
                },
                entered: { delegate.dropEntered(info: $0) },
                updated: {
                    switch delegate.dropUpdated(info: $0)?.operation {
                    case .cancel, .forbidden: false
                    case .copy, .move, .delete, nil: true
                    }
                },
                exited: { delegate.dropExited(info: $0) },
                perform: { info, _ in delegate.performDrop(info: info) }))
    }

    /// Lets the user drop items of some types on the view.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted types; a subtype is accepted too.
    ///   - isTargeted: Set to true while acceptable content is over the view, then to false.
    ///   - action: Receives the items, and the place in points in the view's coordinates. Returns whether the drop was
    ///     accepted.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.of), isTargeted: isTargeted, perform: action)
    }

    /// Lets the user drop items of some types anywhere on the view.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted types; a subtype is accepted too.
    ///   - isTargeted: Set to true while acceptable content is over the view, then to false.
    ///   - action: Receives the items. Returns whether the drop was accepted.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.of), isTargeted: isTargeted, perform: action)
    }

    /// Lets the user drop items of some types on the view, controlled by a delegate.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted types; a subtype is accepted too.
    ///   - delegate: Decides on drops and performs them.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map(UTType.of), delegate: delegate)
    }
}
