/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright, with the bottom edge down.
    case portrait = 1
    /// Upright, with the top edge down.
    case portraitUpsideDown = 2
    /// On the side, with the right edge down.
    case landscapeLeft = 3
    /// On the side, with the left edge down.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is upright or on a side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device on which the program runs.
///
/// Apple's documentation doesn't define a device for headless programs; here it is a charged phone held upright, until
/// a program or a test sets something else. The properties may be used from any thread.
///
/// ```swift
/// UIDevice.current.userInterfaceIdiom = .pad
/// UIDevice.current.orientation = .landscapeLeft
/// ```
public final class UIDevice: Sendable {
    /// The state of the device's battery.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// The device isn't connected to power.
        case unplugged = 1
        /// The device is connected to power and not full.
        case charging = 2
        /// The battery is full.
        case full = 3
    }

    /// The current device.
    public static let current = UIDevice()

    /// Posted when the orientation was set to another one.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery's level was set to another one while it is monitored.
    public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery's state was set to another one while it is monitored.
    public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when the proximity sensor's state changes; never here.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    private struct State {
        var idiom = UIUserInterfaceIdiom.phone
        var orientation = UIDeviceOrientation.portrait
        var orientationRequests = 0
        var batteryLevel: Float = 1
        var batteryState = BatteryState.full
        var monitorsBattery = false
        var monitorsProximity = false
        var systemVersion = "18.4"
        var identifier: UUID? = UUID(uuidString: "00000000-0000-4000-8000-000000000000")
    }
    private let state = Lock(State())

    private init() {}

    private func change<Value: Equatable>(
        _ property: WritableKeyPath<State, Value>, to value: Value, _ notification: Notification.Name,
        if mayPost: (borrowing State) -> Bool = { _ in true }
    ) {
        let posts = state.withLock { state in
            guard state[keyPath: property] != value else { return false }
            state[keyPath: property] = value
            return mayPost(state)
        }
        if posts { NotificationCenter.default.post(name: notification, object: self) }
    }

    /// The kind of the device's user interface; a phone by default.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { state.withLock { $0.idiom } }
        set { state.withLock { $0.idiom = newValue } }
    }

    /// The device's orientation; portrait by default. Another one is announced by a notification.
    public var orientation: UIDeviceOrientation {
        get { state.withLock { $0.orientation } }
        set { change(\.orientation, to: newValue, Self.orientationDidChangeNotification) }
    }

    /// Whether changes of the orientation are requested. They are announced here in any case.
    public var isGeneratingDeviceOrientationNotifications: Bool { state.withLock { $0.orientationRequests > 0 } }
    /// Requests notifications of changes of the orientation.
    public func beginGeneratingDeviceOrientationNotifications() { state.withLock { $0.orientationRequests += 1 } }
    /// Ends a request for notifications.
    public func endGeneratingDeviceOrientationNotifications() {
        state.withLock { $0.orientationRequests = max(0, $0.orientationRequests - 1) }
    }

    /// Whether the battery is monitored; false by default.
    public var isBatteryMonitoringEnabled: Bool {
        get { state.withLock { $0.monitorsBattery } }
        set { state.withLock { $0.monitorsBattery = newValue } }
    }

    /// The battery's level, from 0 to 1; -1 while it isn't monitored.
    public var batteryLevel: Float {
        get { state.withLock { $0.monitorsBattery ? $0.batteryLevel : -1 } }
        set { change(\.batteryLevel, to: newValue, Self.batteryLevelDidChangeNotification) { $0.monitorsBattery } }
    }

    /// The battery's state; unknown while it isn't monitored.
    public var batteryState: BatteryState {
        get { state.withLock { $0.monitorsBattery ? $0.batteryState : .unknown } }
        set { change(\.batteryState, to: newValue, Self.batteryStateDidChangeNotification) { $0.monitorsBattery } }
    }

    /// Whether the proximity sensor is used; false by default.
    public var isProximityMonitoringEnabled: Bool {
        get { state.withLock { $0.monitorsProximity } }
        set { state.withLock { $0.monitorsProximity = newValue } }
    }
    /// Whether something is close to the device; always false.
    public var proximityState: Bool { false }
    /// Whether the device can run several programs at a time; always true.
    public var isMultitaskingSupported: Bool { true }

    /// The identifier of the device for the program's vendor; the same on all machines until a test sets another one.
    public var identifierForVendor: UUID? {
        get { state.withLock { $0.identifier } }
        set { state.withLock { $0.identifier = newValue } }
    }

    /// The version of the operating system whose interface the package follows; 18.4 by default.
    public var systemVersion: String {
        get { state.withLock { $0.systemVersion } }
        set { state.withLock { $0.systemVersion = newValue } }
    }

    /// The device's name; same as `model`.
    public var name: String { model }
    /// The device's model: `iPad` for a tablet, otherwise `iPhone`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's model; same as `model`.
    public var localizedModel: String { model }
    /// The operating system's name: `iPadOS` for a tablet, otherwise `iOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// Plays the click of a key; does nothing here.
    public func playInputClick() {}
}
