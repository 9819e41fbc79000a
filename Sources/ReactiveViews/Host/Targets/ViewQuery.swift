/// A description of elements: by role, words, place and content. It is evaluated at each use.
///
/// ```swift
/// let rows = host.query(.row)
/// #expect(rows.count == 3)
/// try host.tap(rows.containing("Milk").query(.button, "Delete"))
/// try host.type("2", into: host.query(.field).in("Bread"))
/// #expect(!host.query(.alert).exists)
/// ```
///
/// Each call returns another query that narrows the matches of this one, in the order of the calls: `.nth(1)` before
/// `.containing("x")` takes the second match if it contains the words, after it the second one that contains them.
///
/// A query from `host.query` belongs to that host and has results: `all`, `count`, `exists`, `element`. A query without
/// a host, such as `ViewQuery(.button, "Save")`, is for the verbs of any host. What a presentation covers doesn't
/// match.
@MainActor
public struct ViewQuery {
    /// One condition, in the order of the calls.
    enum Step {
        /// The element has one of the roles.
        case role(ViewRole)
        /// The words are the element's label, one of its names or its value.
        case words(String)
        /// A part of the element has a text.
        case text(Part, String)
        /// The element satisfies a condition of its own.
        case predicate((ViewElement) -> Bool)
        /// The element is inside a match of a target, or is the match.
        case inside(ViewLocator)
        /// A match of a target is inside the element, or is the element.
        case containing(ViewLocator)
        /// The match at an index; from the end if negative.
        case nth(Int)
        /// The elements around the matches.
        case parent
    }

    /// A part of an element that has a text.
    enum Part: String {
        case label, value, identifier, attribute
        /// Any of label, names and value; the text is a part of it.
        case any
    }

    /// The host's root node. It holds no reference to the host.
    struct Source {
        weak var root: ViewNode?
    }

    var steps: [Step] = []
    var source: Source?

    /// Creates a query without a host, for the verbs of any host.
    ///
    /// - Parameters:
    ///   - role: The role of the elements; nil for any.
    ///   - words: The label, name or value of the elements; nil for any.
    public init(_ role: ViewRole? = nil, _ words: String? = nil) {
        if let role { steps.append(.role(role)) }
        if let words { steps.append(.words(words)) }
    }

    private func adding(_ step: Step) -> ViewQuery {
        var query = self
        query.steps.append(step)
        return query
    }

    // MARK: Conditions

    /// Keeps the elements of a role.
    ///
    /// - Parameter role: The role.
    /// - Returns: The narrowed query.
    public func role(_ role: ViewRole) -> ViewQuery { adding(.role(role)) }

    /// Keeps the elements with words as their label, name or value. Labels and names come before values.
    ///
    /// - Parameter words: The words.
    /// - Returns: The narrowed query.
    public func words(_ words: String) -> ViewQuery { adding(.words(words)) }

    /// Keeps the elements with a label: the words on them or their accessibility label.
    ///
    /// - Parameter label: The label.
    /// - Returns: The narrowed query.
    public func label(_ label: String) -> ViewQuery { adding(.text(.label, label)) }

    /// Keeps the elements with a value, such as the text of a field or the chosen option of a picker.
    ///
    /// - Parameter value: The value.
    /// - Returns: The narrowed query.
    public func value(_ value: String) -> ViewQuery { adding(.text(.value, value)) }

    /// Keeps the elements with an identifier from `accessibilityIdentifier(_:)`.
    ///
    /// - Parameter identifier: The identifier.
    /// - Returns: The narrowed query.
    public func identifier(_ identifier: String) -> ViewQuery { adding(.text(.identifier, identifier)) }

    /// Keeps the elements whose label, names or value contain a text.
    ///
    /// - Parameter text: The text. Upper and lower case are different.
    /// - Returns: The narrowed query.
    public func text(containing text: String) -> ViewQuery { adding(.text(.any, text)) }

    /// Keeps the elements with an attribute, such as `disabled`, `selected`, `on` or `focused`.
    ///
    /// - Parameter attribute: The attribute, as the tree shows it in parentheses.
    /// - Returns: The narrowed query.
    public func attribute(_ attribute: String) -> ViewQuery { adding(.text(.attribute, attribute)) }

    /// Keeps the elements that satisfy a condition.
    ///
    /// - Parameter isIncluded: Returns whether the element matches.
    /// - Returns: The narrowed query.
    public func filter(_ isIncluded: @escaping (ViewElement) -> Bool) -> ViewQuery { adding(.predicate(isIncluded)) }

    // MARK: Places

    /// Keeps the elements inside a match of a target, or that are the match. The swipe actions that a row shows are
    /// inside the row.
    ///
    /// ```swift
    /// try host.tap(host.query(.button, "Delete").in("Milk"))
    /// ```
    ///
    /// - Parameter target: What the elements are inside of. It may match several elements.
    /// - Returns: The narrowed query.
    public func `in`(_ target: some ViewTarget) -> ViewQuery { adding(.inside(target.viewLocator)) }

    /// Keeps the elements that contain a match of a target, or that are the match.
    ///
    /// ```swift
    /// try host.swipe(host.query(.row).containing("Milk"))
    /// ```
    ///
    /// - Parameter target: What is inside the elements. It may match several elements.
    /// - Returns: The narrowed query.
    public func containing(_ target: some ViewTarget) -> ViewQuery { adding(.containing(target.viewLocator)) }

    /// Keeps one match.
    ///
    /// - Parameter index: The index of the match in reading order, from 0; from the end if negative, where -1 is the
    ///   last match.
    /// - Returns: The narrowed query. It matches nothing if there is no such match.
    public func nth(_ index: Int) -> ViewQuery { adding(.nth(index)) }

    /// The first match in reading order.
    public var first: ViewQuery { nth(0) }

    /// The last match in reading order.
    public var last: ViewQuery { nth(-1) }

    /// The elements directly around the matches.
    public var parent: ViewQuery { adding(.parent) }

    // MARK: Inside

    /// Returns a query for the elements with a role and words inside the matches of this one.
    ///
    /// ```swift
    /// let row = host.query(.row).containing("Milk")
    /// try host.tap(row.query(.button, "Delete"))
    /// ```
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - words: The label, name or value of the elements; nil for any.
    /// - Returns: The query.
    public func query(_ role: ViewRole, _ words: String? = nil) -> ViewQuery {
        var query = ViewQuery(role, words).in(self)
        query.source = source
        return query
    }

    /// Returns a query for the elements with words inside the matches of this one.
    ///
    /// - Parameter words: The label, name or value of the elements.
    /// - Returns: The query.
    public func query(_ words: String) -> ViewQuery {
        var query = ViewQuery(nil, words).in(self)
        query.source = source
        return query
    }
}

// MARK: - Results

extension ViewQuery {
    private var finder: TargetFinder? {
        if let source { return source.root.map { TargetFinder(root: $0) } }
        Diagnostics.report(
            Diagnostic(
                .invalidInput, "The query \(description) belongs to no host, so it has no results. Use host.query(…)."))
        return nil
    }

    /// All matches, in reading order. Of matches that count as one, the outermost. Empty for a query without a host.
    public var all: [ViewElement] { finder?.all(viewLocator) ?? [] }

    /// The number of matches.
    public var count: Int { all.count }

    /// Whether there is at least one match.
    public var exists: Bool { !all.isEmpty }

    /// The only match.
    ///
    /// - Throws: A `ViewQueryError` if there is no match or if there are several.
    public var element: ViewElement {
        get throws(ViewQueryError) {
            guard let source else { throw .invalid(description, "it belongs to no host; use host.query(…)") }
            guard let root = source.root else { throw .invalid(description, "its host is gone") }
            return try TargetFinder(root: root).element(viewLocator)
        }
    }
}

// MARK: - Descriptions

extension ViewQuery {
    /// The conditions in words, for errors: `button “Delete” in “Milk”`.
    public var description: String {
        var text = ""
        for step in steps {
            if !text.isEmpty { text += " " }
            text += step.description(isFirst: text.isEmpty)
        }
        return text.isEmpty ? "an element" : text
    }

    /// The words that the elements have, if the query names any; for suggestions.
    var searchedWords: String? {
        for step in steps.reversed() {
            switch step {
            case .words(let words): return words
            case .text(let part, let text) where part != .attribute: return text
            default: continue
            }
        }
        return nil
    }
}

extension ViewQuery.Step {
    /// The condition in words, after those before it.
    @MainActor
    func description(isFirst: Bool) -> String {
        let subject = isFirst ? "an element " : ""
        switch self {
        case .role(let role): return role.name
        case .words(let words): return quoted(words)
        case .text(.any, let text): return subject + "with a text containing \(quoted(text))"
        case .text(let part, let text): return subject + "with the \(part.rawValue) \(quoted(text))"
        case .predicate: return subject + "that satisfies a condition"
        case .inside(let locator): return subject + "in \(Self.name(of: locator))"
        case .containing(let locator): return subject + "containing \(Self.name(of: locator))"
        case .nth(let index): return subject + "(nth \(index))"
        case .parent: return subject + "(parent)"
        }
    }

    @MainActor
    private static func name(of locator: ViewLocator) -> String {
        if case .query(let query) = locator.kind, query.steps.count > 1 { return "(\(query.description))" }
        return quoted(locator.name)
    }
}

/// Returns a target's name, shortened to 200 characters, in quotation marks unless it contains some.
func quoted(_ name: String) -> String {
    name.contains("“") ? shortened(name, to: 200) : "“\(shortened(name, to: 200))”"
}
