/// A closure that returns the section of an index; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of items, groups and sections.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///     NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The settings.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout whose sections are alike.
    ///
    /// - Parameter section: The section.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout whose sections are alike.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - configuration: The settings.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// Creates a layout.
    ///
    /// - Parameter sectionProvider: Returns the section of an index; nil for none. Called at each computation.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - sectionProvider: Returns the section of an index; nil for none. Called at each computation.
    ///   - configuration: The settings.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// Returns nil: the sections are no part of an archive.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { nil }

    /// Returns a layout of list sections.
    ///
    /// - Parameter configuration: The look of the lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var byKey: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    private var sections: [Int: NSCollectionLayoutSection] = [:]
    private var contentSize = CGSize.zero
    private var environment = LayoutEnvironment(size: .zero, traits: .current)
    /// The scrolled distance of sections that scroll across the direction of the layout, in points.
    var orthogonalOffsets: [Int: CGFloat] = [:]

    open override func prepare() {
        super.prepare()
        attributes = []
        byKey = [:]
        sections = [:]
        guard let collection = collectionView else { return }
        let isVertical = configuration.scrollDirection == .vertical
        let axis = FlowAxis(isVertical: isVertical)
        let room = collection.bounds.inset(by: collection.adjustedContentInset).size
        environment = LayoutEnvironment(size: room, traits: collection.traitCollection)
        var position: CGFloat = 0
        for (index, count) in counts.enumerated() {
            guard let section = provider(index, environment) else { continue }
            sections[index] = section
            if index > 0 { position += configuration.interSectionSpacing }
            let solved = CompositionalSolver(
                section, index: index, count: count, environment: environment, isVertical: isVertical,
                preferred: preferredSizes)
            let move = axis.point(along: position, across: 0)
            let sideways = axis.point(along: 0, across: -(orthogonalOffsets[index] ?? 0))
            for place in solved.cells { add(place, CGPoint(x: move.x + sideways.x, y: move.y + sideways.y)) }
            for place in solved.extras { add(place, move) }
            position += axis.along(solved.size)
        }
        contentSize = axis.size(along: position, across: axis.across(room))
    }

    private func add(_ place: CompositionalSolver.Place, _ move: CGPoint) {
        let one = UICollectionViewLayoutAttributes()
        one.key = place.key
        one.frame = place.frame.offsetBy(dx: move.x, dy: move.y)
        one.estimated = place.estimated
        one.zIndex = place.zIndex
        attributes.append(one)
        byKey[place.key] = one
    }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return contentSize
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        let visible = attributes.filter { $0.frame.overlaps(rect) }
        for (index, section) in sections {
            guard let handler = section.visibleItemsInvalidationHandler else { continue }
            let offset = CGPoint(x: orthogonalOffsets[index] ?? 0, y: 0)
            handler(visible.filter { $0.indexPath.section == index }, offset, environment)
        }
        return visible
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return byKey[ElementKey(.cell, nil, indexPath)]
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return byKey[ElementKey(.supplementaryView, elementKind, indexPath)]
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return byKey[ElementKey(.decorationView, elementKind, indexPath)]
    }
}
