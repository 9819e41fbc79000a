/// The content of a `#Preview`.
public struct Preview {
    /// The traits of previews of views.
    public enum ViewTraits: Sendable {}

    private init() {}
}

/// A setting of a `#Preview`. It has no effect here.
@MainActor
public struct PreviewTrait<T> {
    private enum Meaning {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case assistiveAccess
        case modifier(any PreviewModifier)
    }

    private let meaning: Meaning
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(meaning: .layout(.device)) }
    /// The size of the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(meaning: .layout(.sizeThatFits)) }

    /// Returns a fixed size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(meaning: .layout(.fixed(width: width, height: height)))
    }

    /// An upright device.
    public static var portrait: PreviewTrait { PreviewTrait(meaning: .orientation(.portrait)) }
    /// An upright device with the top at the bottom.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(meaning: .orientation(.portraitUpsideDown)) }
    /// A device on its side, with the top to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(meaning: .orientation(.landscapeLeft)) }
    /// A device on its side, with the top to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(meaning: .orientation(.landscapeRight)) }
    /// The simplified interface of Assistive Access.
    public static var assistiveAccess: PreviewTrait { PreviewTrait(meaning: .assistiveAccess) }

    /// Returns a trait that wraps the view in a shared context.
    ///
    /// - Parameter modifier: Makes the context and the views around.
    public static func modifier(_ modifier: any PreviewModifier) -> PreviewTrait {
        PreviewTrait(meaning: .modifier(modifier))
    }
}

/// A shared context of several previews, which is created once, and the views around each of them.
@MainActor
public protocol PreviewModifier {
    /// The type of the context.
    associatedtype Context = Void
    /// The type of the views around.
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Creates the context.
    ///
    /// - Returns: The context.
    /// - Throws: An error if the context can't be created.
    static func makeSharedContext() async throws -> Context

    /// Returns the views around a preview.
    ///
    /// - Parameters:
    ///   - content: The preview's view.
    ///   - context: The context.
    @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates no context.
    ///
    /// - Throws: No error.
    public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` wraps.
nonisolated public struct PreviewModifierContent: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
}
