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

/// A control with segments, of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UIWording {
    /// The number that stands for no segment.
    public nonisolated static let noSegment = -1
    private enum Segment {
        case title(String)
        case image(UIImage)
        var title: String? { if case .title(let title) = self { title } else { nil } }
        var image: UIImage? { if case .image(let image) = self { image } else { nil } }
    }

    /// Creates a control.
    ///
    /// - Parameter items: The titles and images; nil for none.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String { segments.append(.title(title)) }
            if let image = item as? UIImage { segments.append(.image(image)) }
            if let action = item as? UIAction { insertSegment(action: action, at: segments.count, animated: false) }
        }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UISegmentedControl { Appearances.of { UISegmentedControl() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISegmentedControl { Appearances.of(inside: containerTypes) { UISegmentedControl() } }

    private var segments: [Segment] = []
    private var segmentActions: [Int: UIAction] = [:]
    private var disabled: Set<Int> = []
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    private var backgrounds: [UIControl.State: UIImage] = [:]
    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// The selected segment; `noSegment` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// The colour behind the selected segment; nil for the standard one.
    open var selectedSegmentTintColor: UIColor?
    /// Whether a segment is only selected while it is pressed.
    open var isMomentary = false
    /// Whether the widths follow the content.
    open var apportionsSegmentWidthsByContent = false
    /// Adds a segment.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - segment: The position.
    ///   - animated: Whether there is an animation; ignored.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(.title(title ?? ""), at: min(max(segment, 0), segments.count))
    }
    /// Adds a segment.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - segment: The position.
    ///   - animated: Whether there is an animation; ignored.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(.image(image ?? UIImage()), at: min(max(segment, 0), segments.count))
    }
    /// Adds a segment with an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - segment: The position.
    ///   - animated: Whether there is an animation; ignored.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), segments.count)
        segments.insert(action.image.map { .image($0) } ?? .title(action.title), at: place)
        segmentActions[place] = action
    }
    /// Removes a segment.
    ///
    /// - Parameters:
    ///   - segment: The position.
    ///   - animated: Whether there is an animation; ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    /// Removes all segments.
    open func removeAllSegments() { segments = [] }
    /// Sets the title of a segment.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - segment: The position.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
    }
    /// Returns the title of a segment; nil for none.
    ///
    /// - Parameter segment: The position.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    /// Sets the image of a segment.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - segment: The position.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = .image(image ?? UIImage()) }
    }
    /// Returns the image of a segment; nil for none.
    ///
    /// - Parameter segment: The position.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    /// Sets whether a segment can be selected.
    ///
    /// - Parameters:
    ///   - enabled: Whether it can.
    ///   - segment: The position.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    }
    /// Returns whether a segment can be selected.
    ///
    /// - Parameter segment: The position.
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
    /// Sets the attributes of titles.
    ///
    /// - Parameters:
    ///   - attributes: The attributes; nil for none.
    ///   - state: The state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of titles; nil for none.
    ///
    /// - Parameter state: The state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    /// Sets the image of the background.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for none.
    ///   - state: The state.
    ///   - barMetrics: The height; ignored.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[state] = backgroundImage }
    /// Sets the image between segments; ignored.
    ///
    /// - Parameters:
    ///   - dividerImage: The image; nil for none.
    ///   - leftState: The state of the left segment.
    ///   - rightState: The state of the right segment.
    ///   - barMetrics: The height.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Selects a segment as a user does.
    ///
    /// - Parameter segment: The position.
    public func select(_ segment: Int) {
        guard isEnabled, segments.indices.contains(segment), isEnabledForSegment(at: segment) else { return }
        selectedSegmentIndex = segment
        segmentActions[segment]?.perform(from: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    override func tap() { select((selectedSegmentIndex + 1) % max(segments.count, 1)) }
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let widest =
            segments.map {
                $0.image?.size.width
                    ?? TextSize.of(NSAttributedString(string: $0.title ?? ""), font, width: nil).width
            }.max() ?? 0
        return CGSize(width: (widest + 24) * CGFloat(segments.count), height: 32)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    var ownWords: String? { nil }
    var ownValue: String? { titleForSegment(at: selectedSegmentIndex) }
}

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

/// A control that reloads the content of a scroll view.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIRefreshControl { Appearances.of { UIRefreshControl() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIRefreshControl { Appearances.of(inside: containerTypes) { UIRefreshControl() } }

    /// Whether content is reloaded.
    open private(set) var isRefreshing = false
    /// The words; nil for none.
    open var attributedTitle: NSAttributedString?
    /// Shows that content is reloaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Shows that content is no longer reloaded.
    open func endRefreshing() { isRefreshing = false }
    /// Pulls the control as a user does.
    public func pull() {
        guard isEnabled, !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    override func tap() { pull() }
}

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
