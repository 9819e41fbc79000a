/// A controller whose view shows SwiftUI views: a host of its own, in the size of its view.
///
/// ```swift
/// let controller = UIHostingController(rootView: ContentView())
/// controller.view.frame.size = CGSize(width: 320, height: 480)
/// try controller.host.tap("Add")
/// ```
///
/// The host is made when it or the view is first used. It has the virtual clock that is in force then, if there is one.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    private var content: Content
    private var madeHost: ViewHost<HostedRoot<Content>>?
    private let traits = HostedTraits()

    /// Creates a controller.
    ///
    /// - Parameter rootView: The root view.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of an archive, which is ignored. Never nil.
    ///
    /// - Parameters:
    ///   - aDecoder: The archive.
    ///   - rootView: The root view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: aDecoder)
    }

    /// Ends the process: a hosting controller needs a root view.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("A UIHostingController needs a root view: use init(coder:rootView:).")
    }

    /// The root view.
    open var rootView: Content {
        get { content }
        set {
            content = newValue
            madeHost?.rootView = HostedRoot(content: newValue, traits: traits)
            viewIfLoaded?.invalidateIntrinsicContentSize()
        }
    }

    /// The host of the views, for reading and driving them.
    public var host: ViewHost<HostedRoot<Content>> {
        if let madeHost { return madeHost }
        let size = isViewLoaded ? view.bounds.size : UIScreen.main.bounds.size
        let clock = VirtualClock.inForce.map { HostClock.virtual($0) } ?? .real
        let new = ViewHost(
            HostedRoot(content: content, traits: traits), size: size, clock: clock, effects: SystemEffects.current)
        madeHost = new
        new.setEnvironment(\.hostDismiss, HostDismiss { [weak self] in self?.dismiss(animated: true) })
        return new
    }

    open override func loadView() {
        let view = UIHostingView(frame: UIScreen.main.bounds)
        view.fitting = { [weak self] in self?.host.sizeThatFits($0) ?? .zero }
        view.resized = { [weak self] size in
            guard let self, let madeHost, madeHost.size != size else { return }
            madeHost.size = size
        }
        view.hostedElements = { [weak self] in self?.host.elements ?? [] }
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = host
    }

    /// Returns the size that the root view chooses.
    ///
    /// - Parameter size: The proposed size, in points; its greatest lengths stand for none.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        func length(_ length: CGFloat) -> CGFloat? {
            length < .greatestFiniteMagnitude && length.isFinite ? length : nil
        }
        return host.sizeThatFits(ProposedViewSize(width: length(size.width), height: length(size.height)))
    }

    /// What of the root view's size the controller takes over.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            (viewIfLoaded as? UIHostingView)?.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
            if sizingOptions.contains(.preferredContentSize) {
                preferredContentSize = sizeThatFits(in: UIView.layoutFittingExpandedSize)
            }
        }
    }
    /// The regions of the safe area that the root view avoids.
    open var safeAreaRegions: SafeAreaRegions = .all
    /// Whether the root view ignores the safe area.
    open var _disableSafeArea = false
}

/// What of a root view's size a hosting controller takes over.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The intrinsic size of the view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The preferred size of the controller.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The root view of a hosting controller.
nonisolated public struct HostedRoot<Content: View>: View {
    let content: Content
    let traits: HostedTraits

    @MainActor public var body: some View { content }
}

/// The traits of a hosting controller's view.
@MainActor
final class HostedTraits {}

/// A closure that dismisses the controller around.
struct HostDismiss {
    let action: @MainActor () -> Void
}

extension EnvironmentValues {
    var hostDismiss: HostDismiss? {
        get { self[HostDismissKey.self] }
        set { self[HostDismissKey.self] = newValue }
    }
}

private struct HostDismissKey: EnvironmentKey { static var defaultValue: HostDismiss? { nil } }

/// A hosting controller's view.
@MainActor
final class UIHostingView: UIView {
    var fitting: ((ProposedViewSize) -> CGSize)?
    var resized: ((CGSize) -> Void)?
    var hostedElements: (() -> [ViewElement])?
    var hasIntrinsicSize = true { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
        hasIntrinsicSize ? fitting?(.unspecified) ?? .zero : super.intrinsicContentSize
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { fitting?(ProposedViewSize(size)) ?? .zero }
    override func layoutSubviews() {
        super.layoutSubviews()
        resized?(bounds.size)
    }
}

/// SwiftUI views as the content of a cell.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration { Text(item.title) }
/// ```
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    private var insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

    /// Returns the configuration with a background.
    ///
    /// - Parameter background: The background.
    public func background<B: View>(@ViewBuilder content background: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: content, background: background())
    }

    /// Returns the configuration with a style as its background.
    ///
    /// - Parameter style: The style.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
            content: content, background: _UIHostingConfigurationBackgroundView(style: style))
    }

    /// Returns the configuration with margins.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The margin, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var copy = self
        if edges.contains(.top) { copy.insets.top = length }
        if edges.contains(.leading) { copy.insets.leading = length }
        if edges.contains(.bottom) { copy.insets.bottom = length }
        if edges.contains(.trailing) { copy.insets.trailing = length }
        return copy
    }

    /// Returns the configuration with margins.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - insets: The margin of each edge, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
            .margins(edges.intersection(.bottom), insets.bottom)
            .margins(edges.intersection(.trailing), insets.trailing)
    }

    /// Returns the configuration with a least size; the view's own is used.
    ///
    /// - Parameters:
    ///   - width: The width, in points; nil for none.
    ///   - height: The height, in points; nil for none.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }

    public func makeContentView() -> UIView & UIContentView {
        HostingContentView(self, HostedCell(content: content, background: background, insets: EdgeInsets(insets)))
    }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a configuration.
    ///
    /// - Parameter content: The content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

extension UIHostingConfiguration {
    fileprivate init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }
}

/// The background of a hosting configuration.
nonisolated public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    @MainActor public var body: some View { Rectangle().fill(style) }
}

/// The content of a cell with its margins and its background.
nonisolated private struct HostedCell<Content: View, Background: View>: View {
    let content: Content
    let background: Background
    let insets: EdgeInsets
    @MainActor var body: some View { content.padding(insets).background(background) }
}

/// The view of a hosting configuration.
private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    private let hosting: UIViewController

    init<Root: View>(_ configuration: any UIContentConfiguration, _ root: Root) {
        self.configuration = configuration
        let new = UIHostingController(rootView: root)
        hosting = new
        super.init(frame: .zero)
        hosting.view.frame = bounds
        hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosting.view)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { hosting.view.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.view.sizeThatFits(size) }
}
