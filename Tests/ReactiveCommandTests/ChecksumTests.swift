import Foundation
import Testing

@testable import ReactiveCommand

@Suite("Checksum")
struct ChecksumTests {
    private func checksum(_ body: (inout Checksum) throws -> Void) rethrows -> String {
        var sum = Checksum()
        try body(&sum)
        return sum.text
    }

    @Test("Equal contents have equal checksums of sixteen digits")
    func equal() {
        let text = checksum { $0.add("abc") }
        #expect(text == checksum { $0.add(Data("abc".utf8)) })
        #expect(text.count == 16)
    }

    @Test("The end of a field counts")
    func fields() {
        #expect(
            checksum {
                $0.add("ab"); $0.add("c")
            }
                != checksum {
                    $0.add("a"); $0.add("bc")
                })
        #expect(checksum { $0.add("") } != checksum { _ in })
    }

    @Test("A folder's checksum changes with a name, a byte, and a new file; hidden files and documentation don't count")
    func folders() throws {
        let sandbox = try Sandbox()
        try sandbox.write("let a = 1", to: "A/a.swift")
        try sandbox.write("let b = 1", to: "b.swift")
        let first = try checksum { try $0.addFiles(below: sandbox.folder) }
        try sandbox.write("", to: ".build/x")
        try sandbox.write("", to: ".DS_Store")
        try sandbox.write("# A", to: "A/A.docc/A.md")
        #expect(try checksum { try $0.addFiles(below: sandbox.folder) } == first)

        try sandbox.write("let a = 2", to: "A/a.swift")
        let edited = try checksum { try $0.addFiles(below: sandbox.folder) }
        #expect(edited != first)
        try sandbox.write("", to: "c.swift")
        let added = try checksum { try $0.addFiles(below: sandbox.folder) }
        #expect(added != edited)
        let names = ["c.swift", "d.swift"].map { sandbox.folder.appending(path: $0) }
        try FileManager.default.moveItem(at: names[0], to: names[1])
        #expect(try checksum { try $0.addFiles(below: sandbox.folder) } != added)
    }
}
