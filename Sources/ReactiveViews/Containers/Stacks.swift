/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
    let content: Content
    var element: ViewElement { ViewElement("VStack") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Views side by side.
public struct HStack<Content: View>: ContainerView {
    let content: Content
    var element: ViewElement { ViewElement("HStack") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Views on top of each other, the last one uppermost.
public struct ZStack<Content: View>: ContainerView {
    let content: Content
    var element: ViewElement { ViewElement("ZStack") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
