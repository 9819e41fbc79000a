/// A control that pushes a view in the enclosing navigation container. It is disabled without a container.
///
/// A link with a view pushes it when it is tapped or when a binding requests it. A link with a value appends it to the
/// path, and a `navigationDestination(for:destination:)` supplies the view.
///
/// ```swift
/// NavigationStack {
///     NavigationLink("Details") { Text("Details") }
///     NavigationLink("Number", value: 7)
///         .navigationDestination(for: Int.self) { Text("\($0)") }
/// }
/// ```
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    enum Target {
        case view(Destination)
        /// A value; nil if the link is disabled.
        case value(AnyHashable?)
    }

    let label: Label
    let target: Target
    let activation: LinkActivation?

    init(_ target: Target, _ activation: LinkActivation? = nil, label: Label) {
        self.label = label
        self.target = target
        self.activation = activation
    }

    @MainActor public static func _makeNode(
        _ view: NavigationLink<Label, Destination>, under parent: ViewNode
    ) -> TypedNode<NavigationLink<Label, Destination>> {
        NavigationLinkNode(view, under: parent)
    }
}

/// The binding of a link.
struct LinkActivation {
    let isActive: () -> Bool
    /// Writes the binding if the state differs.
    let set: (Bool) -> Void

    init(_ isActive: Binding<Bool>) {
        self.isActive = { isActive.wrappedValue }
        set = { if isActive.wrappedValue != $0 { isActive.wrappedValue = $0 } }
    }

    init<V: Hashable>(_ tag: V, _ selection: Binding<V?>) {
        isActive = { selection.wrappedValue == tag }
        set = { newValue in
            if newValue != (selection.wrappedValue == tag) { selection.wrappedValue = newValue ? tag : nil }
        }
    }
}

// MARK: - To views

extension NavigationLink {
    /// Creates a link that pushes a view.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - label: The link's label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }

    /// Creates a link that pushes a view while a flag is true.
    ///
    /// - Parameters:
    ///   - isActive: Whether the view is pushed. The link sets it when it is tapped or popped.
    ///   - destination: The view to push.
    ///   - label: The link's label.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), LinkActivation(isActive), label: label())
    }

    /// Creates a link that pushes a view while its tag is selected.
    ///
    /// - Parameters:
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the link whose view is pushed; nil for none. The link sets it when it is tapped or
    ///     popped.
    ///   - destination: The view to push.
    ///   - label: The link's label.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), LinkActivation(tag, selection), label: label())
    }

    /// Creates a link that pushes a view.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - label: The link's label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }

    /// Creates a link that pushes a view while a flag is true.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - isActive: Whether the view is pushed. The link sets it when it is tapped or popped.
    ///   - label: The link's label.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), LinkActivation(isActive), label: label())
    }

    /// Creates a link that pushes a view while its tag is selected.
    ///
    /// - Parameters:
    ///   - destination: The view to push.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the link whose view is pushed; nil for none. The link sets it when it is tapped or
    ///     popped.
    ///   - label: The link's label.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination), LinkActivation(tag, selection), label: label())
    }

    /// Selects the detail column for the view. It has no effect here.
    ///
    /// - Parameter isDetailLink: Whether the detail column shows the view.
    @MainActor public func isDetailLink(_ isDetailLink: Bool) -> some View { inert(ModifierKind.DetailLink.self) }
}

// MARK: - To values

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes the view for a value. The link is disabled if the value is nil.
    ///
    /// - Parameters:
    ///   - value: The value, which is appended to the path.
    ///   - label: The link's label.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes the view for a value with a title that is a localization key. The link is disabled if
    /// the value is nil.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The value, which is appended to the path.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// Creates a link that pushes the view for a value with a title that is a string. The link is disabled if the value
    /// is nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value, which is appended to the path.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }
}
