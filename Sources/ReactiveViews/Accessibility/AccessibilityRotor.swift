/// The entries of a rotor: places of a view between which assistive technologies move.
@MainActor
@preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the content's body.
    associatedtype Body: AccessibilityRotorContent

    /// The entries that this content consists of.
    @AccessibilityRotorContentBuilder
    var body: Body { get }

    /// The labels of the entries. The library's own: leave it out.
    var _labels: [Text] { get }
}

extension AccessibilityRotorContent where Body: AccessibilityRotorContent {
    public var _labels: [Text] { body._labels }
}

extension Never: AccessibilityRotorContent {
    public var _labels: [Text] { [] }
}

@MainActor
@preconcurrency
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveRotorContent {
    /// Ends the process: primitive rotor content has no body.
    public var body: Never { fatalError("\(Self.self) is primitive rotor content: it has no body to call") }
}

/// An entry of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveRotorContent {
    private let label: Text
    private let id: ID?

    @MainActor public var _labels: [Text] { [label] }

    /// Creates an entry for a view with an identity.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identity of the view.
    ///   - textRange: A range of the view's text; nil for the view as a whole. It is ignored.
    ///   - prepare: Makes the view visible; not called here.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.label = label
        self.id = id
    }

    /// Creates an entry for a view with an identity in a namespace.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity; it is ignored.
    ///   - textRange: A range of the view's text; nil for the view as a whole. It is ignored.
    ///   - prepare: Makes the view visible; not called here.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label, id: id)
    }

    /// Creates an entry with a localized label for a view with an identity.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label's localized string.
    ///   - id: The identity of the view.
    ///   - textRange: A range of the view's text; nil for the view as a whole. It is ignored.
    ///   - prepare: Makes the view visible; not called here.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id)
    }

    /// Creates an entry with a localized label for a view with an identity in a namespace.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label's localized string.
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity; it is ignored.
    ///   - textRange: A range of the view's text; nil for the view as a whole. It is ignored.
    ///   - prepare: Makes the view visible; not called here.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id)
    }

    /// Creates an entry with a label that isn't localized for a view with an identity.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identity of the view.
    ///   - textRange: A range of the view's text; nil for the view as a whole. It is ignored.
    ///   - prepare: Makes the view visible; not called here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id)
    }

    /// Creates an entry with a label that isn't localized for a view with an identity in a namespace.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity; it is ignored.
    ///   - textRange: A range of the view's text; nil for the view as a whole. It is ignored.
    ///   - prepare: Makes the view visible; not called here.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id)
    }
}

/// Combines the entries of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorEntries {
        var entries: [any AccessibilityRotorContent] = []
        for entry in repeat each content { entries.append(entry) }
        return _RotorEntries(entries: entries)
    }

    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorEntries {
        _RotorEntries(entries: content.map { [$0] } ?? [])
    }

    public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _RotorEntries {
        _RotorEntries(entries: [first])
    }

    public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _RotorEntries {
        _RotorEntries(entries: [second])
    }

    public static func buildLimitedAvailability<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// Several entries.
nonisolated public struct _RotorEntries: PrimitiveRotorContent {
    let entries: [any AccessibilityRotorContent]

    @MainActor public var _labels: [Text] { entries.flatMap { $0._labels } }
}

extension ForEach: AccessibilityRotorContent, PrimitiveRotorContent where Content: AccessibilityRotorContent {
    public var _labels: [Text] { data.flatMap { content($0)._labels } }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries of a rotor from data with identities.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - content: Returns the entries of an element.
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(rotorEntriesOf: data, id: { $0.id }, content)
    }

    /// Creates entries of a rotor from data with identities at a key path.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - id: The identity of an element.
    ///   - content: Returns the entries of an element.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rotorEntriesOf: data, id: { $0[keyPath: id] }, content)
    }

    private init(
        rotorEntriesOf data: Data, id: @escaping (Data.Element) -> ID,
        _ content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = id
        knownWork = nil
    }
}

/// A rotor of the system's.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links that the user has or hasn't visited.
    ///
    /// - Parameter visited: Whether the links are visited ones.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "links")
    }
    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
    /// Headings of a level.
    ///
    /// - Parameter level: The level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "headings" : "headings \(level.rawValue)")
    }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
    /// Bold texts.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "bold text") }
    /// Italic texts.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italic text") }
    /// Underlined texts.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlined text") }
    /// Words with errors.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelled words") }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "text fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}
