nonisolated extension View {
    /// Extends the cell over several columns of its grid.
    ///
    /// ```swift
    /// GridRow {
    ///     Text("Total").gridCellColumns(2)
    ///     Text(total)
    /// }
    /// ```
    ///
    /// - Parameter count: The number of columns, 1 to 1000; other values are clamped.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: min(max(count, 1), 1_000))
    }

    /// Places a point of the cell at the same relative point of its area, in place of the grid's alignment.
    ///
    /// - Parameter anchor: The point, as fractions of the width and the height.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchor.self, value: .some(anchor))
    }

    /// Excludes the cell from sizing its column or row. The cell is still proposed the resulting length.
    ///
    /// ```swift
    /// Divider().gridCellUnsizedAxes(.horizontal)
    /// ```
    ///
    /// - Parameter axes: The axes along which the cell requires no space.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }

    /// Sets the horizontal alignment of all cells in this cell's column. If several cells set one, the first counts.
    ///
    /// - Parameter guide: The alignment.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: .some(guide))
    }
}

struct GridCellColumns: LayoutValueKey {
    static let defaultValue = 1
}

struct GridCellAnchor: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil
}

struct GridCellUnsizedAxes: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}

struct GridColumnAlignment: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil
}

extension LayoutItem {
    final func value<K: LayoutValueKey>(of key: K.Type) -> K.Value {
        layoutValue(ObjectIdentifier(key)).map { $0 as? K.Value ?? key.defaultValue } ?? key.defaultValue
    }
}
