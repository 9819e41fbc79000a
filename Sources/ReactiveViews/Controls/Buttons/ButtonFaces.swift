/// The look of a button at the time when a picture is made.
struct ButtonAppearance {
    var look: StandardButtonBody.Look
    var role: ButtonRole?
    var isPressed = false
    /// Whether the body of a client's style has the look instead.
    var isOfClient = false

    private var isDestructive: Bool { role == .destructive }

    // MARK: Layout

    /// The distances of the label from the edges of a button with a background.
    ///
    /// - Parameter size: The size of controls.
    func insets(_ size: ControlSize) -> EdgeInsets {
        guard look.hasBackground else { return EdgeInsets() }
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (4, 10)
            case .regular: (7, 12)
            case .large, .extraLarge: (14.3, 20)
            }
        if look == .accessoryBar || look == .accessoryBarAction {
            return EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
        }
        return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    // MARK: Painting

    /// Returns the foreground style of the label; nil for the one around the button.
    @MainActor
    func foreground(of node: ViewNode) -> AnyShapeStyle? {
        if isOfClient { return nil }
        if !node.environment.isEnabled { return .disabledLabel }
        let style = base(of: node)
        return isPressed && !look.hasBackground ? (style ?? .primaryLabel).faded(by: 0.2) : style
    }

    @MainActor
    private func base(of node: ViewNode) -> AnyShapeStyle? {
        switch look {
        case .borderedProminent, .glassProminent: return .whiteLabel
        case .plain: return nil
        case .glass, .card, .accessoryBar: return isDestructive ? .destructiveLabel : .primaryLabel
        default:
            if isDestructive { return .destructiveLabel }
            return node.isInMenu ? .primaryLabel : .controlTint
        }
    }

    /// Returns the outline of the background in a frame of a size.
    func outline(_ size: CGSize, _ shape: ButtonBorderShape, _ controlSize: ControlSize) -> Path {
        let bounds = CGRect(origin: .zero, size: size)
        switch shape.name {
        case "capsule": return Capsule().path(in: bounds)
        case "circle": return Path(ellipseIn: bounds)
        default: break
        }
        if let radius = shape.radius { return Path(roundedRect: bounds, cornerRadius: max(radius, 0)) }
        if shape.name == "automatic" {
            if look == .glass || look == .glassProminent { return Capsule().path(in: bounds) }
            if controlSize < .regular, look != .card { return Capsule().path(in: bounds) }
        }
        let radius: CGFloat = controlSize > .regular || look == .card ? 12 : controlSize < .regular ? 6 : 8
        return Path(roundedRect: bounds, cornerRadius: radius)
    }

    /// Paints the background.
    @MainActor
    func drawBackground(_ painter: inout ControlPainter) {
        guard look.hasBackground else { return }
        let environment = painter.environment
        let outline = outline(painter.size, environment.buttonBorderShape, environment.controlSize)
        let tint = isDestructive ? painter.system(.systemRed) : painter.tint
        let isTinted = isDestructive || environment.tint != nil || look == .selected
        let gray = painter.system(painter.hasMoreContrast ? .systemGray4 : .tertiarySystemFill)
        switch look {
        case .borderedProminent, .glassProminent:
            painter.fill(outline, environment.isEnabled ? tint.opacity(isPressed ? 0.75 : 1) : gray)
        case .card:
            painter.raised(outline, painter.system(.secondarySystemGroupedBackground), radius: 8, y: 3, opacity: 0.15)
        case .glass:
            let fill = Paint.color(ControlPainter.gray(painter.isDark ? 0.17 : 0.98, isPressed ? 0.7 : 0.9))
            painter.raised(outline, fill, radius: 8, y: 2, opacity: 0.12)
            painter.stroke(outline, .color(ControlPainter.gray(painter.isDark ? 1 : 0, 0.08)), width: 0.5)
        case .borderlessWithRoom: break
        case .accessoryBar, .accessoryBarAction:
            painter.fill(outline, painter.system(isPressed ? .systemFill : .quaternarySystemFill))
        default:
            guard environment.isEnabled, isTinted else {
                painter.fill(outline, isPressed ? painter.system(.systemFill) : gray)
                return
            }
            painter.fill(outline, tint.opacity(isPressed ? 0.3 : painter.hasMoreContrast ? 0.24 : 0.16))
        }
    }
}

extension StandardButtonBody.Look {
    /// Whether the label has a background and room around it.
    var hasBackground: Bool {
        switch self {
        case .automatic, .plain, .borderless, .link: false
        default: true
        }
    }
}

/// A node that looks like a button.
@MainActor
protocol ButtonFacing: ViewNode {
    var appearance: ButtonAppearance { get }
}

/// The item of a label with the look of a button: it has room around the label, and is touched anywhere in it.
class ButtonFaceItem: LabelItem, HitShaped {
    /// The distances of the label from the edges, in points.
    final var insets = EdgeInsets() {
        didSet { if insets != oldValue { invalidate() } }
    }
    /// Whether the button is as wide as it is high.
    final var isRound = false {
        didSet { if isRound != oldValue { invalidate() } }
    }

    override class var traits: ItemTraits { ItemTraits(.setsForeground, .hasHitShape) }

    override func collectChildren() { setChildren([itemBelow(along: .horizontal)]) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        if isRound {
            let side = max(size.width, size.height) + insets.vertical
            return CGSize(width: side, height: side)
        }
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inside = inner(proposal)
        let label = child.sizeThatFits(inside).finite
        child.place(
            at: CGPoint(x: (size.width - label.width) / 2, y: (size.height - label.height) / 2), inside)
    }

    override func findSpacing() -> ViewSpacing { insets == EdgeInsets() ? child.spacing : ViewSpacing() }

    func hitShape(in size: CGSize) -> Path? {
        insets == EdgeInsets() ? nil : Path(CGRect(origin: .zero, size: size))
    }

    override var contentForeground: AnyShapeStyle? {
        guard let node = node as? any ButtonFacing else { return nil }
        return node.appearance.foreground(of: node)
    }
}

/// The item of a button that shows its label itself.
final class ButtonItem: ButtonFaceItem {
    override func collectChildren() {
        guard (node as? any ButtonFacing)?.appearance.look == .automatic else { return super.collectChildren() }
        collectLabel()
    }
}

extension ViewNode {
    /// Reads the environment values that the layout of a button's face depends on. To be called in `update()`.
    final func layOutFace(_ appearance: ButtonAppearance) {
        guard let face = item as? ButtonFaceItem else { return }
        guard appearance.look.hasBackground else {
            face.insets = EdgeInsets()
            return
        }
        face.insets = appearance.insets(environment.controlSize)
        face.isRound = environment.buttonBorderShape == .circle
    }
}

/// A modifier that gives a label the look of a button, for controls other than buttons.
nonisolated struct ButtonFaceModifier: PrimitiveModifier {
    let look: StandardButtonBody.Look

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ButtonFaceModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ButtonFaceModifier>> {
        ButtonFaceNode(view, under: parent)
    }
}

private final class ButtonFaceNode<Content: View>: ModifierNode<Content, ButtonFaceModifier>, ButtonFacing {
    var appearance: ButtonAppearance { ButtonAppearance(look: modifier.look) }

    override func willMountContent() {
        item = ButtonFaceItem(self)
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: ButtonFaceModifier) {
        if old.look != modifier.look { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() { layOutFace(appearance) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        paint(in: frame, into: &list) { appearance.drawBackground(&$0) }
    }
}
