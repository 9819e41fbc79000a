import Reactive

/// Cells with formulas, kept up to date by a graph.
///
/// Each cell is a variable, its content, and a derived value, what it shows. The derived value depends on the cells
/// that its last computation read, so there is no list of dependencies. Cells are made when they are first named.
@MainActor
public final class Spreadsheet {
    private struct Cell {
        let text: Graph.Variable<String>
        let value: Graph.Derived<CellValue>
    }

    private let graph = Graph()
    private var cells: [CellName: Cell] = [:]
    /// The number of values that were computed so far.
    public private(set) var computations = 0

    /// Creates a sheet of empty cells.
    public init() {}

    /// The content of a cell: a number, a text, or a formula that begins with an equals sign.
    public subscript(name: CellName) -> String {
        get { cell(name).text.value }
        set { cell(name).text.value = newValue }
    }

    /// Returns what a cell shows.
    public func value(of name: CellName) -> CellValue { cell(name).value.value }

    /// Returns the names of the cells of a cycle through a cell; nil if it doesn't depend on itself.
    public func cycle(of name: CellName) -> [String]? { cell(name).value.cycle }

    /// Makes several changes. Observers get to know the values after all of them.
    public func edit(_ changes: () -> Void) { graph.perform(changes) }

    /// Runs an action with what a cell shows, now and after each edit that changed it, until the observer is released.
    public func observe(_ name: CellName, _ action: @escaping @MainActor (CellValue) -> Void) -> Graph.Observer {
        let value = cell(name).value
        let observer = graph.observe(value.value, initial: true, named: "observer of \(name)") { _, new in action(new) }
        graph.flush()
        return observer
    }

    private func cell(_ name: CellName) -> Cell {
        if let cell = cells[name] { return cell }
        let text = graph.variable("", named: "content of \(name)")
        let value = graph.derived(onCycle: .error("CYCLE"), named: "\(name)") { [unowned self] in
            computations += 1
            return Formula.value(text.value) { self.value(of: $0) }
        }
        let cell = Cell(text: text, value: value)
        cells[name] = cell
        return cell
    }
}
