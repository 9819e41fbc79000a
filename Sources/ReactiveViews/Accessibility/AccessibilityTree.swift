/// A modifier that shows views to assistive technologies only: they aren't laid out or painted.
///
/// The views are in an element of their own below the main element of the modified view, so that a host finds them
/// and acts on them: it taps a represented button, or moves a represented slider.
nonisolated struct AccessibilityTreeModifier<Tree: View, Kind>: PrimitiveModifier {
    /// The kind of the element around the views.
    let kind: String
    var label: Text?
    let tree: Tree

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AccessibilityTreeModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AccessibilityTreeModifier>> {
        AccessibilityTreeNode(view, under: parent)
    }
}

/// Invariant: while mounted, the children are the modified view and then the views for assistive technologies.
private final class AccessibilityTreeNode<Content: View, Tree: View, Kind>:
    ModifierNode<Content, AccessibilityTreeModifier<Tree, Kind>>, PartlyLaidOut
{
    override class var traits: NodeTraits { NodeTraits(.isModifier, .isPartlyLaidOut) }

    private var tree_: TypedNode<Tree>?

    override func didMount() { tree_ = Tree._makeNode(modifier.tree, under: self) }

    override func modifierChanged(from old: AccessibilityTreeModifier<Tree, Kind>) { tree_?.receive(modifier.tree) }

    func isLaidOut(childAt index: Int) -> Bool { index == 0 }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children[0]
        var tree = ViewElement(modifier.kind, label: modifier.label?.words(in: environment))
        tree.children = children.count > 1 ? children[1] : []
        tree.node = self
        guard let index = elements.mainIndex else { return [tree] }
        elements[index].children.append(tree)
        return elements
    }

    override var childCount: Int { super.childCount + (tree_ == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : tree_! }

    override func removeChildren() {
        super.removeChildren()
        tree_ = nil
    }
}

/// The types of the modifiers with views for assistive technologies.
enum AccessibilityTreeKind {
    enum Representation {}
    enum Children {}
    enum Actions {}
    enum LargeContent {}
}

nonisolated extension View {
    /// Represents the view to assistive technologies by another view, which isn't shown.
    ///
    /// The representation is in an element `AccessibilityRepresentation` below the view's element. A host finds the
    /// views in it and acts on them.
    ///
    /// ```swift
    /// struct Volume: View {
    ///     @Binding var volume: Double
    ///
    ///     var body: some View {
    ///         Capsule()
    ///             .frame(width: 200 * volume, height: 8)
    ///             .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
    ///     }
    /// }
    ///
    /// // in a test: try host.setSlider("Volume", to: 0.8)
    /// ```
    ///
    /// - Parameter representation: Returns the view for assistive technologies.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(
            AccessibilityTreeModifier<V, AccessibilityTreeKind.Representation>(
                kind: "AccessibilityRepresentation", tree: representation()))
    }

    /// Gives the view children for assistive technologies, which aren't shown.
    ///
    /// The children are in an element `AccessibilityChildren` below the view's element. A host finds them and acts on
    /// them.
    ///
    /// ```swift
    /// BarChart(values: values)
    ///     .accessibilityChildren {
    ///         ForEach(values) { value in Text(value.name).accessibilityValue(value.amount) }
    ///     }
    /// ```
    ///
    /// - Parameter children: Returns the children.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(
            AccessibilityTreeModifier<V, AccessibilityTreeKind.Children>(
                kind: "AccessibilityChildren", tree: children()))
    }

    /// Adds actions that assistive technologies can perform on the view: each button is one.
    ///
    /// The buttons are in an element `AccessibilityActions` below the view's element. A tap on one performs its action.
    ///
    /// ```swift
    /// MessageRow(message)
    ///     .accessibilityActions {
    ///         Button("Reply") { reply() }
    ///         Button("Archive") { archive() }
    ///     }
    /// ```
    ///
    /// - Parameter content: Returns the buttons.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(
            AccessibilityTreeModifier<Content, AccessibilityTreeKind.Actions>(
                kind: "AccessibilityActions", tree: content()))
    }

    /// Adds actions of a category that assistive technologies can perform on the view: each button is one.
    ///
    /// - Parameters:
    ///   - category: The category; its name is the label of the element with the buttons.
    ///   - content: Returns the buttons.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(
            AccessibilityTreeModifier<Content, AccessibilityTreeKind.Actions>(
                kind: "AccessibilityActions", label: category.name, tree: content()))
    }

    /// Shows a larger form of the view while it is held down, for users who see badly. The larger form is in an element
    /// `LargeContent` below the view's element; it isn't painted here.
    ///
    /// - Parameter largeContentView: Returns the larger form.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        modifier(
            AccessibilityTreeModifier<V, AccessibilityTreeKind.LargeContent>(
                kind: "LargeContent", tree: largeContentView()))
    }
}

/// A category of actions for assistive technologies.
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: Text?

    private init(text: Text?) { name = text }

    /// The default category.
    public static let `default` = AccessibilityActionCategory(text: nil)
    /// Actions that edit content.
    public static let edit = AccessibilityActionCategory(text: Text("Edit"))

    /// Creates a category with a name.
    ///
    /// - Parameter name: The name.
    public init(_ name: Text) { self.name = name }

    /// Creates a category with a localized name.
    ///
    /// - Parameter nameKey: The key of the name's localized string.
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

    /// Creates a category with a name that isn't localized.
    ///
    /// - Parameter name: The name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}
