/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl, UIWording {
    /// The look of the background.
    public enum BackgroundStyle: Int, Sendable {
        /// By the place.
        case automatic = 0
        /// Visible.
        case prominent = 1
        /// Hardly visible.
        case minimal = 2
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIPageControl { Appearances.of { UIPageControl() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIPageControl { Appearances.of(inside: containerTypes) { UIPageControl() } }

    /// The number of pages.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    private var page = 0
    /// The shown page.
    open var currentPage: Int {
        get { page }
        set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false
    /// The colour of the other dots; nil for the standard one.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the shown page's dot; nil for the standard one.
    open var currentPageIndicatorTintColor: UIColor?
    /// The look of the background.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether a drag changes the page.
    open var allowsContinuousInteraction = true
    /// The image of the dots; nil for dots.
    open var preferredIndicatorImage: UIImage?
    private var images: [Int: UIImage] = [:]
    /// Sets the image of a page.
    ///
    /// - Parameters:
    ///   - image: The image; nil for a dot.
    ///   - page: The page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    /// Returns the size for a number of pages.
    ///
    /// - Parameter pageCount: The number.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * 16 + 8, height: 26)
    }
    override func tap() {
        guard page + 1 < numberOfPages else { return }
        page += 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    var ownWords: String? { nil }
    var ownValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
}
