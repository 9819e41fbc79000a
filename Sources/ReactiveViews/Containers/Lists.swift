/// Rows, one below the other.
public struct List<Content: View>: ContainerView {
    let content: Content
    var element: ViewElement { ViewElement("List") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Controls for entering data, in sections.
public struct Form<Content: View>: ContainerView {
    let content: Content
    var element: ViewElement { ViewElement("Form") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
