/// A control for a colour: a well that shows it, which the user sets by a panel of colours (`host.setColor`).
///
/// What the user enters is a concrete colour: one of the system's is taken as it looks here, and doesn't change with the colour scheme any
/// more. Where no opacity can be entered the colour becomes opaque, and the well shows it so.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection, supportsOpacity, label())
    }

    public var body: some View {
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

    private func set(_ color: Color, _ place: ControlElement.Place) -> Bool {
        var resolved = color.resolve(in: place.environment)
        guard [resolved.red, resolved.green, resolved.blue, resolved.opacity].allSatisfy(\.isFinite) else {
            place.report("A ColorPicker was given a colour whose components aren't all numbers: it stays as it is.")
            return true
        }
        resolved.opacity = supportsOpacity ? min(max(resolved.opacity, 0), 1) : 1
        selection.wrappedValue = Color(resolved)
        return true
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, Text(title))
    }
}
