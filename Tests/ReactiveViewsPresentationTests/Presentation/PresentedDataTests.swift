import Foundation
import ReactiveTesting
import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// Changes of the data of an alert or dialog while it is shown are ignored.
@MainActor
@Suite("Data of alerts and dialogs")
struct PresentedDataTests {
    fileprivate struct Problem: LocalizedError {
        let name: String
        var errorDescription: String? { "Can't read \(name)" }
    }

    /// The modifiers that present data.
    private enum Form: CaseIterable {
        case alertKey, alertKeyMessage, alertString, alertStringMessage, alertText, alertTextMessage
        case alertResource, alertResourceMessage
        case dialogKey, dialogKeyMessage, dialogString, dialogStringMessage, dialogText, dialogTextMessage
        case dialogResource, dialogResourceMessage
        case error, errorMessage

        /// The buttons of the form without a message don't get the error.
        var isError: Bool { self == .error || self == .errorMessage }
        var hasMessage: Bool { "\(self)".hasSuffix("Message") }
    }

    private struct Screen: View {
        let form: Form
        let log: Log
        @Bindable var model: Model

        var body: some View {
            Text("shown \(model.isShown)")
            presented
        }

        private var problem: Problem? { model.name.map { Problem(name: $0) } }
        private var resource: LocalizedStringResource { "Sure?" }
        private var string: String { "Sure?" }

        private func button(_ name: String) -> some View {
            Button("Delete \(name) \(model.other)") { log.append("deleted \(name)") }
        }
        private func message(_ name: String) -> some View { Text("About \(name)") }

        @ViewBuilder private var presented: some View {
            let base = Text("base")
            let (shown, data) = ($model.isShown, model.name)
            switch form {
            case .alertKey: base.alert("Sure?", isPresented: shown, presenting: data) { button($0) }
            case .alertKeyMessage:
                base.alert("Sure?", isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .alertString: base.alert(string, isPresented: shown, presenting: data) { button($0) }
            case .alertStringMessage:
                base.alert(string, isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .alertText: base.alert(Text("Sure?"), isPresented: shown, presenting: data) { button($0) }
            case .alertTextMessage:
                base.alert(Text("Sure?"), isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .alertResource: base.alert(resource, isPresented: shown, presenting: data) { button($0) }
            case .alertResourceMessage:
                base.alert(resource, isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            default: dialogs
            }
        }

        @ViewBuilder private var dialogs: some View {
            let base = Text("base")
            let (shown, data) = ($model.isShown, model.name)
            switch form {
            case .dialogKey: base.confirmationDialog("Sure?", isPresented: shown, presenting: data) { button($0) }
            case .dialogKeyMessage:
                base.confirmationDialog("Sure?", isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .dialogString: base.confirmationDialog(string, isPresented: shown, presenting: data) { button($0) }
            case .dialogStringMessage:
                base.confirmationDialog(string, isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .dialogText:
                base.confirmationDialog(Text("Sure?"), isPresented: shown, presenting: data) { button($0) }
            case .dialogTextMessage:
                base.confirmationDialog(Text("Sure?"), isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .dialogResource:
                base.confirmationDialog(resource, isPresented: shown, presenting: data) { button($0) }
            case .dialogResourceMessage:
                base.confirmationDialog(resource, isPresented: shown, presenting: data) {
                    button($0)
                } message: {
                    message($0)
                }
            case .error: base.alert(isPresented: shown, error: problem) { button("it") }
            case .errorMessage:
                base.alert(isPresented: shown, error: problem) {
                    button($0.name)
                } message: {
                    message($0.name)
                }
            default: base
            }
        }
    }

    @Observable
    fileprivate final class Model {
        var isShown = false
        var name: String?
        var other = 0
    }

    @Test(
        "A button that says “Delete a” goes on saying so and deletes a, whatever becomes of the data",
        arguments: Form.allCases)
    private func button(form: Form) throws {
        for new in ["b", nil] {
            let log = Log()
            let model = Model()
            let host = ViewHost(Screen(form: form, log: log, model: model))
            model.name = "a"
            model.isShown = true
            host.graph.flush()
            let name = form == .error ? "it" : "a"
            let before = host.tree
            expect(host, shows: "Delete \(name) 0", "\(host.tree)")
            expectNoDifference(host.contains("About a"), form.hasMessage)
            if form.isError { expect(host, shows: "Can't read a") }
            model.name = new
            host.graph.flush()
            expectNoDifference(host.tree, before, "\(new ?? "nil")")
            // What isn't the data is followed.
            model.other = 1
            host.graph.flush()
            try host.tap("Delete \(name) 1")
            expectNoDifference(log.take(), ["deleted \(name)"])
            #expect(!model.isShown && !host.contains("Delete"))
            // The next presentation takes the data of its time.
            model.name = "c"
            model.isShown = true
            host.graph.flush()
            expect(host, shows: form == .error ? "Can't read c" : "Delete c 1", "\(host.tree)")
            host.checkInvariants()
        }
    }

    private struct Listed: View {
        struct Item: Identifiable, Equatable { let id: String }
        @State var item: Item?
        let isSheet: Bool
        var body: some View {
            Button("a") { item = Item(id: "a") }
            Button("b later") { Later.action = { item = Item(id: "b") } }
            if isSheet {
                Text("base").sheet(item: $item) { Text("Shows \($0.id)") }
            } else {
                Text("base").alert(item: $item) { Alert(title: Text("Shows \($0.id)")) }
            }
        }
    }

    @MainActor private enum Later { static var action: () -> Void = {} }

    @Test("An item with another id replaces the alert or sheet, as before")
    func items() throws {
        for isSheet in [false, true] {
            let host = ViewHost(Listed(isSheet: isSheet))
            try host.tap("b later")
            try host.tap("a")
            expect(host, shows: "Shows a")
            Later.action()
            host.graph.flush()
            #expect(host.contains("Shows b") && !host.contains("Shows a"), "\(host.tree)")
        }
        Later.action = {}
    }

    @Test(
        "Random changes of data, flag and the rest: what is shown is the data of the moment at which it was presented",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<100))
    func random(round: Int) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let form = Form.allCases.filter { $0 != .error }.randomElement(using: &random)!
        let model = Model()
        let log = Log()
        let host = ViewHost(Screen(form: form, log: log, model: model))
        var expected: String?
        for step in 0..<30 {
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                switch Int.random(in: 0..<3, using: &random) {
                case 0: model.isShown.toggle()
                case 1: model.name = ["a", "b", "c", nil].randomElement(using: &random)!
                default: model.other += 1
                }
            }
            if expected != nil, Int.random(in: 0..<6, using: &random) == 0 {
                model.isShown = false
            }
            host.graph.flush()
            expected = model.isShown ? expected ?? model.name : nil
            let comment: Comment = "seed \(seed), step \(step), \(form)\n\(host.tree)"
            for name in ["a", "b", "c"] {
                #expect(host.contains("Delete \(name) \(model.other)") == (name == expected), comment)
            }
            if let name = expected, Bool.random(using: &random) {
                try host.tap("Delete \(name) \(model.other)")
                #expect(log.take() == ["deleted \(name)"], comment)
                #expect(!model.isShown, comment)
                expected = nil
            }
            host.checkInvariants()
        }
    }
}
