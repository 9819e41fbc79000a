/// What an element is for the user: a button, a toggle, a row.
///
/// ```swift
/// let rows = host.query(.row).count
/// try host.tap(host.query(.kind("Rating"), "Stars"))
/// ```
public struct ViewRole: Hashable, Sendable {
    /// The name of the role in errors.
    public let name: String
    /// The kinds of elements that have the role.
    let kinds: Set<String>
    /// Attributes that give an element the role, whatever its kind: those of accessibility traits.
    let attributes: Set<String>
    /// Whether the role belongs to what a list or form shows as a row.
    let isRow: Bool

    init(_ name: String, _ kinds: Set<String>, attributes: Set<String> = [], isRow: Bool = false) {
        self.name = name
        self.kinds = kinds
        self.attributes = attributes
        self.isRow = isRow
    }

    /// The role of the elements of one kind: the first word of their lines in the tree.
    ///
    /// - Parameter kind: The kind, for instance `VStack` or the name of a layout.
    /// - Returns: The role.
    public static func kind(_ kind: String) -> ViewRole { ViewRole(kind, [kind]) }

    /// Buttons, and views with the accessibility trait of one.
    public static let button = ViewRole("button", ["Button"], attributes: ["button"])
    /// Links: to addresses, also in texts, and to other views.
    public static let link = ViewRole("link", ["Link", "TextLink", "NavigationLink"], attributes: ["link"])
    /// All fields for entering text.
    public static let field = ViewRole("field", ["TextField", "SecureField", "TextEditor", "SearchField"])
    /// Text fields of one line, without secure fields, editors and search fields.
    public static let textField = ViewRole("text field", ["TextField"])
    /// Fields for passwords.
    public static let secureField = ViewRole("secure field", ["SecureField"])
    /// Text editors.
    public static let textEditor = ViewRole("text editor", ["TextEditor"])
    /// Search fields.
    public static let searchField = ViewRole("search field", ["SearchField"], attributes: ["search field"])
    /// Toggles.
    public static let toggle = ViewRole("toggle", ["Toggle"], attributes: ["toggle"])
    /// Sliders.
    public static let slider = ViewRole("slider", ["Slider"])
    /// Steppers.
    public static let stepper = ViewRole("stepper", ["Stepper"])
    /// Pickers.
    public static let picker = ViewRole("picker", ["Picker"])
    /// Options of pickers.
    public static let option = ViewRole("option", ["Option"])
    /// Pickers of dates.
    public static let datePicker = ViewRole("date picker", ["DatePicker", "MultiDatePicker"])
    /// Pickers of colours.
    public static let colorPicker = ViewRole("colour picker", ["ColorPicker"])
    /// Menus.
    public static let menu = ViewRole("menu", ["Menu", "ContextMenu"])
    /// Tabs, by which a tab view's page is chosen.
    public static let tab = ViewRole("tab", ["TabItem"])
    /// Texts.
    public static let text = ViewRole("text", ["Text"], attributes: ["static text"])
    /// Images.
    public static let image = ViewRole("image", ["Image"], attributes: ["image"])
    /// Headings, by their accessibility traits.
    public static let heading = ViewRole(
        "heading", [],
        attributes: ["header", "heading", "heading 1", "heading 2", "heading 3", "heading 4", "heading 5", "heading 6"])
    /// Progress views.
    public static let progress = ViewRole("progress view", ["ProgressView"])
    /// Gauges.
    public static let gauge = ViewRole("gauge", ["Gauge"])
    /// Lists.
    public static let list = ViewRole("list", ["List"])
    /// Forms.
    public static let form = ViewRole("form", ["Form"])
    /// Sections of lists and forms.
    public static let section = ViewRole("section", ["Section"])
    /// Rows of lists and forms: one for each view that is directly in one, or in one of its sections. A row's element is
    /// that of the view itself, not of its background, overlay or badge; these are inside the row for queries.
    public static let row = ViewRole("row", [], isRow: true)
    /// Sheets and full screen covers.
    public static let sheet = ViewRole("sheet", ["Sheet", "FullScreenCover"])
    /// Popovers.
    public static let popover = ViewRole("popover", ["Popover"])
    /// Alerts and confirmation dialogs.
    public static let alert = ViewRole("alert", ["Alert", "ConfirmationDialog"])
    /// Disclosure groups.
    public static let disclosureGroup = ViewRole("disclosure group", ["DisclosureGroup"])
}

extension ViewRole {
    /// Returns whether an element has the role, if the role isn't that of rows.
    @MainActor
    func isRole(of element: ViewElement) -> Bool {
        if kinds.contains(element.kind) { return true }
        // Most elements have no attributes.
        return !element.attributes.isEmpty && !attributes.isDisjoint(with: element.attributes)
    }
}
