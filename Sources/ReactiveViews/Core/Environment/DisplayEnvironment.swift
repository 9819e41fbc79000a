/// The activity of the window around a control; the older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window gets the keys.
    case key
    /// The window is in front, but another one gets the keys.
    case active
    /// The window isn't in front.
    case inactive
}

extension EnvironmentValues {
    /// The number of pixels in a point; 1 by default, because there is no screen.
    public var displayScale: CGFloat {
        get { self[entry: 1] }
        set { self[entry: 1] = newValue }
    }

    /// The size of a pixel in points; 1 if the scale isn't a positive finite number.
    public var pixelLength: CGFloat {
        let scale = displayScale
        return scale > 0 && scale < .infinity ? 1 / scale : 1
    }

    /// Whether views should look as in an active window. True by default.
    public var appearsActive: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }

    /// The activity of the window: `key` by default, `inactive` if `appearsActive` is false. Apple's documentation
    /// doesn't define the default.
    public var controlActiveState: ControlActiveState {
        get { activeState ?? (appearsActive ? .key : .inactive) }
        set { activeState = newValue }
    }

    private var activeState: ControlActiveState? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }

    /// Whether the nearest enclosing `focusable(_:)` view has the focus.
    public internal(set) var isFocused: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}
