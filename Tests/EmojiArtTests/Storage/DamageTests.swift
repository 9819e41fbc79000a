import Foundation
import Testing

@testable import EmojiArt

@MainActor
@Suite("A damaged file")
struct DamageTests {
    /// What is said to be wrong with a file that holds this text.
    private func problem<Value: Codable & Checked>(_ text: String, as type: Value.Type) throws -> String? {
        let directory = try TemporaryDirectory()
        try directory.write(text, to: "File.json")
        var said: [String] = []
        let value = StoredFile<Value>("File.json", in: directory.url) { said.append($0) }.load()
        guard value == nil else { return nil }
        #expect(try directory.text(of: "File.damaged-1.json") == text)
        let sentence = try #require(said.first)
        return sentence.replacing("File.json is damaged: ", with: "")
            .replacing(". It is kept as File.damaged-1.json.", with: "")
    }

    @Test(
        "Of palettes says what is wrong in it",
        arguments: [
            ("", "it is empty"),
            ("[", "it is no JSON"),
            ("{}", "the whole is not a list"),
            ("[]", "there is no palette in it"),
            (#"[{"id":1,"name":"a"}]"#, "“emojis” is missing in “[0]”"),
            (#"[{"id":1,"name":null,"emojis":""}]"#, "“[0].name” is null, not a text"),
            (#"[{"id":"1","name":"a","emojis":""}]"#, "“[0].id” is not a whole number"),
            (#"[{"id":1,"name":"a","emojis":""},{"id":1,"name":"b","emojis":""}]"#, "two palettes have the id 1"),
            (#"[{"id":1,"name":"a","emojis":"😀😀"}]"#, "“😀😀” of the palette “a” are not different emojis"),
        ])
    func palettes(text: String, expected: String) throws {
        let problem = try #require(try problem(text, as: [Palette].self))
        // Where a platform's decoder tells more about broken JSON, that stands in parentheses.
        #expect(problem == expected || problem.hasPrefix("\(expected) ("))
    }

    @Test(
        "Of a drawing says what is wrong in it",
        arguments: [
            (#"{"background":{},"emojis":[]}"#, "“lastID” is missing in the whole"),
            (#"{"background":[],"emojis":[],"lastID":0}"#, "“background” is not an object"),
            (#"{"background":{"url":7},"emojis":[],"lastID":0}"#, "“background.url” is not a text"),
            (
                #"{"background":{"url":"http://a","imageData":"AAAA"},"emojis":[],"lastID":0}"#,
                "“background.url”: there is both a URL and image data"
            ),
            (
                #"{"background":{"imageData":"AAAA"},"emojis":[],"lastID":0}"#,
                "the background's data are no PNG, JPEG or GIF image"
            ),
        ])
    func background(text: String, expected: String) throws {
        #expect(try problem(text, as: EmojiArtModel.self) == expected)
    }

    @Test(
        "Of emojis says what is wrong with them",
        arguments: [
            (#"{"id":1,"text":"😀","x":"0","y":0,"size":40}"#, "“emojis[0].x” is not a whole number"),
            (#"{"id":9,"text":"😀","x":0,"y":0,"size":40}"#, "the id 9 is greater than lastID, 3"),
            (#"{"id":1,"text":"ab","x":0,"y":0,"size":40}"#, "“ab” is not one emoji"),
            (#"{"id":1,"text":"😀","x":0,"y":123456,"size":40}"#, "😀 lies off the canvas, at 0, 123456"),
            (#"{"id":1,"text":"😀","x":0,"y":0,"size":-1}"#, "😀 can't have the size -1"),
            (
                #"{"id":1,"text":"😀","x":0,"y":0,"size":9},{"id":1,"text":"😀","x":0,"y":0,"size":9}"#,
                "two emojis have the id 1"
            ),
        ])
    func emojis(emojis: String, expected: String) throws {
        let text = #"{"background":{},"emojis":[\#(emojis)],"lastID":3}"#
        #expect(try problem(text, as: EmojiArtModel.self) == expected)
    }

    @Test("A file with a number out of range isn't reported as damaged")
    func numbers() throws {
        let text = #"{"background":{},"emojis":[{"id":1,"text":"😀","x":1.5,"y":0,"size":40}],"lastID":3}"#
        let problem = try #require(try problem(text, as: EmojiArtModel.self))
        #expect(!problem.contains("no JSON"))
    }
}
