/// The external events, URLs here, that a view prefers or allows in its window.
struct ExternalEvents {
    let preferred: Set<String>
    let allowed: Set<String>

    func prefers(_ url: URL) -> Bool { Self.match(preferred, url) }
    func allows(_ url: URL) -> Bool { Self.match(allowed, url) }

    static func match(_ conditions: Set<String>, _ url: URL) -> Bool {
        conditions.contains { $0 == "*" || url.absoluteString.contains($0) }
    }
}

nonisolated struct ExternalEventsModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let events: ExternalEvents

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ExternalEventsModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ExternalEventsModifier>> {
        ExternalEventsNode(view, under: parent)
    }
}

/// A node that says which external events its window gets.
@MainActor
protocol ExternalEventHandling {
    var events: ExternalEvents { get }
}

private final class ExternalEventsNode<Content: View>: ModifierNode<Content, ExternalEventsModifier>,
    ExternalEventHandling
{
    var events: ExternalEvents { modifier.events }
}

nonisolated extension View {
    /// Sets which URLs the window of the view gets; see `AppHost.open(_:)`.
    ///
    /// ```swift
    /// NoteView()
    ///     .handlesExternalEvents(preferring: ["notes://7"], allowing: ["notes://"])
    /// ```
    ///
    /// - Parameters:
    ///   - preferring: Parts of URLs that the window gets before others; "*" for each URL.
    ///   - allowing: Parts of URLs that the window may get; "*" for each URL.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(events: ExternalEvents(preferred: preferring, allowed: allowing)))
    }
}

private struct SceneExternalEventsKey: EnvironmentKey { static let defaultValue: Set<String>? = nil }
private struct StandardCommandsKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// The conditions of `handlesExternalEvents(matching:)`; nil without it.
    var sceneExternalEvents: Set<String>? {
        get { self[SceneExternalEventsKey.self] }
        set { self[SceneExternalEventsKey.self] = newValue }
    }

    /// Whether the scene has standard commands.
    var sceneHasStandardCommands: Bool {
        get { self[StandardCommandsKey.self] }
        set { self[StandardCommandsKey.self] = newValue }
    }
}

nonisolated extension Scene {
    /// Sets which URLs open a window of the scene; see `AppHost.open(_:)`.
    ///
    /// ```swift
    /// WindowGroup("Note", id: "note") { NoteView() }
    ///     .handlesExternalEvents(matching: ["notes://"])
    /// ```
    ///
    /// - Parameter conditions: Parts of URLs; "*" for each URL.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _ModifiedScene(windows: _windows.environment(\.sceneExternalEvents, conditions))
    }
}
