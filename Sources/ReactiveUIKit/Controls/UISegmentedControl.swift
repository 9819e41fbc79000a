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
