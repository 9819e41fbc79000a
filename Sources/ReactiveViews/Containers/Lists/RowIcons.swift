extension ImageNode {
    /// Returns whether the symbol has the tint, as the icon of a label in a row of a list. A foreground style replaces
    /// the tint.
    ///
    /// - Parameter environment: The environment in which the symbol is painted.
    func isTintedIcon(_ environment: EnvironmentValues) -> Bool {
        guard view.isSymbol, environment.foregroundStyles.isEmpty else { return false }
        var node = parent as? ViewNode
        while let current = node, !current.traits.contains(.isLabelIcon) {
            if current is TypedNode<LabelStyleConfiguration.Icon> { break }
            guard current.item == nil else { return false }
            node = current.parent as? ViewNode
        }
        var item = node == nil ? nil : self.item
        while let current = item {
            if let rows = current.parent as? ListItem { return rows.isContent(current) }
            if current.traits.contains(.root) { return false }
            item = current.parent
        }
        return false
    }
}
