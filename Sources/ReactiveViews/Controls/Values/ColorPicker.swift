/// A control that selects a colour: a well that shows the colour.
///
/// The chosen colour is a concrete one. A system colour is resolved in the current environment and no longer follows
/// the colour scheme. A host sets the colour by `setColor(_:to:)`.
///
/// ```swift
/// struct Paint: View {
///     @State private var color = Color.red
///
///     var body: some View {
///         ColorPicker("Colour", selection: $color, supportsOpacity: false)
///     }
/// }
/// ```
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    /// Creates a colour picker.
    ///
    /// - Parameters:
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether the user can set the opacity; true by default. Otherwise the chosen colours are
    ///     opaque.
    ///   - label: The label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection, supportsOpacity, label())
    }

    @MainActor public var body: some View {
        HStack {
            ControlLabel(of: "ColorPicker", HideableLabel(label))
            LabelSpacer()
            ControlGlyph(.colorWell(selection.wrappedValue, isOpaque: !supportsOpacity))
        }
        .modifier(
            ControlElement("ColorPicker", value: "\(selection.wrappedValue)") { event, place in
                guard case .control(.setColor(let color)) = event else { return false }
                return set(color, place)
            })
    }

    @MainActor private func set(_ color: Color, _ place: ControlElement.Place) -> Bool {
        var resolved = color.resolve(in: place.environment)
        guard [resolved.red, resolved.green, resolved.blue, resolved.opacity].allSatisfy(\.isFinite) else {
            place.report(
                "Invalid colour for ColorPicker: a component isn't finite; keeping the selection. Use finite numbers.")
            return true
        }
        resolved.opacity = supportsOpacity ? min(max(resolved.opacity, 0), 1) : 1
        selection.wrappedValue = Color(resolved)
        return true
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether the user can set the opacity; true by default. Otherwise the chosen colours are
    ///     opaque.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, Text(titleKey))
    }

    /// Creates a colour picker with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether the user can set the opacity; true by default. Otherwise the chosen colours are
    ///     opaque.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, Text(title))
    }
}
