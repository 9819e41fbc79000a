/// An object that is informed of the program's life. All methods have defaults.
///
/// The state is that of ``UIApplication/applicationState``; a test calls the other methods.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The program's window; nil for none.
    var window: UIWindow? { get set }
    /// Called when the program starts; returns whether it can open what it was started with.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: Why it was started.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program has started; returns whether it can open what it was started with.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: Why it was started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program has become active.
    ///
    /// - Parameter application: The program.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the program is about to stop being active.
    ///
    /// - Parameter application: The program.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the program isn't visible any more.
    ///
    /// - Parameter application: The program.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the program is about to be visible again.
    ///
    /// - Parameter application: The program.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the program is about to end.
    ///
    /// - Parameter application: The program.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is scarce.
    ///
    /// - Parameter application: The program.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the program is opened with a URL; returns whether it was handled.
    ///
    /// - Parameters:
    ///   - app: The program.
    ///   - url: The URL.
    ///   - options: Options.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Returns the orientations of a window.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - window: The window.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Returns the configuration of a new scene.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - connectingSceneSession: The session of the scene.
    ///   - options: Options.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - sceneSessions: The sessions of the scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Called with the token for remote notifications.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - deviceToken: The token.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when there is no token for remote notifications.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - error: The error.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called with a remote notification.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - userInfo: The notification.
    ///   - completionHandler: To be called when its data are fetched.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called with a shortcut of the home screen.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - shortcutItem: The shortcut.
    ///   - completionHandler: To be called with whether it was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when transfers in the background have ended.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - identifier: The session of the transfers.
    ///   - completionHandler: To be called when all is handled.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
