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

    private let state = Lock((bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: CGFloat(3)))

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
        state.withLock { state in
            CGRect(
                x: state.bounds.minX * state.scale, y: state.bounds.minY * state.scale,
                width: state.bounds.width * state.scale, height: state.bounds.height * state.scale)
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

/// The device on which the program runs.
///
/// Apple's documentation doesn't define a device for headless programs; here it is a phone until a program or a test
/// sets another kind. The properties may be used from any thread.
public final class UIDevice: Sendable {
    /// The current device.
    public static let current = UIDevice()

    private let idiom = Lock(UIUserInterfaceIdiom.phone)

    private init() {}

    /// The kind of the device's user interface; a phone by default.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { idiom.withLock { $0 } }
        set { idiom.withLock { $0 = newValue } }
    }

    /// The device's name; same as `model`.
    public var name: String { model }
    /// The device's model: `iPad` for a tablet, otherwise `iPhone`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's model; same as `model`.
    public var localizedModel: String { model }
    /// The operating system's name: `iPadOS` for a tablet, otherwise `iOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}
