extension View {
    /// Lets what is inside be seen and touched only within the view's bounds. Layout stays as it is.
    public func clipped(antialiased: Bool = false) -> some View {
        modifier(LayoutModifier(ClippedLayout(antialiased: antialiased)))
    }
}

private struct ClippedLayout: UnaryLayout, Equatable {
    let antialiased: Bool

    var clipsChildren: Bool { true }
    func isEqual(to other: ClippedLayout) -> Bool { self == other }
}
