import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@Suite("UIKit's graphics")
@MainActor
struct GraphicsTests {
    @Test("A renderer fills pixels, and the PNG of its image has its size and its checksum")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }
        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
        expectNoDifference(image.cgImage?.width, 8)
        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        expectNoDifference(again.size, image.size)
        expectNoDifference(again.pngData(), data)
        let left = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3)).fill()
        }
        expectNoDifference(left, image)
        #expect(left != UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { _ in })
    }

    @Test("Bytes that are no image make no image; those of an image are kept")
    func bytes() throws {
        #expect(UIImage(data: Data("text".utf8)) == nil)
        let gif = Data("GIF89a".utf8) + Data([10, 0, 20, 0])
        let image = try #require(UIImage(data: gif))
        expectNoDifference(image.size, CGSize(width: 10, height: 20))
        #expect(image.jpegData(compressionQuality: 1) == gif && image.pngData() == nil)
        let host = ViewHost(Image(uiImage: image))
        try expectNoDifference(host.frame(of: "10.0x20.0").size, image.size)
    }

    @Test("Colours convert between UIKit, Core Graphics and views")
    func colors() {
        expectNoDifference(UIColor.red.cgColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        expectNoDifference(Color(cgColor: CGColor(gray: 0.5, alpha: 1)).resolve(in: EnvironmentValues()).green, 0.5)
        let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expectNoDifference(paper.resolvedColor(with: dark), .black)
        var hue: CGFloat = 0
        UIColor.green.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(hue - 1.0 / 3) < 0.001)
        let literal: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        expectNoDifference(literal, .blue)
    }

    @Test("Paths convert, and rounded corners cut off only the corners that are named")
    func paths() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        let mutable = CGMutablePath()
        mutable.addRect(rect)
        expectNoDifference(Path(mutable).boundingRect, rect)
        expectNoDifference(Path(rect).cgPath.boundingBox, rect)
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.y - 10) < 0.001)
    }

    @Test("Fonts have the sizes of text styles, and texts the sizes that views measure")
    func fonts() {
        expectNoDifference(UIFont.preferredFont(forTextStyle: .title1).pointSize, 28)
        let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
        expectNoDifference(bold?.symbolicTraits.contains(.traitBold), true)
        let label = UILabel()
        label.text = "Total"
        let host = ViewHost(Text("Total").font(Font(uiFont: label.font)))
        expectNoDifference(label.intrinsicContentSize.height, (try? host.frame(of: "Total").height))
        #expect(
            "Total".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 34)]).width
                > label.intrinsicContentSize.width)
    }
}

@Suite("UIKit's views")
@MainActor
struct UIViewTests {
    @Test("Constraints to edges and constants place views")
    func constraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let child = UIView()
        let square = UIView()
        for view in [child, square] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 30),
            square.topAnchor.constraint(equalTo: child.bottomAnchor, constant: 5),
            square.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            square.widthAnchor.constraint(equalTo: square.heightAnchor),
            square.heightAnchor.constraint(equalTo: child.heightAnchor),
        ])
        root.layoutIfNeeded()
        expectNoDifference(child.frame, CGRect(x: 10, y: 0, width: 180, height: 30))
        expectNoDifference(square.frame, CGRect(x: 85, y: 35, width: 30, height: 30))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        expectNoDifference(child.frame.width, 80)
    }

    @Test("A stack view places its views with its spacing")
    func stack() {
        let views = (0..<2).map { _ in UIView() }
        for view in views { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
        stack.layoutIfNeeded()
        expectNoDifference(views.map(\.frame.minX), [0, 60])
        expectNoDifference(stack.intrinsicContentSize.width, 90)
    }

    @Test("A view can't be added to one inside of it")
    func cycle() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let reported = Diagnostics.collect { inner.addSubview(outer) }
        #expect(reported.count == 1 && outer.superview == nil && inner.superview === outer)
    }

    @Test("Points convert between views, also through a turn")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 20))
        root.addSubview(child)
        expectNoDifference(child.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 11, y: 22))
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let corner = child.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 30) < 0.001 && abs(corner.y - 20) < 0.001)
        #expect(root.hitTest(CGPoint(x: 15, y: 25), with: nil) === child)
    }

    @Test("A tap on a control in a view performs its action, unless it is disabled")
    func control() throws {
        struct Pressed: UIViewRepresentable {
            @Binding var count: Int
            func makeUIView(context: Context) -> UIButton {
                UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
            }
            func updateUIView(_ button: UIButton, context: Context) { button.isEnabled = count < 2 }
        }
        struct Counter: View {
            @State var count = 0
            var body: some View {
                Pressed(count: $count)
                Text("count \(count)")
            }
        }
        let host = ViewHost(Counter())
        let button = try host.uiView(UIButton.self)
        host.perform { button.sendActions(for: .touchUpInside) }
        #expect(host.contains("count 0"))
        host.perform { button.sendActions(for: .primaryActionTriggered) }
        #expect(host.contains("count 1"))
        try host.tap("Add")
        #expect(host.contains("count 2"))
        #expect(!button.isEnabled)
    }

    @Test("An animation changes values at once and completes when its time has passed on the host's clock")
    func animation() {
        struct Empty: View { var body: some View { Text("x") } }
        let host = ViewHost(Empty(), clock: .virtual)
        let view = UIView()
        var isDone = false
        host.perform {
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: {
                isDone = $0
            }
        }
        #expect(view.alpha == 0 && !isDone)
        host.advance(by: 0.2)
        #expect(!isDone)
        host.advance(by: 0.2)
        #expect(isDone)
    }
}

@Suite("UIApplication")
@MainActor
struct UIApplicationTests {
    @Test("The program has a scene with a key window")
    func scenes() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.keyWindow?.rootViewController != nil)
        #expect(UIApplication.shared.windows.first { $0.isKeyWindow } === UIApplication.shared.keyWindow)
    }

    @Test("An opened URL is among the effects of the host whose event opens it")
    func opening() throws {
        let effects = SystemEffects()
        let url = try #require(URL(string: "https://example.org"))
        var isOpened = false
        let host = ViewHost(
            Button("Go") { UIApplication.shared.open(url) { isOpened = $0 } }, effects: effects)
        try host.tap("Go")
        #expect(effects.openedURLs == [url] && isOpened)
    }

    @Test("Resigning the first responder ends the focus of a field")
    func keyboard() throws {
        struct Fields: View {
            @State var text = ""
            @FocusState var isFocused: Bool
            var body: some View {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "focused" : "idle")
                Button("Done") {
                    UIApplication.shared.sendAction(.resignFirstResponder, to: nil, from: nil, for: nil)
                }
            }
        }
        let host = ViewHost(Fields())
        try host.focus("Name")
        #expect(host.contains("focused"))
        try host.tap("Done")
        #expect(host.contains("idle"))
    }

    @Test("Another state of the program calls the delegate and posts notifications")
    func states() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var calls: [String] = []
            func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
            func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
            func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
            func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        }
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        UIApplication.shared.applicationState = .background
        UIApplication.shared.applicationState = .active
        expectNoDifference(delegate.calls, ["resign", "background", "foreground", "active"])
    }

    @Test("Announcements and appearances are kept")
    func kept() {
        UIAccessibility.reset()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        expectNoDifference(UIAccessibility.announcements, ["Saved"])
        UITabBar.appearance().barTintColor = .red
        expectNoDifference(UITabBar.appearance().barTintColor, .red)
        #expect(UINavigationBar.appearance().barTintColor == nil)
    }
}
