import ReactiveViewsTesting
import Testing

// Libraries add members to what `$model` is for an observed object.

private final class Account: ObservableObject {
    @Published var name = "Ann"
}

extension ObservedObject.Wrapper where ObjectType == Account {
    fileprivate var title: Binding<String> { self.name }
}

extension ObservedObject.Wrapper {
    fileprivate func binding<Value>(_ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
        self[dynamicMember: keyPath]
    }
}

extension EnvironmentObject.Wrapper where ObjectType == Account {
    fileprivate var title: Binding<String> { self.name }
}

private struct Owner: View {
    @StateObject private var account = Account()

    var body: some View {
        Button("Rename") { $account.title.wrappedValue = "Bo" }
        Reader(account: account).environmentObject(account)
    }
}

private struct Reader: View {
    @ObservedObject var account: Account
    @EnvironmentObject private var inherited: Account

    var body: some View {
        Text("\($account.title.wrappedValue) \($account.binding(\.name).wrappedValue) \($inherited.title.wrappedValue)")
    }
}

@MainActor
@Suite("Members that an extension adds to bindings of objects, in mode 6")
struct ObjectBindingTests {
    @Test("They read and write the object's properties")
    func members() throws {
        let host = ViewHost(Owner())
        #expect(host.contains("Ann Ann Ann"))
        try host.tap("Rename")
        #expect(host.contains("Bo Bo Bo"))
    }
}
