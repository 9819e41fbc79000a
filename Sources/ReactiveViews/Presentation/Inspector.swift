nonisolated extension View {
    /// Shows details beside the view while a flag is true.
    ///
    /// Where the horizontal size class is regular, the details are a trailing column, and the user goes on working in the
    /// view beside it. Where it is compact, they are a sheet. They keep their state when the size class changes.
    ///
    /// ```swift
    /// Canvas { context, size in }
    ///     .inspector(isPresented: $isInspecting) { Text("Details") }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the user dismisses the sheet.
    ///   - content: Returns the details.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        var presentation = PresentationModifier(
            "Inspector", isPresented: isPresented, onDismiss: nil, content: content)
        presentation.transition = .move(edge: .bottom)
        presentation.isInspector = true
        return modifier(presentation, as: ModifierKind.Inspector.self)
    }

    /// Sets the width of the inspector that the view is in.
    ///
    /// - Parameter width: The width in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorWidth(ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the range of widths of the inspector that the view is in.
    ///
    /// An inspector has its ideal width, or less if the view beside it needs the room. The user can't resize it here.
    ///
    /// - Parameters:
    ///   - min: The smallest width in points; nil for the standard, 200 points, or the ideal width if that is less.
    ///   - ideal: The initial width in points.
    ///   - max: The largest width in points; nil for no limit.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        let least = min ?? Swift.min(InspectorItem.standard.min, ideal)
        return inspectorWidth(ColumnWidth(min: least, ideal: ideal, max: max ?? .infinity))
    }

    private func inspectorWidth(_ width: ColumnWidth) -> some View {
        let isValid = width.checkValidity()
        return transformPreference(PresentationOptionsKey.self, as: ModifierKind.InspectorWidth.self) {
            if isValid { $0.inspectorWidth = width }
        }
    }
}
