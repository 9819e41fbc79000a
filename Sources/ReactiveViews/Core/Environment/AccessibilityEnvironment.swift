/// What the user has set up to see, hear or operate a device more easily. There is no device: each is as it is where nobody has set up
/// anything, until a host or a view around sets it.
extension EnvironmentValues {
    /// Whether a screen reader or a switch is in use.
    public var accessibilityEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether what is on the screen is read out.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether the device is operated by switches.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether the interface is to be as simple as possible.
    public var accessibilityAssistiveAccessEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether actions can be done by a gesture of the hand.
    public var accessibilityQuickActionsEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether items can be looked at enlarged.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether colour isn't to be the only thing that tells two things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether buttons are to show their shapes.
    public var accessibilityShowButtonShapes: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether nothing is to be seen through.
    public var accessibilityReduceTransparency: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether as little as possible is to move. Animations that a program asks for run nevertheless.
    public var accessibilityReduceMotion: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether lights that flash are to be dimmed.
    public var accessibilityDimFlashingLights: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether moving pictures are to move.
    public var accessibilityPlayAnimatedImages: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }
}
