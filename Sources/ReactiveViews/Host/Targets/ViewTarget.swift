/// The target of a host's verb: words, an element, a query or a point.
///
/// ```swift
/// try host.tap("Save")
/// try host.tap(.button("Save"))
/// try host.tap(host.query(.button, "Delete").in("Milk"))
/// try host.tap(host.find("Save"))
/// try host.tap(CGPoint(x: 20, y: 40))
/// ```
///
/// - Words are the label, the accessibility label, the identifier or the value of an element. Labels and names come
///   before values: an element is found by its value only if none has the words as a label or a name.
/// - An element is acted on as long as its view exists, also if its label has changed since.
/// - A query is evaluated anew by each verb.
/// - A point is in the host's coordinates, in points. The verb acts on the frontmost view there.
///
/// Words and queries are strict: they must match exactly one element, otherwise the verb throws an error that lists the
/// matches. An element inside another match counts as one with it if it is the only match in there: a button and the
/// text of its label, a row and the text that names it. If several elements match, and exactly one of them takes input
/// of the verb's kind, it is the target: of a heading and a button with the same words, a tap means the button.
@MainActor
public protocol ViewTarget {
    /// The description of the target that the host looks up.
    var viewLocator: ViewLocator { get }
}

/// The description of a target of a host's verb. Made by `String`, `ViewElement`, `ViewQuery` and `CGPoint`.
@MainActor
public struct ViewLocator {
    enum Kind {
        case words(String)
        case element(ViewElement)
        case query(ViewQuery)
        case point(CGPoint)
    }

    let kind: Kind

    /// The name of the target in errors.
    var name: String {
        switch kind {
        case .words(let words): words
        case .element(let element): element.line
        case .query(let query): query.description
        case .point(let point): "(\(point.x.briefly), \(point.y.briefly))"
        }
    }
}

extension ViewLocator: ViewTarget {
    /// The locator itself.
    public var viewLocator: ViewLocator { self }
}

extension String: ViewTarget {
    /// The elements with these words as their label, name or value.
    public var viewLocator: ViewLocator { ViewLocator(kind: .words(self)) }
}

extension ViewElement: ViewTarget {
    /// The element's view.
    public var viewLocator: ViewLocator { ViewLocator(kind: .element(self)) }
}

extension ViewQuery: ViewTarget {
    /// The elements that match the query when it is evaluated.
    public var viewLocator: ViewLocator { ViewLocator(kind: .query(self)) }
}

extension CGPoint: ViewTarget {
    /// The frontmost view at the point, in the host's coordinates.
    public var viewLocator: ViewLocator { ViewLocator(kind: .point(self)) }
}

// MARK: - Short queries

extension ViewTarget where Self == ViewQuery {
    /// The elements of a role.
    ///
    /// ```swift
    /// try host.tap(.query(.toggle, "Wi-Fi"))
    /// ```
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - words: The label, name or value of the element; nil for any.
    /// - Returns: The query.
    public static func query(_ role: ViewRole, _ words: String? = nil) -> ViewQuery { ViewQuery(role, words) }

    /// The buttons with a label or name.
    ///
    /// ```swift
    /// try host.tap(.button("Save"))
    /// ```
    ///
    /// - Parameter words: The label or name of the button.
    /// - Returns: The query.
    public static func button(_ words: String) -> ViewQuery { ViewQuery(.button, words) }

    /// The fields, of any kind, for entering text.
    ///
    /// ```swift
    /// try host.type("Ada", into: .field("Name"))
    /// ```
    ///
    /// - Parameter words: The label, name or text of the field.
    /// - Returns: The query.
    public static func field(_ words: String) -> ViewQuery { ViewQuery(.field, words) }

    /// The texts, without the controls that texts label.
    ///
    /// - Parameter words: The text.
    /// - Returns: The query.
    public static func text(_ words: String) -> ViewQuery { ViewQuery(.text, words) }

    /// The rows of lists and forms that contain something.
    ///
    /// ```swift
    /// try host.delete(.row(containing: "Milk"))
    /// ```
    ///
    /// - Parameter target: What the row contains.
    /// - Returns: The query.
    public static func row(containing target: some ViewTarget) -> ViewQuery { ViewQuery(.row).containing(target) }

    /// The elements with an accessibility identifier.
    ///
    /// - Parameter identifier: The identifier.
    /// - Returns: The query.
    public static func identifier(_ identifier: String) -> ViewQuery { ViewQuery().identifier(identifier) }
}
