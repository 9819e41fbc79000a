/// Changes the program's menus, in `buildMenu(with:)`.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The menus that are built.
    var system: UIMenuSystem { get }
    /// Returns a menu; nil if there is none with the name.
    ///
    /// - Parameter identifier: The name.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Replaces a menu.
    ///
    /// - Parameters:
    ///   - replacedIdentifier: The name of the menu to replace.
    ///   - replacementMenu: The new one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu.
    ///
    /// - Parameters:
    ///   - parentIdentifier: The name of the menu.
    ///   - childrenBlock: Returns the new elements for the present ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Adds a menu before another one.
    ///
    /// - Parameters:
    ///   - siblingMenu: The menu to add.
    ///   - siblingIdentifier: The name of the other one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu after another one.
    ///
    /// - Parameters:
    ///   - siblingMenu: The menu to add.
    ///   - siblingIdentifier: The name of the other one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu at the start of another one.
    ///
    /// - Parameters:
    ///   - childMenu: The menu to add.
    ///   - parentIdentifier: The name of the other one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Adds a menu at the end of another one.
    ///
    /// - Parameters:
    ///   - childMenu: The menu to add.
    ///   - parentIdentifier: The name of the other one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    ///
    /// - Parameter removedIdentifier: The name.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The program's menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus at the edge of the screen.
    public static let main = UIMenuSystem()
    /// The menus of a context.
    public static let context = UIMenuSystem()
    private var built: UIMenu?

    /// Builds the menus again when they are read next.
    open func setNeedsRebuild() { built = nil }
    /// Builds the menus again when they are read next.
    open func setNeedsRevalidate() { built = nil }

    /// The menus after the application's delegate has changed them.
    public var menus: [UIMenu] {
        if let built { return built.children.compactMap { $0 as? UIMenu } }
        let builder = MenuTree(system: self)
        (UIApplication.shared.delegate as? UIResponder ?? UIApplication.shared).buildMenu(with: builder)
        built = builder.root
        return builder.root.children.compactMap { $0 as? UIMenu }
    }
}

/// The menus while they are built. Invariant: a name stands for the first menu that has it.
@MainActor
private final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem) {
        self.system = system
        let titles: [(UIMenu.Identifier, String)] = [
            (.application, "Application"), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
            (.window, "Window"), (.help, "Help"),
        ]
        root = UIMenu(identifier: .root, children: titles.map { UIMenu(title: $1, identifier: $0) })
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(identifier, in: root) }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    private static func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        for case let child as UIMenu in menu.children {
            if let found = find(identifier, in: child) { return found }
        }
        return nil
    }

    /// Puts menus in the place of one; the outermost menu stays.
    private func change(_ identifier: UIMenu.Identifier, to replacement: (UIMenu) -> [UIMenuElement]) {
        var isFound = false
        func changed(_ menu: UIMenu) -> [UIMenuElement] {
            if !isFound, menu.identifier == identifier {
                isFound = true
                return replacement(menu)
            }
            return [menu.replacingChildren(menu.children.flatMap { ($0 as? UIMenu).map(changed) ?? [$0] })]
        }
        if let new = changed(root).first as? UIMenu { root = new }
    }
}
