import Testing

@testable import Spreadsheet

@MainActor
@Suite("The spreadsheet")
struct SpreadsheetTests {
    private let sheet = Spreadsheet()

    private func shown(_ name: CellName) -> String { "\(sheet.value(of: name))" }

    @Test("Names of cells are read and written")
    func names() {
        #expect(CellName("A1") == CellName(column: 1, row: 1))
        #expect(CellName("AB12") == CellName(column: 28, row: 12))
        for name in ["A1", "Z9", "AA10", "AZ1", "BA1", "ZZZ3"] { #expect(CellName(name)?.description == name) }
        for name in ["", "A", "1", "A0", "A-1", "a1", "ABCD1", "A1B"] { #expect(CellName(name) == nil, "\(name)") }
    }

    @Test(
        "Formulas follow the rules of arithmetic",
        arguments: [
            ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=8/4/2", "1"), ("=10-3-2", "5"), ("=A1*2+A2", "8.5"),
            ("=SUM(A1:A3)", "5.5"), ("=A4", "note"), ("=B1+1", "1"), ("plain", "plain"), ("12", "12"), ("", ""),
        ])
    func formulas(_ text: String, _ value: String) {
        sheet.edit {
            sheet["A1"] = "3"
            sheet["A2"] = "2.5"
            sheet["A4"] = "note"
            sheet["C1"] = text
        }
        #expect(shown("C1") == value)
    }

    @Test(
        "What has no value is an error, and so is what depends on it",
        arguments: [
            ("=1/0", "#VALUE"), ("=A1+1", "#VALUE"), ("=1+", "#FORMULA"), ("=(1", "#FORMULA"), ("=SUM(A1)", "#FORMULA"),
            ("=1 2x", "#FORMULA"), ("=B1", "#CYCLE"),
        ])
    func errors(_ text: String, _ value: String) {
        sheet.edit {
            sheet["A1"] = "note"
            sheet["B1"] = text
            sheet["B2"] = "=B1*2"
        }
        #expect(shown("B1") == value)
        #expect(shown("B2") == value)
    }

    @Test("An observer gets the value now, then once after each edit that changes it")
    func observing() {
        var seen: [String] = []
        sheet.edit { sheet["A3"] = "=A1+A2" }
        let observer = sheet.observe("A3") { seen.append("\($0)") }
        sheet.edit {
            sheet["A1"] = "1"
            sheet["A2"] = "2"
        }
        sheet.edit {
            sheet["A1"] = "2"
            sheet["A2"] = "1"
        }
        #expect(seen == ["0", "3"])
        observer.cancel()
        sheet.edit { sheet["A1"] = "9" }
        #expect(seen == ["0", "3"])
    }

    @Test("A formula depends on the cells that it reads now")
    func dependencies() {
        sheet.edit {
            sheet["A1"] = "=B1"
            sheet["B1"] = "1"
            sheet["C1"] = "5"
        }
        #expect(shown("A1") == "1")
        sheet.edit { sheet["A1"] = "=C1" }
        #expect(shown("A1") == "5")
        let computations = sheet.computations
        sheet.edit { sheet["B1"] = "2" }
        #expect(shown("A1") == "5")
        #expect(sheet.computations == computations)
    }

    @Test("The cells of a cycle and those that depend on them show it, until it is broken")
    func cycles() {
        sheet.edit {
            sheet["A1"] = "=A2"
            sheet["A2"] = "=A3+1"
            sheet["A3"] = "=A1"
            sheet["B1"] = "=A1+1"
        }
        for name in ["A1", "A2", "A3", "B1"] as [CellName] { #expect(shown(name) == "#CYCLE") }
        #expect(sheet.cycle(of: "A2") == ["A2", "A3", "A1", "A2"])
        #expect(sheet.cycle(of: "B1") == nil)
        sheet.edit { sheet["A3"] = "7" }
        #expect(["A1", "A2", "A3", "B1"].map(shown) == ["8", "8", "7", "9"])
        #expect(sheet.cycle(of: "A2") == nil)
    }

    @Test("10 000 cells in a chain are computed once, and only those after a change again")
    func manyCells() {
        sheet.edit {
            sheet["A1"] = "1"
            for row in 2...10_000 { sheet[CellName(column: 1, row: row)] = "=A\(row - 1)+1" }
        }
        #expect(shown("A10000") == "10000")
        #expect(sheet.computations == 10_000)
        sheet.edit { sheet["A9991"] = "0" }
        #expect(shown("A10000") == "9")
        #expect(sheet.computations == 10_010)
        sheet.edit { sheet["A1"] = "=A10000" }
        #expect(shown("A9990") == "9998")
        sheet.edit { sheet["A9991"] = "=A9990" }
        #expect(shown("A1") == "#CYCLE")
        #expect(sheet.cycle(of: "A1")?.count == 10_001)
    }

    @Test("The demonstration is the same in each run")
    func demonstration() {
        #expect(
            Spreadsheet.demonstration() == [
                "The bill is 6.6.",
                "The bill is 9.",
                "The bill is #CYCLE.",
                "A4 → A3 → A1 → A4",
                "The bill is 4.2.",
                "A10000 is 10000, after 10000 computations.",
                "A10000 is 8, after 10002 computations.",
            ])
    }
}
