/// A control that pushes a view in the navigation container around it. Where there is none it is disabled.
///
/// It leads to a view, which is made with the link and pushed by a tap or by a binding; or to a value, which is appended to the path, and
/// which a `navigationDestination` makes a view for.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    enum Target {
        case view(Destination)
        /// None if the link is disabled.
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

    public static func _makeNode(
        _ view: NavigationLink<Label, Destination>, under parent: ViewNode
    ) -> TypedNode<NavigationLink<Label, Destination>> {
        NavigationLinkNode(view, under: parent)
    }
}

/// What says whether a link's view is pushed.
struct LinkActivation {
    let isActive: () -> Bool
    /// Writes only what isn't so already.
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
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }

    /// - Parameter isActive: whether the view is pushed.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), LinkActivation(isActive), label: label())
    }

    /// - Parameter selection: the tag of the link whose view is pushed.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), LinkActivation(tag, selection), label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }

    /// - Parameter isActive: whether the view is pushed.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), LinkActivation(isActive), label: label())
    }

    /// - Parameter selection: the tag of the link whose view is pushed.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination), LinkActivation(tag, selection), label: label())
    }

    /// Whether the view is shown in the column for details. Has no effect here.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { inert(ModifierKind.DetailLink.self) }
}

// MARK: - To values

extension NavigationLink where Destination == Never {
    /// A link to a value; disabled if there is none.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to a value; disabled if there is none.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// A link to a value; disabled if there is none.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }
}
