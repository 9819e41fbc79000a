@testable import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@Suite("Collections: items")
@MainActor
struct CollectionViewTests {
    private func rows(_ count: Int) -> (UICollectionView, Numbers) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 25)
        layout.minimumLineSpacing = 0
        let source = Numbers([Array(0..<count)])
        return (makeCollection(layout, source), source)
    }
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    private func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { ($0 as? NumberCell)?.label.text }
    }

    @Test("The source is asked for the items in sight only, and cells that have left are used again")
    func reuse() throws {
        let (view, source) = rows(1000)
        expectNoDifference(source.asked, (0..<4).map(path))
        expectNoDifference(source.take(), ["show 0", "show 1", "show 2", "show 3"])
        let first = try #require(view.cellForItem(at: path(0)) as? NumberCell)
        view.scroll(to: CGPoint(x: 0, y: 50))
        expectNoDifference(texts(view), ["2", "3", "4", "5"])
        #expect(source.take() == ["hide 0", "hide 1", "show 4", "show 5"] || view.visibleCells.count == 4)
        #expect(view.visibleCells.contains { $0 === first } && first.preparations == 1)
        #expect(view.cellForItem(at: path(0)) == nil)
    }

    @Test("A tap calls the delegate in UIKit's order, and a single selection replaces the one before")
    func selection() throws {
        let (view, source) = rows(4)
        _ = source.take()
        view.tapItem(at: path(1))
        expectNoDifference(
            source.take(), ["may highlight 1", "highlight 1", "may select 1", "select 1", "unhighlight 1"])
        expectNoDifference(view.cellForItem(at: path(1))?.isSelected, true)
        view.tapItem(at: path(2))
        expectNoDifference(
            source.take(),
            [
                "may highlight 2", "highlight 2", "may select 2", "deselect 1", "select 2", "unhighlight 2",
            ])
        expectNoDifference(view.indexPathsForSelectedItems, [path(2)])
        expectNoDifference(view.cellForItem(at: path(1))?.isSelected, false)
    }

    @Test("The delegate refuses a selection, and the program's own selection doesn't call it")
    func refusal() {
        let (view, source) = rows(4)
        source.refused = [path(0)]
        view.tapItem(at: path(0))
        #expect(view.indexPathsForSelectedItems == nil)
        _ = source.take()
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        expectNoDifference(view.indexPathsForSelectedItems, [path(0)])
        #expect(source.take().isEmpty)
        expectNoDifference(Diagnostics.collect { view.tapItem(at: path(9)) }.count, 1)
    }

    @Test("Several items are selected one after the other, and a second tap ends a selection")
    func multipleSelection() {
        let (view, source) = rows(4)
        view.allowsMultipleSelection = true
        view.tapItem(at: path(0))
        view.tapItem(at: path(2))
        expectNoDifference(view.indexPathsForSelectedItems, [path(0), path(2)])
        _ = source.take()
        view.tapItem(at: path(0))
        expectNoDifference(view.indexPathsForSelectedItems, [path(2)])
        #expect(source.take().contains("deselect 0"))
    }

    @Test("Inserted and removed items leave the cells and the selection of the others")
    func changes() throws {
        let (view, source) = rows(4)
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        let kept = try #require(view.cellForItem(at: path(2)))
        var isDone = false
        view.performBatchUpdates {
            source.sections[0].remove(at: 0)
            source.sections[0].insert(9, at: 2)
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(2)])
        } completion: {
            isDone = $0
        }
        #expect(isDone && texts(view) == ["1", "2", "9", "3"])
        #expect(view.cellForItem(at: path(1)) === kept)
        expectNoDifference(view.indexPathsForSelectedItems, [path(1)])
    }

    @Test("Changes that don't lead to the source's items are reported, and all items are loaded again")
    func invalidChanges() {
        let (view, source) = rows(2)
        source.sections[0] = [7, 8, 9]
        let reports = Diagnostics.collect { view.deleteItems(at: [path(0)]) }
        view.layoutIfNeeded()
        #expect(reports.count == 1 && reports.first?.message.contains("[2] to [3]") == true)
        expectNoDifference(texts(view), ["7", "8", "9"])
    }

    @Test("The places of items follow from removals, insertions and moves")
    func changeMap() {
        var changes = CollectionChanges()
        changes.removedItems = [path(1)]
        changes.movedItems = [path(0): path(2)]
        changes.insertedItems = [path(0)]
        expectNoDifference(changes.map(from: [4], to: [4]), [path(0): path(2), path(2): path(1), path(3): path(3)])
        #expect(changes.map(from: [4], to: [5]) == nil)
        var sections = CollectionChanges()
        sections.insertedSections = [0]
        expectNoDifference(sections.map(from: [1], to: [2, 1]), [path(0): IndexPath(item: 0, section: 1)])
    }

    @Test("A cell whose name isn't registered is reported")
    func unregistered() {
        let (view, _) = rows(1)
        let reports = Diagnostics.collect {
            _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: path(0))
        }
        expectNoDifference(reports.count, 1)
    }

    @Test("A snapshot keeps the cells of items that stay, makes reloaded ones anew, and configures others again")
    func diffable() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        var configured: [String] = []
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            configured.append(item)
            return view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        var isDone = false
        source.apply(snapshot) { isDone = true }
        #expect(isDone && configured == ["a", "b", "c"])
        let b = try #require(view.cellForItem(at: path(1)))
        let c = try #require(view.cellForItem(at: path(2)))
        snapshot.deleteItems(["a"])
        snapshot.appendItems(["d"])
        snapshot.reconfigureItems(["c"])
        configured = []
        source.apply(snapshot) {}
        expectNoDifference(configured, ["c", "d"])
        #expect(view.cellForItem(at: path(0)) === b && view.cellForItem(at: path(1)) === c)
        #expect(source.indexPath(for: "d") == path(2) && source.itemIdentifier(for: path(0)) == "b")
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        var again = source.snapshot()
        again.reloadItems(["b"])
        configured = []
        source.apply(again) {}
        expectNoDifference(configured, ["b"])
    }

    @Test("A snapshot reports items that exist already, and ignores them")
    func duplicates() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        expectNoDifference(Diagnostics.collect { snapshot.appendItems([1]) }.count, 1)
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2], toSection: 0)
        expectNoDifference(Diagnostics.collect { snapshot.appendItems([2, 3], toSection: 1) }.count, 1)
        expectNoDifference(snapshot.itemIdentifiers, [1, 2, 3])
        snapshot.moveItem(1, afterItem: 3)
        expectNoDifference(snapshot.itemIdentifiers(inSection: 1), [3, 1])
        snapshot.moveSection(1, beforeSection: 0)
        #expect(snapshot.itemIdentifiers == [3, 1, 2] && snapshot.sectionIdentifier(containingItem: 1) == 1)
        snapshot.deleteSections([1])
        #expect(snapshot.itemIdentifiers == [2] && snapshot.numberOfItems == 1)
    }

    private final class Dragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        let source: Numbers
        init(_ source: Numbers) {
            self.source = source
            super.init()
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard collectionView.hasActiveDrag, let from = coordinator.items.first?.sourceIndexPath,
                let to = coordinator.destinationIndexPath
            else { return }
            source.sections[0].insert(source.sections[0].remove(at: from.item), at: to.item)
            collectionView.moveItem(at: from, to: to)
        }
    }

    @Test("A dragged item is dropped at another one's place")
    func dragging() {
        let (view, source) = rows(4)
        #expect(!view.dragItem(at: path(0), to: path(2)))
        let dragging = Dragging(source)
        view.dragDelegate = dragging
        view.dropDelegate = dragging
        #expect(view.dragItem(at: path(0), to: path(2)))
        #expect(texts(view) == ["1", "2", "0", "3"] && !view.hasActiveDrag)
    }

    private final class Controller: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        }
    }
    private struct Screen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Controller {
            Controller(collectionViewLayout: UICollectionViewFlowLayout())
        }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    @Test("A collection's controller in a SwiftUI view shows its cells, and another number of items after a reload")
    func hosting() throws {
        let host = ViewHost(Screen())
        expectNoDifference(host.uiViews(NumberCell.self).count, 3)
        #expect(try host.uiView(UICollectionView.self).dataSource is Controller)
    }

    private struct Feed: UIViewRepresentable {
        let source: Numbers
        func makeUIView(context: Context) -> UICollectionView {
            makeCollection(UICollectionViewFlowLayout(), source)
        }
        func updateUIView(_ view: UICollectionView, context: Context) {}
    }

    @Test("A reload in an event of the host shows the new items")
    func hostedReload() throws {
        let source = Numbers([[1]])
        let host = ViewHost(Feed(source: source))
        let view = try host.uiView(UICollectionView.self)
        expectNoDifference(texts(view), ["1"])
        host.perform {
            source.sections = [[4, 5]]
            view.reloadData()
        }
        expectNoDifference(texts(view), ["4", "5"])
    }
}
