import Reactive

/// A control that selects one of several options: the views of its content, by their tags.
///
/// A selection that matches no option's tag is reported as a diagnostic. A host chooses an option by `choose(_:in:)`.
///
/// ```swift
/// struct Order: View {
///     @State private var size = 2
///
///     var body: some View {
///         Picker("Size", selection: $size) {
///             Text("Small").tag(1)
///             Text("Medium").tag(2)
///             Text("Large").tag(3)
///         }
///     }
/// }
/// ```
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerStyle) private var style
    /// The binding to the selected value; nil if the picker has no binding.
    private let selection: Binding<SelectionValue>?
    private let label: Label
    private let content: Content
    /// The view in place of the selected option while the picker is closed; nil for the option itself.
    private let currentValueLabel: AnyView?

    init(
        _ selection: Binding<SelectionValue>?, _ label: Label, _ content: Content, currentValueLabel: AnyView? = nil
    ) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        PickerCore(selection: selection, style: style, face: face)
    }

    @MainActor @ViewBuilder
    private var face: some View {
        if style == .wheel {
            HStack(spacing: 0) {
                ControlLabel(of: "Picker", label.modifier(UnplacedModifier(isUnplaced: true)))
                PickerOptions(style: style, content: content.font(.system(size: 21)))
            }
        } else if style == .segmented {
            HStack(spacing: 0) {
                ControlLabel(of: "Picker", label.modifier(UnplacedModifier(isUnplaced: true)))
                PickerOptions(style: style, content: content.font(.system(size: 13, weight: .medium)))
            }
        } else if style.showsOptions && style != .palette {
            VStack(alignment: .leading) {
                ControlLabel(of: "Picker", HideableLabel(label))
                PickerOptions(style: style, content: content)
            }
        } else if style == .palette {
            HStack {
                ControlLabel(of: "Picker", HideableLabel(label))
                LabelSpacer()
                PickerOptions(style: style, content: content)
            }
        } else {
            HStack(spacing: 6) {
                MenuPickerLabel(isAlwaysShown: style == .navigationLink, label: label)
                if let currentValueLabel {
                    ZStack(alignment: .trailing) {
                        PickerOptions(style: style, content: content).modifier(ChosenOptionModifier()).opacity(0)
                        currentValueLabel.modifier(PickerValueForeground())
                    }
                } else {
                    PickerOptions(style: style, content: content).modifier(ChosenOptionModifier())
                }
                ControlGlyph(style == .navigationLink ? .link : .menuIndicator).modifier(PickerValueForeground())
            }
        }
    }
}

/// A picker without its style's body: the element and its handling of the user's choice.
nonisolated private struct PickerCore<SelectionValue: Hashable, Face: View>: PrimitiveView {
    let selection: Binding<SelectionValue>?
    let style: _PickerKind
    let face: Face

    @MainActor static func _makeNode(
        _ view: PickerCore<SelectionValue, Face>, under parent: ViewNode
    ) -> TypedNode<PickerCore<SelectionValue, Face>> {
        PickerNode(view, under: parent)
    }
}

/// The node of a picker, as its options see it.
@MainActor
protocol PickerContext: ViewNode {
    var options: PickerOptionsNodeBase? { get set }
    /// The node that shows the selected option by itself; nil if the style shows all options.
    var place: (any ChosenOptionPlace)? { get set }
    func isChosen(_ option: TaggedChild) -> Bool
    /// Closes the options.
    ///
    /// - Parameter index: The index of the option to select; nil for none.
    func closeOptions(choosing index: Int?)
}

@MainActor
protocol PickerOptionsNodeBase: ViewNode {
    var views: SelectableViews { get }
    /// Arranges the options anew after a change of the selection.
    func selectionChanged()
    /// Opens or closes the panel of options.
    func setOpen(_ isOpen: Bool, for picker: any PickerContext)
}

/// The node of a picker.
///
/// Invariant: after an update `selected` is the bound value.
private final class PickerNode<SelectionValue: Hashable, Face: View>:
    SingleChildNode<PickerCore<SelectionValue, Face>, Face>, LabelledControl, PickerContext, RowControl
{
    private var view: PickerCore<SelectionValue, Face>
    private var selected: SelectionValue?
    private var isOpen = false
    /// The value last reported as matching no option.
    private var reported: SelectionValue?
    let kind = "Picker"
    /// A picker that shows its options reacts only where these are.
    var takesRowTaps: Bool { !view.style.showsOptions }
    weak var labelPlace: (any LabelPlace)?
    private weak var optionsNode: (any PickerOptionsNodeBase)?
    var options: (any PickerOptionsNodeBase)? {
        get { optionsNode }
        set { optionsNode = newValue }
    }

    private weak var placeNode: (any ChosenOptionPlace)?
    var place: (any ChosenOptionPlace)? {
        get { placeNode }
        set { placeNode = newValue }
    }

    init(_ view: PickerCore<SelectionValue, Face>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.face)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: PickerCore<SelectionValue, Face>) {
        self.view = view
        if view.style.showsOptions { setOpen(false) }
        setContent(view.face)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        let selected = track { view.selection?.wrappedValue }
        let hasChanged = selected != self.selected
        self.selected = selected
        if hasChanged {
            placeNode?.structureChanged()
            optionsNode?.selectionChanged()
        }
        graph.enqueueAction(for: self, "picker", afterAllOthers: true) { [weak self] in self?.reportStaleSelection() }
    }

    private func reportStaleSelection() {
        guard isMounted, let selected, let optionsNode, reported != selected else { return }
        guard !SelectableViews(in: optionsNode).choices.contains(where: { $0.view.matches(selected) }) else {
            return reported = nil
        }
        reported = selected
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "Picker selection \"\(selected)\" matches no option's tag; no option is shown as selected. "
                    + "Tag an option with this value or change the selection.", path: path))
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled, let optionsNode else { return false }
        let views = optionsNode.views
        switch event.kind {
        case .tap:
            if let index = views.index(of: event.origin, below: optionsNode) { return choose(views.choices[index]) }
            guard !view.style.showsOptions else { return false }
            setOpen(!isOpen)
            return true
        case .control(.choose(let words)):
            guard let choice = views.choices.first(where: { $0.words == words }) else { return false }
            return choose(choice)
        default:
            return false
        }
    }

    private func choose(_ choice: SelectableViews.Choice) -> Bool {
        guard choice.isEnabled, let value: SelectionValue = choice.view.value() else { return false }
        setOpen(false)
        view.selection?.wrappedValue = value
        return true
    }

    private func setOpen(_ newValue: Bool) {
        guard newValue != isOpen else { return }
        isOpen = newValue
        optionsNode?.setOpen(isOpen, for: self)
    }

    func isChosen(_ option: TaggedChild) -> Bool { selected.map { option.matches($0) } ?? false }

    func closeOptions(choosing index: Int?) {
        if let index, let views = optionsNode?.views, views.choices.indices.contains(index) {
            _ = choose(views.choices[index])
        } else {
            setOpen(false)
        }
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind)
        element.takeLabel(from: labelPlace?.isMounted == true ? labelPlace?.shown ?? [] : [])
        element.node = self
        for choice in optionsNode?.views.choices ?? [] {
            let isSelected = selected.map { choice.view.matches($0) } ?? false
            if isSelected { element.value = choice.words }
            if isOpen || view.style.showsOptions { element.children.append(option(choice, isSelected)) }
        }
        if isOpen { element.attributes.append("open") }
        if !environment.isEnabled { element.attributes.append("disabled") }
        return [element]
    }

    private func option(_ choice: SelectableViews.Choice, _ isSelected: Bool) -> ViewElement {
        var option = ViewElement("Option")
        option.takeLabel(from: choice.elements)
        option.node = choice.mainNode
        if isSelected { option.attributes.append("selected") }
        if !choice.isEnabled { option.attributes.append("disabled") }
        return option
    }
}
