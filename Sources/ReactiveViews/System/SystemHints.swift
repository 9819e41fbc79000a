// Modifiers for the pointer, the screen and the system's gestures. They have no effect, because a host has none.

/// Whether a view opens while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// The view opens.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// The view doesn't open.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension EnvironmentValues {
    /// Whether views open while something is dragged over them. Nothing here reads it; views of a client may.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// Whether labels of controls are shown. Automatic by default.
    public internal(set) var labelsVisibility: Visibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

/// The look of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    private let name: String

    /// The system's pointer.
    public static let `default` = PointerStyle(name: "default")
    /// An arrow for links.
    public static let link = PointerStyle(name: "link")
    /// A bar for horizontal text.
    public static let horizontalText = PointerStyle(name: "horizontalText")
    /// A bar for vertical text.
    public static let verticalText = PointerStyle(name: "verticalText")
    /// A cross for the selection of a rectangle.
    public static let rectSelection = PointerStyle(name: "rectSelection")
    /// An open hand.
    public static let grabIdle = PointerStyle(name: "grabIdle")
    /// A closed hand.
    public static let grabActive = PointerStyle(name: "grabActive")
    /// A magnifying glass with a plus.
    public static let zoomIn = PointerStyle(name: "zoomIn")
    /// A magnifying glass with a minus.
    public static let zoomOut = PointerStyle(name: "zoomOut")
    /// Arrows for the width of a column.
    public static let columnResize = PointerStyle(name: "columnResize")
    /// Arrows for the height of a row.
    public static let rowResize = PointerStyle(name: "rowResize")

    /// Returns a pointer that is an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - hotSpot: The point of the image that points, as fractions of its size.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
}

/// The effect of a choice in a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    /// The program shows the choice itself.
    public static let custom = PaletteSelectionEffect(name: "custom")

    /// Returns the effect that changes the variant of the chosen symbol.
    ///
    /// - Parameter variant: The variant.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}

/// How much a badge attracts attention.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    /// Less than usual.
    public static let decreased = BadgeProminence(name: "decreased")
    /// As usual.
    public static let standard = BadgeProminence(name: "standard")
    /// More than usual.
    public static let increased = BadgeProminence(name: "increased")
}

/// How a button fills the room that it is given.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ButtonSizing(name: "automatic")
    /// The button has the size of its label.
    public static let fitted = ButtonSizing(name: "fitted")
    /// The button takes the room.
    public static let flexible = ButtonSizing(name: "flexible")
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// Always.
    public static let active = MaterialActiveAppearance(name: "active")
    /// Never.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// While its window is active.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The language by which a text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?

    /// The language that the system finds.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns a certain language.
    ///
    /// - Parameter language: The language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

/// A gesture of the hand that performs a control's action.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    /// The gesture for the main action.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

nonisolated extension View {
    /// Sets the look of the pointer over the view. It has no effect here.
    ///
    /// - Parameter style: The look; nil for the default.
    public func pointerStyle(_ style: PointerStyle?) -> some View { inert(ModifierKind.PointerStyle.self) }

    /// Shows or hides the pointer over the view. It has no effect here.
    ///
    /// - Parameter visibility: Whether the pointer is shown.
    public func pointerVisibility(_ visibility: Visibility) -> some View { inert(ModifierKind.PointerVisibility.self) }

    /// Sets whether views inside open while something is dragged over them. It is kept in the environment.
    ///
    /// - Parameter behavior: The behaviour.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior, as: ModifierKind.SpringLoading.self)
    }

    /// Sets the effect of a choice in the palettes inside. It has no effect here.
    ///
    /// - Parameter effect: The effect.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        inert(ModifierKind.PaletteSelection.self)
    }

    /// Sets how much the badges inside attract attention. It is kept in the environment.
    ///
    /// - Parameter prominence: The prominence.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence, as: ModifierKind.BadgeProminence.self)
    }

    /// Sets how the buttons inside fill the room that they are given. It has no effect here.
    ///
    /// - Parameter sizing: The sizing.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { inert(ModifierKind.ButtonSizing.self) }

    /// Sets when the materials inside look active. It is kept in the environment.
    ///
    /// - Parameter appearance: The appearance.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance, as: ModifierKind.MaterialAppearance.self)
    }

    /// Sets the language by which the texts inside are set. It has no effect here.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.TypesettingLanguage.self)
    }

    /// Sets how the language is found by which the texts inside are set. It has no effect here.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.TypesettingLanguage.self)
    }

    /// Sets a gesture of the hand that performs the view's action. It has no effect here.
    ///
    /// - Parameters:
    ///   - shortcut: The gesture.
    ///   - isEnabled: Whether the gesture is enabled; true by default.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.HandGesture.self)
    }

    /// Sets whether a click on the view makes its window active. It has no effect here.
    ///
    /// - Parameter value: Whether it does; nil for the default.
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        inert(ModifierKind.ActivationEvents.self)
    }

    /// Marks the view for the system's measurements. It has no effect here.
    ///
    /// - Parameter tag: The name of the view.
    public func interactionActivityTrackingTag(_ tag: String) -> some View {
        inert(ModifierKind.ActivityTracking.self)
    }

    /// Arranges the options of radio groups inside side by side. It has no effect here.
    public func horizontalRadioGroupLayout() -> some View { inert(ModifierKind.RadioGroupLayout.self) }

    /// Shows or hides the knobs of the sliders inside. It has no effect here.
    ///
    /// - Parameter visibility: Whether the knobs are shown.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { inert(ModifierKind.SliderThumb.self) }

    /// Shows or hides the labels of the controls in this view.
    ///
    /// - Parameter visibility: Whether the labels are shown. A hidden label takes no room, as with `labelsHidden()`.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility).environment(\.labelsAreHidden, visibility == .hidden)
    }
}

extension Text {
    /// Returns the text, typeset as in a language. Here every language is typeset alike.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether the language applies.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// Returns the text, typeset as in a language. Here every language is typeset alike.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether the language applies.
    public nonisolated func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> Text { self }
}
