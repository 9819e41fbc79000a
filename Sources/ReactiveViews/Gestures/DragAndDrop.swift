/// A value that can be dragged from one view to another. Within a host it is the value itself that travels.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}

extension View {
    /// Lets the user drag a value out of the view. It is asked for when the drag begins.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(
            EventModifier { event in
                guard case .pickUp = event.kind else { return false }
                event.payload = payload()
                return true
            })
    }

    /// Lets the user drop values of a type on the view. The closure says whether it took them; `location` is in the
    /// view's coordinates.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            EventModifier { event in
                guard case .drop(let payload, let location) = event.kind, let item = payload as? T else { return false }
                return action([item], location)
            })
    }
}
