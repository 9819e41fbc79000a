@testable import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@MainActor
final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var asked: [IndexPath] = []
    var events: [String] = []
    var size: ((IndexPath) -> CGSize)?
    var refused: Set<IndexPath> = []

    init(_ sections: [[Int]]) {
        self.sections = sections
        super.init()
    }
    func take() -> [String] {
        defer { events = [] }
        return events
    }
    private func note(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.item)") }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = "\(sections[indexPath.section][indexPath.item])"
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("show", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("hide", indexPath) }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("may highlight", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("may select", indexPath)
        return !refused.contains(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect", indexPath)
    }
}

final class NumberCell: UICollectionViewCell {
    let label = UILabel()
    var preparations = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// Makes a collection of numbers.
@MainActor
func makeCollection(
    _ layout: UICollectionViewLayout, _ source: Numbers, size: CGSize = CGSize(width: 100, height: 100)
) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
}

@Suite("Collections: layouts")
@MainActor
struct CollectionLayoutTests {
    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
    }
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
    private func flow(_ size: CGFloat, gap: CGFloat, lineGap: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        layout.minimumInteritemSpacing = gap
        layout.minimumLineSpacing = lineGap
        return layout
    }

    @Test("A flow layout justifies full lines, and its last line stands below the columns above")
    func flowLines() {
        let source = Numbers([[1, 2, 3, 4, 5]])
        let view = makeCollection(flow(30, gap: 2, lineGap: 4), source)
        expectNoDifference(
            frames(view),
            [
                rect(0, 0, 30, 30), rect(35, 0, 30, 30), rect(70, 0, 30, 30), rect(0, 34, 30, 30),
                rect(35, 34, 30, 30),
            ])
        expectNoDifference(view.contentSize, CGSize(width: 100, height: 64))
    }

    @Test("A single line that isn't full begins at the leading edge, and an item that fills a line is centred")
    func flowShortLines() {
        let short = makeCollection(flow(30, gap: 2, lineGap: 4), Numbers([[1, 2]]))
        expectNoDifference(frames(short), [rect(0, 0, 30, 30), rect(32, 0, 30, 30)])
        let wide = makeCollection(flow(80, gap: 2, lineGap: 4), Numbers([[1]]))
        expectNoDifference(frames(wide), [rect(10, 0, 80, 80)])
    }

    @Test("Sections have margins, headers and the sizes that the delegate returns")
    func flowSections() {
        let source = Numbers([[1], [2, 3]])
        source.size = { CGSize(width: 20 + 10 * CGFloat($0.item), height: 10) }
        let layout = flow(30, gap: 5, lineGap: 5)
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.footerReferenceSize = CGSize(width: 0, height: 7)
        let view = makeCollection(layout, source)
        expectNoDifference(frames(view), [rect(2, 1, 20, 10), rect(2, 22, 20, 10), rect(27, 22, 30, 10)])
        let kind = UICollectionView.elementKindSectionFooter
        expectNoDifference(
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 1))?.frame,
            rect(0, 35, 100, 7))
        expectNoDifference(view.visibleSupplementaryViews(ofKind: kind).count, 2)
    }

    @Test("A horizontal flow layout fills columns")
    func flowColumns() {
        let layout = flow(40, gap: 0, lineGap: 5)
        layout.scrollDirection = .horizontal
        let view = makeCollection(layout, Numbers([[1, 2, 3]]))
        expectNoDifference(frames(view), [rect(0, 0, 40, 40), rect(0, 60, 40, 40), rect(45, 0, 40, 40)])
        expectNoDifference(view.contentSize, CGSize(width: 85, height: 100))
    }

    @Test("Another width of the collection lays the items out again")
    func flowResizing() {
        let view = makeCollection(flow(30, gap: 0, lineGap: 0), Numbers([[1, 2, 3, 4]]))
        expectNoDifference(view.contentSize.height, 60)
        view.frame.size.width = 120
        view.layoutIfNeeded()
        expectNoDifference(view.contentSize.height, 30)
        expectNoDifference(frames(view).map(\.minX), [0, 30, 60, 90])
    }

    @Test("An invalid size of an item is reported and counts as zero")
    func flowInvalidSize() {
        let source = Numbers([[1]])
        source.size = { _ in CGSize(width: CGFloat.nan, height: 10) }
        let reports = Diagnostics.collect { _ = makeCollection(UICollectionViewFlowLayout(), source) }
        #expect(reports.contains { $0.message.contains("Invalid size") })
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test("A group repeats its items until it is full, and the section repeats the group")
    func compositionalGrid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 20)
        let view = makeCollection(UICollectionViewCompositionalLayout(section: section), Numbers([[1, 2, 3, 4, 5]]))
        expectNoDifference(frames(view).map(\.minX), [1, 21, 41, 61, 1])
        expectNoDifference(frames(view).map(\.minY), [11, 11, 11, 11, 36])
        #expect(frames(view).allSatisfy { $0.size == CGSize(width: 18, height: 18) })
        expectNoDifference(view.contentSize, CGSize(width: 100, height: 65))
    }

    @Test("A group with a count divides its length, and nested groups have places beside items")
    func compositionalNesting() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: small, count: 2)
        column.interItemSpacing = .fixed(10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [leading, column])
        let view = makeCollection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            Numbers([[1, 2, 3, 4]]))
        expectNoDifference(
            frames(view), [rect(0, 0, 60, 50), rect(60, 0, 40, 20), rect(60, 30, 40, 20), rect(0, 50, 60, 50)])
    }

    @Test("A section that scrolls sideways shows the groups that are in sight")
    func compositionalOrthogonal() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.8), .absolute(30)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let source = Numbers([[1, 2, 3, 4]])
        let view = makeCollection(UICollectionViewCompositionalLayout(section: section), source)
        expectNoDifference(view.contentSize, CGSize(width: 100, height: 30))
        expectNoDifference(view.indexPathsForVisibleItems.map(\.item), [0, 1])
        view.scroll(section: 0, to: 160)
        expectNoDifference(view.indexPathsForVisibleItems.map(\.item), [2, 3])
    }

    private final class Row: UICollectionViewListCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    @Test("The rows of a list section have the height of their content")
    func list() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Row, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.secondaryText = text.isEmpty ? nil : "More"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["", "Ada"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let heights = frames(view).map(\.height)
        #expect(heights.count == 2 && heights[1] > heights[0])
        expectNoDifference(frames(view).last?.minY, heights[0])
        #expect(frames(view).allSatisfy { $0.width == 300 })
    }

    @Test("A group without room for an item is reported, and the layout ends")
    func compositionalWithoutRoom() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])
        let reports = Diagnostics.collect {
            _ = makeCollection(
                UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), Numbers([[1]]))
        }
        #expect(reports.contains { $0.message.contains("1 items aren't placed") })
    }
}
