/// A control for a colour.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colour; nil for none.
    open var selectedColor: UIColor?
    /// The title; nil for none.
    open var title: String?
    /// Whether the opacity can be chosen.
    open var supportsAlpha = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
