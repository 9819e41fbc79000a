import Foundation
import Testing

@testable import EmojiArt

@MainActor
@Suite("Keys that the program doesn't know")
struct UnknownKeysTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func open() -> Workspace {
        Workspace(directory.url) { _ in
            nil
        } report: {
            Issue.record("\($0)")
        }
    }

    private func json(_ name: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(directory.text(of: name).utf8))
    }

    private func json(text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    @Test("Unknown keys of a drawing are kept with their objects")
    func drawing() throws {
        try directory.write(
            #"""
            {"background":{"url":"http://a","credit":"b"},"lastID":2,"layers":[{"id":1},null,true,"x"],"emojis":[
            {"id":1,"text":"😀","x":0,"y":0,"size":40,"angle":0.1},{"id":2,"text":"🌈","x":0,"y":0,"size":40,"angle":1e300}]}
            """#, to: "Document.json")
        let workspace = open()
        let first = workspace.document.model.emojis[0]
        workspace.document.removeEmoji(first)
        workspace.document.addEmoji("❄️", at: .zero, size: 40)
        workspace.document.setBackground(.blank)
        let expected = try json(
            text: #"""
                {"background":{"credit":"b"},"lastID":3,"layers":[{"id":1},null,true,"x"],"emojis":[
                {"id":2,"text":"🌈","x":0,"y":0,"size":40,"angle":1e300},{"id":3,"text":"❄️","x":0,"y":0,"size":40}]}
                """#)
        #expect(try json("Document.json") == expected)
        open().document.addEmoji("😀", at: .zero, size: 40)
        #expect(try directory.text(of: "Document.json").contains("\"credit\""))
    }

    @Test("Unknown keys of palettes are kept when the palettes move")
    func palettes() throws {
        try directory.write(
            #"[{"id":1,"name":"a","emojis":"😀","locked":true},{"id":2,"name":"b","emojis":"🌈"}]"#, to: "Palettes.json")
        open().store.movePalettes(from: [0], to: 2)
        #expect(
            try json("Palettes.json")
                == json(
                    text:
                        #"[{"id":2,"name":"b","emojis":"🌈"},{"id":1,"name":"a","emojis":"😀","locked":true}]"#))
    }

    @Test("That another program adds stay, too")
    func merged() throws {
        let workspace = open()
        workspace.store.movePalettes(from: [0], to: 2)
        let text = try directory.text(of: "Palettes.json")
        try directory.write(text.replacing("\"id\" : 3", with: "\"id\" : 3, \"new\" : -1.5"), to: "Palettes.json")
        var said: [String] = []
        let other = Workspace(directory.url) { said.append($0) }
        other.store.palettes[0].name = "Other"
        #expect(try directory.text(of: "Palettes.json").contains("\"new\" : -1.5") && said == [])
    }

    @Test("And all other JSON is the same after a way through the program")
    func values() throws {
        for text in [
            "null", "true", "0.1", "12345678901234567890", "-0.5", "1e300", "\"\\u0000ö\"", "[]", "{}",
            "[[1],{\"a\":{}}]",
        ] {
            let value = try json(text: text)
            #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
        }
        #expect(
            String(decoding: try JSONEncoder().encode(json(text: "[0.1,12345678901234567890]")), as: UTF8.self)
                == "[0.1,12345678901234567890]")
    }
}
