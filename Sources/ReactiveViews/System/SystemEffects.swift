/// What the system would do for the views of a host: a test reads it here, and replaces it.
///
/// ```swift
/// let effects = SystemEffects()
/// let host = ViewHost(ArticleView(), effects: effects)
/// try host.tap("Website")
/// #expect(effects.openedURLs == [URL(string: "https://example.org")!])
/// ```
///
/// It records haptics (`sensoryFeedback`, `UIImpactFeedbackGenerator` and the like), opened URLs (`Link`, `openURL`),
/// the requests of `URLSession` (see `StubNetwork`), changes of the pasteboard and shared values, in order. In the
/// host's events, and in tasks started by them, `UIPasteboard.general` is its pasteboard, the environment's
/// `undoManager` is its undo manager, and no request reaches a real network.
///
/// A host that isn't given one has none, and pays nothing.
@MainActor
public final class SystemEffects {
    /// Something that the system was asked to do.
    public enum Effect: Equatable, Sendable {
        /// Feedback that the user feels or hears.
        case haptic(SensoryFeedback)
        /// A URL that is left to the system.
        case openedURL(URL)
        /// A request to the network.
        case request(URLRequest)
        /// The texts that are on the pasteboard after a change.
        case pasteboard([String])
        /// Values that the user shares with another program.
        case share(SharedItems)
    }

    // Any thread may record.
    private nonisolated let record = Lock<[Effect]>([])

    /// The network of the views and of the tasks started by them.
    public nonisolated let network = StubNetwork()
    /// The general pasteboard of the views and of the tasks started by them.
    public nonisolated let pasteboard = UIPasteboard()
    /// The undo manager in the environment of the views.
    public let undoManager = UndoManager()

    /// Opens a URL that is left to the system, and returns whether it could. By default it only returns true.
    public var openURL: (URL) -> Bool = { _ in true }

    /// Creates effects of which none has happened.
    public init() {
        network.onRequest { [weak self] in self?.add(.request($0)) }
        pasteboard.onChange { [weak self] in self?.add(.pasteboard($0)) }
    }

    // MARK: Reading

    /// All effects, in order. Haptics, opened URLs and changes of the pasteboard are recorded within their events.
    public nonisolated var all: [Effect] { record.withLock { $0 } }

    /// The haptics, in order.
    public nonisolated var haptics: [SensoryFeedback] {
        all.compactMap { if case .haptic(let feedback) = $0 { feedback } else { nil } }
    }

    /// The URLs that were left to the system, in order.
    public nonisolated var openedURLs: [URL] {
        all.compactMap { if case .openedURL(let url) = $0 { url } else { nil } }
    }

    /// The requests to the network, in order.
    public nonisolated var requests: [URLRequest] {
        all.compactMap { if case .request(let request) = $0 { request } else { nil } }
    }

    /// What the user shared, in order.
    public nonisolated var shares: [SharedItems] {
        all.compactMap { if case .share(let items) = $0 { items } else { nil } }
    }

    /// Removes and returns all effects. The pasteboard, the stubs and the undo manager stay as they are.
    ///
    /// - Returns: The effects, in order.
    @discardableResult
    public nonisolated func take() -> [Effect] {
        record.withLock { effects in
            defer { effects = [] }
            return effects
        }
    }

    // MARK: Happening

    /// The effects of the code that runs in an event of a host, or in a task started by one; nil for none.
    package nonisolated static var current: SystemEffects? { CurrentEffects.effects }

    package nonisolated func add(_ effect: Effect) { record.withLock { $0.append(effect) } }

    /// Records a URL and opens it. Returns whether it could be opened.
    package func open(_ url: URL) -> Bool {
        add(.openedURL(url))
        return openURL(url)
    }
}

/// Values that the user shares with another program by a `ShareLink`.
public struct SharedItems: Equatable, Sendable {
    /// Descriptions of the values.
    public let items: [String]
    /// The subject of the message; nil for none.
    public let subject: String?
    /// The text of the message; nil for none.
    public let message: String?
    /// The titles of the previews, one for each value; empty without previews.
    public let previews: [String]
}

extension SystemEffects: AmbientState {
    func run(_ work: () -> Void) {
        CurrentEffects.$effects.withValue(self) { network.run(work) }
    }
}

private enum CurrentEffects {
    @TaskLocal static var effects: SystemEffects?
}
