/// A view whose content can have the scroll views inside scrolled to views with identities.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(_ view: ScrollViewReader, under parent: ViewNode) -> TypedNode<ScrollViewReader> {
        ScrollViewReaderNode(view, under: parent)
    }
}

/// Scrolls the scroll views in a `ScrollViewReader`. To be used in actions, not while bodies are evaluated.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    fileprivate weak var reader: (any ScrollDirecting)?

    /// Has the view with an identity shown: that of `id(_:)`, or of an element of a `ForEach`, whose row need not have been made yet.
    /// Nothing happens if there is none when the changes of the present event have been settled.
    ///
    /// - Parameter anchor: which points of the view and of the scroll view come together; nil for as little scrolling as possible.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        reader?.scroll(to: AnyHashable(id), anchor)
    }
}

/// A node that has scroll views scrolled.
@MainActor
private protocol ScrollDirecting: ViewNode {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

private final class ScrollViewReaderNode<Content: View>: SingleChildNode<ScrollViewReader<Content>, Content>,
    ScrollDirecting, LayoutAdjusting, GeometryConsumer
{
    private var view: ScrollViewReader<Content>
    private var requests: [(id: AnyHashable, anchor: UnitPoint?, rounds: Int)] = []
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
        tree.layout.isStale = true
        tree.root?.setNeedsUpdate(because: .other("scrolled"))
    }

    /// Done when all is placed: what the event changed is there by then.
    func adjust(_ phase: LayoutPhase) {
        guard phase == .scrolling, !requests.isEmpty else { return }
        let now = requests
        requests = []
        for request in now {
            guard let place = find(identity: request.id) else { continue }
            if !show(place, request.anchor), request.rounds < 3 {
                requests.append((request.id, request.anchor, request.rounds + 1))
            }
        }
    }

    /// Has all scroll views between here and the view show it. Says whether that is done.
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
