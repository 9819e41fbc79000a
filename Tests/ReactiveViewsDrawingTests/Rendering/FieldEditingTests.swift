import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Editing in a field")
struct FieldEditingTests {
    private struct Entry: View {
        @State var text: String
        var isEditor = false
        var isRightToLeft = false

        var body: some View {
            VStack {
                if isEditor {
                    TextEditor(text: $text).frame(height: 200).accessibilityLabel("Field")
                } else {
                    TextField("Field", text: $text)
                }
                Text("shows \(text)")
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func selected(_ host: ViewHost<Entry>) -> String? {
        host.textInput.map { input in
            var text = input.text
            text.insert("]", at: input.selection.upperBound)
            text.insert("[", at: input.selection.lowerBound)
            return text
        }
    }

    @Test("A selection grows and shrinks by keys at its movable end")
    func selectTwice() throws {
        let host = ViewHost(Entry(text: ""))
        try host.focus("Field")
        try host.edit(.insert("abc"))
        try host.edit(.select(.left))
        try host.edit(.select(.left))
        expectNoDifference(selected(host), "a[bc]")
        try host.edit(.select(.right))
        expectNoDifference(selected(host), "ab[c]")
        try host.edit(.select(.right))
        try host.edit(.select(.left))
        expectNoDifference(selected(host), "ab[c]")
        try host.edit(.insert("d"))
        expectNoDifference(selected(host), "abd[]")
    }

    // MARK: A model

    /// A text with a fixed and a movable end of the selection.
    private struct Model {
        var text: [Character] = []
        var fixed = 0
        var end = 0
        let isEditor: Bool

        var lower: Int { min(fixed, end) }
        var upper: Int { max(fixed, end) }

        func isWord(_ place: Int) -> Bool { text[place].isLetter || text[place].isNumber }

        func place(_ movement: TextMovement, from caret: Int) -> Int {
            switch movement {
            case .left: return max(caret - 1, 0)
            case .right: return min(caret + 1, text.count)
            case .start: return 0
            case .end: return text.count
            case .lineStart: return (text[..<caret].lastIndex(of: "\n") ?? -1) + 1
            case .lineEnd: return text[caret...].firstIndex(of: "\n") ?? text.count
            case .wordLeft:
                var place = caret
                while place > 0, !isWord(place - 1) { place -= 1 }
                while place > 0, isWord(place - 1) { place -= 1 }
                return place
            case .wordRight:
                var place = caret
                while place < text.count, !isWord(place) { place += 1 }
                while place < text.count, isWord(place) { place += 1 }
                return place
            case .up:
                let start = self.place(.lineStart, from: caret)
                if start == 0 { return 0 }
                return min(self.place(.lineStart, from: start - 1) + caret - start, start - 1)
            case .down:
                let end = self.place(.lineEnd, from: caret)
                if end == text.count { return end }
                return min(
                    end + 1 + caret - self.place(.lineStart, from: caret), self.place(.lineEnd, from: end + 1))
            }
        }

        mutating func replace(_ typed: String) {
            let typed = typed.map { !isEditor && $0 == "\n" ? " " : $0 }
            let start = lower
            text.replaceSubrange(lower..<upper, with: typed)
            (fixed, end) = (start + typed.count, start + typed.count)
        }

        mutating func apply(_ edit: TextEdit) {
            switch edit {
            case .insert(let typed): replace(typed)
            case .delete(let movement):
                if fixed == end { end = place(movement, from: end) }
                replace("")
            case .move(let movement):
                let isBack = [TextMovement.left, .wordLeft, .up, .lineStart, .start].contains(movement)
                let from = isBack ? lower : upper
                let collapses = fixed != end && (movement == .left || movement == .right)
                end = collapses ? from : place(movement, from: from)
                fixed = end
            case .select(let movement): end = place(movement, from: end)
            case .selectAll: (fixed, end) = (0, text.count)
            }
        }
    }

    @Test(
        "Random edits keep text and selection as a model does, whatever happens in between", .tags(.manyRounds),
        arguments: [false, true])
    func random(isEditor: Bool) throws {
        for _ in 0..<RandomRounds.count(30) {
            let seed = UInt64.random(in: 0...UInt64.max)
            var random = SeededGenerator(seed: seed)
            let host = ViewHost(Entry(text: "", isEditor: isEditor))
            var model = Model(isEditor: isEditor)
            try host.focus("Field")
            var edits: [TextEdit] = []
            for _ in 0..<40 {
                let movement = TextMovement.allCases.randomElement(using: &random) ?? .left
                let edit: TextEdit =
                    switch Int.random(in: 0..<8, using: &random) {
                    case 0, 1: .insert(["a", "bc d", "e\nf", ""].randomElement(using: &random) ?? "")
                    case 2: .delete(movement)
                    case 3: .move(movement)
                    case 4: .selectAll
                    default: .select(movement)
                    }
                edits.append(edit)
                try host.edit(edit)
                model.apply(edit)
                if Bool.random(using: &random) { _ = (host.tree, host.svg) }
                let input = try #require(host.textInput)
                let start = input.text.distance(from: input.text.startIndex, to: input.selection.lowerBound)
                let end = input.text.distance(from: input.text.startIndex, to: input.selection.upperBound)
                let isSame = Array(input.text) == model.text && start == model.lower && end == model.upper
                #expect(isSame, "seed \(seed): \(edits): \(input), not \(model)")
                if !isSame { return }
            }
            expect(host, shows: "shows \(String(model.text))", "seed \(seed)")
        }
    }

    // MARK: Clicks and drags

    /// Returns the point before a number of characters of a field's text.
    private func place(_ offset: Int, of text: String, _ host: ViewHost<Entry>) throws -> CGPoint {
        let frame = try host.frame(of: "Field")
        let words = ViewHost(Text(String(text.prefix(offset))).fixedSize())
        let width = try #require(words.elements.first?.frame).width
        return CGPoint(x: frame.minX + width, y: frame.midY)
    }

    @Test("A click places the caret, two select a word, three the line")
    func clicks() throws {
        let text = "one two six"
        let host = ViewHost(Entry(text: text), clock: .virtual)
        for offset in [3, 0, 11, 5] {
            let place = try place(offset, of: text, host)
            host.letTimePass(1)
            try host.tap(at: CGPoint(x: place.x + 0.5, y: place.y))
            expectNoDifference(
                host.textInput?.selection.lowerBound, text.index(text.startIndex, offsetBy: offset), "\(offset)")
        }
        try host.edit(.insert("X"))
        expectNoDifference(selected(host), "one tX[]wo six")
        host.letTimePass(1)
        try host.tap(at: place(6, of: text, host), count: 2)
        expectNoDifference(selected(host), "one [tXwo] six")
        host.letTimePass(1)
        try host.tap(at: place(6, of: text, host), count: 3)
        expectNoDifference(selected(host), "[one tXwo six]")
        host.letTimePass(1)
        try host.tap("Field")
        try host.tap(at: place(0, of: text, host))
        expectNoDifference(selected(host), "[]one tXwo six")
    }

    @Test("A drag in a field selects, in either direction, and typing replaces what is selected")
    func drags() throws {
        let text = "one two six"
        let host = ViewHost(Entry(text: text))
        func drag(_ from: Int, _ to: Int) throws {
            let (start, end) = (try place(from, of: text, host), try place(to, of: text, host))
            var finger = try host.beginTouch(CGPoint(x: start.x + 0.5, y: start.y))
            finger.move(by: CGSize(width: (end.x - start.x) / 2, height: 1))
            finger.move(by: CGSize(width: (end.x - start.x) / 2, height: 1))
            finger.lift()
        }
        try drag(4, 7)
        expectNoDifference(selected(host), "one [two] six")
        try host.edit(.select(.right))
        expectNoDifference(selected(host), "one [two ]six")
        try drag(7, 4)
        expectNoDifference(selected(host), "one [two] six")
        try host.edit(.select(.left))
        expectNoDifference(selected(host), "one[ two] six")
        try host.edit(.insert("!"))
        expectNoDifference(selected(host), "one![] six")
    }

    @Test("A click in an editor goes to its line and column; a drag selects over lines")
    func lines() throws {
        let text = "first line\nsecond line\n\nlast"
        let host = ViewHost(Entry(text: text, isEditor: true))
        let frame = try host.frame(of: "Field")
        func point(_ line: CGFloat) -> CGPoint { CGPoint(x: frame.minX + 5.5, y: frame.minY + 8 + 22 * (line + 0.5)) }
        for (line, start) in [(0, 0), (1, 11), (2, 23), (3, 24)] {
            host.letTimePass(1)
            try host.tap(at: point(CGFloat(line)))
            let input = try #require(host.textInput)
            expectNoDifference(input.text.distance(from: input.text.startIndex, to: input.selection.lowerBound), start)
        }
        var finger = try host.beginTouch(point(0))
        finger.move(by: CGSize(width: 0, height: 22))
        finger.lift()
        expectNoDifference(selected(host), "[first line\n]second line\n\nlast")
    }

    @Test("A vertical drag over a field in a scroll view scrolls; a tap beside the words puts the caret at the end")
    func scrolls() throws {
        let host = ViewHost(
            ScrollView {
                TextField("Field", text: .constant("ab"))
                Color.clear.frame(height: 2000)
            })
        let frame = try host.frame(of: "Field")
        var finger = try host.beginTouch(CGPoint(x: frame.midX, y: frame.midY))
        finger.move(by: CGSize(width: 0, height: -40))
        finger.lift()
        try expectNoDifference(host.scrollOffset(of: CGPoint(x: 10, y: 300)).y, 40)
        #expect(host.textInput == nil)
        try host.scroll(CGPoint(x: 10, y: 300), by: CGSize(width: 0, height: -40))
        try host.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        let input = try #require(host.textInput)
        expectNoDifference(input.selection.lowerBound, input.text.endIndex)
    }

    @Test("Where lines run from right to left, the left edge is the end of the text")
    func rightToLeft() throws {
        let host = ViewHost(Entry(text: "abc", isRightToLeft: true))
        let frame = try host.frame(of: "Field")
        try host.tap(at: CGPoint(x: frame.minX + 3, y: frame.midY))
        expectNoDifference(selected(host), "abc[]")
        host.letTimePass(1)
        try host.tap(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
        expectNoDifference(selected(host), "[]abc")
    }

    // MARK: Keys

    private struct Keys: View {
        @State var text = "ab"
        @FocusState var focused: Bool
        let log: Log

        var body: some View {
            VStack {
                Text("One").focusable().onKeyPress("1") {
                    log.append("one")
                    return .handled
                }
                TextField("Field", text: $text)
                    .onSubmit { log.append("submit") }
                    .onKeyPress(.upArrow) {
                        log.append("up")
                        return .handled
                    }
                VStack { Text("Two") }.focusable()
                Text("Not").focusable(false)
                Text("shows \(text)")
            }
            .onKeyPress(characters: .decimalDigits) { press in
                log.append(press.characters)
                return press.characters == "9" ? .ignored : .handled
            }
        }
    }

    @Test("The tab key reaches focusable views in order, as `focus` does")
    func tab() throws {
        let log = Log()
        let host = ViewHost(Keys(log: log))
        try host.focus("One")
        expectNoDifference(host.query().attribute("focused").all.map(\.label), ["One"])
        host.unfocus()
        var order: [String?] = []
        for _ in 0..<4 {
            try host.pressKey(.tab, modifiers: [])
            let element = host.query().attribute("focused").first.all.first
            order.append(element?.label ?? element?.kind)
        }
        expectNoDifference(order, ["One", "Field", "VStack", "One"])
        #expect(host.moveFocus(isForward: false))
        expectNoDifference(host.query().attribute("focused").first.all.map(\.kind), ["VStack"])
    }

    @Test("Views around a field hear its keys first; the field types what none of them handles")
    func keysInField() throws {
        let log = Log()
        let host = ViewHost(Keys(log: log))
        try host.focus("Field")
        try host.pressKey("c", modifiers: [])
        expectNoDifference(host.textInput?.text, "abc")
        try host.pressKey("5", modifiers: [])
        try host.pressKey("9", modifiers: [])
        try host.edit(.insert("6"))
        try host.edit(.insert("d"))
        expectNoDifference(host.textInput?.text, "abc9d")
        try host.pressKey(.upArrow, modifiers: [])
        expectNoDifference(log.take(), ["5", "9", "6", "up"])
        try host.pressKey(.leftArrow, modifiers: .shift)
        try host.pressKey(.leftArrow, modifiers: .shift)
        try host.pressKey(.delete, modifiers: [])
        expectNoDifference(host.textInput?.text, "abc")
        try host.pressKey("A", modifiers: .shift)
        try host.pressKey("a", modifiers: .command)
        expectNoDifference(host.textInput?.selection.isEmpty, false)
        try host.pressKey(.return, modifiers: [])
        #expect(log.take() == ["submit"] && host.textInput?.text == "abcA")
        #expect(throws: ViewQueryError.self) { try host.pressKey("k", modifiers: .command) }
        #expect(throws: ViewQueryError.self) { try host.pressKey(.pageUp, modifiers: []) }
    }

    // MARK: Values

    @Test("A value for assistive technologies replaces that of a control; the innermost counts")
    func values() throws {
        let host = ViewHost(
            VStack {
                Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityValue("half").accessibilityValue("outer")
                Stepper("Count", value: .constant(3)).accessibilityValue("three")
                ProgressView("Work", value: 0.25).accessibilityValue("a quarter")
                Gauge(value: 0.5) { Text("Fuel") }.accessibilityValue("half a tank")
                Toggle("On", isOn: .constant(true)).accessibilityValue("yes")
                TextField("Name", text: .constant("Ada")).accessibilityValue("other")
            })
        for (words, value) in [
            ("Volume", "half"), ("Count", "three"), ("Work", "a quarter"), ("Fuel", "half a tank"), ("On", "yes"),
            ("Name", "Ada"),
        ] {
            try expectNoDifference(host.find(words).value, value, "\(words)")
        }
    }
}
