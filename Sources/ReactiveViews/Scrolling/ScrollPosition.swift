/// Where a scroll view is, or is to go.
public struct ScrollPosition: Equatable {
    private enum Place: Equatable {
        case none
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }

    private var place = Place.none
    /// How often something was asked for: the same may be asked for again.
    private var requests = 0
    /// Whether the user has scrolled since something was asked for.
    public private(set) var isPositionedByUser = false

    /// Nowhere in particular; views are told by identities of a type.
    public nonisolated init<ID: Hashable>(idType: ID.Type = ID.self) {}

    /// Nowhere in particular.
    public nonisolated init() {}

    /// At a view.
    public nonisolated init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// At a view, by identities of a type.
    public nonisolated init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { scrollTo(edge: edge) }
    public nonisolated init(edge: Edge) { scrollTo(edge: edge) }
    public nonisolated init(point: CGPoint) { scrollTo(point: point) }
    public nonisolated init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

    // MARK: Asking

    /// Has a view shown, at a point of the scroll view or wherever it takes least.
    public nonisolated mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        ask(for: .id(AnyHashable(id), anchor))
    }

    /// Has an end of the content shown.
    public nonisolated mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }
    /// Has a point of the content at the upper left corner.
    public nonisolated mutating func scrollTo(point: CGPoint) { ask(for: .point(point)) }
    public nonisolated mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(CGPoint(x: x, y: y))) }
    public nonisolated mutating func scrollTo(x: CGFloat) { ask(for: .point(CGPoint(x: x, y: point?.y ?? 0))) }
    public nonisolated mutating func scrollTo(y: CGFloat) { ask(for: .point(CGPoint(x: point?.x ?? 0, y: y))) }

    private nonisolated mutating func ask(for place: Place) {
        self.place = place
        requests += 1
        isPositionedByUser = false
    }

    // MARK: Reading

    /// The identity of the view that it is at; nil if it is not said by one.
    public nonisolated var viewID: (any Hashable)? {
        if case .id(let id, _) = place { id.base as? any Hashable } else { nil }
    }

    /// The identity of the view that it is at, if it is of a type.
    public nonisolated func viewID<T: Hashable>(type: T.Type) -> T? {
        if case .id(let id, _) = place { id.base as? T } else { nil }
    }

    public nonisolated var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public nonisolated var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
    public nonisolated var x: CGFloat? { point?.x }
    public nonisolated var y: CGFloat? { point?.y }

    // MARK: Between scroll views and positions

    fileprivate mutating func move(to id: AnyHashable) {
        place = .id(id, nil)
        isPositionedByUser = true
    }

    fileprivate var reading: ScrollReading {
        let request: ScrollRequest? =
            switch place {
            case .none: nil
            case .id(let id, let anchor): .id(id, anchor)
            case .edge(let edge): .edge(edge)
            case .point(let point): .point(point)
            }
        return ScrollReading(request: isPositionedByUser ? nil : request, serial: requests)
    }
}

/// What a binding says of a scroll view's position.
struct ScrollReading: Equatable {
    /// Where it is to go; nil for where it is.
    var request: ScrollRequest?
    /// Another one for every time that something is asked for.
    var serial: Int
}

/// How a scroll view and its position know of each other.
struct ScrollPositionLink {
    let read: () -> ScrollReading
    /// The user has scrolled to a view.
    let write: (AnyHashable) -> Void
    let anchor: UnitPoint?
}

extension View {
    /// Binds the position of the scroll views in this view to the identity of the view at their start: one of those of a
    /// `scrollTargetLayout`. What is written is scrolled to; nil goes nowhere.
    ///
    /// - Parameter anchor: which points of the view and of the scroll view come together; nil for as little scrolling as possible.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let link = ScrollPositionLink(
            read: {
                let request = id.wrappedValue.map { ScrollRequest.id(AnyHashable($0), anchor) }
                return ScrollReading(request: request, serial: 0)
            },
            write: { if let new = $0.base as? ID { id.wrappedValue = new } }, anchor: anchor)
        return scrollSettings(as: ModifierKind.ScrollPositionID<ID>.self) { $0.position = link }
    }

    /// Binds the position of the scroll views in this view.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let link = ScrollPositionLink(
            read: { position.wrappedValue.reading },
            write: { position.wrappedValue.move(to: $0) }, anchor: anchor)
        return scrollSettings(as: ModifierKind.ScrollPosition.self) { $0.position = link }
    }
}
