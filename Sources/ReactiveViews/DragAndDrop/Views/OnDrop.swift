nonisolated extension View {
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
            DropModifier(handler: ItemDropHandler(types: supportedContentTypes, isTargeted: isTargeted, action: action))
        )
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
        modifier(DropModifier(handler: DelegateDropHandler(types: supportedContentTypes, delegate: delegate)))
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

/// Hands dropped items of some types to an action.
private struct ItemDropHandler {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ItemDropHandler: DropHandling {
    func isInterested(in info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

    func perform(_ info: DropInfo, in graph: Graph) -> Bool {
        action(info.itemProviders(for: types), info.location)
    }

    func target(_ isTargeted: Bool) { self.isTargeted?.wrappedValue = isTargeted }
}

/// Leaves drops of items of some types to a delegate.
private struct DelegateDropHandler {
    let types: [UTType]
    let delegate: any DropDelegate
}

extension DelegateDropHandler: DropHandling {
    func isInterested(in info: DropInfo) -> Bool {
        info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
    }

    func entered(with info: DropInfo) { delegate.dropEntered(info: info) }

    func updated(with info: DropInfo) -> Bool {
        switch delegate.dropUpdated(info: info)?.operation {
        case .cancel, .forbidden: false
        case .copy, .move, .delete, nil: true
        }
    }

    func exited(with info: DropInfo) { delegate.dropExited(info: info) }

    func perform(_ info: DropInfo, in graph: Graph) -> Bool { delegate.performDrop(info: info) }
}
