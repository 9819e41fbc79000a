/// Views and modifiers that Xcode's library offers. A host has no library; a test can read the items.
@MainActor
@preconcurrency
public protocol LibraryContentProvider {
    /// The views that the library offers.
    @LibraryContentBuilder
    var views: [LibraryItem] { get }

    /// Returns the modifiers that the library offers for a view.
    ///
    /// - Parameter base: A view to modify.
    @LibraryContentBuilder
    func modifiers<ModifierBase: View>(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers<ModifierBase: View>(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item of Xcode's library.
@MainActor
public struct LibraryItem {
    /// The group of an item.
    public struct Category: Hashable, Sendable {
        private let name: String

        /// Effects.
        public static let effect = Category(name: "effect")
        /// Layouts.
        public static let layout = Category(name: "layout")
        /// Controls.
        public static let control = Category(name: "control")
        /// Everything else.
        public static let other = Category(name: "other")
    }

    /// The title of the item; nil for the name of the type.
    public let title: String?
    /// Whether the item is offered.
    public let isVisible: Bool
    /// The group of the item.
    public let category: Category
    /// Returns the view that the item inserts.
    let snippet: () -> Any

    /// Creates an item for a view.
    ///
    /// - Parameters:
    ///   - snippet: The view that the item inserts.
    ///   - visible: Whether the item is offered; true by default.
    ///   - title: The title; nil for the name of the type.
    ///   - category: The group; other by default.
    ///   - matchingSignature: The signature of the code that the item is for; it is ignored.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {
        self.snippet = snippet
        self.title = title
        self.category = category
        isVisible = visible
    }
}

/// Collects the items of a library.
@resultBuilder
public enum LibraryContentBuilder {
    public static func buildBlock() -> [LibraryItem] { [] }
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
    public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
}

/// A key for values that tools read from a preview.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value of previews without one.
    static var defaultValue: Value { get }
}

/// The values that tools read from a preview.
public protocol PreviewContext {
    /// The value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

nonisolated extension View {
    /// Sets the values that tools read from a preview. It has no effect here.
    ///
    /// - Parameter value: The values.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        inert(ModifierKind.PreviewContext<C>.self)
    }
}
