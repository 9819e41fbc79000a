/// The UIKit view behind a leaf of the view tree.
@MainActor
class RepresentableContent {
    /// The UIKit view; nil before it is made.
    private(set) weak var uiView: UIView?
    /// The controller; nil for a representable of a view.
    var uiViewController: UIViewController? { nil }
    private var leaf: ForeignLeaf?
    private var traits: UITraitCollection?
    /// The type of the representable.
    let name: String

    init(_ name: String) { self.name = name }

    /// Takes a view that was made: it gets its place in the window of its host.
    func adopt(_ view: UIView, _ leaf: ForeignLeaf) {
        uiView = view
        self.leaf = leaf
        view.sizeInvalidated = { leaf.invalidateSize() }
        UIHostWindow.of(leaf).addSubview(view)
    }

    /// Gives the view the traits of the environment.
    func updateTraits(_ leaf: ForeignLeaf) {
        guard let view = uiView else { return }
        let new = UITraitCollection(leaf.environment)
        guard new != traits else { return }
        let old = traits
        traits = new
        view.hostTraits = new
        if old != nil {
            view.traitCollectionDidChange(old)
            uiViewController?.traitCollectionDidChange(old)
        }
    }

    /// Returns the size of the UIKit view for a proposal.
    ///
    /// A dimension with an intrinsic length has it, but follows the proposal where the view resists that less than with
    /// high priority. A dimension without one has the proposal; without a proposal, it is what fits, else zero.
    func viewSize(for proposal: ProposedViewSize) -> CGSize? {
        guard let view = uiView else { return nil }
        if let size = leaf?.environment.uiViewSizes(name, proposal) { return size }
        let intrinsic = view.intrinsicContentSize
        func length(_ intrinsic: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
            guard intrinsic != UIView.noIntrinsicMetric else { return proposed }
            guard let proposed else { return intrinsic }
            if proposed > intrinsic {
                return view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
                    ? intrinsic : proposed
            }
            return view.contentCompressionResistancePriority(for: axis).rawValue
                >= UILayoutPriority.defaultHigh.rawValue ? intrinsic : proposed
        }
        var width = length(intrinsic.width, proposal.width, .horizontal)
        var height = length(intrinsic.height, proposal.height, .vertical)
        if width == nil || height == nil {
            let room = CGSize(
                width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude)
            let fitting = view.systemLayoutSizeFitting(room)
            width = width ?? fitting.width
            height = height ?? fitting.height
        }
        return CGSize(width: width ?? 0, height: height ?? 0)
    }

    func place(in frame: CGRect) {
        guard let view = uiView, let leaf else { return }
        UIHostWindow.of(leaf).fit(frame)
        if view.frame != frame { view.frame = frame }
        view.layoutIfNeeded()
    }

    /// Removes the view from its window.
    func release() {
        uiView?.sizeInvalidated = nil
        uiView?.removeFromSuperview()
    }

    var elements: [ViewElement] {
        guard let view = uiView else { return [] }
        var element = view.element
        element.kind = name
        return [element]
    }

    /// Handles an event: a tap is one of the front-most control or of the view, text goes to the first field.
    func handle(_ event: inout InputEvent) -> Bool {
        guard let view = uiView, let leaf else { return false }
        switch event.kind {
        case .tap(let count):
            var isHandled = false
            leaf.perform { isHandled = view.tap(count) }
            return isHandled
        case .type(let text):
            guard let input = view.descendants.first(where: { $0 is any UITextInputTaking }) as? any UITextInputTaking
            else { return false }
            var isTaken = false
            leaf.perform { isTaken = input.take(text) }
            return isTaken
        case .focus:
            guard let view = view.descendants.first(where: { $0.canBecomeFirstResponder }) else { return false }
            return view.becomeFirstResponder()
        default: return false
        }
    }

    func draw(in frame: CGRect, into list: inout DisplayList) { uiView?.paint(in: frame, into: &list) }
}

/// A UIKit view that the user types into.
@MainActor
protocol UITextInputTaking: UIView {
    /// Replaces the text, as a user does. Returns whether the view took it.
    func take(_ text: String) -> Bool
}

/// The window of a host's UIKit views.
@MainActor
final class UIHostWindow: UIWindow {
    /// Returns the window of a leaf's host; made at the first call.
    static func of(_ leaf: ForeignLeaf) -> UIHostWindow {
        if let known = leaf.hostObject as? UIHostWindow { return known }
        let window = UIHostWindow(frame: UIScreen.main.bounds)
        leaf.hostObject = window
        return window
    }

    /// Makes the window large enough for a frame.
    func fit(_ frame: CGRect) {
        let size = CGSize(width: max(bounds.width, frame.maxX), height: max(bounds.height, frame.maxY))
        if size != bounds.size { bounds.size = size }
    }
}

/// The content of a representable of a view.
final class ViewRepresentableContent<Representable: UIViewRepresentable>: RepresentableContent, ForeignContent {
    typealias Leaf = Representable
    private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?
    private var representable: Representable?
    private var leaf: ForeignLeaf?

    init() { super.init(RepresentableName.of(Representable.self)) }

    func update(_ view: Representable, _ leaf: ForeignLeaf) {
        self.leaf = leaf
        representable = view
        if made == nil {
            let coordinator = view.makeCoordinator()
            let uiView = view.makeUIView(context: UIViewRepresentableContext(coordinator, leaf))
            made = (uiView, coordinator)
            adopt(uiView, leaf)
        }
        guard let made else { return }
        updateTraits(leaf)
        view.updateUIView(made.view, context: UIViewRepresentableContext(made.coordinator, leaf))
    }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let made, let representable, let leaf else { return nil }
        let context = UIViewRepresentableContext<Representable>(made.coordinator, leaf)
        return representable.sizeThatFits(proposal, uiView: made.view, context: context) ?? viewSize(for: proposal)
    }

    func dismantle() {
        guard let made else { return }
        release()
        Representable.dismantleUIView(made.view, coordinator: made.coordinator)
    }
}

/// The content of a representable of a controller.
final class ControllerRepresentableContent<Representable: UIViewControllerRepresentable>: RepresentableContent,
    ForeignContent
{
    typealias Leaf = Representable
    private var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
    private var representable: Representable?
    private var leaf: ForeignLeaf?

    init() { super.init(RepresentableName.of(Representable.self)) }

    override var uiViewController: UIViewController? { made?.controller }

    func update(_ view: Representable, _ leaf: ForeignLeaf) {
        self.leaf = leaf
        representable = view
        if made == nil {
            let coordinator = view.makeCoordinator()
            let controller = view.makeUIViewController(
                context: UIViewControllerRepresentableContext(coordinator, leaf))
            made = (controller, coordinator)
            controller.hostDismiss = { [weak self] in self?.leaf?.environment.dismiss() }
            adopt(controller.view, leaf)
        }
        guard let made else { return }
        updateTraits(leaf)
        view.updateUIViewController(
            made.controller, context: UIViewControllerRepresentableContext(made.coordinator, leaf))
    }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let made, let representable, let leaf else { return nil }
        let context = UIViewControllerRepresentableContext<Representable>(made.coordinator, leaf)
        if let size = representable.sizeThatFits(proposal, uiViewController: made.controller, context: context) {
            return size
        }
        let preferred = made.controller.preferredContentSize
        if preferred != .zero {
            return CGSize(width: proposal.width ?? preferred.width, height: proposal.height ?? preferred.height)
        }
        return viewSize(for: proposal)
    }

    override func place(in frame: CGRect) {
        super.place(in: frame)
        made?.controller.appear()
    }

    func dismantle() {
        guard let made else { return }
        made.controller.disappear()
        release()
        made.controller.hostDismiss = nil
        Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
}

/// The name of a representable's type, without generic arguments.
private enum RepresentableName {
    static func of(_ type: Any.Type) -> String {
        let name = String(describing: type)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}
