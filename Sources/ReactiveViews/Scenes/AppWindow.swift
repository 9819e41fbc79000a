/// An open window of a program.
@MainActor
public struct AppWindow: Identifiable {
    let serial: Int
    /// The number of the window; it isn't used again after the window was closed.
    public nonisolated var id: Int { serial }
    /// The identifier of its scene; nil if it has none.
    public let sceneID: String?
    /// The name of its document, or the title of its scene; nil if it has neither.
    public let title: String?
    /// The value that it was opened with; nil if there is none.
    public let value: AnyHashable?
    /// The window with its views. What they present, a sheet for instance, is among the host's elements.
    public let element: ViewElement
    let session: DocumentSession?
    /// Runs an event of the program's host.
    var perform: (() throws -> Void) throws -> Void = { try $0() }

    /// The document that the window shows; nil if its scene is no `DocumentGroup`.
    public var document: AppDocument? { session.map { AppDocument(session: $0, perform: perform) } }

    var events: [ExternalEvents] { element.node.map { URLOpeners(below: $0).events } ?? [] }
}
