import Reactive

/// A control that performs an action when the user taps it.
///
/// The style in the environment determines its look. A host presses a button by `tap(_:)`.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Button("Count: \(count)") { count += 1 }
///         Button(role: .destructive) {
///             count = 0
///         } label: {
///             Label("Reset", systemImage: "trash")
///         }
///     }
/// }
/// ```
nonisolated public struct Button<Label: View>: PrimitiveView {
    fileprivate let role: ButtonRole?
    fileprivate let action: @MainActor () -> Void
    fileprivate let label: Label

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - action: The closure to call when the button is pressed.
    ///   - label: The label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role.
    ///
    /// The role is an attribute of the button's element.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button; nil for none.
    ///   - action: The closure to call when the button is pressed.
    ///   - label: The label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public static func _makeNode(_ view: Button<Label>, under parent: ViewNode) -> TypedNode<Button<Label>> {
        ButtonNode(view, under: parent)
    }
}

/// The properties of a button that its style depends on.
struct ButtonLook {
    let role: ButtonRole?
    let isPressed: Bool
    let button: ButtonFace
}

/// The interface of a button's node to a style, without the type of the label.
@MainActor
class ButtonFace {
    fileprivate var places = NodeSet()
    fileprivate func makeLabel(under place: ViewNode) -> ViewNode { preconditionFailure("abstract") }
    fileprivate func updateLabel(_ node: ViewNode) { preconditionFailure("abstract") }
    /// Performs the button's action.
    func trigger() { preconditionFailure("abstract") }
    /// Whether the user is pressing the button.
    var isPressed: Bool { false }
}

private final class TypedButtonFace<Label: View>: ButtonFace {
    weak var button: ButtonNode<Label>?
    private var label: Label

    init(_ label: Label) { self.label = label }

    override func makeLabel(under place: ViewNode) -> ViewNode {
        places.append(place)
        return Label._makeNode(label, under: place)
    }

    override func updateLabel(_ node: ViewNode) { node.as(TypedNode<Label>.self).receive(label) }

    override func trigger() { button?.trigger() }
    override var isPressed: Bool { button?.isPressed ?? false }

    func receive(_ label: Label) {
        self.label = label
        places.setNeedUpdates()
    }
}

/// The label of a button in the body of a style.
nonisolated struct ButtonLabel: PrimitiveView {
    let face: ButtonFace

    @MainActor static func _makeNode(_ view: ButtonLabel, under parent: ViewNode) -> TypedNode<ButtonLabel> {
        ButtonLabelNode(view, under: parent)
    }
}

private final class ButtonLabelNode: ErasedChildNode<ButtonLabel> {
    private var face: ButtonFace
    private(set) var shown: [ViewElement] = []

    init(_ view: ButtonLabel, under parent: ViewNode) {
        face = view.face
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ButtonLabel) {
        guard view.face !== face else { return }
        face.places.remove(self)
        face = view.face
        if let content { graph.unmount(content) }
        content = nil
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track { if let content { face.updateLabel(content) } else { content = face.makeLabel(under: self) } }
    }

    override func didUnmount() { face.places.remove(self) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        shown = children.joinedElements
        return shown
    }
}

/// The node of a button.
///
/// Without a style, and with a standard one, the label is the node's child and the node paints the button. With a style
/// of a client the body of the style is the child, and the label is inside it.
///
/// Invariant: after an update `face` exists if and only if the environment has a style of a client; `look` is that of
/// the environment's standard style, or automatic.
private final class ButtonNode<Label: View>: ErasedChildNode<Button<Label>>, Triggerable, TapTarget,
    RowControl, ButtonFacing
{
    private var view: Button<Label>
    private var style: StyleBox<ButtonLook>?
    private var look = StandardButtonBody.Look.automatic
    private var face: TypedButtonFace<Label>?
    fileprivate private(set) var isPressed = false {
        didSet { elementsChanged() }
    }

    init(_ view: Button<Label>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = ButtonItem(self)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: Button<Label>) {
        let hasOtherRole = view.role != self.view.role
        self.view = view
        if hasOtherRole { elementsChanged() }
        if let face {
            face.receive(view.label)
            if hasOtherRole { setNeedsUpdate(because: .inputs(["role"])) }
        } else if let content {
            content.as(TypedNode<Label>.self).receive(view.label)
        }
    }

    override func update() {
        let style = environment.buttonStyle
        self.style = style
        setLook(style?.look ?? .automatic)
        guard let style, style.look == nil else { return showLabel() }
        if face == nil, let old = content {
            content = nil
            graph.unmount(old)
        }
        let face = face ?? TypedButtonFace(view.label)
        face.button = self
        self.face = face
        let look = ButtonLook(role: view.role, isPressed: isPressed, button: face)
        if let content {
            if style.update(content, look) { return }
            graph.unmount(content)
        }
        content = style.makeNode(look, under: self)
    }

    private func setLook(_ look: StandardButtonBody.Look) {
        if look != self.look {
            self.look = look
            structureChanged()
        }
        layOutFace(appearance)
    }

    private func showLabel() {
        guard content == nil || face != nil else { return }
        if let old = content { graph.unmount(old) }
        face = nil
        content = track { Label._makeNode(view.label, under: self) }
    }

    var appearance: ButtonAppearance {
        ButtonAppearance(look: look, role: view.role, isPressed: isPressed, isOfClient: face != nil)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard look.hasBackground else { return }
        paint(in: frame, into: &list) { appearance.drawBackground(&$0) }
    }

    var takesTaps: Bool { environment.isEnabled && style?.takesEvents != true }
    var takesRowTaps: Bool { style == nil }

    var role: ButtonRole? { view.role }

    func trigger() {
        guard isMounted, environment.isEnabled else { return }
        view.action()
        bubble(.buttonPressed)
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .tap where style?.takesEvents != true:
            press()
            trigger()
            return true
        case .control(.press(let isPressed)) where style?.takesEvents != true:
            setPressed(isPressed)
            return true
        default:
            return false
        }
    }

    /// Shows the button as pressed until the pass after the tap.
    private func press() {
        guard style?.isStandard == false, !isPressed else { return isPressed = false }
        setPressed(true)
        graph.enqueueAction(for: self, "release") { [weak self] in self?.setPressed(false) }
    }

    private func setPressed(_ newValue: Bool) {
        guard isMounted, newValue != isPressed else { return }
        isPressed = newValue
        if style != nil { setNeedsUpdate(because: .other(newValue ? "pressed" : "released")) }
    }

    override class var traits: NodeTraits { .takesWordsFromContent }
    override var keepsElements: Bool { face == nil }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        let inside = children.joinedElements
        var element = ViewElement("Button")
        element.node = self
        if let face {
            // The body of the style is itself a button or menu.
            if inside.count == 1, inside[0].kind == "Button" || inside[0].kind == "Menu" { return inside }
            let words = (face.places.first as? ButtonLabelNode)?.shown ?? []
            element.takeLabel(from: words)
            if style?.isStandard == false {
                element.children = inside.allSatisfy { $0.kind == "Text" || $0.kind == "Image" } ? [] : inside
                // Events start inside the views of the style, so that these handle them first.
                element.node = words.first?.node ?? inside.first?.node ?? self
            }
        } else {
            element.takeLabel(from: inside)
        }
        if let role = view.role { element.attributes.append(role.name) }
        if isPressed { element.attributes.append("pressed") }
        if !environment.isEnabled { element.attributes.append("disabled") }
        return [element]
    }
}
