/// A button that hands what is on the general pasteboard to an action.
///
/// ```swift
/// struct Editor: View {
///     @State private var text = ""
///
///     var body: some View {
///         Text(text)
///         PasteButton(payloadType: String.self) { strings in text = strings[0] }
///     }
/// }
/// ```
///
/// If nothing on the pasteboard can be read as the type, the element has the attribute `disabled`, and the button does
/// nothing.
nonisolated public struct PasteButton: View {
    private let content: any PasteContent

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Receives the values, at least one. Items that can't be read are left out.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        content = PastedValues(action: onPaste)
    }

    /// Creates a button that pastes items with data of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data.
    ///   - payloadAction: Receives the items with such data, at least one.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        content = PastedItems(types: supportedContentTypes, action: payloadAction)
    }

    @MainActor public var body: some View {
        Button {
            content.paste()
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .modifier(PasteAvailability(content: content))
    }
}

/// What a button pastes.
@MainActor
private protocol PasteContent {
    /// Returns whether a pasteboard has something to paste.
    func isAvailable(on pasteboard: UIPasteboard) -> Bool
    /// Hands what is on the general pasteboard to the action.
    func paste()
}

/// Values of a type.
private struct PastedValues<T: Transferable> {
    let action: ([T]) -> Void
}

extension PastedValues: PasteContent {
    func isAvailable(on pasteboard: UIPasteboard) -> Bool { pasteboard.itemProviders.contains { $0.canLoad(T.self) } }

    func paste() {
        let reading = PasteReading(action)
        reading.begin(UIPasteboard.general.itemProviders.filter { $0.canLoad(T.self) })
    }
}

/// Items with data of some types.
private struct PastedItems {
    let types: [UTType]
    let action: ([NSItemProvider]) -> Void
}

extension PastedItems: PasteContent {
    func isAvailable(on pasteboard: UIPasteboard) -> Bool { !items(on: pasteboard).isEmpty }

    func paste() {
        let items = items(on: .general)
        if !items.isEmpty { action(items) }
    }

    private func items(on pasteboard: UIPasteboard) -> [NSItemProvider] {
        pasteboard.itemProviders.filter { provider in
            types.contains { provider.representation(conformingTo: $0) != nil }
        }
    }
}

/// Marks a paste button as disabled while the pasteboard has nothing for it. The pasteboard is read whenever elements
/// are, because nothing announces its changes.
nonisolated private struct PasteAvailability: PrimitiveModifier {
    let content: any PasteContent

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PasteAvailability>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PasteAvailability>> {
        PasteAvailabilityNode(view, under: parent)
    }
}

private final class PasteAvailabilityNode<Content: View>: ModifierNode<Content, PasteAvailability> {
    override class var traits: NodeTraits { .isModifier }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = super.compose(children)
        let pasteboard = (tree.ambient as? SystemEffects)?.pasteboard ?? .general
        if let index = elements.mainIndex, !elements[index].attributes.contains("disabled"),
            !modifier.content.isAvailable(on: pasteboard)
        {
            elements[index].attributes.append("disabled")
        }
        return elements
    }
}
