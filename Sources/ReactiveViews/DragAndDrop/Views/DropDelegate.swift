/// The content and the place of a drag over a view.
public struct DropInfo {
    /// The place, in points in the coordinates of the view.
    public let location: CGPoint
    let providers: [NSItemProvider]
    /// The place in the host's coordinates.
    let point: CGPoint
    /// The node of the innermost element at the place.
    weak var origin: ViewNode?

    @MainActor
    init(over target: ViewNode, at point: CGPoint, _ provider: NSItemProvider, from origin: ViewNode?) {
        location = target.localSpace?.local(point) ?? point
        providers = [provider]
        self.point = point
        self.origin = origin
    }

    /// Returns whether an item of one of some types is dragged.
    ///
    /// - Parameter contentTypes: The types; a subtype matches too.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    /// Returns whether an item of one of some types is dragged.
    ///
    /// - Parameter types: The identifiers of the types; a subtype matches too.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map(UTType.of))
    }

    /// Returns the items of some types.
    ///
    /// - Parameter contentTypes: The types; a subtype matches too.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.representation(conformingTo: $0) != nil } }
    }

    /// Returns the items of some types.
    ///
    /// - Parameter types: The identifiers of the types; a subtype matches too.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map(UTType.of))
    }
}

/// The effect of a drop.
public enum DropOperation: Sendable, Hashable {
    /// The drop is cancelled.
    case cancel
    /// The drop isn't allowed.
    case forbidden
    /// The content is copied.
    case copy
    /// The content is moved.
    case move
    /// The content is deleted.
    case delete
}

/// The effect that a view proposes for a drop. A drop with `cancel` or `forbidden` isn't performed.
public struct DropProposal: Sendable, Equatable {
    /// The effect of the drop.
    public let operation: DropOperation

    /// Creates a proposal.
    ///
    /// - Parameter operation: The effect of the drop.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// An object that decides on drops on a view and performs them.
///
/// ```swift
/// struct Inbox: DropDelegate {
///     @Binding var notes: [String]
///
///     func performDrop(info: DropInfo) -> Bool {
///         guard let item = info.itemProviders(for: [.plainText]).first else { return false }
///         item.loadTransferable(type: String.self) { result in
///             Task { @MainActor in
///                 if let text = try? result.get() { notes.append(text) }
///             }
///         }
///         return true
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DropDelegate {
    /// Returns whether the view accepts the dragged content. After false, no other method is called for the drag. True
    /// by default.
    ///
    /// - Parameter info: The content and the place.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop.
    ///
    /// - Parameter info: The content and the place.
    /// - Returns: Whether the drop was accepted.
    func performDrop(info: DropInfo) -> Bool
    /// Handles content that enters the view.
    ///
    /// - Parameter info: The content and the place.
    func dropEntered(info: DropInfo)
    /// Handles a movement over the view.
    ///
    /// - Parameter info: The content and the place.
    /// - Returns: The proposed effect; nil keeps the previous proposal, which is a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Handles content that leaves the view.
    ///
    /// - Parameter info: The content and the place.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    ///
    /// - Parameter info: The content and the place.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    ///
    /// - Parameter info: The content and the place.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil, which keeps the previous proposal.
    ///
    /// - Parameter info: The content and the place.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    ///
    /// - Parameter info: The content and the place.
    public func dropExited(info: DropInfo) {}
}
