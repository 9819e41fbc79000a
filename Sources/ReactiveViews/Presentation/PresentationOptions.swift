/// The options that presented content sets for its presentation. Nil means not set.
///
/// The outermost of several nested views counts. Interactive dismissal is disabled if any view disables it.
struct PresentationOptions {
    var isInteractiveDismissDisabled: Bool?
    var detents: Set<PresentationDetent>?
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    /// The style of the card; nil for the standard one.
    var background: AnyShapeStyle?
    var contentInteraction: PresentationContentInteraction?
    var backgroundInteraction: PresentationBackgroundInteraction?
    /// The width of an inspector beside other content.
    var inspectorWidth: ColumnWidth?
    var compactAdaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?

    /// The attributes of the presentation's element: the name of the selected detent.
    @MainActor
    var attributes: [String] { selectedDetent.map { [$0.wrappedValue.name] } ?? [] }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    /// Among siblings the first value counts.
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        if next.isInteractiveDismissDisabled == true { value.isInteractiveDismissDisabled = true }
        value.detents = value.detents ?? next.detents
        value.selectedDetent = value.selectedDetent ?? next.selectedDetent
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.contentInteraction = value.contentInteraction ?? next.contentInteraction
        value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
        value.inspectorWidth = value.inspectorWidth ?? next.inspectorWidth
        value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
    }
}

nonisolated extension View {
    private func presentationOption<Kind>(
        as kind: Kind.Type, _ change: @escaping (inout PresentationOptions) -> Void
    ) -> some View {
        transformPreference(PresentationOptionsKey.self, as: kind, change)
    }

    /// Prevents the user from ending the enclosing presentation by a gesture. The program can still end it.
    ///
    /// ```swift
    /// .sheet(isPresented: $isEditing) {
    ///     Editor()
    ///         .interactiveDismissDisabled(hasChanges)
    /// }
    /// ```
    ///
    /// - Parameter isDisabled: Whether the gesture is disabled; true by default.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption(as: ModifierKind.InteractiveDismiss.self) { $0.isInteractiveDismissDisabled = isDisabled }
    }

    /// Sets the heights of the enclosing sheet. The sheet has the smallest one at first.
    ///
    /// - Parameter detents: The heights.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption(as: ModifierKind.Detents.self) { $0.detents = detents }
    }

    /// Sets the heights of the enclosing sheet and binds the selected one, which the sheet has. The selection's name is
    /// an attribute of the sheet's element.
    ///
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: The selected height.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOption(as: ModifierKind.SelectedDetents.self) {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Shows or hides the drag indicator of the enclosing sheet in pictures.
    ///
    /// - Parameter visibility: Whether the indicator is shown.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption(as: ModifierKind.DragIndicator.self) { $0.dragIndicator = visibility }
    }

    /// Sets the corner radius of the enclosing sheet in pictures.
    ///
    /// - Parameter cornerRadius: The radius in points; nil for the default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption(as: ModifierKind.CornerRadius.self) { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the card, or of the whole window for a cover, on which the view is presented.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     Note().presentationBackground(.yellow)
    /// }
    /// ```
    ///
    /// - Parameter style: The style of the background.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption(as: ModifierKind.PresentationBackground.self) { $0.background = AnyShapeStyle(style) }
    }

    /// Sets the effect of a swipe on the presented content. Nothing here reads the value.
    ///
    /// - Parameter behavior: The effect.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOption(as: ModifierKind.ContentInteraction.self) { $0.contentInteraction = behavior }
    }

    /// Sets the interaction with the views below the enclosing presentation. Nothing here reads the value.
    ///
    /// - Parameter interaction: The interaction.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationOption(as: ModifierKind.BackgroundInteraction.self) { $0.backgroundInteraction = interaction }
    }

    /// Sets the form of the enclosing presentation where a size class is compact.
    ///
    /// - Parameter adaptation: The form.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the form of the enclosing presentation where a size class is compact. By default a popover is a sheet where
    /// the horizontal size class is compact.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: The form where the horizontal size class is compact.
    ///   - verticalAdaptation: The form where the horizontal size class is regular and the vertical one is compact.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption(as: ModifierKind.CompactAdaptation.self) {
            $0.compactAdaptation = (horizontalAdaptation, verticalAdaptation)
        }
    }
}
