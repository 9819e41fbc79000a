/// A kind of work that the system lets a program do in the background.
///
/// ```swift
/// WindowGroup { FeedView() }
///     .backgroundTask(.appRefresh("feed")) { await Feed.shared.refresh() }
/// ```
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    let kind: String
    let identifier: String?

    private init(kind: String, identifier: String?) {
        self.kind = kind
        self.identifier = identifier
    }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Refreshes the program's content.
    ///
    /// - Parameter identifier: The identifier that the refresh was scheduled with.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(kind: "appRefresh", identifier: identifier)
    }

    /// Handles the events of a background session.
    ///
    /// - Parameter identifier: The identifier of the session.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(kind: "urlSession", identifier: identifier)
    }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Handles the events of all background sessions.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(kind: "urlSession", identifier: nil) }
}

nonisolated struct BackgroundTaskModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let kind: String
    let identifier: String?
    let action: @Sendable (String) async -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, BackgroundTaskModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, BackgroundTaskModifier>> {
        BackgroundTaskNode(view, under: parent)
    }
}

/// A node of a scene with an action for background tasks.
@MainActor
protocol BackgroundTaskHandling: ViewNode {
    var backgroundTask: BackgroundTaskModifier { get }
}

private final class BackgroundTaskNode<Content: View>: ModifierNode<Content, BackgroundTaskModifier>,
    BackgroundTaskHandling
{
    var backgroundTask: BackgroundTaskModifier { modifier }
}

nonisolated extension Scene {
    /// Sets the action for a kind of background work. A test runs it with
    /// ``AppHost/performBackgroundTask(_:identifier:)``.
    ///
    /// - Parameters:
    ///   - task: The kind of work.
    ///   - action: The action. It receives the identifier of the session for ``BackgroundTask/urlSession``.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        _ModifiedScene(
            windows: _windows.modifier(
                BackgroundTaskModifier(kind: task.kind, identifier: task.identifier) { identifier in
                    if let request = identifier as? D {
                        _ = await action(request)
                    } else if let request = () as? D {
                        _ = await action(request)
                    }
                }))
    }
}

extension AppHost {
    /// Runs the program's action for a kind of background work, and waits for its end.
    ///
    /// ```swift
    /// #expect(await app.performBackgroundTask(.appRefresh("feed")))
    /// ```
    ///
    /// - Parameters:
    ///   - task: The kind of work.
    ///   - identifier: The identifier of the session for ``BackgroundTask/urlSession``.
    /// - Returns: Whether a scene has an action for it.
    @discardableResult
    public func performBackgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, identifier: String = ""
    ) async -> Bool {
        let handler = sceneNodes.lazy.compactMap { ($0 as? any BackgroundTaskHandling)?.backgroundTask }.first {
            $0.kind == task.kind && ($0.identifier == nil || $0.identifier == (task.identifier ?? identifier))
        }
        guard let handler else { return false }
        await handler.action(task.identifier ?? identifier)
        return true
    }
}
