/// The screen of a phone. There is none: it is 393 × 852 points large, with 3 × 3 pixels to each, unless a program or a test sets something
/// else. Hosts have a size of their own, which this doesn't follow.
///
/// Its properties may be used from any thread.
public final class UIScreen: Sendable {
    public static let main = UIScreen()

    private let state = Lock((bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: CGFloat(3)))

    private init() {}

    /// In points.
    public var bounds: CGRect {
        get { state.withLock { $0.bounds } }
        set { state.withLock { $0.bounds = newValue } }
    }

    /// How many pixels there are to a point in each direction.
    public var scale: CGFloat {
        get { state.withLock { $0.scale } }
        set { state.withLock { $0.scale = newValue } }
    }

    public var nativeScale: CGFloat { scale }

    /// In pixels.
    public var nativeBounds: CGRect {
        state.withLock { state in
            CGRect(
                x: state.bounds.minX * state.scale, y: state.bounds.minY * state.scale,
                width: state.bounds.width * state.scale, height: state.bounds.height * state.scale)
        }
    }

    public var maximumFramesPerSecond: Int { 60 }
}

/// What kind of device a program is on.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The device that a program is on: a phone, unless a program or a test sets something else ⚑.
public final class UIDevice: Sendable {
    public static let current = UIDevice()

    private let idiom = Lock(UIUserInterfaceIdiom.phone)

    private init() {}

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { idiom.withLock { $0 } }
        set { idiom.withLock { $0 = newValue } }
    }

    public var name: String { model }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}
