import ReactiveUIKit
import Testing
import ReactiveTesting

@MainActor
@Suite("Texts of HTML documents")
struct DocumentTextTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    @Test(
        "HTML is read as its text, with lines, lists and entities",
        arguments: [
            ("<p>Read <b>this</b></p>\n<p>and  that</p>", "Read this\nand that"),
            ("a<br>b<br/>c", "a\nb\nc"), ("1 &lt; 2 &amp;&amp; &#65;&#x42; &nope; &", "1 < 2 && AB &nope; &"),
            ("<ul><li>one</li><li>two</li></ul>", "• one\n• two"),
            ("<ol><li>one<li>two</ol>after", "1. one\n2. two\nafter"),
            ("<pre>a  b\n c</pre>", "a  b\n c"), ("<!-- no --><script>if (a < b) {}</script>yes", "yes"),
            ("<style>p {}</style><title>no</title>", ""), ("", ""), ("a < b", "a < b"), ("<p", "<p"), ("</p>x", "x"),
            ("&nbsp;a", "\u{A0}a"), ("<div><div>a</div></div><div>b</div>", "a\nb"),
        ])
    func html(source: String, expected: String) throws {
        try expectNoDifference(text(source).string, expected)
    }

    @Test("The text has the default attributes of the options")
    func attributes() throws {
        let text = try NSAttributedString(
            data: Data("a <b>b</b>".utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .defaultAttributes: [NSAttributedString.Key.kern: 2],
            ], documentAttributes: nil)
        expectNoDifference(text.string, "a b")
        #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    }

    @Test("Plain text is read as it is; other formats and bytes that aren't text are errors")
    func otherFormats() throws {
        try expectNoDifference(NSAttributedString(data: Data("<b>".utf8)).string, "<b>")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF])) }
    }
}

@MainActor
@Suite("The program's menus and the menus of views")
struct MenuBuilderTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builder.remove(menu: .format)
            builder.insertSibling(UIMenu(title: "Scores", identifier: .init("scores")), afterMenu: .edit)
            builder.insertChild(UIMenu(title: "First"), atStartOfMenu: .init("scores"))
            builder.insertChild(UIMenu(title: "Last"), atEndOfMenu: .init("scores"))
            builder.replaceChildren(ofMenu: .help) { $0 + [UIMenu(title: "Contact")] }
            builder.insertSibling(UIMenu(title: "nowhere"), beforeMenu: .init("none"))
        }
    }

    @Test("The delegate changes the menus, and again when they are to be built again")
    func menus() {
        let delegate = Delegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer {
            UIApplication.shared.delegate = before
            UIMenuSystem.main.setNeedsRebuild()
        }
        UIMenuSystem.main.setNeedsRebuild()
        let menus = UIMenuSystem.main.menus
        expectNoDifference(menus.map(\.title), ["Application", "File", "Edit", "Scores", "View", "Window", "Help"])
        expectNoDifference(menus[3].children.map(\.title), ["First", "Last"])
        expectNoDifference(menus[6].children.map(\.title), ["Contact"])
        #expect(UIMenuSystem.main.menus.first === menus.first)
        UIMenuSystem.main.setNeedsRebuild()
        #expect(UIMenuSystem.main.menus.first !== menus.first)
    }

    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard location.x > 0 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in }])
            }
        }
    }

    @Test("A long press on a view opens the menu that the delegate makes for the place")
    func contextMenu() {
        let owner = Owner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        let view = UIView()
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        expectNoDifference(interaction.openMenu(at: CGPoint(x: 1, y: 0))?.children.map(\.title), ["Share"])
        #expect(interaction.openMenu(at: .zero) == nil)
    }
}
