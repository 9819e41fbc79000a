import Testing

@testable import ReactiveViewsTesting

@MainActor
@Suite("The difference of two texts, line by line")
struct LineDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        LineDiff(old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init)).text
    }

    @Test("Equal texts have none")
    func equal() { expectNoDifference(diff("a b", "a b"), "") }

    @Test("A change has three lines around it")
    func context() {
        #expect(
            diff("1 2 3 4 5 6 7 8 9", "1 2 3 4 x 6 7 8 9") == """
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +x
                 6
                 7
                 8
                """)
    }

    @Test("Changes far from each other have places of their own, near ones one place")
    func hunks() {
        let old = (1...30).map(String.init).joined(separator: " ")
        let far = old.replacing(" 3 ", with: " x ").replacing(" 28 ", with: " ")
        expectNoDifference(diff(old, far).split(separator: "\n").count { $0.hasPrefix("@@") }, 2)
        let near = old.replacing(" 3 ", with: " x ").replacing(" 6 ", with: " ")
        expectNoDifference(diff(old, near).split(separator: "\n").count { $0.hasPrefix("@@") }, 1)
    }

    @Test("Lines at the beginning and at the end, and texts without lines")
    func ends() {
        expectNoDifference(diff("", "a"), "@@ -1,0 +1,1 @@\n+a")
        expectNoDifference(diff("a", ""), "@@ -1,1 +1,0 @@\n-a")
        expectNoDifference(diff("b", "a b c"), "@@ -1,1 +1,3 @@\n+a\n b\n+c")
    }

    @Test("Long texts that have nothing in common are compared fast, and the output is bounded")
    func long() {
        let old = (0..<20_000).map { "old \($0)" }
        let new = (0..<20_000).map { "new \($0)" }
        let lines = LineDiff(old, new).text.split(separator: "\n")
        expectNoDifference(lines.count, 121)
        expectNoDifference(lines.last, "… 39881 more lines")
    }

    @Test("A long line shows the part that differs, wherever it is")
    func longLines() {
        let filler = String(repeating: "0123456789", count: 100)
        let text = LineDiff(["  " + filler + "old" + filler], ["  " + filler + "new" + filler]).text
        let lines = text.split(separator: "\n")
        expectNoDifference(lines.count, 3)
        #expect(lines[1].hasPrefix("-  …") && lines[1].contains("789old012") && lines[1].hasSuffix("…"))
        #expect(lines[2].hasPrefix("+  …") && lines[2].contains("789new012") && lines[2].count < 420)
        #expect(LineDiff([], [filler]).text.hasSuffix("\n+" + filler.prefix(400) + "…"))
    }

    @Test("An outline shows the lines that a change is indented below, and counts the others")
    func outline() {
        let old = ["a", "  x: 1", "  b", "    y: 1", "    2", "    3", "    4", "    5", "    6", "    7", "  c"]
        var new = old
        new[8] = "    six"
        #expect(
            LineDiff(old, new).outline()
                == """
                  a
                    x: 1
                    b
                      y: 1
                … 2 equal lines
                      4
                      5
                -     6
                +     six
                      7
                    c
                """.replacing("… 2", with: "  … 2"))
        #expect(LineDiff(["a "], ["a"]).outline().hasSuffix("(The lines differ in spaces at their ends only.)"))
        let many = LineDiff((0..<500).map { "old \($0)" }, (0..<500).map { "new \($0)" }).outline()
        expectNoDifference(many.split(separator: "\n").count, 61)
        #expect(many.hasPrefix("- old 0\n") && many.hasSuffix("\n  … 940 lines, of which 940 differ"))
    }

    @Test(
        "Random texts: the lines that stay and are removed make the old text, those that stay and are added the new one"
    )
    func random() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in "\(Int.random(in: 0...3, using: &random))"
            }
            let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in "\(Int.random(in: 0...3, using: &random))"
            }
            let added = Array(LineDiff(old, new).text.split(separator: "\n").filter { $0.hasPrefix("+") })
            let removed = Array(LineDiff(old, new).text.split(separator: "\n").filter { $0.hasPrefix("-") })
            expectNoDifference(old.count - removed.count, new.count - added.count, "seed \(seed)")
            #expect(old == new || !added.isEmpty || !removed.isEmpty, "seed \(seed)")
        }
    }
}
