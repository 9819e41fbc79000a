/// What is about to be dropped, and where.
public struct DropInfo {
    /// In the coordinates of the view that it is dropped on.
    public let location: CGPoint
    let providers: [NSItemProvider]
    /// In the host's coordinates.
    let point: CGPoint
    /// The node of the element that it is over.
    weak var origin: ViewNode?

    @MainActor
    init(over target: ViewNode, at point: CGPoint, _ provider: NSItemProvider, from origin: ViewNode?) {
        location = target.localSpace?.local(point) ?? point
        providers = [provider]
        self.point = point
        self.origin = origin
    }

    /// Whether there is an item of one of the kinds.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    /// Whether there is an item of one of the kinds.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map(UTType.of))
    }

    /// The items of one of the kinds.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.representation(conformingTo: $0) != nil } }
    }

    /// The items of one of the kinds.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map(UTType.of))
    }
}

/// What a drop would do.
public enum DropOperation: Sendable, Hashable {
    case cancel, forbidden, copy, move, delete
}

/// What a view says it would do with a drop. With `cancel` or `forbidden` there is none.
public struct DropProposal: Sendable, Equatable {
    public let operation: DropOperation

    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// Decides about drops on a view, and makes them.
@MainActor
@preconcurrency
public protocol DropDelegate {
    /// Whether it is interested in what is dragged. If not, it is told nothing more.
    func validateDrop(info: DropInfo) -> Bool
    /// Something was dropped; says whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    /// Something was dragged over the view.
    func dropEntered(info: DropInfo)
    /// It was moved there. Nil stands for what was proposed before, copying at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It was dragged away.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
