// Program: twostraws/simple-swiftui
// Modules: SimpleNews, SimpleScores, SimpleToDo

import Foundation
import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import struct SimpleNews.SimpleNewsApp
@testable import struct SimpleScores.SimpleScoresApp
@testable import struct SimpleToDo.SimpleToDoApp

@Suite("Simple SwiftUI: news, scores and things to do", .serialized)
@MainActor
struct SimpleSwiftUITests {
    private let effects = SystemEffects()

    init() throws {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("SavedItems"))
    }

    @Test("The news are loaded, searched and read")
    func news() throws {
        let articles = ["Cats sleep", "Dogs run"].enumerated().map { index, title in
            """
            {"id": "\(index)", "section": "Animals", "title": "\(title)", "description": "Short \(index)",
             "author": "Reporter", "text": "Long text \(index)", "thumbnail": "https://example.org/t\(index).png",
             "image": "https://example.org/i\(index).png", "date": "2024-01-0\(index + 1)T10:00:00Z",
             "url": "https://example.org/\(index)"}
            """
        }
        effects.network.respond(
            to: "https://hws.dev/news", with: .failure(.timedOut),
            .text("[\(articles.joined(separator: ","))]", after: .seconds(1)))
        effects.network.respond(to: "https://example.org/*", with: .failure(.timedOut))
        let host = AppHost(SimpleNewsApp(), clock: .virtual, effects: effects).host
        host.advance(by: 0.1)
        #expect(host.contains("Failed to download articles"))
        try host.tap("Retry")
        #expect(host.contains("Downloading…"))
        host.advance(by: 0.6)
        #expect(host.contains("Downloading…"))
        host.advance(by: 2)
        #expect(try host.frame(of: "Dogs run").minY < host.frame(of: "Cats sleep").minY)
        try host.search("cat")
        #expect(!host.contains("Dogs run"))
        try host.tap("Cats sleep")
        host.advance(by: 1)
        #expect(host.contains("Long text 0") && host.contains("Reporter"))
        try host.tap("Open in your web browser")
        #expect(effects.openedURLs.map(\.absoluteString) == ["https://example.org/0"])
    }

    @Test("Players get points, new names and colours, and are removed")
    func scores() throws {
        let host = AppHost(SimpleScoresApp(), clock: .virtual, effects: effects).host
        host.advance(by: 1)
        #expect(throws: ViewQueryError.self) { try host.tap("Remove All") }
        try host.tap("Add Player")
        host.advance(by: 1)
        try host.tap("Add Player")
        host.advance(by: 1)
        #expect(host.all("New Player").count == 2)
        for _ in 0..<3 { try host.tap(host.query("plus").nth(0)) }
        #expect(host.contains("3"))
        let row = host.query("New Player").nth(0)
        try host.increment(row, by: 2)
        #expect(host.contains("5"))
        try host.decrement(row, by: 2)
        #expect(host.contains("3"))
        try host.tap("Reset Scores to 0")
        #expect(!host.contains("3"))
        try host.tap("Remove All")
        #expect(host.contains("This will immediately remove all players and their scores."))
        try host.tap("Cancel")
        host.advance(by: 1)
        #expect(host.contains("New Player"))
        try host.tap("Remove All")
        try host.tap("Delete")
        host.advance(by: 1)
        #expect(!host.contains("New Player"))
    }

    @Test("Things to do are added, renamed, completed, deleted and saved")
    func toDo() throws {
        let app = AppHost(SimpleToDoApp(), clock: .virtual, effects: effects)
        let host = app.host
        host.advance(by: 1)
        try host.tap("Add Item")
        try host.tap("Add Item")
        host.advance(by: 1)
        try host.tap(host.query("New Item").nth(0))
        host.advance(by: 1)
        try host.type("Milk", into: "Title")
        try host.choose("High", in: "Priority")
        try host.tap("Mark completed")
        try host.back()
        host.advance(by: 1)
        #expect(try host.find("Milk").text.contains("completed"))
        #expect(host.contains("New Item"))
        app.scenePhase = .background
        let again = AppHost(SimpleToDoApp(), clock: .virtual, effects: effects).host
        again.advance(by: 1)
        #expect(again.contains("Milk") && again.contains("New Item"))
        try again.delete("Milk")
        again.advance(by: 1)
        #expect(!again.contains("Milk") && again.contains("New Item"))
    }
}
