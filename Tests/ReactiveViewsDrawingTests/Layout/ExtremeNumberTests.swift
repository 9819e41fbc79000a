import ReactiveViewsTesting
import Testing

/// Every modifier that takes a number is given those that make trouble: the program goes on, and the picture has no
/// number that SVG doesn't know.
@MainActor
@Suite("Numbers that make trouble")
struct ExtremeNumberTests {
    private nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, .leastNonzeroMagnitude, 0, -1,
    ]

    private func check(_ what: String, _ view: some View, _ location: SourceLocation = #_sourceLocation) {
        _ = Diagnostics.collect {
            let host = ViewHost(
                VStack {
                    view
                    Text("After")
                }, clock: .virtual)
            host.advance(by: 0.1)
            let svg = host.svg
            #expect(!svg.contains("nan") && !svg.contains("inf"), "\(what)\n\(svg)", sourceLocation: location)
            #expect(host.contains("After"), "\(what)", sourceLocation: location)
            _ = host.display.description
            _ = try? host.frame(of: "x")
            _ = try? host.tap("x")
            _ = try? host.tap(at: CGPoint(x: 5, y: 5))
        }
    }

    private var text: some View { Text("x").onTapGesture {} }

    @Test("Layout", arguments: numbers)
    func layout(_ n: CGFloat) {
        check("frame", text.frame(width: n, height: n))
        check("flexible frame", text.frame(minWidth: n, idealWidth: n, maxWidth: n, minHeight: n, maxHeight: n))
        check("padding", text.padding(n).padding(EdgeInsets(top: n, leading: n, bottom: n, trailing: n)))
        check("offset", text.offset(x: n, y: n).position(x: n, y: n))
        check(
            "spacing",
            HStack(spacing: n) {
                text;
                VStack(spacing: n) {
                    text; text
                }
            })
        check("aspect", Rectangle().aspectRatio(n, contentMode: .fit).frame(width: 10, height: 10))
        check(
            "spacer",
            HStack {
                text; Spacer(minLength: n)
            })
        check(
            "priority",
            HStack {
                text.layoutPriority(Double(n)); text
            })
        check(
            "guide",
            HStack {
                text.alignmentGuide(.firstTextBaseline) { _ in n }; text
            })
        check(
            "grid", LazyVGrid(columns: [GridItem(.adaptive(minimum: n, maximum: n), spacing: n)], spacing: n) { text })
        check(
            "fixed grid",
            LazyVGrid(columns: [GridItem(.fixed(n)), GridItem(.flexible(minimum: n, maximum: n))]) { text })
        check(
            "grid rows",
            Grid(horizontalSpacing: n, verticalSpacing: n) {
                GridRow {
                    text; text
                }
            })
        check("inset", text.safeAreaInset(edge: .top, spacing: n) { text }.safeAreaPadding(n))
        check("scroll", ScrollView { text.frame(height: n) }.frame(height: 50))
        check("list row", List { text.listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n)) })
        check("container", text.containerRelativeFrame(.horizontal) { length, _ in n })
        check(
            "lazy",
            ScrollView {
                LazyVStack(spacing: n) {
                    text; text
                }
            })
        check(
            "z",
            ZStack {
                text.zIndex(Double(n)); text
            })
    }

    @Test("Effects", arguments: numbers)
    func effects(_ n: CGFloat) {
        let d = Double(n)
        check("scale", text.scaleEffect(n).scaleEffect(x: n, y: n, anchor: UnitPoint(x: n, y: n)))
        check(
            "rotation", text.rotationEffect(.degrees(d)).rotation3DEffect(.degrees(d), axis: (n, n, n), perspective: n))
        check("opacity", text.opacity(d))
        check("blur", text.blur(radius: n))
        check("shadow", text.shadow(radius: n, x: n, y: n))
        check("colours", text.brightness(d).contrast(d).saturation(d).grayscale(d).hueRotation(.degrees(d)))
        check("colour", text.foregroundStyle(Color(red: d, green: d, blue: d, opacity: d)))
        check("corner", text.cornerRadius(n).clipShape(RoundedRectangle(cornerRadius: n)))
        check("border", text.border(.red, width: n))
        check("transform", text.transformEffect(CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n)))
        check("gradient", LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: n, y: n), endPoint: .bottom))
        check("radial", RadialGradient(colors: [.red, .blue], center: .center, startRadius: n, endRadius: n))
        check(
            "angular",
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(d), endAngle: .zero))
    }

    @Test("Shapes", arguments: numbers)
    func shapes(_ n: CGFloat) {
        check("stroke", Circle().stroke(lineWidth: n).frame(width: 10, height: 10))
        check(
            "dash",
            Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [n, n], dashPhase: n)).frame(width: 9, height: 9))
        check("trim", Circle().trim(from: n, to: n).frame(width: 10, height: 10))
        check("inset", Circle().inset(by: n).frame(width: 10, height: 10))
        check(
            "rotated", Rectangle().rotation(.degrees(Double(n))).offset(x: n, y: n).scale(n).size(width: n, height: n))
        check(
            "path",
            Path { path in
                path.move(to: CGPoint(x: n, y: n))
                path.addLine(to: CGPoint(x: 1, y: 1))
                path.addArc(
                    center: CGPoint(x: n, y: n), radius: n, startAngle: .degrees(Double(n)), endAngle: .zero,
                    clockwise: true)
                path.addRoundedRect(
                    in: CGRect(x: n, y: n, width: n, height: n), cornerSize: CGSize(width: n, height: n))
            }.stroke(lineWidth: 2))
    }

    @Test("Texts and controls", arguments: numbers)
    func controls(_ n: CGFloat) {
        let d = Double(n)
        check("font", text.font(.system(size: n)))
        check("text", Text("x y z").kerning(n).baselineOffset(n).lineSpacing(n).minimumScaleFactor(n).frame(width: 10))
        check("tracking", Text("x y z").tracking(n))
        check("slider", Slider(value: .constant(d), in: 0...1))
        check("slider step", Slider(value: .constant(0.5), in: 0...1, step: d))
        check("stepper", Stepper("x", value: .constant(d), step: d))
        check("progress", ProgressView(value: d, total: d))
        check("gauge", Gauge(value: d, in: 0...1) { Text("x") })
        check("image", Image("x").resizable().frame(width: n, height: n))
        check("placeholder", Image(placeholder: CGSize(width: n, height: n), scale: n))
        check("number", Text("\(d) \(n) \(Float(d))"))
    }

    @Test("Whole numbers of lines, steps and counts", arguments: [Int.min, -1, 0, 1, .max])
    func counts(_ n: Int) {
        check("limit", Text("x y z").lineLimit(n).frame(width: 10))
        check("reserved", Text("x y z").lineLimit(n, reservesSpace: true).frame(width: 10, height: 10))
        check("stepper", Stepper("x", value: .constant(n)))
        check("badge", text.badge(n))
        check("relative", text.containerRelativeFrame(.horizontal, count: n, span: n, spacing: 1))
        check("columns", Grid { GridRow { text.gridCellColumns(n) } })
        check("number", Text("\(n) \(UInt(bitPattern: n)) \(n, specifier: "%d")"))
    }
}
