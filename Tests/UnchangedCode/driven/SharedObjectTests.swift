// Program: lorenzofiamingo/SwiftUI-SharedObject
// Modules: SharedObject

import ReactiveViewsTesting
@testable import SharedObject
import SwiftUI
import Testing

private final class Account: SharableObject {
    @Published var name = "Ada"
    static var initialValue: Account { Account() }
}

private struct NameEditor: View {
    @SharedObject("account") private var account: Account

    var body: some View { TextField("Name", text: $account.name) }
}

private struct Greeting: View {
    @SharedObject("account") private var account: Account

    var body: some View { Text("Hello, \(account.name)!") }
}

@Suite("SwiftUI-SharedObject: objects that views share by an identifier")
@MainActor
struct SharedObjectTests {
    @Test("A name that is typed in one view is seen in another")
    func shared() throws {
        let host = ViewHost(
            VStack {
                NameEditor(); Greeting()
            }, clock: .virtual)
        #expect(host.contains("Hello, Ada!"))
        try host.type("Grace", into: "Name")
        #expect(host.contains("Hello, Grace!"))
    }
}
