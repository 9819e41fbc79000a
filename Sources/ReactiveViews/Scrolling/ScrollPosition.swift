/// The position of a scroll view: the last requested one, or the view that the user scrolled to.
///
/// ```swift
/// @State var position = ScrollPosition(edge: .top)
///
/// ScrollView { Rows() }
///     .scrollPosition($position)
/// Button("Top") { position.scrollTo(edge: .top) }
/// ```
public struct ScrollPosition: Equatable {
    private enum Place: Equatable {
        case none
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }

    private var place = Place.none
    /// The number of requests; it makes a repeated request a different value.
    private var requests = 0
    /// Whether the user has scrolled since the last request.
    public private(set) var isPositionedByUser = false

    /// Creates a position without a request, for views with identities of a type.
    ///
    /// - Parameter idType: The type of the identities; it is not used.
    public nonisolated init<ID: Hashable>(idType: ID.Type = ID.self) {}

    /// Creates a position without a request.
    public nonisolated init() {}

    /// Creates a position at a view.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of both the view and the scroll view that coincide; nil for the least scrolling.
    public nonisolated init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// Creates a position at an edge of the content, for views with identities of a type.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities; it is not used.
    ///   - edge: The edge.
    public nonisolated init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { scrollTo(edge: edge) }

    /// Creates a position at an edge of the content.
    ///
    /// - Parameter edge: The edge.
    public nonisolated init(edge: Edge) { scrollTo(edge: edge) }

    /// Creates a position at a point of the content.
    ///
    /// - Parameter point: The content offset, in points.
    public nonisolated init(point: CGPoint) { scrollTo(point: point) }

    /// Creates a position at a point of the content.
    ///
    /// - Parameters:
    ///   - x: The horizontal content offset, in points.
    ///   - y: The vertical content offset, in points.
    public nonisolated init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

    // MARK: Requests

    /// Requests that a view be shown.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of both the view and the scroll view that coincide; nil for the least scrolling.
    public nonisolated mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        ask(for: .id(AnyHashable(id), anchor))
    }

    /// Requests that an edge of the content be shown.
    ///
    /// - Parameter edge: The edge.
    public nonisolated mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

    /// Requests that a point of the content be at the upper left corner.
    ///
    /// - Parameter point: The content offset, in points.
    public nonisolated mutating func scrollTo(point: CGPoint) { ask(for: .point(point)) }

    /// Requests that a point of the content be at the upper left corner.
    ///
    /// - Parameters:
    ///   - x: The horizontal content offset, in points.
    ///   - y: The vertical content offset, in points.
    public nonisolated mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(CGPoint(x: x, y: y))) }

    /// Requests a horizontal content offset.
    ///
    /// - Parameter x: The offset, in points. The vertical offset is that of the last requested point, else 0.
    public nonisolated mutating func scrollTo(x: CGFloat) { ask(for: .point(CGPoint(x: x, y: point?.y ?? 0))) }

    /// Requests a vertical content offset.
    ///
    /// - Parameter y: The offset, in points. The horizontal offset is that of the last requested point, else 0.
    public nonisolated mutating func scrollTo(y: CGFloat) { ask(for: .point(CGPoint(x: point?.x ?? 0, y: y))) }

    private nonisolated mutating func ask(for place: Place) {
        self.place = place
        requests += 1
        isPositionedByUser = false
    }

    // MARK: Reading

    /// The identity of the requested view, or of the view that the user scrolled to; nil if the position isn't that of
    /// a view.
    public nonisolated var viewID: (any Hashable)? {
        if case .id(let id, _) = place { id.base as? any Hashable } else { nil }
    }

    /// Returns the identity of the view if it has a type.
    ///
    /// - Parameter type: The type of the identity.
    /// - Returns: The identity; nil if the position isn't that of a view or the type differs.
    public nonisolated func viewID<T: Hashable>(type: T.Type) -> T? {
        if case .id(let id, _) = place { id.base as? T } else { nil }
    }

    /// The requested edge; nil if the position isn't an edge.
    public nonisolated var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The requested content offset, in points; nil if the position isn't a point.
    public nonisolated var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
    /// The requested horizontal content offset, in points; nil if the position isn't a point.
    public nonisolated var x: CGFloat? { point?.x }
    /// The requested vertical content offset, in points; nil if the position isn't a point.
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

/// The value that a scroll view reads from a position binding.
struct ScrollReading: Equatable {
    /// The requested position; nil if none is requested.
    var request: ScrollRequest?
    /// A number that differs for each request.
    var serial: Int
}

/// The connection between a scroll view and a position binding.
struct ScrollPositionLink {
    let read: () -> ScrollReading
    /// Writes the identity of the view that the user scrolled to.
    let write: (AnyHashable) -> Void
    let anchor: UnitPoint?
}

nonisolated extension View {
    /// Binds the identity of the view at the start of the scroll views in this view.
    ///
    /// The views are those of a `scrollTargetLayout(isEnabled:)`. Writing an identity scrolls to its view; writing nil
    /// has no effect.
    ///
    /// ```swift
    /// @State var current: Int? = 0
    ///
    /// ScrollView {
    ///     LazyVStack { ForEach(0..<100, id: \.self) { Text("Row \($0)") } }
    ///         .scrollTargetLayout()
    /// }
    /// .scrollPosition(id: $current)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity; set when the user scrolls.
    ///   - anchor: The point of both the view and the scroll view that coincide; nil for the least scrolling.
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
    ///
    /// - Parameters:
    ///   - position: The position; it is updated when the user scrolls.
    ///   - anchor: The point of both a view and the scroll view that coincide; nil for the least scrolling.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let link = ScrollPositionLink(
            read: { position.wrappedValue.reading },
            write: { position.wrappedValue.move(to: $0) }, anchor: anchor)
        return scrollSettings(as: ModifierKind.ScrollPosition.self) { $0.position = link }
    }
}
