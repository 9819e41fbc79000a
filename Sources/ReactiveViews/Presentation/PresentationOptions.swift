/// What presented content says about how it is presented. Nil where it says nothing; of several views the one further out counts,
/// but dismissal is disabled if any view says so.
struct PresentationOptions {
    var isInteractiveDismissDisabled: Bool?
    var detents: Set<PresentationDetent>?
    var selectedDetent: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var contentInteraction: PresentationContentInteraction?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var compactAdaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?

    /// What the presentation's element is marked with: the detent that is chosen, if the content offers several.
    @MainActor
    var attributes: [String] { selectedDetent.map { [$0.wrappedValue.name] } ?? [] }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    /// Of siblings the first that says something counts.
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        if next.isInteractiveDismissDisabled == true { value.isInteractiveDismissDisabled = true }
        value.detents = value.detents ?? next.detents
        value.selectedDetent = value.selectedDetent ?? next.selectedDetent
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.contentInteraction = value.contentInteraction ?? next.contentInteraction
        value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
        value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
    }
}

extension View {
    private func presentationOption<Kind>(
        as kind: Kind.Type, _ change: @escaping (inout PresentationOptions) -> Void
    ) -> some View {
        transformPreference(PresentationOptionsKey.self, as: kind, change)
    }

    /// Whether the user can't end the presentation that this view is in by a gesture. The program still can.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption(as: ModifierKind.InteractiveDismiss.self) { $0.isInteractiveDismissDisabled = isDisabled }
    }

    /// How high the sheet may be that this view is in.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption(as: ModifierKind.Detents.self) { $0.detents = detents }
    }

    /// How high the sheet may be that this view is in, and is.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOption(as: ModifierKind.SelectedDetents.self) {
            $0.detents = detents
            $0.selectedDetent = selection
        }
    }

    /// Whether the sheet that this view is in shows that it can be dragged.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption(as: ModifierKind.DragIndicator.self) { $0.dragIndicator = visibility }
    }

    /// How round the corners are of the sheet that this view is in.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption(as: ModifierKind.CornerRadius.self) { $0.cornerRadius = cornerRadius }
    }

    /// Whether a swipe in the presented content scrolls it or resizes the sheet.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOption(as: ModifierKind.ContentInteraction.self) { $0.contentInteraction = behavior }
    }

    /// Whether what lies below the presentation can be used.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationOption(as: ModifierKind.BackgroundInteraction.self) { $0.backgroundInteraction = interaction }
    }

    /// What the presentation becomes where there is little room.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// What the presentation becomes where there is little room.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption(as: ModifierKind.CompactAdaptation.self) {
            $0.compactAdaptation = (horizontalAdaptation, verticalAdaptation)
        }
    }
}
