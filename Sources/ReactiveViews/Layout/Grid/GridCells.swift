extension View {
    /// Lets the cell reach over several columns of its grid; less than 1 counts as 1.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: min(max(count, 1), 1_000))
    }

    /// Puts a point of the cell to the same point of its place in the grid, instead of aligning it.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchor.self, value: .some(anchor))
    }

    /// Gives the cell what other cells need along some axes, without asking for anything itself.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }

    /// Aligns all cells of the cell's column in another way than the grid does. If several say something, the first counts.
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
        layoutValue(ObjectIdentifier(key)) as? K.Value ?? key.defaultValue
    }
}
