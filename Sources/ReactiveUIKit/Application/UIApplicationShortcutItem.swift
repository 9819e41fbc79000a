/// A shortcut of the home screen.
public class UIApplicationShortcutItem: NSObject {
    /// The kind of the shortcut.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// The subtitle; nil for none.
    public let localizedSubtitle: String?
    /// The icon; nil for none.
    public let icon: UIApplicationShortcutIcon?
    /// Further values; nil for none.
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - type: The kind of the shortcut.
    ///   - localizedTitle: The title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - type: The kind of the shortcut.
    ///   - localizedTitle: The title.
    ///   - localizedSubtitle: The subtitle; nil for none.
    ///   - icon: The icon; nil for none.
    ///   - userInfo: Further values; nil for none.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }
}

/// The icon of a shortcut.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
    /// The name of the image or symbol.
    public let name: String

    /// Creates the icon of a symbol.
    ///
    /// - Parameter systemImageName: The name of the symbol.
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    /// Creates the icon of an image of the program.
    ///
    /// - Parameter templateImageName: The name of the image.
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }
}
