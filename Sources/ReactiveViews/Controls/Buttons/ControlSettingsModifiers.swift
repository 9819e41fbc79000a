extension View {
    /// Sets how big the controls in this view and below are.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets how big the controls in this view and below may be: the nearest to what they are that lies in the range.
    public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
        transformEnvironment(\.controlSize) { $0 = min(max($0, range.lowerBound), range.upperBound) }
    }

    /// Sets the shape of the bordered buttons in this view and below.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// Says whether the buttons in this view and below repeat their actions while they are held down.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets how prominent the headers of the sections below are.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Hides the labels of the controls in this view and below: toggles, pickers, steppers, sliders, progress views,
    /// gauges and labeled contents. A hidden label takes no room, and the control is found by its words as before. What
    /// a button or a text field shows stays.
    public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }

    /// Describes what the view is for, in a sentence that a pointer resting on it shows.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Describes what the view is for.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Describes what the view is for.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
}

/// Keeps a description of the view for hosts that show one. No element has it.
struct HelpModifier: PrimitiveModifier {
    let text: Text

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HelpModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HelpModifier>> {
        ModifierNode(view, under: parent)
    }
}
