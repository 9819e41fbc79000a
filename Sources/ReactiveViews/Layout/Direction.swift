extension View {
    /// Sets a value of the environment for this view and all below (E1); `layoutDirection` is followed by layout, too.
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        modifier(EnvironmentModifier<LayoutDirection> { $0[keyPath: keyPath] = value })
            .modifier(LayoutModifier(DirectionLayout(direction: keyPath == \.layoutDirection ? value : nil)))
    }
}

/// Lays out as the view does; but lines in it may run the other way.
private struct DirectionLayout: UnaryLayout, Equatable {
    static var traits: ItemTraits { .setsDirection }
    let direction: LayoutDirection?

    /// The inner leading edge is the outer trailing one where lines run the other way.
    func spacing(_ child: LayoutItem) -> ViewSpacing {
        guard let direction, let outer = child.parent?.parent else { return child.spacing }
        return outer.directionAround == direction ? child.spacing : child.spacing.mirrored
    }

    func isEqual(to other: DirectionLayout) -> Bool { self == other }
}
