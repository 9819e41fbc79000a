import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Expecting what a host shows")
struct ExpectShowsTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Increment") { count += 1 }
                Button("Reset") { count = 0 }.disabled(count == 0)
            }
        }
    }

    private struct Shop: View {
        @State private var isAsking = false
        var items = ["Bread", "Milk"]

        var body: some View {
            VStack {
                Button("Buy") { isAsking = true }
                List(items, id: \.self) { item in
                    HStack {
                        Text(item)
                        Button("Delete") {}
                    }
                }
            }
            .alert("Buy all?", isPresented: $isAsking) { Button("Yes") {} }
        }
    }

    // MARK: Shows

    @Test("What is shown passes, by words, query, element and point")
    func shows() throws {
        let host = ViewHost(Counter())
        try host.tap("Increment")
        expect(host, shows: "Count: 1")
        expect(host, shows: .button("Reset"))
        expect(host, shows: host.query(.button).nth(1))
        expect(host, shows: try host.find("Reset"))
        expect(host, shows: try host.point(in: "Reset"))
    }

    @Test("What isn't shown fails with the tree, in which the nearest element is marked")
    func missing() {
        let host = ViewHost(Counter())
        #expect(
            failure { expect(host, shows: "Count: 1") } == """
                The host shows no “Count: 1”. Nearest: Text "Count: 0".
                ViewHost(Counter, 390 × 844):
                  VStack
                >   Text "Count: 0"
                    Button "Increment"
                    Button "Reset" (disabled)
                """)
        #expect(
            failure { expect(host, shows: "Count: 1", "after \(1) tap") }.hasPrefix("after 1 tap\nThe host shows no"))
        #expect(failure { expect(host, shows: "Nothing") }.hasPrefix("The host shows no “Nothing”.\nViewHost(Counter"))
    }

    @Test("A query that has no match says which of its conditions have some")
    func query() {
        let host = ViewHost(Shop())
        let message = failure { expect(host, shows: host.query(.button, "Delete").in("Mild")) }
        #expect(
            message.hasPrefix(
                "The host shows no button “Delete” in “Mild”. 2 elements match button “Delete”, "
                    + "but none of them in “Mild”."))
        #expect(message.contains(">       Button \"Delete\"\n"))
        let role = failure { expect(host, shows: .button("Milk")) }
        #expect(role.hasPrefix("The host shows no button “Milk”. 3 elements match “button”, but none of them “Milk”. "))
        #expect(role.contains("Nearest: Text \"Milk\"; Button \"Buy\""))
        let row = failure { expect(host, shows: host.query(.row).nth(2)) }
        #expect(row.hasPrefix("row (nth 2)") || row.contains("there is no match 2: 2 elements match"))
    }

    @Test("What a presentation covers isn't shown, and the message says so")
    func covered() throws {
        let host = ViewHost(Shop())
        try host.tap("Buy")
        let message = failure { expect(host, shows: "Milk") }
        #expect(message.hasPrefix("“Milk” can't be reached: Alert \"Buy all?\" lies above it."))
        #expect(message.contains(">       Text \"Milk\"\n"))
        expect(host, hasNo: "Milk")
    }

    // MARK: Has no

    @Test("What is absent passes; what is there fails with its matches marked")
    func hasNo() {
        let host = ViewHost(Shop())
        expect(host, hasNo: "Cheese")
        expect(host, hasNo: .query(.alert))
        expect(host, hasNo: host.query(.row).nth(2))
        #expect(
            failure { expect(host, hasNo: "Delete") } == """
                The host should have no “Delete”, but has 2 matches.
                ViewHost(Shop, 390 × 844):
                  VStack
                    Button "Buy"
                    List
                      HStack
                        Text "Bread"
                >       Button "Delete"
                      HStack
                        Text "Milk"
                >       Button "Delete"
                """)
        #expect(
            failure { expect(host, hasNo: "Milk", "x") }.hasPrefix(
                "x\nThe host should have no “Milk”, but has one match."))
    }

    @Test("An element that has left the views is absent")
    func gone() throws {
        let host = ViewHost(Counter())
        let element = try host.find("Reset")
        host.rootView = Counter()
        #expect(failure { expect(host, hasNo: element) }.hasPrefix("The host should have no “Button"))
        let shop = ViewHost(Shop())
        let row = try shop.find("Milk")
        shop.rootView = Shop(items: ["Bread"])
        expect(shop, hasNo: row)
        #expect(failure { expect(shop, shows: row) }.contains("is no longer in the host's views"))
    }

    // MARK: Counts and labels

    @Test("The number of matches")
    func count() {
        let host = ViewHost(Shop())
        expect(host, shows: .query(.row), count: 2)
        expect(host, shows: .query(.alert), count: 0)
        #expect(
            failure { expect(host, shows: .query(.row), count: 3) }.hasPrefix(
                "2 elements match row; expected 3.\nViewHost(Shop, 390 × 844):\n  VStack\n")
                || failure { expect(host, shows: .query(.row), count: 3) }.hasPrefix(
                    "2 elements match “row”; expected 3.\nViewHost(Shop, 390 × 844):\n  VStack\n")
        )
        #expect(failure { expect(host, shows: "Milk", count: 2) }.contains("1 element matches “Milk”; expected 2."))
        #expect(failure { expect(host, shows: "Cheese", count: 1) }.hasPrefix("The host shows no “Cheese”."))
        #expect(failure { expect(host, shows: "Milk", count: 0) }.contains("1 element matches “Milk”; expected 0."))
    }

    @Test("The labels of all matches, in reading order")
    func labels() {
        let host = ViewHost(Shop(items: ["Bread", "Oil", "Milk"]))
        expect(host, shows: .query(.row), withLabels: ["Bread, Delete", "Oil, Delete", "Milk, Delete"])
        expect(host, shows: .query(.alert), withLabels: [])
        let message = failure { expect(host, shows: host.query(.text), withLabels: ["Bread", "Milk"]) }
        #expect(
            message.hasPrefix(
                """
                The labels of “text” differ (- expected, + actual):
                  "Bread"
                + "Oil"
                  "Milk"
                ViewHost(Shop, 390 × 844):
                """))
        #expect(failure { expect(host, shows: .query(.alert), withLabels: ["a"]) }.hasPrefix("The host shows no"))
        #expect(failure { expect(host, shows: .query(.alert, "a"), withLabels: ["a"]) }.hasPrefix("The host shows no"))
    }

    // MARK: Misuse

    @Test("A host whose views were unmounted fails each expectation with that reason, without a tree")
    func unmounted() {
        let host = ViewHost(Counter())
        host.unmount()
        let checks: [@MainActor () -> Void] = [
            { expect(host, hasNo: "Save") }, { expect(host, shows: "Reset") },
            { expect(host, shows: "Reset", count: 0) },
            { expect(host, shows: "Reset", withLabels: []) }, { expect(host, shows: "Reset", withValue: nil) },
            { expect(host, shows: "Reset", withLabel: "Reset") }, { expect(host, enables: "Reset") },
            { expect(host, shows: "Reset", withFrame: .zero) }, { expect(host, disables: "Reset") },
            { expect(host, focuses: "Reset") },
            { expect(host, presents: "Reset") }, { expect(host, hasTree: "") },
        ]
        for check in checks {
            let message = failure(line: nil, of: check)
            #expect(message.contains("were unmounted"), "\(message)")
            #expect(!message.contains("\n"), "\(message)")
        }
    }

    @Test("A target that can't have a match fails, whether it should be there or not")
    func unanswerable() {
        let host = ViewHost(Counter())
        let other = ViewHost(Counter())
        let query = other.query("Reset")
        #expect(failure { expect(host, hasNo: "") }.contains("the words are empty"))
        #expect(failure { expect(host, shows: "") }.contains("the words are empty"))
        #expect(failure { expect(host, hasNo: query) }.hasPrefix("“Reset” is no longer in the host's views."))
        #expect(failure { expect(host, shows: query) }.hasPrefix("“Reset” is no longer in the host's views."))
        #expect(failure { expect(host, hasNo: CGPoint(x: -1, y: 0)) }.contains("outside the host"))
        #expect(failure { expect(host, shows: "", count: 0) }.contains("the words are empty"))
    }

    // MARK: Long trees

    @Test("A long tree is cut; the nearest elements stay in sight")
    func long() {
        let host = ViewHost(VStack { ForEach(0..<2_000, id: \.self) { Text(verbatim: "Row number \($0)") } })
        let message = failure { expect(host, shows: "Row number 1500x") }
        let lines = message.split(separator: "\n")
        #expect(lines.count < 80)
        #expect(message.contains("Nearest: Text \"Row number 1500\""))
        #expect(lines.contains(">   Text \"Row number 1500\""))
        #expect(lines.dropFirst(2).prefix(3) == ["  VStack", "    Text \"Row number 0\"", "    Text \"Row number 1\""])
        #expect(lines.contains { $0.hasPrefix("  … ") && $0.hasSuffix(" lines") })
        let matches = failure { expect(host, hasNo: host.query(.text)) }
        #expect(matches.hasPrefix("The host should have no “text”, but has 2000 matches."))
        #expect(matches.hasSuffix(" match") && matches.split(separator: "\n").count < 80)
    }

    @Test("The failure of a wait cuts a long tree, too")
    func wait() throws {
        let view = VStack { ForEach(0..<2_000, id: \.self) { Text(verbatim: "Row number \($0)") } }
        let host = ViewHost(view, clock: .virtual)
        let error = #expect(throws: WaitFailure.self) { try host.until { false } }
        let lines = try #require(error).description.split(separator: "\n")
        #expect(lines.count < 70 && lines.contains("VStack") && lines.contains("  Text \"Row number 1\""))
        #expect(lines.last == "… 1941 lines")
    }

    @Test("A host that shows nothing says so")
    func empty() {
        let host = ViewHost(EmptyView())
        #expect(
            failure { expect(host, shows: "a") }
                == "The host shows no “a”.\nViewHost(EmptyView, 390 × 844):\n  (nothing is visible)")
    }

    @Test("A failure on a recorded host names a page with the session")
    func recorded() {
        let host = ViewHost(Counter())
        _ = host.recording
        #expect(failure { expect(host, shows: "x") }.contains("\nSession: "))
    }
}
