/// A modifier that changes nothing.
///
/// ```swift
/// let modifier = EmptyModifier.identity
/// ```
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public nonisolated init() {}

    @MainActor public func body(content: Content) -> some View { content }
}

/// A modifier that depends on the environment: it is replaced by another one, which it resolves to.
///
/// ```swift
/// struct Emphasis: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Faded(opacity: environment.colorScheme == .dark ? 0.8 : 1)
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier that this one resolves to.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier to use in an environment.
    ///
    /// - Parameter environment: The environment of the view.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View {
        EnvironmentalContent(modifier: self, content: content)
    }
}

/// A view with the modifier that another one resolves to.
nonisolated struct EnvironmentalContent<Modifier: EnvironmentalModifier>: View {
    let modifier: Modifier
    let content: _ViewModifier_Content<Modifier>
    @Environment(\.self) private var environment

    @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

/// A modifier that gives a view an identifier for tools. It changes nothing else.
public struct _IdentifiedModifier<Identifier: Hashable>: Hashable {
    /// The identifier.
    public var identifier: Identifier

    /// Creates the modifier.
    ///
    /// - Parameter identifier: The identifier.
    public init(identifier: Identifier) { self.identifier = identifier }
}

/// The identifier that Xcode's canvas gives to views.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension _IdentifiedModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

nonisolated extension ViewModifier {
    /// Returns this modifier followed by another one.
    ///
    /// - Parameter modifier: The modifier further out.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("two modifiers have no body to call")
    }

    @MainActor public static var _reach: ModifierReach { .sequence }

    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ModifiedContent<Content, Modifier>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ModifiedContent<Content, Modifier>>> {
        AdapterNode(view, under: parent) { view in
            view.content.modifier(view.modifier.content).modifier(view.modifier.modifier)
        }
    }
}

/// Two modifiers as one, each with a reach of its own.
@MainActor
protocol ModifierSequence: ViewModifier {
    /// Returns whether a view of a type with both modifiers is always one view.
    static func isSingle<V: View>(on content: V.Type) -> Bool

    /// Makes the node for the views that a view with both modifiers consists of, each with a third modifier.
    ///
    /// - Precondition: `Sequence` is this type.
    static func makeEach<V: View, Sequence: ViewModifier, M: ViewModifier>(
        _ view: ModifiedContent<ModifiedContent<V, Sequence>, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<ModifiedContent<V, Sequence>, M>>
}

extension ModifiedContent: ModifierSequence where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor static func isSingle<V: View>(on content: V.Type) -> Bool {
        ModifiedContent<ModifiedContent<V, Content>, Modifier>._isSingle
    }

    @MainActor static func makeEach<V: View, Sequence: ViewModifier, M: ViewModifier>(
        _ view: ModifiedContent<ModifiedContent<V, Sequence>, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<ModifiedContent<V, Sequence>, M>> {
        AdapterNode(view, under: parent) { view in
            guard let sequence = view.content.modifier as? Self else {
                preconditionFailure("\(Sequence.self) isn't \(Self.self)")
            }
            let content = view.content.content
            return content.modifier(sequence.content).modifier(sequence.modifier).modifier(view.modifier)
        }
    }
}
