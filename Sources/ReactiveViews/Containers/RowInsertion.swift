/// A handler of drops between rows.
struct RowInsertion {
    let isInterested: (DropInfo) -> Bool
    /// Performs a drop at an offset, and returns whether it was accepted.
    ///
    /// A drop whose values take time to load changes the data in a later event of the graph.
    let perform: (DropInfo, Int, Graph) -> Bool
}

extension DynamicViewContent {
    /// Lets the user drop items of certain types between rows.
    ///
    /// A drop on the upper half of a row inserts before it, a drop on the lower half after it. Apple's documentation
    /// doesn't define the halves; here they are fixed. Without rows nothing can be dropped.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types to accept.
    ///   - action: A closure that must insert elements before the given offset, which may be the end of the data. It
    ///     also gets the providers of the dropped items.
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

    /// The older form, with identifiers of types.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The identifiers of the types to accept.
    ///   - action: A closure that must insert elements before the given offset. It also gets the providers of the
    ///     dropped items.
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, RowsModifier> {
        onInsert(of: acceptedTypeIdentifiers.map(UTType.of), perform: action)
    }

    /// Lets the user drop values of a type between rows.
    ///
    /// A drop on the upper half of a row inserts before it, a drop on the lower half after it. If loading the values
    /// takes time, the closure is called later, in an event of its own.
    ///
    /// ```swift
    /// struct Words: View {
    ///     @State private var words = ["one", "two"]
    ///
    ///     var body: some View {
    ///         List {
    ///             ForEach(words, id: \.self) { Text($0) }
    ///                 .dropDestination(for: String.self) { dropped, offset in
    ///                     words.insert(contentsOf: dropped, at: offset)
    ///                 }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values to accept.
    ///   - action: A closure that must insert the values before the element at the offset.
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
