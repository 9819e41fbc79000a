/// A field for a search.
///
/// `type(_:)`, `pressSearch()` and `pressCancel()` act as a user: they call the delegate in UIKit's order.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIWording, UITextInputTaking, _TextInputTraitsKeeping {
    /// The look of a bar.
    public enum Style: UInt, Sendable {
        /// The system's.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UISearchBar { Appearances.of { UISearchBar() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UISearchBar { Appearances.of(inside: containerTypes) { UISearchBar() } }

    /// The field.
    open private(set) lazy var searchTextField = UISearchTextField()
    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The words of an empty bar; nil for none.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// The line above the field; nil for none.
    open var prompt: String?
    /// The object that is informed of the search; nil for none.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether there is a button that cancels.
    open var showsCancelButton = false
    /// Whether there is a button for bookmarks.
    open var showsBookmarkButton = false
    /// Whether there are scopes.
    open var showsScopeBar = false
    /// The scopes; nil for none.
    open var scopeButtonTitles: [String]?
    /// The selected scope.
    open var selectedScopeButtonIndex = 0
    /// The style.
    open var barStyle = UIBarStyle.default
    /// The look.
    open var searchBarStyle = Style.default
    /// Whether content shows through.
    open var isTranslucent = true
    /// The colour of the background; nil for the standard one.
    open var barTintColor: UIColor?
    /// The image of the background; nil for the standard one.
    open var backgroundImage: UIImage?
    public var _textInputTraits = _TextInputTraits(returnKeyType: .search, enablesReturnKeyAutomatically: true)
    /// Shows or hides the button that cancels.
    ///
    /// - Parameters:
    ///   - showsCancelButton: Whether it is shown.
    ///   - animated: Whether there is an animation; ignored.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open override var canBecomeFirstResponder: Bool { true }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }
    /// Replaces the text as a user does.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether the bar has the text now.
    @discardableResult
    public func type(_ text: String) -> Bool {
        guard becomeFirstResponder() else { return false }
        let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return false }
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
        return true
    }
    /// Presses the button that searches.
    public func pressSearch() { delegate?.searchBarSearchButtonClicked(self) }
    /// Presses the button that cancels.
    public func pressCancel() { delegate?.searchBarCancelButtonClicked(self) }
    func take(_ text: String) -> Bool { type(text) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    var ownWords: String? { placeholder }
    var ownValue: String? { text }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// An object that is informed of a search. All methods have defaults.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Returns whether editing may begin.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has begun.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has ended.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the text was changed.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - searchText: The text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether a part of the text may be replaced.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - range: The part, in UTF-16 units.
    ///   - text: The new text of the part.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user searches.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user cancels.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user asks for bookmarks.
    ///
    /// - Parameter searchBar: The bar.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has selected a scope.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - selectedScope: The position of the scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A controller with a search bar and its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The controller of the results; nil for none.
    open private(set) var searchResultsController: UIViewController?
    /// The bar.
    open private(set) lazy var searchBar = UISearchBar()
    /// The object that updates the results; nil for none.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the search runs.
    open var isActive = false {
        didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
    }
    /// Whether content is dimmed meanwhile.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar hides meanwhile.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the bar's scopes are shown by themselves.
    open var automaticallyShowsScopeBar = true
    /// Whether the button that cancels is shown by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether the results are shown by themselves.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown.
    open var showsSearchResultsController = false

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: The controller of the results; nil for none.
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search has changed.
    ///
    /// - Parameter searchController: The controller.
    func updateSearchResults(for searchController: UISearchController)
}
