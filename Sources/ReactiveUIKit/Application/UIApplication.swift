/// The running program.
///
/// `shared` has one connected scene with one window, without a screen. What the program asks the system to do is kept
/// or, in the events of a host with `SystemEffects`, recorded there.
///
/// ```swift
/// UIApplication.shared.open(URL(string: "https://example.org")!)
/// UIApplication.shared.sendAction(.resignFirstResponder, to: nil, from: nil, for: nil)
/// ```
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The running program.
    public static let shared: UIApplication = {
        let application = UIApplication()
        AppPhase.didChange = { phase in
            application.applicationState =
                switch phase {
                case .active: .active
                case .inactive: .inactive
                case .background: .background
                }
        }
        return application
    }()

    /// The state of a program.
    public enum State: Int, Sendable {
        /// It is in front and gets events.
        case active = 0
        /// It is in front and gets no events.
        case inactive = 1
        /// It isn't visible.
        case background = 2
    }

    /// The object that is informed of the program's life; nil for none.
    open var delegate: (any UIApplicationDelegate)?
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Scenes and windows

    private lazy var scene: UIWindowScene = {
        let scene = UIWindowScene(screen: .main)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return scene
    }()
    private var otherScenes: [UIScene] = []

    /// The connected scenes: one with a window, and those that a test connects.
    open var connectedScenes: Set<UIScene> { Set([scene] + otherScenes) }
    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether the program can show several scenes; false, until a test sets it.
    open var supportsMultipleScenes = false

    /// Connects or disconnects a further scene, for tests.
    func setConnected(_ scene: UIScene, _ isConnected: Bool) {
        otherScenes.removeAll { $0 === scene }
        if isConnected { otherScenes.append(scene) }
    }

    /// The windows of all scenes.
    open var windows: [UIWindow] { ([scene] + otherScenes).flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }
    /// The window that gets the keys; nil for none.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// Requests a scene; nothing happens, since views open their windows in an `AppHost`.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene; nil for a new one.
    ///   - userActivity: What the scene is to show; nil for nothing.
    ///   - options: Further options; nil for none.
    ///   - errorHandler: Called with the error of a request that isn't fulfilled.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: Any?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }

    // MARK: State

    /// The program's state; active by default. A test sets another one, here or by `AppHost.scenePhase`: the delegate
    /// is then called, notifications are posted, and the scene gets the state that corresponds.
    open var applicationState = State.active {
        didSet { if applicationState != oldValue { stateChanged(from: oldValue) } }
    }

    private func stateChanged(from old: State) {
        let center = NotificationCenter.default
        if old == .active {
            delegate?.applicationWillResignActive(self)
            center.post(name: Self.willResignActiveNotification, object: self)
        }
        switch applicationState {
        case .background:
            delegate?.applicationDidEnterBackground(self)
            center.post(name: Self.didEnterBackgroundNotification, object: self)
            scene.activationState = .background
        case .inactive:
            if old == .background {
                delegate?.applicationWillEnterForeground(self)
                center.post(name: Self.willEnterForegroundNotification, object: self)
            }
            scene.activationState = .foregroundInactive
        case .active:
            if old == .background {
                delegate?.applicationWillEnterForeground(self)
                center.post(name: Self.willEnterForegroundNotification, object: self)
            }
            scene.activationState = .foregroundActive
            delegate?.applicationDidBecomeActive(self)
            center.post(name: Self.didBecomeActiveNotification, object: self)
        }
    }

    /// Whether the screen stays on without the user's events.
    open var isIdleTimerDisabled = false
    /// The number on the program's icon.
    open var applicationIconBadgeNumber = 0
    /// Whether the status bar shows activity of the network.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether a shake undoes changes.
    open var applicationSupportsShakeToEdit = true
    /// The size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The direction of the user interface.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The orientation of the status bar.
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// The frame of the status bar: none.
    open var statusBarFrame: CGRect { .zero }
    /// Whether the status bar is hidden.
    open var isStatusBarHidden = false
    /// The style of the status bar.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Whether data that are protected are available.
    open var isProtectedDataAvailable: Bool { true }
    /// How long the program may go on in the background, in seconds; unlimited here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the program may be woken in the background.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Begins to control music by a remote; does nothing here.
    open func beginReceivingRemoteControlEvents() {}
    /// Stops to control music by a remote; does nothing here.
    open func endReceivingRemoteControlEvents() {}

    // MARK: URLs

    /// The schemes that the system can open; nil, the default, for all. A test sets others.
    public var openableSchemes: Set<String>?

    /// Returns whether the system can open a URL.
    ///
    /// - Parameter url: The URL.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme else { return false }
        return openableSchemes?.contains(scheme) ?? true
    }

    /// Opens a URL: in an event of a host with `SystemEffects` it is recorded there.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Options; ignored.
    ///   - completion: Receives whether the URL was opened; nil for none. Called before this returns.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(opens(url))
    }

    /// Opens a URL, and returns whether it was opened.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Options; ignored.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { opens(url) }

    /// Opens a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether it was opened.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { opens(url) }

    private func opens(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        return SystemEffects.current?.open(url) ?? false
    }

    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens the URL only with a program that is meant for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UniversalLinksOnly")
    }

    /// An option of a URL that the program is opened with.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program that opens the URL.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceAppKey")
        /// Further data.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file is opened where it is.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The reason for which the program was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// Another program.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A remote notification.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A change of the place.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// A shortcut of the home screen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// What the user did on another device.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    /// The URL of the program's page in the system's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the program's notifications in the system's settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The shortest interval between fetches in the background.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// An interval that never ends.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    // MARK: Actions

    /// Sends an action. `resignFirstResponder` without a target ends the focus of the host whose event is running;
    /// outside of events, that of all hosts. Other methods are called if the selector knows them, see `Selector`.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - target: The object that performs it; nil for the first responder.
    ///   - sender: The object that sends it; ignored.
    ///   - event: The event that causes it; ignored.
    /// - Returns: Whether there was an object to perform the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        switch action {
        case .resignFirstResponder:
            if let target { return (target as? UIResponder)?.resignFirstResponder() ?? false }
            let responder = FirstResponder.current?.resignFirstResponder() ?? false
            return KeyboardFocus.end() || responder
        case .becomeFirstResponder: return (target as? UIResponder)?.becomeFirstResponder() ?? false
        default:
            guard action.hasMethod, let target = target ?? FirstResponder.current else { return false }
            action(on: target as AnyObject, sender, event)
            return true
        }
    }

    // MARK: Icons

    /// Whether the program's icon can be changed; true.
    open var supportsAlternateIcons: Bool { true }
    /// The name of the icon; nil for the primary one.
    open private(set) var alternateIconName: String?

    /// Changes the icon.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name; nil for the primary icon.
    ///   - completionHandler: Called afterwards; nil for none.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        completionHandler?(nil)
    }

    /// Changes the icon.
    ///
    /// - Parameter alternateIconName: The name; nil for the primary icon.
    /// - Throws: Nothing here; Apple's systems throw an error for an unknown name.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        self.alternateIconName = alternateIconName
    }

    /// The shortcuts of the home screen; nil for none.
    open var shortcutItems: [UIApplicationShortcutItem]?

    // MARK: Notifications and background

    /// Whether the program is registered for remote notifications.
    open private(set) var isRegisteredForRemoteNotifications = false
    /// Registers the program for remote notifications. No token arrives.
    open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
    /// Ends the registration.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// The tasks in the background that were begun and not ended.
    public private(set) var backgroundTasks: [UIBackgroundTaskIdentifier: String?] = [:]
    private var lastTask = 0

    /// Begins a task in the background. It never expires here.
    ///
    /// - Parameter handler: Called when the time is over; never here.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins a task in the background. It never expires here.
    ///
    /// - Parameters:
    ///   - taskName: The name; nil for none.
    ///   - handler: Called when the time is over; never here.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastTask)
        backgroundTasks[identifier] = taskName
        return identifier
    }

    /// Ends a task in the background.
    ///
    /// - Parameter identifier: The task.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks[identifier] = nil }

    /// The least interval between fetches in the background; ignored.
    ///
    /// - Parameter minimumBackgroundFetchInterval: The interval, in seconds.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}

extension UIApplication {
    /// Posted when the program has started. A test posts it.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the program becomes active; see `applicationState`.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the program stops being active; see `applicationState`.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the program isn't visible any more; see `applicationState`.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the program becomes visible again; see `applicationState`.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the program is about to end. A test posts it.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is scarce. A test posts it.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the user takes a screenshot. A test posts it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when the time changes by much, for instance at midnight. A test posts it.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when protected data become available. A test posts it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when protected data are about to be unavailable. A test posts it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when the status bar turns. A test posts it.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}
