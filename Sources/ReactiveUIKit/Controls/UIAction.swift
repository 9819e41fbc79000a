/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Attributes of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It can't be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It isn't shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The state of an element.
    public enum State: Int, Sendable {
        /// Off.
        case off = 0
        /// On.
        case on = 1
        /// Mixed.
        case mixed = 2
    }

    /// The title.
    open var title: String
    /// The subtitle; nil for none.
    open var subtitle: String?
    /// The image; nil for none.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// An element that performs a closure.
///
/// ```swift
/// button.addAction(UIAction { _ in save() }, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        ///
        /// - Parameter rawValue: The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private static var count = 0
    /// The name.
    public let identifier: Identifier
    /// The longer title; nil for none.
    open var discoverabilityTitle: String?
    /// The attributes.
    open var attributes: UIMenuElement.Attributes
    /// The state.
    open var state: UIMenuElement.State
    /// The object that performs the action; nil for none.
    open internal(set) var sender: Any?
    let handler: (UIAction) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: The subtitle; nil for none.
    ///   - image: The image; nil for none.
    ///   - identifier: The name; nil for one of its own.
    ///   - discoverabilityTitle: The longer title; nil for none.
    ///   - attributes: The attributes.
    ///   - state: The state.
    ///   - handler: Performs the action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action-\(Self.count)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Performs the action unless it is disabled, as a user's choice does.
    ///
    /// - Parameter sender: The object that performs it; nil for none.
    public func perform(from sender: Any? = nil) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
    }
}

/// A menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Options of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are shown in the menu around.
        public static let displayInline = Options(rawValue: 1)
        /// The menu destroys something.
        public static let destructive = Options(rawValue: 2)
        /// One element at most is on.
        public static let singleSelection = Options(rawValue: 32)
        /// The elements are shown as a palette.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        ///
        /// - Parameter rawValue: The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The outermost menu.
        public static let root = Identifier("com.apple.menu.root")
        /// The menu of the program.
        public static let application = Identifier("com.apple.menu.application")
        /// The menu of files.
        public static let file = Identifier("com.apple.menu.file")
        /// The menu of editing.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The menu of formats.
        public static let format = Identifier("com.apple.menu.format")
        /// The menu of views.
        public static let view = Identifier("com.apple.menu.view")
        /// The menu of windows.
        public static let window = Identifier("com.apple.menu.window")
        /// The menu of help.
        public static let help = Identifier("com.apple.menu.help")
        /// The menu of new scenes.
        public static let newScene = Identifier("com.apple.menu.new-scene")
    }

    /// The name.
    public let identifier: Identifier
    /// The options.
    public let options: Options
    /// The elements.
    public let children: [UIMenuElement]

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: The subtitle; nil for none.
    ///   - image: The image; nil for none.
    ///   - identifier: The name; nil for one of its own.
    ///   - options: The options.
    ///   - children: The elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the menu with other elements.
    ///
    /// - Parameter newChildren: The elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}

/// A menu whose elements are made when it opens.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element.
    ///
    /// - Parameter elementProvider: Passes the elements to its argument.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Makes the elements, as an opening menu does.
    ///
    /// - Parameter completion: Receives the elements.
    public func load(_ completion: @escaping ([UIMenuElement]) -> Void) { provider(completion) }
}
