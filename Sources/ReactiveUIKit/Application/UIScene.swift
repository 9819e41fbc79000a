/// A part of the program's user interface with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In front, without events.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }

    /// The session.
    public let session: UISceneSession
    /// The object that is informed of the scene's life; nil for none.
    open var delegate: (any UISceneDelegate)?
    /// The title.
    open var title: String! = ""
    /// The state. A test sets another one: the delegate is then called, and notifications are posted.
    open var activationState = ActivationState.foregroundActive {
        didSet { if activationState != oldValue { stateChanged(from: oldValue) } }
    }

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - connectionOptions: Options; ignored.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    private func stateChanged(from old: ActivationState) {
        let center = NotificationCenter.default
        if old == .foregroundActive {
            delegate?.sceneWillResignActive(self)
            center.post(name: Self.willDeactivateNotification, object: self)
        }
        if old == .background, activationState != .unattached {
            delegate?.sceneWillEnterForeground(self)
            center.post(name: Self.willEnterForegroundNotification, object: self)
        }
        switch activationState {
        case .foregroundActive:
            delegate?.sceneDidBecomeActive(self)
            center.post(name: Self.didActivateNotification, object: self)
        case .background:
            delegate?.sceneDidEnterBackground(self)
            center.post(name: Self.didEnterBackgroundNotification, object: self)
        case .unattached:
            delegate?.sceneDidDisconnect(self)
            center.post(name: Self.didDisconnectNotification, object: self)
        case .foregroundInactive: break
        }
    }

    /// Opens a URL; see `UIApplication.open`.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Options; ignored.
    ///   - completion: Receives whether the URL was opened; nil for none.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Options for opening a URL.
    public final class OpenExternalURLOptions: NSObject {
        /// Whether only a program that is meant for the URL opens it.
        public var universalLinksOnly = false
    }

    /// Options of a new scene.
    public final class ConnectionOptions: NSObject {
        /// The URLs that the scene is opened with.
        public var urlContexts: Set<UIOpenURLContext> = []
        /// The shortcut that the scene is opened with; nil for none.
        public var shortcutItem: UIApplicationShortcutItem?
    }
}

extension UIScene {
    /// Posted when a scene is about to connect. A test posts it.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene is disconnected; see `activationState`.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene becomes active; see `activationState`.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene stops being active; see `activationState`.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene becomes visible again; see `activationState`.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene isn't visible any more; see `activationState`.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene is opened with.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// Creates a context, for tests.
    ///
    /// - Parameter url: The URL.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}

/// The lasting identity of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on another display.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The identifier, unique in the process.
    public let persistentIdentifier: String
    /// The role.
    public let role: Role
    /// The configuration.
    public let configuration: UISceneConfiguration
    /// The scene; nil if it isn't connected.
    public internal(set) weak var scene: UIScene?
    /// Further values; nil for none.
    public var userInfo: [String: Any]?

    private static var count = 0

    init(role: Role = .windowApplication) {
        Self.count += 1
        persistentIdentifier = "scene-\(Self.count)"
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// How a scene is made.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name; nil for none.
    public let name: String?
    /// The role.
    public let role: UISceneSession.Role
    /// The class of the delegate; nil for none.
    public var delegateClass: AnyClass?
    /// The class of the scene; nil for the standard one.
    public var sceneClass: AnyClass?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The name; nil for none.
    ///   - sessionRole: The role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen.
    public let screen: UIScreen
    /// The windows, in the order of their creation.
    open internal(set) var windows: [UIWindow] = []
    /// The orientation; portrait by default. A test sets another one.
    open var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { .current }

    init(screen: UIScreen) {
        self.screen = screen
        super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - connectionOptions: Options; ignored.
    public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        screen = .main
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The window that gets the keys; nil for none.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The limits of the window's size; nil for none.
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }
    private let restrictions = UISceneSizeRestrictions()
    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIWindow(frame: screen.bounds) }

    /// Requests another orientation; it is taken at once.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The orientations.
    ///   - errorHandler: Called if they can't be taken; never here.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let preferences = geometryPreferences as? GeometryPreferences.iOS else { return }
        let all: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
            (.portrait, .portrait), (.landscapeLeft, .landscapeLeft), (.landscapeRight, .landscapeRight),
            (.portraitUpsideDown, .portraitUpsideDown),
        ]
        let wanted = all.filter { preferences.interfaceOrientations.contains($0.0) }.map(\.1)
        if !wanted.contains(interfaceOrientation), let first = wanted.first { interfaceOrientation = first }
    }

    /// What a scene requests of its geometry.
    public class GeometryPreferences: NSObject {
        /// The orientations that a scene requests.
        public final class iOS: GeometryPreferences {
            /// The orientations.
            public var interfaceOrientations: UIInterfaceOrientationMask

            /// Creates a request.
            ///
            /// - Parameter interfaceOrientations: The orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

/// The status bar of a scene. There is none: it has no frame.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    /// The style.
    public var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar is hidden.
    public var isStatusBarHidden: Bool { false }
    /// The frame: zero.
    public var statusBarFrame: CGRect { .zero }
}

/// The limits of a window's size.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    /// The least size, in points.
    public var minimumSize = CGSize.zero
    /// The greatest size, in points.
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// An object that is informed of a scene's life. All methods have defaults.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene connects.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: The session.
    ///   - connectionOptions: Options.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when a scene was disconnected.
    ///
    /// - Parameter scene: The scene.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when a scene has become active.
    ///
    /// - Parameter scene: The scene.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when a scene is about to stop being active.
    ///
    /// - Parameter scene: The scene.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when a scene is about to be visible again.
    ///
    /// - Parameter scene: The scene.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when a scene isn't visible any more.
    ///
    /// - Parameter scene: The scene.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when a scene is opened with URLs.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - URLContexts: The URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// An object that is informed of the life of a scene with windows. All methods have defaults.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window; nil for none.
    var window: UIWindow? { get set }
    /// Called with a shortcut of the home screen.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The shortcut.
    ///   - completionHandler: To be called with whether it was performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
