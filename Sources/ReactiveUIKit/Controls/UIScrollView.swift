/// A view whose content can be larger than it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// How the keyboard is dismissed by scrolling.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// When scrolling begins.
        case onDrag = 1
        /// With the finger.
        case interactive = 2
        /// When scrolling begins, with the view above the keyboard.
        case onDragWithAccessory = 3
        /// With the finger, with the view above the keyboard.
        case interactiveWithAccessory = 4
    }

    /// The brightness of indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// By the content.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// How insets follow the safe area.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// By the controller.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// How fast scrolling ends.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIScrollView { Appearances.of { UIScrollView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIScrollView { Appearances.of(inside: containerTypes) { UIScrollView() } }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero
    /// The point of the content at the upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }
    /// Scrolls to a point.
    ///
    /// - Parameters:
    ///   - contentOffset: The point at the upper left corner.
    ///   - animated: Whether there is an animation; the point is taken at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    /// Scrolls until a part of the content is visible.
    ///
    /// - Parameters:
    ///   - rect: The part.
    ///   - animated: Whether there is an animation; it is visible at once.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var point = contentOffset
        if rect.maxX > point.x + bounds.width { point.x = rect.maxX - bounds.width }
        if rect.minX < point.x { point.x = rect.minX }
        if rect.maxY > point.y + bounds.height { point.y = rect.maxY - bounds.height }
        if rect.minY < point.y { point.y = rect.minY }
        setContentOffset(point, animated: animated)
    }
    /// Scrolls as a user does: the delegate is called in UIKit's order, and the parts that come in sight are laid out.
    ///
    /// - Parameter point: The point of the content at the upper left corner.
    public func scroll(to point: CGPoint) {
        guard isScrollEnabled else { return }
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        contentOffset = point
        layoutIfNeeded()
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    /// The insets of the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// The insets of the content with those of the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(
            top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
            bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right + safeAreaInsets.right)
    }
    /// How insets follow the safe area.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The insets of indicators, in points.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical indicator, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The brightness of indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// The object that is informed of scrolling; nil for none.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
    /// Whether only one axis scrolls at a time.
    open var isDirectionalLockEnabled = false
    /// Whether content bounces at its ends.
    open var bounces = true
    /// Whether content always bounces vertically.
    open var alwaysBounceVertical = false
    /// Whether content always bounces horizontally.
    open var alwaysBounceHorizontal = false
    /// Whether a tap at the top scrolls there.
    open var scrollsToTop = true
    /// Whether the vertical indicator is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator is shown.
    open var showsHorizontalScrollIndicator = true
    /// Whether touches reach content late.
    open var delaysContentTouches = true
    /// Whether scrolling cancels touches of content.
    open var canCancelContentTouches = true
    /// How fast scrolling ends.
    open var decelerationRate = DecelerationRate.normal
    /// How the keyboard is dismissed.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The control that reloads; nil for none.
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { addSubview(refreshControl) }
        }
    }
    /// Whether the user drags.
    open private(set) var isDragging = false
    /// Whether a touch may become a drag.
    open var isTracking: Bool { isDragging }
    /// Whether content still moves after a drag.
    open var isDecelerating: Bool { false }
    /// The least zoom.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom.
    open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { delegate?.scrollViewDidZoom(self) } } }
    /// Whether zooming bounces.
    open var bouncesZoom = true
    /// Whether the user zooms.
    open var isZooming: Bool { false }
    /// Sets the zoom.
    ///
    /// - Parameters:
    ///   - scale: The zoom.
    ///   - animated: Whether there is an animation; it is taken at once.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Zooms to a part of the content.
    ///
    /// - Parameters:
    ///   - rect: The part.
    ///   - animated: Whether there is an animation; it is shown at once.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
        contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    }
    /// Shows the indicators for a moment; nothing shows them here.
    open func flashScrollIndicators() {}
    /// The recognizer of drags.
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// The recognizer of pinches; nil for none.
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// The guide of the content.
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, "content")
    /// The guide of the frame.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self, "safe area")
}

/// An object that is informed of scrolling. All methods have defaults.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content has moved.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the zoom has changed.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when the user begins to drag.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user is about to end dragging.
    ///
    /// - Parameters:
    ///   - scrollView: The view.
    ///   - velocity: The speed.
    ///   - targetContentOffset: The address of the point at which scrolling ends.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the user has ended dragging.
    ///
    /// - Parameters:
    ///   - scrollView: The view.
    ///   - decelerate: Whether the content still moves.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to slow down.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has stopped.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animation of scrolling has ended.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view to zoom; nil for none.
    ///
    /// - Parameter scrollView: The view.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when zooming is about to begin.
    ///
    /// - Parameters:
    ///   - scrollView: The view.
    ///   - view: The view to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when zooming has ended.
    ///
    /// - Parameters:
    ///   - scrollView: The view.
    ///   - view: The zoomed view.
    ///   - scale: The zoom.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns whether a tap at the top scrolls there.
    ///
    /// - Parameter scrollView: The view.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
