@testable import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@Suite("Tables")
@MainActor
struct TableTests {
    private final class Cell: UITableViewCell {
        let mark: String
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            mark = "own"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["Ada", "Bob", "Cy"]
        var events: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.row)")
        }
    }

    private func table(_ names: Names) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        table.register(Cell.self, forCellReuseIdentifier: "name")
        table.dataSource = names
        table.delegate = names
        table.layoutIfNeeded()
        return table
    }
    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("A registered class of cells is made by its own initializer, with the name of the registration")
    func registration() throws {
        let table = table(Names())
        let cell = try #require(table.cellForRow(at: row(1)) as? Cell)
        #expect(cell.mark == "own" && cell.reuseIdentifier == "name" && cell.textLabel?.text == "Bob")
    }

    @Test("Rows stand below the title of their section")
    func header() {
        let table = table(Names())
        expectNoDifference(table.headerView(forSection: 0)?.textLabel?.text, "Names")
        expectNoDifference(table.rectForRow(at: row(0)).minY, 28)
        #expect(table.contentSize.height == 160 as CGFloat)
    }

    @Test("A swipe removes a row, and the cells of the others stay")
    func removal() {
        let names = Names()
        let table = table(names)
        let last = table.cellForRow(at: row(2))
        #expect(table.deleteRow(at: row(0)))
        table.layoutIfNeeded()
        #expect(names.names == ["Bob", "Cy"] && table.visibleCells.count == 2)
        #expect(table.cellForRow(at: row(1)) === last)
    }

    @Test("A tap selects a row and ends the selection of the one before")
    func selection() {
        let names = Names()
        let table = table(names)
        table.tapRow(at: row(0))
        table.tapRow(at: row(2))
        expectNoDifference(names.events, ["select 0", "deselect 0", "select 2"])
        expectNoDifference(table.cellForRow(at: row(2))?.isSelected, true)
        expectNoDifference(table.cellForRow(at: row(0))?.isSelected, false)
    }

    @Test("Changes that don't lead to the source's rows are reported, and all rows are loaded again")
    func invalidChanges() {
        let names = Names()
        let table = table(names)
        names.names.append("Di")
        let reports = Diagnostics.collect { table.deleteRows(at: [row(0)], with: .none) }
        table.layoutIfNeeded()
        #expect(reports.count == 1 && table.visibleCells.count == 4)
    }

    @Test("A snapshot shows its rows, and keeps the cells of rows that stay")
    func diffable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        table.register(Cell.self, forCellReuseIdentifier: "name")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ada", "Bob"])
        source.apply(snapshot) {}
        let kept = table.cellForRow(at: row(1))
        snapshot.insertItems(["Cy"], beforeItem: "Ada")
        source.apply(snapshot) {}
        expectNoDifference(table.visibleCells.compactMap(\.textLabel?.text), ["Cy", "Ada", "Bob"])
        #expect(table.cellForRow(at: row(2)) === kept)
    }
}
