/// A size of a sheet. It has no effect here: the width of the window and the detents size a sheet.
public protocol PresentationSizing: Sendable {}

/// The size that suits the context.
public struct AutomaticPresentationSizing: PresentationSizing {}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that suits the context.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

nonisolated extension View {
    /// Sets the size of the enclosing sheet. It has no effect here.
    ///
    /// - Parameter sizing: The size.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        inert(ModifierKind.PresentationSizing.self)
    }
}
