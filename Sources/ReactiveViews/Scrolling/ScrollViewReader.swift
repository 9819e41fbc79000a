import Reactive

/// A view whose content can scroll the contained scroll views to views with identities.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView {
///         ForEach(0..<100) { Text("Row \($0)").id($0) }
///     }
///     Button("Last") { proxy.scrollTo(99) }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The closure that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a scroll view reader.
    ///
    /// - Parameter content: Makes the content; receives a proxy for use in actions.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: ScrollViewReader, under parent: ViewNode) -> TypedNode<
        ScrollViewReader
    > {
        ScrollViewReaderNode(view, under: parent)
    }
}

/// A proxy that scrolls the scroll views in a `ScrollViewReader`. Use it in actions, not while bodies are evaluated.
public struct ScrollViewProxy {
    fileprivate weak var reader: (any ScrollDirecting)?

    /// Scrolls to the view with an identity, after the changes of the current event are settled.
    ///
    /// The identity is that of `id(_:)` or of an element of a `ForEach`, whose row is created if necessary. The same event
    /// may add the view, before or after the call. Without such a view when the event is settled, the call has no effect.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of both the view and the scroll view that coincide; nil for the least scrolling.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        assumeMainActor((reader, AnyHashable(id), anchor)) { reader, id, anchor in reader?.scroll(to: id, anchor) }
    }
}

/// A node that scrolls its descendants.
@MainActor
private protocol ScrollDirecting: ViewNode {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

private final class ScrollViewReaderNode<Content: View>: SingleChildNode<ScrollViewReader<Content>, Content>,
    ScrollDirecting, LayoutAdjusting, GeometryConsumer, SettlementAwaiting
{
    override class var traits: NodeTraits { .passesElements }

    private var view: ScrollViewReader<Content>
    private var requests: [(id: AnyHashable, anchor: UnitPoint?, rounds: Int)] = []
    /// Requests whose views don't exist yet.
    private var waiting: [(id: AnyHashable, anchor: UnitPoint?, rounds: Int)] = []
    private var hasJoined = false

    init(_ view: ScrollViewReader<Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: ScrollViewReader<Content>) {
        self.view = view
        setNeedsUpdate(because: .inputs(["content"]))
    }

    override func update() {
        evaluate { setContent(view.content(ScrollViewProxy(reader: self))) }
    }

    override var label: String? { "ScrollViewReader" }

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        if !hasJoined {
            hasJoined = true
            tree.layoutAdjusters.append(self)
            tree.geometryConsumers.append(self)
        }
        requests.append((id, anchor, 0))
        applyRequests()
    }

    private func applyRequests() {
        tree.layout.isStale = true
        tree.root?.setNeedsUpdate(because: .other("scrolled"))
    }

    /// Runs after placement, when the event's changes are laid out.
    func adjust(_ phase: LayoutPhase) {
        guard phase == .scrolling, !requests.isEmpty || !waiting.isEmpty else { return }
        let now = waiting + requests
        requests = []
        waiting = []
        for request in now {
            guard let place = find(identity: request.id) else {
                waiting.append(request)
                tree.awaitSettlement(self)
                continue
            }
            if !show(place, request.anchor), request.rounds < 3 {
                requests.append((request.id, request.anchor, request.rounds + 1))
            }
        }
    }

    /// Drops the requests that no view answers. A view may have come without a layout.
    func changesHaveSettled() {
        requests += waiting.filter { isMounted && find(identity: $0.id) != nil }
        waiting = []
        if !requests.isEmpty { applyRequests() }
    }

    /// Scrolls all scroll views between this node and the view. Returns false if a lazy row must be created first.
    private func show(_ place: IdentifiedPlace, _ anchor: UnitPoint?) -> Bool {
        let start: ViewNode
        switch place {
        case .node(let found): start = found
        case .row(let rows, _): start = rows
        }
        var node = start.parent as? ViewNode
        var isDone = true
        while let current = node, current !== self {
            if let scrollable = current as? any Scrollable, !scrollable.show(place, anchor) { isDone = false }
            node = current.parent as? ViewNode
        }
        return isDone
    }

    func layoutEnded() {}
}
