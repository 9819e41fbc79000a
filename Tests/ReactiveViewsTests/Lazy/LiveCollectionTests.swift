import ReactiveViews
import Testing
import ReactiveViewsTesting

/// Collections that have their new elements before the views over them are updated: bindings, and collections backed by
/// classes.
@MainActor
@Suite("Rows of live collections")
struct LiveCollectionTests {
    @Test("A row appended to a bound collection is shown", arguments: RowContainer.allCases)
    fileprivate func appended(_ container: RowContainer) throws {
        let host = ViewHost(Todos(container: container), size: CGSize(width: 300, height: 600))
        #expect(host.contains("todo 0") && !host.contains("todo 1"))
        try host.tap("Add")
        expect(host, shows: "todo 1")
        try host.tap("Add")
        try host.tap("Add")
        expect(host, shows: "todo 3")
        try host.tap("Remove")
        #expect(!host.contains("todo 3") && host.contains("todo 2"))
    }

    @Test("A list of a bound collection shows an appended row, and edits the right one")
    func listOfBinding() throws {
        let host = ViewHost(BoundList(), size: CGSize(width: 300, height: 600))
        try host.tap("Add")
        expect(host, shows: "todo 1")
        try host.tap("todo 1")
        expect(host, shows: "1 done")
        try host.delete("todo 0")
        #expect(!host.contains("todo 0") && host.contains("todo 1"))
    }

    @Test("Rows of a bindable model's collection come and go")
    func bindable() throws {
        let model = TodoModel()
        let host = ViewHost(BindableTodos(model: model), size: CGSize(width: 300, height: 600))
        host.perform { model.todos.append(Todo(id: 1)) }
        expect(host, shows: "todo 1")
        host.perform { model.todos = Array(model.todos.dropFirst()) }
        #expect(!host.contains("todo 0") && host.contains("todo 1"))
        host.perform { model.todos = [] }
        expect(host, hasNo: "todo 1")
    }

    @Test("A collection backed by a class shows its new rows at the next update of the view that has it")
    func backed() throws {
        let store = TodoStore()
        let host = ViewHost(BackedTodos(store: store), size: CGSize(width: 300, height: 600))
        for count in 1...3 {
            store.todos.append(Todo(id: count))
            try host.tap("Update")
            expect(host, shows: "todo \(count)")
        }
        store.todos.removeAll()
        try host.tap("Update")
        expect(host, hasNo: "todo 0")
    }

    @Test("Scrolling is harmless after a collection backed by a class shrank unnoticed")
    func shrunk() throws {
        let store = TodoStore()
        store.todos = (0..<100).map { Todo(id: $0) }
        let host = ViewHost(BackedTodos(store: store), size: CGSize(width: 300, height: 200))
        store.todos.removeSubrange(5...)
        try host.scroll("todo 0", by: CGSize(width: 0, height: 1_000))
        try host.tap("Update")
        expect(host, shows: "todo 4")
    }
}

private enum RowContainer: CaseIterable, Sendable {
    case list, form, vertical, horizontal, grid, horizontalGrid, eager, tabs, wrapped, sections, picker
}

private struct Todo: Identifiable {
    let id: Int
    var isDone = false
    var title: String { "todo \(id)" }
}

private struct Todos: View {
    let container: RowContainer
    @State private var todos = [Todo(id: 0)]

    @ViewBuilder private var rows: some View {
        ForEach($todos) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
            .onDelete { todos.remove(atOffsets: $0) }
    }

    var body: some View {
        HStack {
            Button("Add") { todos.append(Todo(id: todos.count)) }
            Button("Remove") { todos.removeLast() }
        }
        switch container {
        case .list: List { rows }
        case .form: Form { rows }
        case .vertical: ScrollView { LazyVStack { rows } }
        case .horizontal: ScrollView(.horizontal) { LazyHStack { ForEach($todos) { Text($0.wrappedValue.title) } } }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
        case .horizontalGrid:
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem()]) { ForEach($todos) { Text($0.wrappedValue.title) } }
            }
        case .eager: VStack { rows }
        case .wrapped: Card { LazyVStack { ForEach($todos) { Text($0.wrappedValue.title) } } }
        case .sections: List { Section("todos") { rows } }
        case .picker:
            Picker("todos", selection: .constant(0)) { ForEach($todos) { Text($0.wrappedValue.title).tag($0.id) } }
                .pickerStyle(.inline)
        case .tabs: TabView { ForEach($todos) { $todo in Text(todo.title).tabItem { Text(todo.title) } } }
        }
    }
}

private struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { ScrollView { content } }
}

private struct BoundList: View {
    @State private var todos = [Todo(id: 0)]

    var body: some View {
        Button("Add") { todos.append(Todo(id: todos.count)) }
        Text("\(todos.filter(\.isDone).count) done")
        List($todos, editActions: .delete) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
    }
}

@Observable
private final class TodoModel {
    var todos = [Todo(id: 0)]
}

private struct BindableTodos: View {
    @Bindable var model: TodoModel

    var body: some View {
        List($model.todos) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
    }
}

private final class TodoStore {
    var todos = [Todo(id: 0)]
}

private struct StoredTodos: RandomAccessCollection {
    let store: TodoStore
    var startIndex: Int { 0 }
    var endIndex: Int { store.todos.count }
    subscript(index: Int) -> Todo { store.todos[index] }
}

private struct BackedTodos: View {
    let store: TodoStore
    @State private var updates = 0

    var body: some View {
        Button("Update") { updates += 1 }
        List { ForEach(StoredTodos(store: store)) { Text("\($0.title)") } }
            .id("list")
            .tag(updates)
    }
}
