nonisolated extension View {
    /// Adds a variant to those of the symbols in this view.
    ///
    /// - Parameter variant: The variant.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant.union($0) }
    }

    /// Sets the rendering mode of the symbols in this view.
    ///
    /// - Parameter mode: The mode; nil for each symbol's default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets the size of the symbols in this view relative to text.
    ///
    /// - Parameter scale: The scale.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
