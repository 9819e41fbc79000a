/// A handler of drops between rows.
@MainActor
protocol RowInsertion {
    func isInterested(in info: DropInfo) -> Bool
    /// Performs a drop at an offset, and returns whether it was accepted.
    ///
    /// A drop whose values take time to load changes the data in a later event of the graph.
    func perform(_ info: DropInfo, at index: Int, in graph: Graph) -> Bool
}

nonisolated extension DynamicViewContent {
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
        modifier(RowsModifier(insertion: ItemInsertion(types: supportedContentTypes, action: action)))
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
        modifier(RowsModifier(insertion: ValueInsertion(action: action)))
    }
}

/// Hands items that are dropped between rows to an action.
private struct ItemInsertion {
    let types: [UTType]
    let action: (Int, [NSItemProvider]) -> Void
}

extension ItemInsertion: RowInsertion {
    func isInterested(in info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

    func perform(_ info: DropInfo, at index: Int, in graph: Graph) -> Bool {
        action(index, info.itemProviders(for: types))
        return true
    }
}

/// Hands values that are dropped between rows to an action.
private struct ValueInsertion<T: Transferable> {
    let action: ([T], Int) -> Void
}

extension ValueInsertion: RowInsertion {
    func isInterested(in info: DropInfo) -> Bool { info.providers.contains { $0.canLoad(T.self) } }

    func perform(_ info: DropInfo, at index: Int, in graph: Graph) -> Bool {
        let drop = TransferDrop<T>(at: info.location, in: graph) { values, _ in
            action(values, index)
            return true
        }
        return drop.begin(info.providers.filter { $0.canLoad(T.self) })
    }
}
