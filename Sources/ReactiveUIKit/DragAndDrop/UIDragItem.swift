/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data.
    public let itemProvider: NSItemProvider
    /// An object of the program that goes with the item; nil for none.
    open var localObject: Any?

    /// Creates an item.
    ///
    /// - Parameter itemProvider: The data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What happens to the data of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag ends.
    case cancel = 0
    /// Nothing: the place can't take it.
    case forbidden = 1
    /// It is copied.
    case copy = 2
    /// It is moved.
    case move = 3
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What happens to the data.
    public let operation: UIDropOperation
    /// Whether the drop is shown without a preview.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    ///
    /// - Parameter operation: What happens to the data.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// A drag or a drop.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// Whether items can be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag stays in the program.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the place of the drag in a view, in points.
    ///
    /// - Parameter view: The view.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item can be read as a class.
    ///
    /// - Parameter aClass: The class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the view that it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object that goes with the drag; nil for none.
    var localContext: Any? { get set }
}

/// A drag, for the view that it may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it comes from the program; nil otherwise.
    var localDragSession: (any UIDragSession)? { get }
}

/// The animation of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to the animation; they are made at once here.
    ///
    /// - Parameter animations: Makes the changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end; it is called at once here.
    ///
    /// - Parameter completion: Receives where the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag inside of the program.
@MainActor
final class CollectionDragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation: Bool { true }
    var isRestrictedToDraggingApplication: Bool { false }
    var localDragSession: (any UIDragSession)? { self }
    private let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }
    func location(in view: UIView) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// An animation that has ended already.
@MainActor
final class EndedDragAnimation: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
