// Program: StevenLambion/SwiftDux
// Modules: SwiftDux

import ReactiveViewsTesting
import SwiftDux
import SwiftUI
import Testing

private struct Shop: Equatable {
    var items = ["Milk"]
    var filter = ""
}

private enum ShopAction: Action {
    case add(String)
    case remove(String)
    case filter(String)
}

private struct ShopReducer: Reducer {
    func reduce(state: Shop, action: ShopAction) -> Shop {
        var state = state
        switch action {
        case .add(let item): state.items.append(item)
        case .remove(let item): state.items.removeAll { $0 == item }
        case .filter(let text): state.filter = text
        }
        return state
    }
}

private struct ShopView: ConnectableView {
    struct Props: Equatable {
        var items: [String]
        @ActionBinding var filter: String
        @ActionBinding var add: () -> Void
        @ActionBinding var remove: (String) -> Void
    }

    func map(state: Shop, binder: ActionBinder) -> Props? {
        Props(
            items: state.items.filter { state.filter.isEmpty || $0.contains(state.filter) },
            filter: binder.bind(state.filter) { ShopAction.filter($0) },
            add: binder.bind { ShopAction.add("Bread") },
            remove: binder.bind { ShopAction.remove($0) })
    }

    func body(props: Props) -> some View {
        VStack {
            TextField("Filter", text: props.$filter)
            ForEach(props.items, id: \.self) { item in
                Button("Remove \(item)") { props.remove(item) }
            }
            Button("Add", action: props.add)
        }
    }
}

@Suite("SwiftDux: views of a store's state")
@MainActor
struct SwiftDuxTests {
    @Test("Actions of a connected view change the store, and the view")
    func actions() throws {
        let store = Store(state: Shop(), reducer: ShopReducer())
        let host = ViewHost(ShopView().provideStore(store), clock: .virtual)
        host.advance(by: 0.1)
        #expect(host.contains("Remove Milk"))
        try host.tap("Add")
        host.advance(by: 0.1)
        #expect(store.state.items == ["Milk", "Bread"] && host.contains("Remove Bread"))
        try host.type("Br", into: "Filter")
        host.advance(by: 0.1)
        #expect(store.state.filter == "Br" && !host.contains("Remove Milk"))
        try host.tap("Remove Bread")
        host.advance(by: 0.1)
        #expect(store.state.items == ["Milk"] && !host.contains("Remove Bread"))
    }

    @Test("An action is sent when a view appears, and by other code")
    func appearing() throws {
        let store = Store(state: Shop(), reducer: ShopReducer())
        let host = ViewHost(
            ShopView().onAppear(dispatch: ShopAction.add("Eggs")).provideStore(store), clock: .virtual)
        host.advance(by: 0.1)
        #expect(host.contains("Remove Eggs"))
        store.send(ShopAction.remove("Milk"))
        host.advance(by: 0.1)
        #expect(!host.contains("Remove Milk"))
    }
}
