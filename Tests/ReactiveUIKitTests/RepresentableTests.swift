import ReactiveUIKit
import ReactiveViewsTesting
import Testing

/// The calls of a representable, in order.
@MainActor
private final class Calls {
    var all: [String] = []
    func take() -> [String] {
        defer { all = [] }
        return all
    }
}

private struct Field: UIViewRepresentable {
    let calls: Calls
    var title = ""
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
        var text: Binding<String>
        let calls: Calls
        init(_ text: Binding<String>, _ calls: Calls) { (self.text, self.calls) = (text, calls) }
        func textFieldDidChangeSelection(_ textField: UITextField) { text.wrappedValue = textField.text ?? "" }
    }

    func makeCoordinator() -> Coordinator {
        calls.all.append("coordinator")
        return Coordinator($text, calls)
    }
    func makeUIView(context: Context) -> UITextField {
        calls.all.append("make")
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }
    func updateUIView(_ field: UITextField, context: Context) {
        calls.all.append("update \(title) \(context.environment.colorScheme)")
        field.placeholder = title
        field.text = text
    }
    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
        coordinator.calls.all.append("dismantle")
    }
}

private struct Form: View {
    let calls: Calls
    @State var text = "a"
    @State var title = "Name"
    @State var isShown = true
    @State var other = 0

    var body: some View {
        VStack {
            if isShown { Field(calls: calls, title: title, text: $text) }
            Text("text: \(text)")
            Text("other: \(other)")
            Button("Rename") { title = "Town" }
            Button("Other") { other += 1 }
            Button("Hide") { isShown = false }
        }
    }
}

@Suite("Representables")
@MainActor
struct RepresentableTests {
    @Test("A representable makes its coordinator, then its view, and then updates it")
    func order() throws {
        let calls = Calls()
        let host = ViewHost(Form(calls: calls))
        expectNoDifference(calls.take(), ["coordinator", "make", "update Name light"])
        try host.tap("Rename")
        expectNoDifference(calls.take(), ["update Town light"])
        try expectNoDifference(host.uiView(UITextField.self).placeholder, "Town")
    }

    @Test("An update follows a changed value of the environment that it read, and no unrelated change")
    func environment() throws {
        let calls = Calls()
        let host = ViewHost(Form(calls: calls))
        _ = calls.take()
        host.setEnvironment(\.colorScheme, .dark)
        expectNoDifference(calls.take(), ["update Name dark"])
        try expectNoDifference(host.uiView(UITextField.self).traitCollection.userInterfaceStyle, .dark)
        try host.tap("Other")
        #expect(host.contains("other: 1"))
        #expect(calls.take().isEmpty)
    }

    @Test("A removed representable is dismantled once, and its view has no window any more")
    func dismantling() throws {
        let calls = Calls()
        let host = ViewHost(Form(calls: calls))
        let field = try host.uiView(UITextField.self)
        #expect(field.window != nil)
        _ = calls.take()
        try host.tap("Hide")
        expectNoDifference(calls.take(), ["dismantle"])
        #expect(field.window == nil)
        #expect(host.uiViews(UITextField.self).isEmpty)
    }

    @Test("Typing into a UIKit field changes the binding through its delegate")
    func typing() throws {
        let host = ViewHost(Form(calls: Calls()))
        let field = try host.uiView(UITextField.self)
        host.perform { _ = field.type("Ada") }
        #expect(host.contains("text: Ada"))
        #expect(field.isFirstResponder)
        host.perform { _ = UIApplication.shared.sendAction(.resignFirstResponder, to: nil, from: nil, for: nil) }
        #expect(!field.isFirstResponder)
    }

    private struct Boxed: UIViewRepresentable {
        var size: CGSize?
        func makeUIView(context: Context) -> UIView {
            UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in })
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
    }

    @Test(
        "A fixed representable has the intrinsic size of its view, the size that it returns, or the size that a test gives"
    )
    func sizes() throws {
        let own = ViewHost(Boxed().fixedSize())
        try expectNoDifference(own.uiView(UIImageView.self).frame.size, CGSize(width: 30, height: 20))
        let returned = ViewHost(Boxed(size: CGSize(width: 7, height: 8)))
        try expectNoDifference(returned.uiView(UIImageView.self).frame.size, CGSize(width: 7, height: 8))
        let given = ViewHost(
            Boxed().environment(\.uiViewSizes, UIViewSizes(["Boxed": CGSize(width: 90, height: 50)])))
        try expectNoDifference(given.uiView(UIImageView.self).frame.size, CGSize(width: 90, height: 50))
    }

    private final class Restless: UIView {
        var length: CGFloat = 10
        var isRestless = true
        override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
        override func layoutSubviews() {
            guard isRestless else { return }
            length += 1
            invalidateIntrinsicContentSize()
        }
    }
    private struct Growing: UIViewRepresentable {
        var steps = Int.max
        func makeUIView(context: Context) -> Restless { Restless() }
        func updateUIView(_ uiView: Restless, context: Context) {}
    }

    @Test("A view that grows in each of its layouts is reported, and keeps its last size")
    func restless() throws {
        var host: ViewHost<ModifiedGrowing>?
        let reported = Diagnostics.collect { host = ViewHost(ModifiedGrowing()) }
        #expect(reported.contains { $0.kind == .invalidLayout && $0.message.contains("Growing changed its size") })
        let view = try #require(host).uiView(Restless.self)
        view.isRestless = false
        #expect(view.frame.width >= 10 && view.frame.width < 100)
    }
    private struct ModifiedGrowing: View {
        var body: some View { Growing().fixedSize() }
    }
}

private final class Page: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

private struct PageView: UIViewControllerRepresentable {
    let page: Page
    func makeUIViewController(context: Context) -> Page { page }
    func updateUIViewController(_ controller: Page, context: Context) { controller.calls.append("update") }
    static func dismantleUIViewController(_ controller: Page, coordinator: ()) { controller.calls.append("dismantle") }
}

private struct Pages: View {
    let page: Page
    @State var isShown = true
    var body: some View {
        if isShown { PageView(page: page) }
        Button("Hide") { isShown = false }
    }
}

@Suite("Controllers in views")
@MainActor
struct ControllerTests {
    @Test("A controller's view loads, is updated, appears, disappears and is dismantled, in this order")
    func life() throws {
        let page = Page()
        let host = ViewHost(Pages(page: page))
        #expect(try host.uiViewController(Page.self) === page)
        expectNoDifference(page.calls, ["load", "update", "will appear", "did appear"])
        page.calls = []
        try host.tap("Hide")
        expectNoDifference(page.calls, ["will disappear", "did disappear", "dismantle"])
    }

    @Test("A presentation appears and disappears; a second one is refused with a diagnostic")
    func presentation() {
        let base = UIViewController()
        let page = Page()
        var isDone = false
        base.present(page, animated: true) { isDone = true }
        #expect(isDone && base.presentedViewController === page && page.presentingViewController === base)
        let reported = Diagnostics.collect { base.present(UIViewController(), animated: false) }
        expectNoDifference(reported.count, 1)
        page.dismiss(animated: true)
        #expect(base.presentedViewController == nil)
        expectNoDifference(page.calls.last, "did disappear")
    }

    @Test("A navigation controller shows the controller that was pushed last")
    func stack() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let page = Page()
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.pushViewController(page, animated: false)
        #expect(navigation.topViewController === page && page.navigationController === navigation)
        expectNoDifference(page.calls, ["load", "will appear", "did appear"])
        #expect(navigation.popViewController(animated: false) === page)
        #expect(page.calls.last == "did disappear" && page.parent == nil)
    }

    @Test("A hosting controller runs the views of its root view in the size of its view")
    func hosting() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("Count: \(count)") { count += 1 } }
        }
        let controller = UIHostingController(rootView: Counter())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        try controller.host.tap("Count: 0")
        #expect(controller.host.contains("Count: 1"))
        expectNoDifference(controller.host.size, CGSize(width: 320, height: 480))
        #expect(controller.sizeThatFits(in: CGSize(width: 1000, height: 1000)).width > 10)
    }

    private struct Leaving: UIViewRepresentable {
        @Binding var log: String

        final class Coordinator {
            let log: Binding<String>
            init(_ log: Binding<String>) { self.log = log }
        }
        func makeCoordinator() -> Coordinator { Coordinator($log) }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
            coordinator.log.wrappedValue += "left"
        }
    }
    private struct LeavingScreen: View {
        @State private var log = "log: "
        @State private var isShown = true
        var body: some View {
            Text(log)
            if isShown { Leaving(log: $log) }
            Button("Hide") { isShown = false }
        }
    }

    @Test("A binding that is written while a UIKit view is dismantled changes the views")
    func dismantlingWrites() throws {
        let host = ViewHost(LeavingScreen())
        try host.tap("Hide")
        #expect(host.contains("log: left"))
    }
}
