/// An object that is informed of the life of a SwiftUI program.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///     @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///     var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// The delegate is made by its `init()`, when the `App` is. A test can have it made in another way, before that:
///
/// ```swift
/// UIApplication.shared.registerDelegate { AppDelegate(store: .inMemory) }
/// let app = AppHost(NotesApp())
/// ```
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let delegate: DelegateType?

    /// Makes the delegate and informs it that the program has started.
    ///
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        delegate = UIApplication.shared.launch(delegateType)
    }

    /// The delegate. Ends the process on a system where it can't be made and its making wasn't registered.
    public var wrappedValue: DelegateType {
        guard let delegate else {
            fatalError(
                "There is no \(DelegateType.self): call UIApplication.shared.registerDelegate { \(DelegateType.self)() }."
            )
        }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of the delegate.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// How delegates are made, by their classes.
@MainActor
private enum DelegateFactories {
    static var all: [ObjectIdentifier: () -> AnyObject] = [:]
}

extension UIApplication {
    /// Registers how a delegate is made; see ``UIApplicationDelegateAdaptor``.
    ///
    /// - Parameter make: Makes the delegate.
    public func registerDelegate<Delegate: NSObject & UIApplicationDelegate>(_ make: @escaping () -> Delegate) {
        DelegateFactories.all[ObjectIdentifier(Delegate.self)] = make
    }

    /// Makes a delegate, unless the program has one of the class, and informs it that the program has started. Reports
    /// a diagnostic on a system where it can't be made and its making wasn't registered.
    func launch<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate? {
        if let known = delegate as? Delegate { return known }
        let registered = DelegateFactories.all[ObjectIdentifier(type)]
        guard let new = registered.map({ $0() as? Delegate }) ?? makeObject(of: type) else {
            Diagnostics.report(
                Diagnostic(
                    .unimplemented,
                    """
                    There is no way to make a \(type); the program has no delegate. Call \
                    UIApplication.shared.registerDelegate { \(type)() } before the App is made.
                    """))
            return nil
        }
        launch(new)
        return new
    }

    /// Makes an object the program's delegate, and informs it that the program has started.
    ///
    /// ```swift
    /// UIApplication.shared.launch(AppDelegate())
    /// ```
    ///
    /// - Parameter delegate: The delegate.
    public func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        delegate.applicationDidBecomeActive(self)
    }

    /// Connects a scene with a delegate, as the start of a program does: the delegate makes the window.
    ///
    /// ```swift
    /// let delegate = SceneDelegate()
    /// let scene = UIApplication.shared.connect(delegate)
    /// ```
    ///
    /// - Parameter delegate: The delegate of the scene.
    /// - Returns: The scene.
    @discardableResult
    public func connect(_ delegate: any UISceneDelegate) -> UIWindowScene {
        let scene = UIWindowScene(screen: .main)
        scene.delegate = delegate
        setConnected(scene, true)
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        delegate.sceneWillEnterForeground(scene)
        delegate.sceneDidBecomeActive(scene)
        return scene
    }

    /// Disconnects a scene: its delegate is informed.
    ///
    /// - Parameter scene: The scene.
    public func disconnect(_ scene: UIScene) {
        scene.activationState = .unattached
        setConnected(scene, false)
    }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the program with a delegate of this class. It returns when the delegate was informed of the start: there
    /// is no screen.
    public static func main() { _ = UIApplication.shared.launch(Self.self) }
}

/// Starts a program. There is no screen: it returns at once. The delegate isn't made, since classes aren't found by
/// name here; a diagnostic says so.
///
/// - Parameters:
///   - argc: The number of arguments; ignored.
///   - argv: The arguments; ignored.
///   - principalClassName: The name of the program's class; ignored.
///   - delegateClassName: The name of the delegate's class.
/// - Returns: 1.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    Diagnostics.report(
        Diagnostic(
            .unimplemented,
            "UIApplicationMain can't make a \(delegateClassName ?? "delegate"); use UIApplication.shared.launch(_:)."))
    return 1
}
