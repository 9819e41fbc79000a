extension View {
    /// Lets the user drop items of certain kinds on the view. The closure says whether it took them; the location is in the view's
    /// coordinates.
    ///
    /// - Parameter isTargeted: true while something is dragged over the view that it would take.
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

    /// Lets the user drop items of certain kinds on the view, wherever.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets the user drop items of certain kinds on the view, as a delegate decides.
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

    /// The older form, with identifiers.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.of), isTargeted: isTargeted, perform: action)
    }

    /// The older form, with identifiers.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.of), isTargeted: isTargeted, perform: action)
    }

    /// The older form, with identifiers.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map(UTType.of), delegate: delegate)
    }
}
