nonisolated extension View {
    /// Sets an environment value for this view and its descendants.
    ///
    /// For `\.layoutDirection` the layout of the view is mirrored too.
    ///
    /// ```swift
    /// Form { SettingsRows() }
    ///     .environment(\.layoutDirection, .rightToLeft)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The environment value to set.
    ///   - value: The new value.
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        modifier(EnvironmentModifier<LayoutDirection> { $0[keyPath: keyPath] = value })
            .modifier(LayoutModifier(DirectionLayout(direction: keyPath == \.layoutDirection ? value : nil)))
    }
}

/// Passes layout through to the view and sets the layout direction of its descendants.
private struct DirectionLayout: UnaryLayout, Equatable {
    static var traits: ItemTraits { .setsDirection }
    let direction: LayoutDirection?

    /// Where the directions inside and outside differ, the inner leading edge is the outer trailing edge.
    func spacing(_ child: LayoutItem) -> ViewSpacing {
        guard let direction, let outer = child.parent?.parent else { return child.spacing }
        return outer.directionAround == direction ? child.spacing : child.spacing.mirrored
    }

    func isEqual(to other: DirectionLayout) -> Bool { self == other }
}
