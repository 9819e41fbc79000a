/// An object that provides items for drags.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the dragged items of an item; an empty array refuses the drag.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    ///   - indexPath: The item.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns items that join a drag; none by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    ///   - indexPath: The item.
    ///   - point: The point that the user taps, in points.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Called when a drag begins.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
}

/// An object that takes dropped items.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Takes the items of a drop.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - coordinator: The items and their destination.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether a drag can be dropped; true by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Returns what a drop would do; a move for drags of the same collection and a copy for others by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    ///   - destinationIndexPath: The item below the drag; nil for none.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when a drag has ended.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a drop would do with a collection.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// How a drop is taken.
    public enum Intent: Int, Sendable {
        /// In any way.
        case unspecified = 0
        /// As a new item.
        case insertAtDestinationIndexPath = 1
        /// Into the item.
        case insertIntoDestinationIndexPath = 2
    }
    /// How the drop is taken.
    public let intent: Intent

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: What happens to the data.
    ///   - intent: How the drop is taken.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// The items of a drop and their destination.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The item at the place of the drop; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop does.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Shows the drop of an item at a place; there is no animation here.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The place.
    /// - Returns: The animation.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The place before the drag, in the same collection; nil for items of others.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture that is dragged, in points.
    var previewSize: CGSize { get }
}

@MainActor
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}

@MainActor
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession

    init(
        _ items: [any UICollectionViewDropItem], _ path: IndexPath?, _ proposal: UICollectionViewDropProposal,
        _ session: any UIDropSession
    ) {
        (self.items, destinationIndexPath, self.proposal, self.session) = (items, path, proposal, session)
        super.init()
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { EndedDragAnimation() }
}

extension UICollectionView {
    /// Drags an item to another one as a user does: asks the drag delegate for its items, and the drop delegate to take
    /// them. Without these delegates, the source moves the item, if it can be moved.
    ///
    /// - Parameters:
    ///   - source: The item.
    ///   - destination: The item at whose place the drag is dropped; nil for a place without one.
    /// - Returns: Whether the drop was taken.
    @discardableResult
    public func dragItem(at source: IndexPath, to destination: IndexPath?) -> Bool {
        layoutIfNeeded()
        guard exists(source) else {
            reportMissing(source, "dragged")
            return false
        }
        guard let dragDelegate else { return moveByGesture(source, destination) }
        guard dragInteractionEnabled else { return false }
        let session = CollectionDragSession(bounds: bounds)
        session.items = dragDelegate.collectionView(self, itemsForBeginning: session, at: source)
        guard !session.items.isEmpty else { return false }
        activeDrag = session
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
        defer {
            activeDrag = nil
            dropDelegate?.collectionView(self, dropSessionDidEnd: session)
            dragDelegate.collectionView(self, dragSessionDidEnd: session)
        }
        guard let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else { return false }
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        guard proposal.operation == .copy || proposal.operation == .move else { return false }
        let size = layoutAttributesForItem(at: source)?.size ?? .zero
        let items = session.items.enumerated().map { index, item in
            CollectionDropItem(item, index == 0 ? source : nil, size)
        }
        dropDelegate.collectionView(
            self, performDropWith: CollectionDropCoordinator(items, destination, proposal, session))
        layoutIfNeeded()
        return true
    }

    private func moveByGesture(_ source: IndexPath, _ destination: IndexPath?) -> Bool {
        guard let destination, exists(destination), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: source)
        else { return false }
        dataSource.collectionView(self, moveItemAt: source, to: destination)
        moveItem(at: source, to: destination)
        return true
    }
}
