// The user's accessibility settings. There is no device here, so they have defaults until a host or a view sets them.
extension EnvironmentValues {
    /// Whether a screen reader or a switch control is in use. False by default.
    public var accessibilityEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether a screen reader reads the content aloud. False by default.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether the device is operated by switches. False by default.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether the interface should be as simple as possible. False by default.
    public var accessibilityAssistiveAccessEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether actions can be performed by gestures of the hand. False by default.
    public var accessibilityQuickActionsEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether items can be shown enlarged. False by default.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether information shouldn't be conveyed by colour alone. False by default.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether buttons should show their shapes. False by default.
    public var accessibilityShowButtonShapes: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether colours are inverted. False by default.
    public var accessibilityInvertColors: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether views should be opaque. False by default.
    public var accessibilityReduceTransparency: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether motion should be reduced. False by default. Animations that a program requests still run.
    public var accessibilityReduceMotion: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether flashing lights should be dimmed. False by default.
    public var accessibilityDimFlashingLights: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// Whether animated images should play. True by default.
    public var accessibilityPlayAnimatedImages: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }
}
