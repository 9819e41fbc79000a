// Documents of navigation titles. They have no effect here: a title has no menu of the system's.
nonisolated extension View {
    /// Sets the file that the navigation title stands for. It has no effect here.
    ///
    /// - Parameter url: The location of the file.
    public func navigationDocument(_ url: URL) -> some View { inert(ModifierKind.NavigationDocument.self) }

    /// Sets the document that the navigation title stands for. It has no effect here.
    ///
    /// - Parameter document: The document.
    public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        inert(ModifierKind.NavigationDocument.self)
    }

    /// Sets the file that the navigation title stands for, with a preview. It has no effect here.
    ///
    /// - Parameters:
    ///   - url: The location of the file.
    ///   - preview: The preview.
    public func navigationDocument<I1, I2>(_ url: URL, preview: SharePreview<I1, I2>) -> some View {
        inert(ModifierKind.NavigationDocument.self)
    }

    /// Sets the document that the navigation title stands for, with a preview. It has no effect here.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - preview: The preview.
    public func navigationDocument<D: Transferable, I1, I2>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View { inert(ModifierKind.NavigationDocument.self) }
}
