/// A slider.
@preconcurrency @MainActor
open class UISlider: UIControl, UIWording {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UISlider { Appearances.of { UISlider() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISlider { Appearances.of(inside: containerTypes) { UISlider() } }

    private var stored: Float = 0
    /// The value, between the least and the greatest one.
    open var value: Float {
        get { stored }
        set {
            stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(minimumValue, maximumValue))
        }
    }
    /// The least value.
    open var minimumValue: Float = 0 { didSet { value = stored } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { value = stored } }
    /// Whether actions are performed while the knob moves.
    open var isContinuous = true
    /// The colour before the knob; nil for the tint colour.
    open var minimumTrackTintColor: UIColor?
    /// The colour after the knob; nil for the standard one.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob; nil for the standard one.
    open var thumbTintColor: UIColor?
    /// The image at the least value; nil for none.
    open var minimumValueImage: UIImage?
    /// The image at the greatest value; nil for none.
    open var maximumValueImage: UIImage?
    private var thumbs: [UIControl.State: UIImage] = [:]
    /// Sets the value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - animated: Whether there is an animation; ignored.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the image of the knob.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - state: The state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
    /// Moves the knob as a user does.
    ///
    /// - Parameter value: The value.
    public func slide(to value: Float) {
        guard isEnabled else { return }
        self.value = value
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
    var ownWords: String? { nil }
    var ownValue: String? { "\(value)" }
}
