/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl, UIWording {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UISwitch { Appearances.of { UISwitch() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISwitch { Appearances.of(inside: containerTypes) { UISwitch() } }

    /// Whether the switch is on.
    open var isOn = false
    /// Turns the switch.
    ///
    /// - Parameters:
    ///   - on: Whether it is on.
    ///   - animated: Whether there is an animation; ignored.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// The colour of the switch that is on; nil for the standard one.
    open var onTintColor: UIColor?
    /// The colour of the knob; nil for the standard one.
    open var thumbTintColor: UIColor?
    /// The title; nil for none.
    open var title: String?
    override func tap() {
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    var ownWords: String? { title }
    var ownValue: String? { isOn ? "1" : "0" }
}
