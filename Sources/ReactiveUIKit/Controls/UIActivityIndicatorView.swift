/// A view that shows that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, white; an older name.
        case whiteLarge = 0
        /// 20 points, white; an older name.
        case white = 1
        /// 20 points, grey; an older name.
        case gray = 2
    }

    /// Creates an indicator, which doesn't go.
    ///
    /// - Parameter style: The size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        bounds.size = intrinsicContentSize
    }
    /// Creates an indicator, which doesn't go.
    ///
    /// - Parameter frame: The frame in the view around.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIActivityIndicatorView { Appearances.of { UIActivityIndicatorView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIActivityIndicatorView { Appearances.of(inside: containerTypes) { UIActivityIndicatorView() } }

    /// The size.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// The colour.
    open var color: UIColor! = .systemGray
    /// Whether the view is hidden while nothing goes on.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether something goes on.
    open private(set) var isAnimating = false
    /// Shows that something goes on.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    /// Shows that nothing goes on.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A view that shows a share of work.
@preconcurrency @MainActor
open class UIProgressView: UIView, UIWording {
    /// The style of a view.
    public enum Style: Int, Sendable {
        /// In content.
        case `default` = 0
        /// In a bar.
        case bar = 1
    }

    /// Creates a view.
    ///
    /// - Parameter style: The style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIProgressView { Appearances.of { UIProgressView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIProgressView { Appearances.of(inside: containerTypes) { UIProgressView() } }

    /// The style.
    open var progressViewStyle = Style.default
    /// The share, from 0 to 1.
    open var progress: Float = 0 { didSet { progress = progress.isNaN ? 0 : min(max(progress, 0), 1) } }
    /// The colour of the share; nil for the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of the rest; nil for the standard one.
    open var trackTintColor: UIColor?
    /// The progress that the view follows; nil for none.
    open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }
    /// Sets the share.
    ///
    /// - Parameters:
    ///   - progress: The share, from 0 to 1.
    ///   - animated: Whether there is an animation; ignored.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
    var ownWords: String? { nil }
    var ownValue: String? { "\(Int((progress * 100).rounded()))%" }
}
