import Reactive

/// A part of a list, form, picker or menu, with an optional header and footer.
///
/// A header is above the content, a footer below it. In the tree of a host a section is an element named by its
/// header's text. A section with a binding can be collapsed: a tap on its header toggles the binding.
///
/// ```swift
/// struct Settings: View {
///     @State private var isExpanded = true
///
///     var body: some View {
///         Form {
///             Section("General") {
///                 Text("Name")
///             }
///             Section("Advanced", isExpanded: $isExpanded) {
///                 Text("Debugging")
///             }
///         }
///     }
/// }
/// ```
public struct Section<Parent, Content, Footer> {
    fileprivate let header: Parent
    fileprivate let content: Content
    fileprivate let footer: Footer
    /// The binding to whether the content is shown; nil if it is always shown.
    fileprivate let isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    init(_ header: Parent, _ footer: Footer, _ content: Content, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }

    public static func _makeNode(
        _ view: Section<Parent, Content, Footer>, under parent: ViewNode
    ) -> TypedNode<Section<Parent, Content, Footer>> {
        SectionNode(view, under: parent)
    }
}

@MainActor
extension Section: ModifierDistributing where Parent: View, Content: View, Footer: View {
    public static var _isSingle: Bool { false }

    /// Applies a modifier to header, content and footer separately.
    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<Section, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<Section, M>> {
        AdapterNode(view, under: parent) { view in
            let (section, modifier) = (view.content, view.modifier)
            return Section<
                ModifiedContent<Parent, M>, ModifiedContent<Content, M>, ModifiedContent<Footer, M>
            >(
                section.header.modifier(modifier), section.footer.modifier(modifier),
                section.content.modifier(modifier), isExpanded: section.isExpanded)
        }
    }
}

/// The node of a section.
///
/// Invariant: after an update `content` exists if and only if the section is expanded.
private final class SectionNode<Header: View, Content: View, Footer: View>: TypedNode<
    Section<Header, Content, Footer>
>, SectionDividing
{
    private var view: Section<Header, Content, Footer>
    private var ends: (header: TypedNode<Header>, footer: TypedNode<Footer>)?
    private var content: TypedNode<Content>?
    /// The environments of the header and of the footer in a list.
    private var endsScopes: SectionScopes?

    init(_ view: Section<Header, Content, Footer>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        let isPlain = Header.self == EmptyView.self && Footer.self == EmptyView.self
        let scopes = isPlain || !isInList ? nil : SectionScopes(below: self)
        endsScopes = scopes
        let around = scope
        scope = scopes?.header ?? around
        let header = Header._makeNode(view.header, under: self)
        scope = around
        if view.isExpanded == nil {
            content = Content._makeNode(view.content, under: self)
        } else {
            setNeedsUpdate(because: .mounted)
        }
        scope = scopes?.footer ?? around
        ends = (header, Footer._makeNode(view.footer, under: self))
        scope = around
        if scopes != nil { setNeedsUpdate(because: .mounted) }
    }

    /// Whether the section is one of a list or form.
    private var isInList: Bool {
        var node = parent as? ViewNode
        while let current = node {
            if let item = current.item { return item is ListItem }
            node = current.parent as? ViewNode
        }
        return false
    }

    override func receive(_ view: Section<Header, Content, Footer>) {
        let couldCollapse = self.view.isExpanded != nil
        self.view = view
        ends?.header.receive(view.header)
        content?.receive(view.content)
        ends?.footer.receive(view.footer)
        if couldCollapse || view.isExpanded != nil { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        var hasOtherFonts = false
        track {
            if let endsScopes { hasOtherFonts = endsScopes.update(environment) }
            let isExpanded = view.isExpanded?.wrappedValue ?? true
            if isExpanded, content == nil {
                content = Content._makeNode(view.content, under: self)
                childrenHaveMoved()
            } else if !isExpanded, let old = content {
                content = nil
                unmountRemoved(old)
            }
        }
        if hasOtherFonts { textSettingsChanged() }
    }

    /// Toggles a collapsible section when its header is tapped.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, let isExpanded = view.isExpanded, child == nil || child === ends?.header,
            environment.isEnabled
        else { return false }
        isExpanded.wrappedValue.toggle()
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Section")
        element.takeLabel(from: children[0], isControl: false)
        for child in children.dropFirst() { element.children += child }
        if view.isExpanded != nil, content != nil { element.attributes.append("expanded") }
        element.node = self
        return [element]
    }

    override var childCount: Int { ends == nil ? 0 : content == nil ? 2 : 3 }

    override func child(at index: Int) -> Graph.Node {
        if index == 0 { return ends!.header }
        if index == 1, let content { return content }
        return ends!.footer
    }

    override class var traits: NodeTraits { .isSection }

    func sectionPart(ofChild index: Int) -> SectionPart {
        if index == 0 { return .header }
        return index == 1 && content != nil ? .content : .footer
    }

    override func removeChildren() {
        ends = nil
        content = nil
    }
}

extension Section: SeveralViews { static var arrangement: Arrangement { .several } }
