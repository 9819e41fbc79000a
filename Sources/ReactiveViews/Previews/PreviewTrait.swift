/// What a `#Preview` shows.
public struct Preview {
    /// The traits of previews of views.
    public enum ViewTraits: Sendable {}

    private init() {}
}

/// The circumstances of a `#Preview`. They only say what was meant.
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
    /// As large as the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(meaning: .layout(.device)) }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(meaning: .layout(.sizeThatFits)) }

    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(meaning: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { PreviewTrait(meaning: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(meaning: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(meaning: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(meaning: .orientation(.landscapeRight)) }
    public static var assistiveAccess: PreviewTrait { PreviewTrait(meaning: .assistiveAccess) }

    /// Surrounded by what several previews share.
    public static func modifier(_ modifier: any PreviewModifier) -> PreviewTrait {
        PreviewTrait(meaning: .modifier(modifier))
    }
}

/// What surrounds several previews: a context that is made once for all of them, and views around theirs.
@MainActor
@preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context

    @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` surrounds.
public struct PreviewModifierContent: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    public var body: some View { content }
}
