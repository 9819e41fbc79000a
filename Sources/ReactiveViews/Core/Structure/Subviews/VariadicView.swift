/// Containers that arrange the views of their content themselves.
///
/// New code uses `Group(subviews:transform:)` and `ForEach(subviews:content:)`.
///
/// ```swift
/// struct Divided<Content: View>: View {
///     @ViewBuilder var content: Content
///
///     var body: some View {
///         _VariadicView.Tree(DividedRoot()) { content }
///     }
/// }
///
/// struct DividedRoot: _VariadicView.MultiViewRoot {
///     func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///             child
///             if child.id != children.last?.id { Divider() }
///         }
///     }
/// }
/// ```
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content that it arranges.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// The root.
        public var root: Root
        /// The views to arrange.
        public var content: Content

        init(_ root: Root, _ content: Content) {
            self.root = root
            self.content = content
        }
    }
}

/// A type that arranges several views.
public protocol _VariadicView_Root {}

/// A type that makes a view out of several views.
@MainActor
@preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view.
    ///
    /// - Parameter children: The views to arrange.
    @ViewBuilder
    func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree where Content: View {
    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - content: The views to arrange.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root, content()) }

    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - content: The views to arrange.
    public init(root: Root, content: Content) { self.init(root, content) }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public static func _makeNode(
        _ view: _VariadicView.Tree<Root, Content>, under parent: ViewNode
    ) -> TypedNode<_VariadicView.Tree<Root, Content>> {
        AdapterNode(view, under: parent) { $0.reader }
    }

    @MainActor
    private var reader: SubviewsReader<Content, Root.Body> {
        SubviewsReader(content) { [root] list in root.body(children: _VariadicView.Children(list.all)) }
    }
}

@MainActor
extension _VariadicView.Tree: ModifierDistributing where Root: _VariadicView_ViewRoot, Content: View {
    public static var _isSingle: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<_VariadicView.Tree<Root, Content>, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<_VariadicView.Tree<Root, Content>, M>> {
        AdapterNode(view, under: parent) { $0.content.reader.modifier($0.modifier) }
    }
}

/// The views that a root arranges. As a view it shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
    private let elements: [Element]

    init(_ subviews: [Subview]) { elements = subviews.map { Element(subview: $0) } }

    public typealias Index = Int

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { elements.count }

    /// The view at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Element { elements[index] }

    /// One of the views.
    public struct Element: Identifiable {
        fileprivate var subview: Subview

        /// The identity of the view among its siblings.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// Returns the identity that `id(_:)` or `ForEach` gave the view, if it is of a type; otherwise nil.
        ///
        /// - Parameter type: The type of the identity.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.explicitID?.base as? ID }

        /// The value of a trait of the view; the trait's default if it has none.
        ///
        /// - Parameter key: The type of the trait's key.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { subview.containerValues[trait: key] }
            set { subview.containerValues[trait: key] = newValue }
        }
    }
}

extension _VariadicView_Children: View {
    public var body: some View { ForEach(elements) { $0 } }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
}

extension _VariadicView_Children.Element: TraitCarrying {
    @MainActor func addTraits(to traits: inout ViewTraits) { subview.addTraits(to: &traits) }
}

/// A key of a value that a view reports to the root of a `_VariadicView`.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that report none.
    static var defaultValue: Value { get }
}
