/// A SwiftUI view that shows a UIKit view.
///
/// The view is made once; the calls come in this order: `makeCoordinator`, `makeUIView`, `updateUIView`. `updateUIView`
/// follows whenever the representable has other properties, a property that it read has changed, or a value of the
/// environment that it read has. `dismantleUIView` comes once, when the view is removed.
///
/// ```swift
/// struct Field: UIViewRepresentable {
///     @Binding var text: String
///
///     func makeUIView(context: Context) -> UITextField {
///         let field = UITextField()
///         field.delegate = context.coordinator
///         return field
///     }
///
///     func updateUIView(_ field: UITextField, context: Context) { field.text = text }
///     func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
/// }
/// ```
///
/// A test finds the UIKit view by `host.uiView(UITextField.self)`.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// The type of the object that hands changes of the UIKit view on; none by default.
    associatedtype Coordinator = Void
    /// The values for making and updating the view.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the UIKit view. Called once.
    ///
    /// - Parameter context: The coordinator, the environment and the transaction.
    func makeUIView(context: Context) -> UIViewType
    /// Applies the present properties to the UIKit view.
    ///
    /// - Parameters:
    ///   - uiView: The UIKit view.
    ///   - context: The coordinator, the environment and the transaction.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Releases what the UIKit view holds. Called once, when it is removed.
    ///
    /// - Parameters:
    ///   - uiView: The UIKit view.
    ///   - coordinator: The coordinator.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator. Called once, before the view is made.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil for that of the UIKit view.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - uiView: The UIKit view.
    ///   - context: The coordinator, the environment and the transaction.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Options of the layout.
    typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions
}

/// Options for the layout of a representable; there are none.
public struct _PlatformViewRepresentableLayoutOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// Ends the process: a representable has no body.
    public var body: Never { fatalError("\(Self.self) is a representable: it has no body to call") }

    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        ForeignLeafNode(view, under: parent, content: ViewRepresentableContent<Self>())
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

/// The values for making and updating a UIKit view.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The transaction of the running update.
    public private(set) var transaction: Transaction
    private let leaf: ForeignLeaf
    /// The environment. Values that are read in an update cause another one when they change.
    public var environment: EnvironmentValues { leaf.environment }

    init(_ coordinator: Representable.Coordinator, _ leaf: ForeignLeaf) {
        self.coordinator = coordinator
        self.leaf = leaf
        transaction = leaf.transaction
    }

    /// Makes changes of UIKit views with an animation; they apply at once.
    ///
    /// - Parameters:
    ///   - changes: Makes the changes.
    ///   - completion: Called afterwards; nil for none.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// A SwiftUI view that shows a UIKit view controller.
///
/// The order of calls is that of ``UIViewRepresentable``. The controller's view appears when it is first laid out, and
/// disappears before it is dismantled.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that hands changes on; none by default.
    associatedtype Coordinator = Void
    /// The values for making and updating the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller. Called once.
    ///
    /// - Parameter context: The coordinator, the environment and the transaction.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Applies the present properties to the controller.
    ///
    /// - Parameters:
    ///   - uiViewController: The controller.
    ///   - context: The coordinator, the environment and the transaction.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Releases what the controller holds. Called once, when it is removed.
    ///
    /// - Parameters:
    ///   - uiViewController: The controller.
    ///   - coordinator: The coordinator.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator. Called once, before the controller is made.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil for that of the controller's view.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - uiViewController: The controller.
    ///   - context: The coordinator, the environment and the transaction.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    /// Ends the process: a representable has no body.
    public var body: Never { fatalError("\(Self.self) is a representable: it has no body to call") }

    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        ForeignLeafNode(view, under: parent, content: ControllerRepresentableContent<Self>())
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

/// The values for making and updating a UIKit view controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The transaction of the running update.
    public private(set) var transaction: Transaction
    private let leaf: ForeignLeaf
    /// The environment. Values that are read in an update cause another one when they change.
    public var environment: EnvironmentValues { leaf.environment }

    init(_ coordinator: Representable.Coordinator, _ leaf: ForeignLeaf) {
        self.coordinator = coordinator
        self.leaf = leaf
        transaction = leaf.transaction
    }
}
