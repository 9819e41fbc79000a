/// Takes things that are dropped between rows.
struct RowInsertion {
    let isInterested: (DropInfo) -> Bool
    /// Gets the offset to insert at, and the graph whose events drops are that take time to be read. Says whether it took the drop.
    let perform: (DropInfo, Int, Graph) -> Bool
}

extension DynamicViewContent {
    /// Lets the user drop items of certain kinds between rows. The closure is to insert elements before the one at the offset, which may
    /// be the end. What is dropped on the upper half of a row comes before it, on the lower half behind it; where there are no rows
    /// nothing can be dropped ⚑.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, RowsModifier> {
        modifier(
            RowsModifier(
                insertion: RowInsertion(
                    isInterested: { $0.hasItemsConforming(to: supportedContentTypes) },
                    perform: { info, index, _ in
                        action(index, info.itemProviders(for: supportedContentTypes))
                        return true
                    })))
    }

    /// The older form, with identifiers.
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, RowsModifier> {
        onInsert(of: acceptedTypeIdentifiers.map(UTType.of), perform: action)
    }

    /// Lets the user drop values of a type between rows. The closure is to insert them before the element at the offset. Where a drop
    /// goes, and what becomes of it if reading it takes time, is as with `onInsert` and with a view's `dropDestination`.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> ModifiedContent<Self, RowsModifier> {
        modifier(
            RowsModifier(
                insertion: RowInsertion(
                    isInterested: { $0.providers.contains { $0.canLoad(payloadType) } },
                    perform: { info, index, graph in
                        let drop = TransferDrop<T>(at: info.location, in: graph) { values, _ in
                            action(values, index)
                            return true
                        }
                        return drop.begin(info.providers.filter { $0.canLoad(payloadType) })
                    })))
    }
}
