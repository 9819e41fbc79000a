/// Where a pencil hovers over a view.
public struct PencilHoverPose: Hashable, Sendable {
    /// The place in points in the view's coordinates.
    public let location: CGPoint
    /// The place as fractions of the view's size.
    public let anchor: UnitPoint
    /// The distance from the screen; 0 at the screen, 1 at the largest distance.
    public let zDistance: CGFloat
    /// The angle between the pencil and the screen.
    public let altitude: Angle
    /// The direction of the pencil on the screen.
    public let azimuth: Angle
    /// The rotation of the pencil around itself.
    public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Where the pencil hovers; nil if it isn't over the view.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Where the pencil hovers; nil if it isn't over the view.
    public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// The user squeezes the pencil.
    case active(PencilSqueezeGestureValue)
    /// The user has released the pencil.
    case ended(PencilSqueezeGestureValue)
    /// The squeeze doesn't count.
    case failed
}

/// What a pencil does, for the views of a host.
public enum PencilAction: Hashable, Sendable {
    /// A double tap.
    case doubleTap
    /// A squeeze, or its end.
    case squeeze(PencilSqueezeGesturePhase)

    /// The end of a squeeze away from the views.
    public static var squeeze: PencilAction { .squeeze(.ended(PencilSqueezeGestureValue(hoverPose: nil))) }
}

nonisolated extension View {
    /// Performs an action when the user taps a pencil twice. A host does so by `pencil(.doubleTap)`.
    ///
    /// ```swift
    /// Drawing().onPencilDoubleTap { _ in tool = tool == .eraser ? .pen : .eraser }
    /// ```
    ///
    /// - Parameter action: Receives where the pencil hovers.
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        modifier(
            PencilModifier { event in
                if event == .doubleTap { action(PencilDoubleTapGestureValue(hoverPose: nil)) }
            })
    }

    /// Performs an action when the user squeezes a pencil. A host does so by `pencil(.squeeze)`.
    ///
    /// - Parameter action: Receives the phase of the squeeze.
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
        modifier(PencilModifier { event in if case .squeeze(let phase) = event { action(phase) } })
    }
}

nonisolated private struct PencilModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let action: (PencilAction) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PencilModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PencilModifier>> {
        PencilNode(view, under: parent)
    }
}

/// A view that reacts to a pencil.
@MainActor
protocol PencilTarget: ViewNode {
    func pencil(_ action: PencilAction)
}

private final class PencilNode<Content: View>: ModifierNode<Content, PencilModifier>, PencilTarget {
    func pencil(_ action: PencilAction) { if environment.isEnabled { modifier.action(action) } }
}

/// What the user has chosen to happen at a double tap on a pencil, or a squeeze of it.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    /// Nothing.
    public static let ignore = PencilPreferredAction(name: "ignore")
    /// The eraser becomes the tool, or stops being it.
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    /// The previous tool becomes the tool.
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    /// The palette of colours is shown or hidden.
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    /// The attributes of the ink are shown or hidden.
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    /// A palette beside the pencil is shown or hidden.
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    /// A shortcut of the system runs.
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
    /// What the user has chosen to happen at a double tap on a pencil. By default the eraser becomes the tool.
    public var preferredPencilDoubleTapAction: PencilPreferredAction {
        get { self[entry: .switchEraser] }
        set { self[entry: .switchEraser] = newValue }
    }

    /// What the user has chosen to happen at a squeeze of a pencil. By default a palette is shown beside the pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction {
        get { self[entry: .showContextualPalette] }
        set { self[entry: .showContextualPalette] = newValue }
    }
}
