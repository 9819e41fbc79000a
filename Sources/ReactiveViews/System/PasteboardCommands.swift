nonisolated extension View {
    /// Copies items when the user asks for it while the focus is in this view. A host does so by `command(.copy)`.
    ///
    /// ```swift
    /// NoteList().focusable().onCopyCommand { [NSItemProvider(object: note.text as NSString)] }
    /// ```
    ///
    /// - Parameter payloadAction: Returns the items for the pasteboard; nil leaves the command to ancestors.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        pasteboardCommand(as: ModifierKind.CopyCommand.self, .copy, payloadAction)
    }

    /// Cuts items when the user asks for it while the focus is in this view. A host does so by `command(.cut)`.
    ///
    /// - Parameter payloadAction: Removes the items and returns them for the pasteboard; nil leaves the command to
    ///   ancestors.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        pasteboardCommand(as: ModifierKind.CutCommand.self, .cut, payloadAction)
    }

    /// Pastes items when the user asks for it while the focus is in this view. A host does so by `command(.paste)`.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that can be pasted.
    ///   - payloadAction: Receives the items of the pasteboard with such data. It isn't called without any.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(
            EventModifier<ModifierKind.PasteCommand> { event in
                guard case .control(.command(.paste)) = event.kind else { return false }
                let providers = UIPasteboard.general.itemProviders.filter { provider in
                    supportedContentTypes.contains { provider.representation(conformingTo: $0) != nil }
                }
                if providers.isEmpty { return false }
                payloadAction(providers)
                return true
            })
    }

    /// Sets the values that are copied from this view while it has the focus.
    ///
    /// - Parameter payload: The values.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onCopyCommand { payload().map(provider) }
    }

    /// Sets the values that are cut from this view while it has the focus.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes the values and returns them.
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        onCutCommand { action().map(provider) }
    }

    /// Lets the user paste values of a type in this view while it has the focus.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Receives the values.
    ///   - validator: Returns the values that can be pasted; all by default. The action isn't called without any.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(PasteDestinationModifier(action: action, validator: validator))
    }

    private func pasteboardCommand<Kind>(
        as kind: Kind.Type, _ wanted: SystemCommand, _ payload: (() -> [NSItemProvider])?
    ) -> some View {
        modifier(PasteboardCommandModifier<Kind>(command: wanted, payload: payload))
    }
}

/// A modifier that reads values from the pasteboard when the user pastes.
nonisolated private struct PasteDestinationModifier<T: Transferable>: PrimitiveModifier {
    let action: ([T]) -> Void
    let validator: ([T]) -> [T]

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PasteDestinationModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PasteDestinationModifier>> {
        PasteDestinationNode(view, under: parent)
    }
}

private final class PasteDestinationNode<Content: View, T: Transferable>: ModifierNode<
    Content, PasteDestinationModifier<T>
>
{
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .control(.command(.paste)) = event.kind else { return super.handle(&event, from: child) }
        let providers = UIPasteboard.general.itemProviders.filter { $0.canLoad(T.self) }
        if providers.isEmpty { return super.handle(&event, from: child) }
        let modifier = modifier
        let reading = PasteReading<T> { values in
            let valid = modifier.validator(values)
            if !valid.isEmpty { modifier.action(valid) }
        }
        reading.begin(providers)
        return true
    }
}

/// A modifier that writes items to the pasteboard when the user copies or cuts.
nonisolated private struct PasteboardCommandModifier<Kind>: PrimitiveModifier {
    let command: SystemCommand
    /// Returns the items; nil leaves the command to ancestors.
    let payload: (() -> [NSItemProvider])?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PasteboardCommandModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PasteboardCommandModifier>> {
        PasteboardCommandNode(view, under: parent)
    }
}

private final class PasteboardCommandNode<Content: View, Kind>: ModifierNode<Content, PasteboardCommandModifier<Kind>> {
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .control(.command(modifier.command)) = event.kind, let payload = modifier.payload else {
            return super.handle(&event, from: child)
        }
        PasteboardWriting(to: .general).begin(payload())
        return true
    }
}

/// Returns an item for a value.
private func provider<T: Transferable>(of value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value: value)
    return provider
}

/// Writes items to a pasteboard when all of their data are there.
///
/// Invariant: `missing` is the number of data that aren't there yet.
@MainActor
private final class PasteboardWriting {
    private let pasteboard: UIPasteboard
    private var items: [[String: Data]] = []
    private var missing = 0

    init(to pasteboard: UIPasteboard) { self.pasteboard = pasteboard }

    func begin(_ providers: [NSItemProvider]) {
        items = Array(repeating: [:], count: providers.count)
        missing = providers.reduce(0) { $0 + $1.registeredContentTypes.count }
        if missing == 0 { return pasteboard.set(items) }
        for (index, provider) in providers.enumerated() {
            for type in provider.registeredContentTypes {
                provider.loadDataRepresentation(for: type) { data, _ in
                    onMainActor { self.receive(data, type, at: index) }
                }
            }
        }
    }

    private func receive(_ data: Data?, _ type: UTType, at index: Int) {
        items[index][type.identifier] = data
        missing -= 1
        if missing == 0 { pasteboard.set(items) }
    }
}

/// Reads values from items, some of which may be read later.
///
/// Invariant: `missing` is the number of items that aren't read yet.
@MainActor
final class PasteReading<T: Transferable> {
    private let action: ([T]) -> Void
    private var values: [T?] = []
    private var missing = 0

    init(_ action: @escaping ([T]) -> Void) { self.action = action }

    func begin(_ providers: [NSItemProvider]) {
        values = Array(repeating: nil, count: providers.count)
        missing = providers.count
        for (index, provider) in providers.enumerated() {
            provider.loadTransferable(type: T.self) { result in
                let value = try? result.get()
                onMainActor { self.receive(value, at: index) }
            }
        }
    }

    private func receive(_ value: T?, at index: Int) {
        values[index] = value
        missing -= 1
        let read = values.compactMap { $0 }
        if missing == 0, !read.isEmpty { action(read) }
    }
}
