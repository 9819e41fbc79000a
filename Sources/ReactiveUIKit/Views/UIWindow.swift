/// The outermost view, with a view controller for its content.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The order of a window among others.
    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level.
        ///
        /// - Parameter rawValue: The order.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The standard level.
        public static let normal = Level(0)
        /// The level of status bars.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)
    }

    /// The scene; nil for none.
    open weak var windowScene: UIWindowScene? {
        willSet { if windowScene !== newValue { windowScene?.windows.removeAll { $0 === self } } }
        didSet { if windowScene !== oldValue { windowScene?.windows.append(self) } }
    }

    /// Creates a window of a scene, with the size of its screen.
    ///
    /// - Parameter windowScene: The scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// Creates a window without a scene.
    ///
    /// - Parameter frame: The frame on the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller of the content; nil for none.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.leave()
            guard let controller = rootViewController else { return }
            controller.view.frame = bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(controller.view)
            if !isHidden, isShown { controller.appear() }
        }
    }

    // An extension of a program can replace these, with the plugin AppleSources, as the Objective-C runtime lets it
    // override them.
    open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
    }
    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }

    private var isShown = false
    /// The order among other windows.
    open var windowLevel = Level.normal
    /// The screen.
    open var screen: UIScreen { windowScene?.screen ?? .main }
    /// Whether the window gets the keys.
    open private(set) var isKeyWindow = false
    /// Whether the window may get the keys.
    open var canBecomeKey: Bool { true }

    /// Makes this the window that gets the keys.
    open func makeKey() {
        for window in windowScene?.windows ?? [] where window !== self { window.resign() }
        guard !isKeyWindow, canBecomeKey else { return }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func resign() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Shows the window, and makes it the one that gets the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        isShown = true
        makeKey()
        layoutIfNeeded()
        rootViewController?.appear()
    }

    /// Called when the window has become the one that gets the keys.
    open func becomeKey() {}
    /// Called when the window isn't the one that gets the keys any more.
    open func resignKey() {}
    /// Dispatches an event; nothing calls it here.
    ///
    /// - Parameter event: The event.
    open func sendEvent(_ event: UIEvent) {}

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Posted when a window gets the keys.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window doesn't get the keys any more.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted when a window becomes visible. A test posts it.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window becomes invisible. A test posts it.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
}
