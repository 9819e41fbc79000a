import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("Coders")
struct CoderTests {
    private struct Item: Codable, Equatable {
        var name: String
    }

    private func recorded<P: Publisher>(_ publisher: P) -> Recorder<P.Output, P.Failure> {
        let recorder = Recorder<P.Output, P.Failure>()
        publisher.subscribe(recorder)
        return recorder
    }

    @Test("Encoding and decoding JSON gives the value back") func json() {
        let encoded = Just(Item(name: "a")).encode(encoder: JSONEncoder())
        expectNoDifference(recorded(encoded.decode(type: Item.self, decoder: JSONDecoder())).values, [Item(name: "a")])
    }

    @Test("Encoding and decoding a property list gives the value back") func propertyList() {
        let encoded = Just(Item(name: "a")).encode(encoder: PropertyListEncoder())
        expectNoDifference(
            recorded(encoded.decode(type: Item.self, decoder: PropertyListDecoder())).values, [Item(name: "a")])
    }

    @Test("What can't be decoded, or encoded, fails with the coder's error") func failures() {
        let bytes = Just(Data("x".utf8))
        let json = recorded(bytes.decode(type: Item.self, decoder: JSONDecoder()))
        let list = recorded(bytes.decode(type: Item.self, decoder: PropertyListDecoder()))
        let number = recorded(Just(Double.nan).encode(encoder: JSONEncoder()))
        for completion in [json.completion, list.completion] {
            guard case .failure(is DecodingError)? = completion else {
                Issue.record("Not a decoding error: \(String(describing: completion))")
                continue
            }
        }
        guard case .failure(is EncodingError)? = number.completion else {
            Issue.record("Not an encoding error: \(String(describing: number.completion))")
            return
        }
        #expect(json.values.isEmpty && list.values.isEmpty && number.values.isEmpty)
    }

    @Test("The coders are top-level coders of data") func types() {
        func output<C: TopLevelEncoder>(_ coder: C) -> Any.Type { C.Output.self }
        func input<C: TopLevelDecoder>(_ coder: C) -> Any.Type { C.Input.self }
        #expect(output(JSONEncoder()) == Data.self && output(PropertyListEncoder()) == Data.self)
        #expect(input(JSONDecoder()) == Data.self && input(PropertyListDecoder()) == Data.self)
    }
}

/// What Apple's Foundation has under its own name.
private final class Model: ReactiveFoundation.ObservableObject {
    @ReactiveFoundation.Published var value = 0
}

@Suite("Foundation's names")
struct NameTests {
    @Test("ObservableObject and Published are found in the module, too") func typealiases() {
        let model = Model()
        let tally = Tally()
        let observation = model.objectWillChange.sink { tally.add() }
        model.value = 1
        expectNoDifference(tally.count, 1)
        observation.cancel()
    }
}
