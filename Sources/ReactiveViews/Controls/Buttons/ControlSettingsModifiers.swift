nonisolated extension View {
    /// Sets the size of the controls in this view.
    ///
    /// The standard controls have one size here; styles of a client read the environment's `controlSize`.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Small") {}.controlSize(.small)
    ///     Button("Large") {}.controlSize(.large)
    /// }
    /// ```
    ///
    /// - Parameter controlSize: The size.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits the size of the controls in this view to a range.
    ///
    /// The environment's size becomes the nearest one in the range. The standard controls have one size here.
    ///
    /// - Parameter range: The sizes to allow.
    public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
        transformEnvironment(\.controlSize) { $0 = min(max($0, range.lowerBound), range.upperBound) }
    }

    /// Sets the shape of the bordered buttons in this view, in pictures.
    ///
    /// - Parameter shape: The shape.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// Sets whether the buttons in this view repeat their actions while they are held down.
    ///
    /// The standard buttons don't repeat here; styles of a client read the environment's `buttonRepeatBehavior`.
    ///
    /// - Parameter behavior: The behaviour.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets the prominence of the section headers in this view. Prominent ones have larger, bold words.
    ///
    /// - Parameter prominence: The prominence.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Hides the labels of the controls in this view.
    ///
    /// It applies to toggles, pickers, steppers, sliders, progress views, gauges, date pickers, colour pickers and
    /// labeled contents. A hidden label takes no room and isn't painted, but the control is still found by its text.
    /// Labels of buttons and text fields stay visible. See <doc:TouchAndText>.
    ///
    /// ```swift
    /// struct Volume: View {
    ///     @State private var volume = 0.5
    ///
    ///     var body: some View {
    ///         Slider(value: $volume) { Text("Volume") }
    ///             .labelsHidden()
    ///     }
    /// }
    /// ```
    public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }

    /// Sets a localized description of the view, which a tooltip shows. It has no effect here.
    ///
    /// - Parameter textKey: The key of the description's localized string.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Sets a description that isn't localized. It has no effect here.
    ///
    /// - Parameter text: The description.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Sets a description of the view, which a tooltip shows. It has no effect here.
    ///
    /// - Parameter text: The description.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
}

/// A modifier that stores a description of a view. No element shows it.
nonisolated struct HelpModifier: PrimitiveModifier {
    let text: Text

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, HelpModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, HelpModifier>> {
        ModifierNode(view, under: parent)
    }
}
