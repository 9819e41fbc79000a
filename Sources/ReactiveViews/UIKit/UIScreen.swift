/// The size and scale of a device's screen.
///
/// A headless program has no screen. The values are those of a phone, 393 × 852 points with a scale of 3, until a
/// program or a test sets others. A host's size is independent of them.
///
/// The properties may be used from any thread.
///
/// ```swift
/// UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 834, height: 1194)
/// ```
public final class UIScreen: Sendable {
    /// The device's only screen.
    public static let main = UIScreen()

    /// Posted when the brightness was set to another one.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted when a screen is connected; never here.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is disconnected; never here.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the screen is captured or no longer captured; never here.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

    /// The connected screens: the only one.
    public static var screens: [UIScreen] { [main] }

    private let state = Lock(
        (bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: CGFloat(3), brightness: CGFloat(0.5)))

    private init() {}

    /// The screen's bounds, in points.
    public var bounds: CGRect {
        get { state.withLock { $0.bounds } }
        set { state.withLock { $0.bounds = newValue } }
    }

    /// The number of pixels to a point in each direction.
    public var scale: CGFloat {
        get { state.withLock { $0.scale } }
        set { state.withLock { $0.scale = newValue } }
    }

    /// The number of pixels to a point in each direction; same as `scale`.
    public var nativeScale: CGFloat { scale }

    /// The screen's bounds, in pixels.
    public var nativeBounds: CGRect {
        state.withLock { $0.bounds.applying(CGAffineTransform(scaleX: $0.scale, y: $0.scale)) }
    }

    /// The brightness, from 0 to 1; 0.5 by default. Another value is announced by a notification.
    public var brightness: CGFloat {
        get { state.withLock { $0.brightness } }
        set {
            let value = newValue.isFinite ? min(max(newValue, 0), 1) : 0
            let isNew = state.withLock { state in
                defer { state.brightness = value }
                return state.brightness != value
            }
            if isNew { NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self) }
        }
    }

    /// Whether the screen is recorded or mirrored; always false.
    public var isCaptured: Bool { false }

    /// Returns the value of a property by its name, as Objective-C's key-value coding does.
    ///
    /// The radius of the display's corners, `_displayCornerRadius`, which UIKit has no property for, is that of a phone: 55
    /// points.
    ///
    /// - Parameter key: `bounds`, `scale`, `nativeScale`, `brightness` or `_displayCornerRadius`; nil is returned for
    ///   another name, with a diagnostic.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "bounds": return bounds
        case "scale", "nativeScale": return scale
        case "brightness": return brightness
        case "_displayCornerRadius": return CGFloat(55)
        default:
            Diagnostics.report(
                Diagnostic(.invalidInput, "UIScreen has no value for the key \(key) here; using nil."))
            return nil
        }
    }

    /// The maximum frame rate, in frames per second; always 60.
    public var maximumFramesPerSecond: Int { 60 }
}

/// The kind of a device's user interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unknown kind.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}
