/// An object whose class has an appearance.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class around others with an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// The appearances of classes: one object each. Nothing applies them to views; a test reads them.
@MainActor
enum Appearances {
    private static var all: [String: AnyObject] = [:]

    /// Returns the appearance of a class, made at the first call.
    static func of<Object: AnyObject>(inside containers: [Any.Type] = [], _ make: () -> Object) -> Object {
        let key = "\(Object.self) \(containers)"
        if let known = all[key] as? Object { return known }
        let new = make()
        all[key] = new
        return new
    }
}

extension UIBarButtonItem {
    /// The appearance of the class; see `UIView.appearance()`.
    public class func appearance() -> UIBarButtonItem { Appearances.of { UIBarButtonItem() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { Appearances.of(inside: containerTypes) { UIBarButtonItem() } }
}

extension UITabBarItem {
    /// The appearance of the class; see `UIView.appearance()`.
    public class func appearance() -> UITabBarItem { Appearances.of { UITabBarItem() } }
}
