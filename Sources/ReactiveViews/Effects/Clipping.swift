extension View {
    /// Shows only what is inside of the view's frame.
    public func clipped(antialiased: Bool = false) -> some View {
        modifier(LayoutModifier(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased))))
    }

    /// Shows only what is inside of a shape in the view's frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(LayoutModifier(ClipEffect(shape: shape, style: style)))
    }

    /// Rounds the corners of the view's frame off.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}

private struct ClipEffect<S: Shape>: UnaryLayout {
    var shape: S
    let style: FillStyle

    static var traits: ItemTraits { [.paintsEffects, .transformsContent] }
    func effects(in size: CGSize) -> [DisplayList.Effect] {
        [.clip(shape.path(in: CGRect(origin: .zero, size: size)), style)]
    }

    var clipsChildren: Bool { true }

    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
