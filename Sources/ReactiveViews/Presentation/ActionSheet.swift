/// A choice of actions as a value, for the older modifiers that present one.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a choice of actions.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title; nil for none.
    ///   - buttons: The buttons. Without a cancel button the sheet gets one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

nonisolated extension View {
    /// Presents an action sheet while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the sheet ends.
    ///   - content: Returns the action sheet.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        var presentation = PresentationModifier("ConfirmationDialog", isPresented: isPresented, onDismiss: nil) {
            DialogValueContent(content())
        }
        presentation.dismissal = .byButtonOrUser
        return modifier(presentation, as: ModifierKind.ActionSheet.self)
    }

    /// Presents an action sheet while there is an item. An item with another identity replaces the sheet.
    ///
    /// - Parameters:
    ///   - item: The item. It becomes nil when the sheet ends.
    ///   - content: Returns the action sheet for the item.
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
