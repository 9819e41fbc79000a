/// An item of a collection.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell {
///     let imageView = UIImageView()
///
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         contentView.addSubview(imageView)
///     }
///     required init?(coder: NSCoder) { nil }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The animation of a drag that concerns a cell.
    public enum DragState: Int, Sendable {
        /// No drag.
        case none = 0
        /// The cell is lifted.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }

    /// A closure that updates a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The view for content.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }()

    /// The view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView, at: 0) }
    }
    /// The view behind the content of a selected cell, in front of `backgroundView`; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        }
    }
    private func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the user touches the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    private func stateChanged() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsUpdateConfiguration()
    }

    /// Called when a drag that concerns the cell changes.
    ///
    /// - Parameter dragState: The new state.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    /// The state for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    /// Updates the configurations for the present state. They are updated before this returns.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
    /// Updates the cell for a state. By default, the content configuration is replaced by the one for the state.
    ///
    /// - Parameter state: The state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration else { return }
        contentConfiguration = content.updated(for: state)
    }
    /// Updates the cell for a state; nil for none. Setting it runs it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { configurationUpdateHandler?(self, configurationState) }
    }
    /// Whether the content configuration is updated for each state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for each state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    private(set) var configuredView: (UIView & UIContentView)?
    /// The content; nil for none. The view of the present configuration is used again where its type stays.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let previous = oldValue.map { type(of: $0) as Any.Type }
            let present = contentConfiguration.map { type(of: $0) as Any.Type }
            if let contentConfiguration, present == previous, configuredView is UIListContentView {
                configuredView?.configuration = contentConfiguration
                return
            }
            configuredView?.removeFromSuperview()
            configuredView = contentConfiguration?.makeContentView()
            guard let view = configuredView else { return }
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
        }
    }
    /// The background; nil for none. Its colour is that of the cell.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
    }
    /// Returns the standard background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        if let configuredView { return contentFitting(configuredView, width: width, height: height) }
        return contentFitting(contentView, width: width, height: height)
    }
}
