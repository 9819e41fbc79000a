import Foundation
import ReactiveViews
import ReactiveViewsTesting
import Testing

/// Taps on links in texts, and on links with gestures in their labels.
@MainActor
@Suite("Taps on links")
struct LinkTapTests {
    private struct Reader<Content: View>: View {
        let log: Log
        @ViewBuilder let content: Content
        var body: some View {
            content.environment(
                \.openURL,
                OpenURLAction { url in
                    log.append(url.absoluteString)
                    return .handled
                })
        }
    }

    private var attributed: AttributedString {
        var text = AttributedString("Read the terms and the rules.")
        text[text.range(of: "terms")!].link = URL(string: "https://example.com/terms")
        text[text.range(of: "rules")!].link = URL(string: "https://example.com/rules")
        return text
    }

    @Test(
        "A link in a text is tapped by its words, in Markdown and in attributed strings, and opened by the environment")
    func words() throws {
        let log = Log()
        let host = ViewHost(
            Reader(log: log) {
                Text("See [our *pages*](https://example.com/pages) for more.")
                Text(attributed)
                Text("A ") + Text("[B](https://example.com/b)") + Text(" C")
            })
        try host.tap("our pages")
        expectNoDifference(log.take(), ["https://example.com/pages"])
        try host.tap("rules")
        try host.tap("terms")
        expectNoDifference(log.take(), ["https://example.com/rules", "https://example.com/terms"])
        try host.tap(host.query(.link, "B"))
        expectNoDifference(log.take(), ["https://example.com/b"])
        // The words of a text with one link mean that link.
        try host.tap("See our pages for more.")
        expectNoDifference(log.take(), ["https://example.com/pages"])
        // The link's frame is that of its words.
        let (text, link) = (try host.frame(of: "Read the terms and the rules."), try host.frame(of: "terms"))
        #expect(link.minX > text.minX && link.maxX < text.maxX && text.intersects(link), "\(text) \(link)")
        #expect(link.width > 10 && link.width < text.width / 2, "\(text) \(link)")
        #expect(host.tree.contains("  TextLink \"terms\" = \"https://example.com/terms\""), "\(host.tree)")
    }

    @Test("A point on a link opens it; a point beside it doesn't, whatever the line, alignment and direction")
    func points() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for alignment in [TextAlignment.leading, .center, .trailing] {
                let log = Log()
                let host = ViewHost(
                    Reader(log: log) {
                        Text("One [two](https://example.com/2) three [four](https://example.com/4) five")
                            .multilineTextAlignment(alignment)
                            .frame(width: 60)
                    }
                    .environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 200))
                var reached: Set<String> = []
                var misses = 0
                for x in stride(from: 0, to: 300, by: 4) {
                    for y in stride(from: 0, to: 200, by: 4) {
                        guard host.element(at: CGPoint(x: x, y: y)) != nil else { continue }
                        try host.tap(at: CGPoint(x: x, y: y))
                        let opened = log.take()
                        reached.formUnion(opened)
                        if opened.isEmpty { misses += 1 }
                    }
                }
                expectNoDifference(
                    reached, ["https://example.com/2", "https://example.com/4"], "\(direction) \(alignment)")
                #expect(misses > 0)
                try host.tap("four")
                expectNoDifference(log.take(), ["https://example.com/4"], "\(direction) \(alignment)")
            }
        }
    }

    @Test("A text without a link at the tap leaves the tap to what is around; a disabled link isn't opened")
    func around() throws {
        let log = Log()
        let host = ViewHost(
            Reader(log: log) {
                Text("[here](https://example.com) and there").onTapGesture { log.append("gesture") }
                Text("[off](https://example.com/off)").disabled(true)
            }, size: CGSize(width: 300, height: 200))
        try host.tap("here")
        expectNoDifference(log.take(), ["https://example.com"])
        let frame = try host.frame(of: "here and there")
        try host.tap(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
        expectNoDifference(log.take(), ["gesture"])
        #expect(throws: ViewQueryError.self) { try host.tap("off") }
        expectNoDifference(log.take(), [])
    }

    private struct Linked: View {
        let log: Log
        @State var path: [Int] = []
        @State var mode = EditMode.inactive
        @State var selection: Set<Int> = []
        @State var chosen: Int?

        var body: some View {
            NavigationStack(path: $path) {
                List(selection: $selection) {
                    NavigationLink(value: 1) {
                        HStack(spacing: 0) {
                            Text("Left").frame(width: 30)
                            Text("Star").frame(width: 300).onTapGesture { log.append("star") }
                            Text("Right").frame(width: 30)
                        }
                    }
                    .tag(1)
                    NavigationLink("Plain", value: 2).tag(2)
                    NavigationLink("View") { Text("Page view") }.tag(3)
                }
                .navigationDestination(for: Int.self) { Text("Page \($0)") }
                .environment(\.editMode, $mode)
                Button("Edit") { mode = mode.isEditing ? .inactive : .active }
                Text("selection \(selection.sorted().map(String.init).joined(separator: " "))")
            }
        }
    }

    @Test("A tap on a navigation link does what a finger in its middle does: a gesture there comes first")
    func innerGesture() throws {
        let log = Log()
        let size = CGSize(width: 400, height: 600)
        let host = ViewHost(Linked(log: log), size: size)
        try host.tap(host.query(.link, "Left, Star, Right"))
        expectNoDifference(log.take(), ["star"])
        expect(host, hasNo: "Page 1")
        try host.tap("Left")
        #expect(log.take() == [] && host.contains("Page 1"), "\(host.tree)")

        // The same for a link to an address, and for a gesture that isn't in the middle.
        let links = ViewHost(
            Reader(log: log) {
                Link(destination: URL(string: "https://example.com")!) {
                    Text("Web").frame(width: 100).onTapGesture { log.append("web") }
                }
                Link(destination: URL(string: "https://example.com/2")!) {
                    HStack(spacing: 0) {
                        Text("Side").frame(width: 20).onTapGesture { log.append("side") }
                        Text("Main").frame(width: 100)
                    }
                }
            }, size: size)
        try links.tap(links.query(.link, "Web"))
        expectNoDifference(log.take(), ["web"])
        try links.tap(links.query(.link, "Side, Main"))
        expectNoDifference(log.take(), ["https://example.com/2"])
    }

    @Test("In edit mode of a list a link doesn't navigate; its row is selected")
    func editMode() throws {
        let host = ViewHost(Linked(log: Log()), size: CGSize(width: 400, height: 600))
        try host.tap("Edit")
        try host.tap("Plain")
        try host.tap("View")
        expect(host, shows: "selection 2 3", "\(host.tree)")
        #expect(!host.contains("Page 2") && !host.contains("Page view"))
        let frame = try host.frame(of: "Plain")
        try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        expect(host, hasNo: "Page 2")
        try host.tap("Edit")
        try host.tap("Plain")
        expect(host, shows: "Page 2", "\(host.tree)")
    }
}
