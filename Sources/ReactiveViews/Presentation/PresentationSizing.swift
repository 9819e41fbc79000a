/// How large a sheet is. Here a sheet has the size that is proposed to its host whatever this says.
public protocol PresentationSizing: Sendable {}

/// As it suits the circumstances.
public struct AutomaticPresentationSizing: PresentationSizing {}
/// As large as a page.
public struct PagePresentationSizing: PresentationSizing {}
/// As large as a form.
public struct FormPresentationSizing: PresentationSizing {}
/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// As it suits the circumstances.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// As large as a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// As large as a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as its content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// How large the sheet is that this view is in. Has no effect here.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        inert(ModifierKind.PresentationSizing.self)
    }
}
