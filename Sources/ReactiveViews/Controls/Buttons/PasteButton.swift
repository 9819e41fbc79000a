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
public struct PasteButton: View {
    private let paste: @MainActor () -> Void
    private let canPaste: @MainActor (UIPasteboard) -> Bool

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Receives the values, at least one. Items that can't be read are left out.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = {
            let reading = PasteReading(onPaste)
            reading.begin(UIPasteboard.general.itemProviders.filter { $0.canLoad(T.self) })
        }
        canPaste = { $0.itemProviders.contains { $0.canLoad(T.self) } }
    }

    /// Creates a button that pastes items with data of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data.
    ///   - payloadAction: Receives the items with such data, at least one.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = {
            let providers = UIPasteboard.general.itemProviders.filter { provider in
                supportedContentTypes.contains { provider.representation(conformingTo: $0) != nil }
            }
            if !providers.isEmpty { payloadAction(providers) }
        }
        canPaste = { pasteboard in
            pasteboard.itemProviders.contains { provider in
                supportedContentTypes.contains { provider.representation(conformingTo: $0) != nil }
            }
        }
    }

    public var body: some View {
        Button("Paste") { paste() }.modifier(PasteAvailability(canPaste: canPaste))
    }
}

/// Marks a paste button as disabled while the pasteboard has nothing for it. The pasteboard is read whenever elements
/// are, because nothing announces its changes.
private struct PasteAvailability: PrimitiveModifier {
    let canPaste: @MainActor (UIPasteboard) -> Bool

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PasteAvailability>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PasteAvailability>> {
        PasteAvailabilityNode(view, under: parent)
    }
}

private final class PasteAvailabilityNode<Content: View>: ModifierNode<Content, PasteAvailability> {
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = super.compose(children)
        let pasteboard = (tree.ambient as? SystemEffects)?.pasteboard ?? .general
        if !elements.isEmpty, !elements[0].attributes.contains("disabled"), !modifier.canPaste(pasteboard) {
            elements[0].attributes.append("disabled")
        }
        return elements
    }
}
