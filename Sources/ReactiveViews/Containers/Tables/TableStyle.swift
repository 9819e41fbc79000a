/// The look of tables.
@MainActor
@preconcurrency
public protocol TableStyle {
    /// Whether rows have margins at both sides.
    nonisolated var _isInset: Bool { get }
}

/// The standard look of tables.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _isInset: Bool { false }
}

/// Tables whose rows have margins at both sides.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _isInset: Bool { true }
}

/// Tables with a border; they look as with the standard style here.
public struct BorderedTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
    public nonisolated var _isInset: Bool { false }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The standard look of tables.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Tables whose rows have margins at both sides.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Tables with a border; they look as with the standard style here.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension EnvironmentValues {
    /// Whether the rows of tables have margins at both sides.
    var isTableInset: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }

    /// Whether tables have headers.
    var tableColumnHeaders: Visibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of tables in this view.
    ///
    /// - Parameter style: The style.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.isTableInset, style._isInset, as: ModifierKind.Style<any TableStyle, S>.self)
    }

    /// Shows or hides the headers of tables in this view.
    ///
    /// - Parameter visibility: Whether the headers are shown.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility, as: ModifierKind.TableHeaders.self)
    }
}

/// What the user can't customize in a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case reorder, resize, visibility
    }
    private var parts: Set<Part> = []

    public typealias Element = TableColumnCustomizationBehavior
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

    /// Creates an empty set.
    public init() {}

    private init(_ parts: Set<Part>) { self.parts = parts }

    /// The place among the columns.
    public static let reorder = TableColumnCustomizationBehavior([.reorder])
    /// The width.
    public static let resize = TableColumnCustomizationBehavior([.resize])
    /// Whether the column is shown.
    public static let visibility = TableColumnCustomizationBehavior([.visibility])
    /// All of it.
    public static let all = TableColumnCustomizationBehavior([.reorder, .resize, .visibility])

    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { parts.isSuperset(of: member.parts) }

    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(parts.union(other.parts))
    }

    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(parts.intersection(other.parts))
    }

    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(parts.symmetricDifference(other.parts))
    }

    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let common = intersection(member)
        parts.subtract(member.parts)
        return common.parts.isEmpty ? nil : common
    }

    @discardableResult
    public mutating func update(
        with newMember: TableColumnCustomizationBehavior
    ) -> TableColumnCustomizationBehavior? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.parts.isEmpty ? nil : common
    }

    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { self = union(other) }
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        self = symmetricDifference(other)
    }
}

/// The state of the columns of a table, by their customization identifiers.
///
/// ```swift
/// struct People: View {
///     @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///     @State private var people: [Person] = []
///
///     var body: some View {
///         Table(people, columnCustomization: $columns) {
///             TableColumn("Name", value: \.name).customizationID("name")
///         }
///     }
/// }
/// ```
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
    private var hidden: [String: Bool] = [:]

    /// Creates a state in which nothing is customized.
    public init() {}

    /// The visibility of a column; automatic if it isn't customized.
    ///
    /// - Parameter id: The identifier of the column.
    public subscript(visibility id: String) -> Visibility {
        get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
        set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
    }

    /// Restores the order of the columns. The user of a host reorders none.
    public mutating func resetOrder() {}
}
