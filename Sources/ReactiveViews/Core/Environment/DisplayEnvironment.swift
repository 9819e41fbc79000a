/// How active the window around a control looks; the older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// Keys go to the window.
    case key
    /// It is in front, but keys go elsewhere.
    case active
    case inactive
}

extension EnvironmentValues {
    /// How many pixels there are to a point; 1 unless somebody sets it, as there is no screen.
    public var displayScale: CGFloat {
        get { self[entry: 1] }
        set { self[entry: 1] = newValue }
    }

    /// The size of a pixel in points; 1 where the scale is no positive number.
    public var pixelLength: CGFloat {
        let scale = displayScale
        return scale > 0 && scale < .infinity ? 1 / scale : 1
    }

    /// Whether views are to look as in an active window.
    public var appearsActive: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }

    /// How active the window looks: `key`, unless somebody sets it or has it not appear active ⚑.
    public var controlActiveState: ControlActiveState {
        get { activeState ?? (appearsActive ? .key : .inactive) }
        set { activeState = newValue }
    }

    private var activeState: ControlActiveState? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }

    /// Whether the nearest view around that is `focusable` has the focus itself.
    public internal(set) var isFocused: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}
