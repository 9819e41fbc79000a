/// Views to look at while developing. They are views like others: `ViewHost(Previews.previews)` shows them.
@MainActor
@preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder
    static var previews: Previews { get }

    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are meant for.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

// There is nothing to preview on, so these only say what was meant.
extension View {
    /// How much room the preview has. Has no effect here.
    public func previewLayout(_ value: PreviewLayout) -> some View { inert(ModifierKind.PreviewLayout.self) }

    /// Which device the preview is shown on. Has no effect here.
    public func previewDevice(_ value: PreviewDevice?) -> some View { inert(ModifierKind.PreviewDevice.self) }

    /// What the preview is called. Has no effect here.
    public func previewDisplayName(_ value: String?) -> some View { inert(ModifierKind.PreviewName.self) }

    /// Which way up the preview's device is held. Has no effect here.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        inert(ModifierKind.PreviewOrientation.self)
    }
}
