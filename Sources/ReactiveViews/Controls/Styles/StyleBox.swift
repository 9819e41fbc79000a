import Reactive

/// A type-erased style for the environment. Two styles are compared like inputs of views: see the update cycle page of
/// Reactive's documentation.
class StyleBox<Configuration>: Equatable {
    /// Whether the style is one of this module, whose parts have no elements.
    let isStandard: Bool
    /// Whether the style's body handles events instead of the control.
    let takesEvents: Bool

    init(isStandard: Bool, takesEvents: Bool) {
        self.isStandard = isStandard
        self.takesEvents = takesEvents
    }

    @MainActor
    func makeNode(_ configuration: Configuration, under parent: ViewNode) -> ViewNode {
        preconditionFailure("abstract")
    }

    /// Passes the style and the configuration to a node. Returns false if the node belongs to a style of another type.
    @MainActor
    func update(_ node: ViewNode, _ configuration: Configuration) -> Bool { preconditionFailure("abstract") }

    /// Returns a style whose body is this style's with a modifier.
    @MainActor
    func modified<M: ViewModifier>(by modifier: M) -> StyleBox<Configuration> { preconditionFailure("abstract") }

    func isEqual(to other: StyleBox<Configuration>) -> Bool { preconditionFailure("abstract") }

    static func == (lhs: StyleBox<Configuration>, rhs: StyleBox<Configuration>) -> Bool {
        lhs === rhs || lhs.isEqual(to: rhs)
    }
}

/// Marks the styles of this module.
protocol StandardStyle {}

/// A style with the closure that makes its body. The style may have dynamic properties.
final class TypedStyleBox<Style, Configuration, Content: View>: StyleBox<Configuration> {
    typealias Family = WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>

    fileprivate let style: Style
    /// The key path of the environment value that holds the styles of this family.
    fileprivate let family: Family
    /// The style of controls of the same family inside the style's body, so that the style doesn't contain itself.
    fileprivate let outer: StyleBox<Configuration>?
    fileprivate let makeBody: @MainActor (Style, Configuration) -> Content
    /// Whether `makeBody` applies a modifier, whose changes need another evaluation.
    fileprivate let isModified: Bool

    init(
        _ style: Style, in family: Family, outer: StyleBox<Configuration>? = nil, takesEvents: Bool? = nil,
        isModified: Bool = false, @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.family = family
        self.outer = outer
        self.makeBody = makeBody
        self.isModified = isModified
        let isStandard = style is any StandardStyle
        super.init(isStandard: isStandard, takesEvents: takesEvents ?? !isStandard)
    }

    override func makeNode(_ configuration: Configuration, under parent: ViewNode) -> ViewNode {
        StyledBodyNode(self, configuration, under: parent)
    }

    override func update(_ node: ViewNode, _ configuration: Configuration) -> Bool {
        guard let node = node as? StyledBodyNode<Style, Configuration, Content> else { return false }
        node.receive(self, configuration)
        return true
    }

    override func modified<M: ViewModifier>(by modifier: M) -> StyleBox<Configuration> {
        TypedStyleBox<Style, Configuration, ModifiedContent<Content, M>>(
            style, in: family, outer: outer, takesEvents: takesEvents, isModified: true
        ) { [makeBody] in makeBody($0, $1).modifier(modifier) }
    }

    override func isEqual(to other: StyleBox<Configuration>) -> Bool {
        guard let other = other as? TypedStyleBox<Style, Configuration, Content> else { return false }
        return outer == other.outer && Graph.Inputs.areEqual(style, other.style)
    }
}

nonisolated extension View {
    /// Sets the style of a family of controls in this view. Inside of the style's body, such controls have the style
    /// further out.
    ///
    /// - Parameters:
    ///   - family: The protocol of the family's styles, which distinguishes the modifier from those of other families.
    ///   - path: The key path of the environment value that holds the styles of the family.
    ///   - takesEvents: Whether the style's body handles events instead of the control. Nil, the default: unless it is
    ///     a standard style.
    __consuming func controlStyle<Family, Style, Configuration, Content: View>(
        _ style: Style, of family: Family.Type,
        in path: WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>, takesEvents: Bool? = nil,
        @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        environment(as: ModifierKind.Style<Family, Style>.self, style) { values, style in
            let outer = values[keyPath: path]
            values[keyPath: path] = TypedStyleBox(
                style, in: path, outer: outer, takesEvents: takesEvents, makeBody: makeBody)
        }
    }
}

/// The node of a style's body. It evaluates the body when the style, the configuration or a value that the body reads
/// has changed.
private final class StyledBodyNode<Style, Configuration, Content: View>: ViewNode, ContentNode {
    override class var traits: NodeTraits { .passesElements }

    private var component: Graph.Component<Style>
    private var box: TypedStyleBox<Style, Configuration, Content>
    private var configuration: Configuration
    private var content: TypedNode<Content>?
    private var below: EnvironmentScope?

    init(
        _ box: TypedStyleBox<Style, Configuration, Content>, _ configuration: Configuration, under parent: ViewNode
    ) {
        component = Graph.Component(box.style)
        self.box = box
        self.configuration = configuration
        super.init(under: parent)
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    func receive(_ box: TypedStyleBox<Style, Configuration, Content>, _ configuration: Configuration) {
        if box.outer != self.box.outer { setNeedsUpdate(because: .inputs(["environment"])) }
        self.box = box
        _ = component.receive(box.style, in: self)
        if box.isModified || !Graph.Inputs.areEqual(self.configuration, configuration) {
            setNeedsUpdate(because: .inputs(["configuration"]))
        }
        self.configuration = configuration
    }

    override func update() {
        // The style reads the environment around the control, not the one for its body.
        let own = scope
        scope = parent?.scope
        component.install(in: self)
        scope = own
        below?.update { $0[keyPath: box.family] = box.outer }
        evaluate {
            component.prepare(in: self)
            let view = box.makeBody(component.value, configuration)
            if let content { content.receive(view) } else { content = Content._makeNode(view, under: self) }
        }
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Graph.Node { content! }
    override func removeChildren() { content = nil }
    override var label: String? { box.isStandard ? nil : typeName(Style.self) }
    override var isLibraryNode: Bool { LibraryTypes.contains(Style.self) }
}

/// A view that a style makes of a configuration.
nonisolated struct StyledView<Configuration>: PrimitiveView {
    let style: StyleBox<Configuration>
    let configuration: Configuration

    @MainActor static func _makeNode(
        _ view: StyledView<Configuration>, under parent: ViewNode
    ) -> TypedNode<StyledView<Configuration>> {
        StyledNode(view, under: parent) { $0 }
    }
}

/// The node of a view that shows what a style makes of a configuration.
private final class StyledNode<V: View, Configuration>: ErasedChildNode<V> {
    override class var traits: NodeTraits { .passesElements }

    private let styled: (V) -> StyledView<Configuration>

    init(_ view: V, under parent: ViewNode, styled: @escaping (V) -> StyledView<Configuration>) {
        self.styled = styled
        super.init(under: parent)
        receive(view)
    }

    override func receive(_ view: V) {
        let view = styled(view)
        if let content {
            if view.style.update(content, view.configuration) { return }
            graph.unmount(content)
        }
        content = view.style.makeNode(view.configuration, under: self)
    }
}

/// A view that a style makes of a configuration. It may be several views, to each of which a modifier further out
/// applies.
nonisolated struct StyledViews<Configuration>: PrimitiveView, ModifierDistributing {
    let style: StyleBox<Configuration>
    let configuration: Configuration

    @MainActor static var _isSingle: Bool { false }

    @MainActor static func _makeNode(
        _ view: StyledViews<Configuration>, under parent: ViewNode
    ) -> TypedNode<StyledViews<Configuration>> {
        StyledNode(view, under: parent) { StyledView(style: $0.style, configuration: $0.configuration) }
    }

    /// The modifier inherits what is set around the styled views, not what the style's body inherits.
    @MainActor static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<StyledViews, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<StyledViews, M>> {
        StyledNode(view, under: parent) { [surroundings = Surroundings(of: parent)] view in
            let outside = OutsideModifier(base: view.modifier, surroundings: surroundings)
            return StyledView(
                style: view.content.style.modified(by: outside), configuration: view.content.configuration)
        }
    }
}
