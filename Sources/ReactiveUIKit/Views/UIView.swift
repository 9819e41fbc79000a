/// A rectangle of the user interface: its place, its appearance, and the views inside.
///
/// Views have frames and are laid out: by `layoutSubviews`, by autoresizing masks, and by constraints as far as each
/// edge follows from another one. Backgrounds, borders and the content of labels and images are painted.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
    /// The length of a dimension without an intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The size that asks for the least size that satisfies constraints.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The size that asks for the greatest size that satisfies constraints.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Making one

    /// Creates a view.
    ///
    /// - Parameter frame: The frame in the view around.
    public init(frame: CGRect) {
        super.init()
        setFrame(frame)
    }

    /// Creates a view of an archive, which is ignored: the view is empty, and never nil.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// The appearance of the class: a view whose settings a test reads. Nothing applies them to other views.
    ///
    /// ```swift
    /// UITabBar.appearance().backgroundColor = .black
    /// ```
    open class func appearance() -> UIView { Appearances.of { UIView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIView { Appearances.of(inside: containerTypes) { UIView() } }

    // MARK: Geometry

    private var storedBounds = CGRect.zero
    private var storedCenter = CGPoint.zero

    /// The bounds: the origin is that of the view's own coordinates.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let old = storedBounds.size
            storedBounds = newValue
            if newValue.size != old { sizeChanged(from: old) }
        }
    }

    /// The centre in the view around.
    open var center: CGPoint {
        get { storedCenter }
        set { storedCenter = newValue }
    }

    /// The transform about the centre.
    open var transform = CGAffineTransform.identity
    /// The transform about the centre, in space.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// The frame in the view around; with a transform, the rectangle around the transformed bounds.
    open var frame: CGRect {
        get {
            let size = bounds.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return box.offsetBy(dx: center.x, dy: center.y)
        }
        set { setFrame(newValue) }
    }

    private func setFrame(_ frame: CGRect) {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return Diagnostics.report(
                Diagnostic(
                    .invalidLayout, "Invalid frame \(frame) of a \(type(of: self)); keeping \(self.frame)."))
        }
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        let size = transform.isIdentity ? frame.size : frame.applying(transform.inverted()).size
        guard size != storedBounds.size else { return }
        let old = storedBounds.size
        storedBounds.size = size
        sizeChanged(from: old)
    }

    private func sizeChanged(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints { view.autoresize(from: old) }
        setNeedsLayout()
    }

    /// The layer.
    open private(set) lazy var layer: CALayer = {
        let layer = makeLayer()
        layer.view = self
        return layer
    }()

    private func makeLayer() -> CALayer {
        switch Self.layerClass {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        default: CALayer()
        }
    }

    /// The class of the layer; gradient and shape layers are known.
    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Hierarchy

    /// The views inside, from the back to the front.
    open internal(set) var subviews: [UIView] = []
    /// The view around; nil for none.
    open internal(set) weak var superview: UIView?
    /// The window around; nil for none.
    open var window: UIWindow? {
        var view: UIView? = self
        while let current = view {
            if let window = current as? UIWindow { return window }
            view = current.superview
        }
        return nil
    }

    /// Adds a view inside, in front of the others.
    ///
    /// - Parameter view: The view. A view that contains this one is refused, with a diagnostic.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Removes the view from the one around, with the constraints between them.
    open func removeFromSuperview() { remove() }

    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Appearance

    /// A number to find the view by.
    open var tag = 0
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view isn't visible.
    open var isHidden = false {
        didSet { if isHidden != oldValue { hiddenChanged() } }
    }
    /// Whether the view covers all below.
    open var isOpaque = true
    /// The colour of the background; nil for none.
    open var backgroundColor: UIColor?
    private var ownTint: UIColor?
    /// The tint colour; that of the view around unless it was set.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }
    /// The adjustment of the tint colour.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Called when the tint colour has changed.
    open func tintColorDidChange() { for view in subviews where view.ownTint == nil { view.tintColorDidChange() } }
    /// Whether the views inside are cut at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How content fills the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// The number of pixels in a point.
    open var contentScaleFactor: CGFloat = UIScreen.main.scale
    /// The view whose opacity cuts this one; nil for none.
    open var mask: UIView?
    /// Whether content is erased before it is drawn.
    open var clearsContextBeforeDrawing = true
    /// Whether views inside are resized with this one.
    open var autoresizesSubviews = true
    /// How the view follows the size of the view around.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the autoresizing mask places the view; false for views that constraints place.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The brightness of the interface that the view asks for.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The direction of the content.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The direction of the interface.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The traits that a host has given to this view and those inside.
    var hostTraits: UITraitCollection?
    /// The traits: those of the host around, with the view's own brightness.
    open var traitCollection: UITraitCollection {
        var view: UIView? = self
        var style = UIUserInterfaceStyle.unspecified
        while let current = view {
            if style == .unspecified { style = current.overrideUserInterfaceStyle }
            if let traits = current.hostTraits {
                if style == .unspecified { return traits }
                return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
            }
            view = current.superview
        }
        if style == .unspecified { return .current }
        return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
    }
    /// Called when the traits have changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        for view in subviews { view.traitCollectionDidChange(previousTraitCollection) }
    }

    // MARK: Interaction

    /// Whether the view gets the user's events.
    open var isUserInteractionEnabled = true
    /// Whether the view gets several touches at a time.
    open var isMultipleTouchEnabled = false
    /// Whether only this view gets touches while one lasts.
    open var isExclusiveTouch = false
    /// The gesture recognizers; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { recognizer.view = nil }
            recognizers = newValue ?? []
            for recognizer in recognizers { recognizer.view = self }
        }
    }
    private var recognizers: [UIGestureRecognizer] = []
    /// Adds a gesture recognizer.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    /// Removes a gesture recognizer.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    /// Returns whether a recognizer may begin; true by default.
    ///
    /// - Parameter gestureRecognizer: The recognizer.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The interactions.
    open var interactions: [any UIInteraction] = []
    /// Adds an interaction.
    ///
    /// - Parameter interaction: The interaction.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    /// Removes an interaction.
    ///
    /// - Parameter interaction: The interaction.
    open func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    /// Whether the view can have the focus of a remote.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus of a remote.
    open var isFocused: Bool { false }

    // MARK: Layout

    private(set) var needsLayout = true
    /// Called when the size for a host has changed.
    var sizeInvalidated: (() -> Void)?

    /// Requests a layout of the views inside.
    open func setNeedsLayout() {
        needsLayout = true
        superview?.noteLayoutBelow()
    }
    private(set) var hasLayoutBelow = true
    private func noteLayoutBelow() {
        var view: UIView? = self
        while let current = view, !current.hasLayoutBelow {
            current.hasLayoutBelow = true
            view = current.superview
        }
    }
    /// Performs the requested layouts of this view and of those inside.
    open func layoutIfNeeded() {
        for _ in 0..<8 where needsLayout {
            needsLayout = false
            placeByConstraints()
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        hasLayoutBelow = false
        for view in subviews where view.needsLayout || view.hasLayoutBelow { view.layoutIfNeeded() }
    }
    /// Places the views inside; does nothing by default. Constraints were applied before.
    open func layoutSubviews() {}
    /// The size of the content; `noIntrinsicMetric` for dimensions without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Announces another size of the content.
    open func invalidateIntrinsicContentSize() {
        var view: UIView? = self
        while let current = view {
            current.sizeInvalidated?()
            current.needsLayout = true
            view = current.superview
        }
    }
    /// Returns the size that fits best into a size; the present one by default.
    ///
    /// - Parameter size: The size to fit into, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    private var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The priority with which the view isn't larger than its content.
    ///
    /// - Parameter axis: The axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggings[axis] ?? .defaultLow
    }
    /// Sets the priority with which the view isn't larger than its content.
    ///
    /// - Parameters:
    ///   - priority: The priority.
    ///   - axis: The axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggings[axis] = priority
        sizeInvalidated?()
    }
    /// The priority with which the view isn't smaller than its content.
    ///
    /// - Parameter axis: The axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistances[axis] ?? .defaultHigh
    }
    /// Sets the priority with which the view isn't smaller than its content.
    ///
    /// - Parameters:
    ///   - priority: The priority.
    ///   - axis: The axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistances[axis] = priority
        sizeInvalidated?()
    }
    /// The constraints that the view keeps.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// The guides of the layout.
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    /// The guide of the area that bars don't cover.
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self, "safe area")
    /// The guide of the area within the margins.
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self, "margins")
    /// The guide of the area that is easy to read.
    open private(set) lazy var readableContentGuide = UILayoutGuide(of: self, "readable")
    /// The guide of the keyboard: at the lower edge.
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self, "keyboard")
    /// The margins, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
    /// The margins by the direction of reading, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    /// Whether the margins are at least those of the view around.
    open var preservesSuperviewLayoutMargins = false
    /// Whether the margins count from the safe area.
    open var insetsLayoutMarginsFromSafeArea = true
    /// The insets of the area that bars don't cover, in points.
    open internal(set) var safeAreaInsets = UIEdgeInsets.zero
    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}
    /// Requests constraints; `updateConstraints` is called in the next layout.
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    /// Updates the constraints now.
    open func updateConstraintsIfNeeded() { updateConstraints() }
    /// Updates the constraints; does nothing by default.
    open func updateConstraints() {}
    /// Whether the view is placed by constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Drawing

    /// Requests that the view is drawn again; nothing draws it here.
    open func setNeedsDisplay() {}
    /// Requests that a part is drawn again; nothing draws it here.
    ///
    /// - Parameter rect: The part.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Draws the content into the current context; called by `drawHierarchy(in:afterScreenUpdates:)`.
    ///
    /// - Parameter rect: The part to draw.
    open func draw(_ rect: CGRect) {}

    // MARK: Moving

    /// Called when a view was added inside.
    ///
    /// - Parameter subview: The view.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a view is about to be removed.
    ///
    /// - Parameter subview: The view.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the view is about to have another view around.
    ///
    /// - Parameter newSuperview: The view around; nil for none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has another view around.
    open func didMoveToSuperview() {}
    /// Called when the view is about to have another window.
    ///
    /// - Parameter newWindow: The window; nil for none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view has another window.
    open func didMoveToWindow() {}

    /// Returns the front-most view at a point; nil if the point is outside.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - event: The event; nil for none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
    /// Returns whether a point is inside.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - event: The event; nil for none.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
