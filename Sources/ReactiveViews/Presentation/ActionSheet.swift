/// A choice of actions as a value, for the older ways to present one.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of actions; without a button for cancelling it gets one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents a choice of actions while a flag is set.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        var presentation = PresentationModifier("ConfirmationDialog", isPresented: isPresented, onDismiss: nil) {
            DialogValueContent(content())
        }
        presentation.dismissal = .byButtonOrUser
        return modifier(presentation, as: ModifierKind.ActionSheet.self)
    }

    /// Presents a choice of actions while there is an item (P1).
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        var presentation = PresentationModifier("ConfirmationDialog", item: item, onDismiss: nil) {
            DialogValueContent(content($0))
        }
        presentation.dismissal = .byButtonOrUser
        return modifier(presentation, as: ModifierKind.ActionSheet.self)
    }
}
