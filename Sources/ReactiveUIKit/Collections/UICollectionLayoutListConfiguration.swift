/// The look of a list section.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The kind of a list.
    public enum Appearance: Int, Sendable {
        /// Rows over the whole width.
        case plain = 0
        /// Rows in groups.
        case grouped = 1
        /// Rows in groups with margins at both sides.
        case insetGrouped = 2
        /// Rows of a sidebar.
        case sidebar = 3
        /// Rows of a sidebar over the whole width.
        case sidebarPlain = 4
    }
    /// What stands above the rows.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }
    /// What stands below the rows.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// The kind of the list.
    public let appearance: Appearance
    /// Whether there are lines between rows.
    public var showsSeparators = true
    /// The colour behind the rows; nil for that of the kind.
    public var backgroundColor: UIColor?
    /// What stands above the rows.
    public var headerMode = HeaderMode.none
    /// What stands below the rows.
    public var footerMode = FooterMode.none
    /// The distance above the header, in points; nil for that of the kind.
    public var headerTopPadding: CGFloat?

    /// Creates a look.
    ///
    /// - Parameter appearance: The kind of the list.
    public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
    /// Returns a section of rows, one below the other, with the height of their content.
    ///
    /// - Parameters:
    ///   - configuration: The look.
    ///   - layoutEnvironment: The environment of the layout.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        switch configuration.appearance {
        case .insetGrouped:
            section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16)
        case .grouped: section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
        case .sidebar: section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        case .plain, .sidebarPlain: break
        }
        if let padding = configuration.headerTopPadding { section.contentInsets.top = padding }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}
