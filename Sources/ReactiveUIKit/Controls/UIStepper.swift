/// A control with two buttons for a number.
@preconcurrency @MainActor
open class UIStepper: UIControl, UIWording {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIStepper { Appearances.of { UIStepper() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIStepper { Appearances.of(inside: containerTypes) { UIStepper() } }

    private var stored = 0.0
    /// The value, between the least and the greatest one.
    open var value: Double {
        get { stored }
        set {
            stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(minimumValue, maximumValue))
        }
    }
    /// The least value.
    open var minimumValue = 0.0 { didSet { value = stored } }
    /// The greatest value.
    open var maximumValue = 100.0 { didSet { value = stored } }
    /// The difference of a step.
    open var stepValue = 1.0
    /// Whether steps go on at the other end.
    open var wraps = false
    /// Whether a long press repeats steps.
    open var autorepeat = true
    /// Whether actions are performed while a press lasts.
    open var isContinuous = true
    /// Makes a step as a user does.
    ///
    /// - Parameter count: The number of steps; negative ones lead down.
    public func step(by count: Int) {
        guard isEnabled else { return }
        let new = value + Double(count) * stepValue
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    override func tap() { step(by: 1) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    var ownWords: String? { nil }
    var ownValue: String? { "\(value)" }
}
