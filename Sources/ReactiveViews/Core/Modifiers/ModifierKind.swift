/// Types without values that make the types of different modifiers distinct.
///
/// SwiftUI has a type for each of these modifiers; here several share an implementation. An `AnyView` whose content
/// changes from one modifier to another gets a new identity and new state, so the types must differ. Modifiers of one
/// type in SwiftUI share it here: those for environment values of one type (`lineSpacing`, `minimumScaleFactor`), all
/// of accessibility, `onAppear` and `onDisappear`, `clipShape` and `cornerRadius`, and the forms of one modifier with
/// different labels.
@usableFromInline
enum ModifierKind {
    // Text
    enum Weight {}
    enum Width {}
    enum Design {}
    enum Bold {}
    enum Italic {}
    enum Monospaced {}
    enum MonospacedDigits {}
    enum Kerning {}
    enum Tracking {}
    enum BaselineOffset {}
    enum Underline {}
    enum Strikethrough {}
    enum TextScale {}
    enum TextSelection<Selectability> {}
    enum KeyboardType {}
    enum TextContentType {}
    enum Autocapitalization {}
    enum SubmitLabel {}

    // Effects
    enum CompositingGroup {}
    enum DrawingGroup {}
    enum GeometryGroup {}
    enum ScrollTransition {}
    enum SymbolEffect<Effect> {}
    enum SymbolEffectsRemoved {}
    enum ColorShader {}
    enum DistortionShader {}
    enum LayerShader {}
    enum HoverEffect {}
    enum DefaultHoverEffect {}
    enum HoverEffectDisabled {}
    enum PointerStyle {}
    enum PointerVisibility {}
    enum SpringLoading {}
    enum DynamicRange {}
    enum HandGesture {}
    enum ActivationEvents {}
    enum ActivityTracking {}
    enum TypesettingLanguage {}
    enum PaletteSelection {}
    enum BadgeProminence {}
    enum ButtonSizing {}
    enum MaterialAppearance {}
    enum GlassEffect {}
    enum GlassEffectID {}
    enum GlassEffectUnion {}
    enum GlassEffectTransition {}
    enum RadioGroupLayout {}
    enum SliderThumb {}

    // Preferences
    enum AnchorTransform {}

    // Styles
    @usableFromInline enum Style<Family, Style> {}

    // Lists, scrolling
    enum RowInsets {}
    enum RowSeparator {}
    enum RowSeparatorTint {}
    enum SectionSeparator {}
    enum SectionSeparatorTint {}
    enum ListItemTint {}
    enum ListRowSpacing {}
    enum ScrollDisabled {}
    enum ScrollClipDisabled {}
    enum ScrollAnchor {}
    enum ScrollAnchorForRole {}
    enum ContentMargins {}
    enum ScrollPositionID<ID> {}
    enum ScrollPosition {}
    enum ScrollBehavior {}
    enum ScrollTarget {}
    enum IndicatorFlash {}
    enum IndicatorFlashTrigger {}
    enum SearchSuggestions<Content> {}
    enum SearchScopes<Content> {}
    enum SelectionDisabled {}
    enum DeleteDisabled {}
    enum MoveDisabled {}
    enum Refreshable {}
    enum TableHeaders {}

    // Input
    enum KeyPress {}
    enum Submit {}
    enum SubmitScope {}
    enum ExitCommand {}
    enum MoveCommand {}
    enum DeleteCommand {}
    enum PlayPauseCommand {}
    enum CopyCommand {}
    enum CutCommand {}
    enum PasteCommand {}
    enum PasteDestination<Payload> {}
    enum SearchCompletion {}
    enum SearchDictation {}
    enum SearchToolbar {}
    enum SearchSuggestionsVisibility {}
    enum SearchFocus {}
    enum FindDisabled {}
    enum ReplaceDisabled {}
    enum WritingTools {}
    enum WritingToolsAffordance {}
    enum Inner {}
    enum HighPriorityGesture {}
    enum SimultaneousGesture {}
    enum ContinuousHover {}
    enum Draggable {}
    enum ItemProvider {}
    enum DropDestination<Payload> {}
    enum FocusedSceneValue {}
    enum FocusSection {}
    enum FocusEffectDisabled {}

    // Actions, transactions
    enum OldChange {}
    enum Animation {}
    enum Transaction {}

    // Presentations
    enum FullScreenCover {}
    enum Popover {}
    enum Inspector {}
    enum Alert {}
    enum AlertValue {}
    enum ConfirmationDialog {}
    enum ActionSheet {}
    enum DialogIcon {}
    enum DialogSeverity {}
    enum DialogSuppression {}
    enum InspectorWidth {}
    enum InteractiveDismiss {}
    enum Detents {}
    enum SelectedDetents {}
    enum DragIndicator {}
    enum CornerRadius {}
    enum PresentationBackground {}
    enum ContentInteraction {}
    enum BackgroundInteraction {}
    enum CompactAdaptation {}
    enum PresentationSizing {}
    enum InvalidatableContent {}
    enum StatusBar {}
    enum SystemOverlays {}
    enum SystemGestures {}
    enum PreviewLayout {}
    enum PreviewDevice {}
    enum PreviewName {}
    enum PreviewOrientation {}
    enum PreviewContext<Context> {}

    // Navigation, toolbars, menus
    enum Title {}
    enum Subtitle {}
    enum ColumnWidth {}
    enum TitleMode {}
    enum BarHidden {}
    enum BackHidden {}
    enum ToolbarRemoval {}
    enum ToolbarVisibility {}
    enum ToolbarTitleMode {}
    enum ToolbarBackground<Style> {}
    enum ToolbarBackgroundVisibility {}
    enum ToolbarColorScheme {}
    enum ToolbarRole {}
    enum DetailLink {}
    enum TabBarPlacement {}
    enum NavigationDocument {}
    enum TextInputFormatting {}
    enum TabBarMinimizing {}
    enum SidebarHeader<Content> {}
    enum SidebarFooter<Content> {}
    enum SidebarBottomBar<Content> {}
    enum ToolbarForeground<Style> {}
    enum MenuIndicator {}
    enum MenuOrder {}
    enum MenuDismissal {}

    // Accessibility
    enum Accessibility {}
    enum IgnoresInvertColors {}
    enum PrivacySensitive {}
    enum FlipsForRightToLeft {}
}

/// A modifier that has the effect of another one and a type of its own.
///
/// It costs a node. Frequent modifiers have a `Kind` among their own generic parameters instead.
nonisolated struct DistinctModifier<Base: PrimitiveModifier, Kind>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { Base._reach }

    let base: Base

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DistinctModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DistinctModifier>> {
        AdapterNode(view, under: parent) { $0.content.modifier($0.modifier.base) }
    }
}

/// A modifier that changes only the view's type.
nonisolated struct InertModifier<Kind>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, InertModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, InertModifier>> {
        ModifierNode(view, under: parent)
    }
}

nonisolated extension View {
    /// Applies a modifier with another type.
    __consuming func modifier<M: PrimitiveModifier, Kind>(
        _ modifier: M, as kind: Kind.Type
    ) -> ModifiedContent<Self, DistinctModifier<M, Kind>> {
        self.modifier(DistinctModifier(base: modifier))
    }

    /// Changes only the view's type.
    __consuming func inert<Kind>(_ kind: Kind.Type) -> ModifiedContent<Self, InertModifier<Kind>> {
        modifier(InertModifier())
    }
}
