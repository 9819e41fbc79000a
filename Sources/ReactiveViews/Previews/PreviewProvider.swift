/// A type with views for previews. A host can show them like any view.
///
/// ```swift
/// struct GreetingPreviews: PreviewProvider {
///     static var previews: some View { Text("Hello") }
/// }
///
/// let host = ViewHost(GreetingPreviews.previews)
/// ```
@MainActor
@preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder
    static var previews: Previews { get }

    /// The system that the previews are for; nil for any. It has no effect here.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil, for any system.
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are for. It has no effect here.
public enum PreviewPlatform: Hashable, Sendable {
    /// iOS and iPadOS.
    case iOS
    /// macOS.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
}

/// The size of a preview. It has no effect here.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed width and height, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on. It has no effect here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    /// Creates a device.
    ///
    /// - Parameter rawValue: The name of the device.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device from a literal.
    ///
    /// - Parameter stringLiteral: The name of the device.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a device. It has no effect here.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upright, with the top at the bottom.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// On its side, with the top to the left.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// On its side, with the top to the right.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    /// All orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

// Modifiers of previews. They have no effect, because there is nothing to show previews with.
nonisolated extension View {
    /// Sets the size of the preview. It has no effect here.
    ///
    /// - Parameter value: The size.
    public func previewLayout(_ value: PreviewLayout) -> some View { inert(ModifierKind.PreviewLayout.self) }

    /// Sets the device of the preview. It has no effect here.
    ///
    /// - Parameter value: The device; nil for any.
    public func previewDevice(_ value: PreviewDevice?) -> some View { inert(ModifierKind.PreviewDevice.self) }

    /// Sets the name of the preview. It has no effect here.
    ///
    /// - Parameter value: The name; nil for none.
    public func previewDisplayName(_ value: String?) -> some View { inert(ModifierKind.PreviewName.self) }

    /// Sets the orientation of the preview's device. It has no effect here.
    ///
    /// - Parameter value: The orientation.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        inert(ModifierKind.PreviewOrientation.self)
    }
}
