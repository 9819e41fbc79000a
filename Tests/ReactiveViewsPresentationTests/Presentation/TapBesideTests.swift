import ReactiveViewsTesting
import Testing

/// Taps at points beside what is shown above all other views.
@MainActor
@Suite("Taps beside presentations")
struct TapBesideTests {
    private enum Kind: CaseIterable { case popover, sheet, alert, dialog, cover }

    /// A button in each corner, and a presentation.
    private struct Screen: View {
        @State var kind: Kind?
        @State var taps = 0
        @State var log: [String] = []
        var isKept = false

        private func isShown(_ kind: Kind) -> Binding<Bool> {
            Binding(
                get: { self.kind == kind },
                set: { isShown in
                    log.append("\(kind) \(isShown)")
                    if !isShown, self.kind == kind { self.kind = nil }
                })
        }

        var body: some View {
            VStack {
                Button("below \(taps)") { taps += 1 }
                Text(log.joined(separator: ", "))
                Spacer()
                HStack { ForEach(Kind.allCases, id: \.self) { kind in Button("\(kind)") { self.kind = kind } } }
            }
            .contentShape(Rectangle())
            .onTapGesture { log.append("background") }
            .popover(isPresented: isShown(.popover)) {
                Button("inside") { log.append("inside") }.padding(40).interactiveDismissDisabled(isKept)
            }
            .sheet(isPresented: isShown(.sheet)) { Text("on the sheet").presentationDetents([.height(100)]) }
            .fullScreenCover(isPresented: isShown(.cover)) { Text("on the cover") }
            .alert("Alert", isPresented: isShown(.alert)) { Button("Keep") { log.append("keep") } }
            .confirmationDialog("Sure?", isPresented: isShown(.dialog)) {
                Button("Do") { log.append("do") }
                Button("Don't", role: .cancel) { log.append("don't") }
            }
        }
    }

    /// The point of the button below everything.
    private func below(_ host: ViewHost<Screen>) throws -> CGPoint {
        let frame = try #require(host.find("below 0").frame)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func host(_ screen: Screen = Screen(), width: CGFloat = 800) -> ViewHost<Screen> {
        ViewHost(screen, size: CGSize(width: width, height: 700), clock: .virtual)
    }

    private enum Way: CaseIterable { case tapAt, tapPoint, touch, longPress }

    private func tap(_ point: CGPoint, _ way: Way, in host: ViewHost<Screen>) throws {
        switch way {
        case .tapAt: try host.tap(at: point)
        case .tapPoint: try host.tap(point)
        case .longPress: try host.longPress(point)
        case .touch:
            var finger = try host.beginTouch(point)
            finger.move(by: CGSize(width: 2, height: 0))
            finger.lift()
        }
    }

    @Test(
        "A tap beside a popover closes it, in each way of tapping; the views below don't get it",
        arguments: Way.allCases)
    private func popover(_ way: Way) throws {
        let host = host()
        let point = try below(host)
        try host.tap("popover")
        expect(host, shows: "inside")
        try tap(point, way, in: host)
        expect(host, hasNo: "inside")
        #expect(host.contains("below 0") && host.contains("popover false"))
        // Without the popover the same touch reaches the button.
        if way == .longPress { return }
        try tap(point, way, in: host)
        expect(host, shows: "below 1")
    }

    @Test("A tap in a popover doesn't close it, neither on a view nor between them")
    func insidePopover() throws {
        let host = host()
        try host.tap("popover")
        let frame = try #require(host.find("inside").frame)
        try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        expect(host, shows: "inside")
        // In the padding around the button nothing reacts.
        #expect(throws: ViewQueryError.self) { try host.tap(CGPoint(x: frame.minX - 20, y: frame.midY)) }
        expect(host, shows: "inside")
        try host.tap(CGPoint(x: frame.minX - 60, y: frame.midY))
        #expect(!host.contains("Popover") && host.contains("inside, popover false"))
    }

    @Test("The popover of a view that fills the window is within the window")
    func largeAnchor() throws {
        let host = host()
        try host.tap("popover")
        let frame = try #require(host.find("inside").frame)
        #expect(frame.minX > 40 && frame.maxX < 760 && frame.minY > 40 && frame.maxY < 660)
    }

    @Test("A finger that moves away beside a popover doesn't close it")
    func moved() throws {
        let host = host()
        let point = try below(host)
        try host.tap("popover")
        var finger = try host.beginTouch(point)
        finger.move(by: CGSize(width: 50, height: 50))
        finger.lift()
        #expect(host.contains("inside") && !finger.hasReacted)
    }

    @Test("interactiveDismissDisabled keeps a popover; in a narrow window it is a sheet, which stays too")
    func disabled() throws {
        let host = host(Screen(isKept: true))
        let point = try below(host)
        try host.tap("popover")
        try host.tap(at: point)
        expect(host, shows: "inside")
        #expect(throws: ViewQueryError.self) { try host.tap(point) }
        #expect(host.contains("inside") && !host.contains("popover false"))

        let narrow = self.host(width: 375)
        try narrow.tap("popover")
        #expect(throws: ViewQueryError.self) { try narrow.tap(CGPoint(x: 180, y: 3)) }
        #expect(narrow.contains("inside"))
    }

    @Test("A tap beside a confirmation dialog cancels it, also between its two cards", arguments: [375.0, 800])
    func dialog(width: Double) throws {
        for isBetween in [false, true] {
            let host = host(width: width)
            var point = try below(host)
            try host.tap("dialog")
            let cancel = try #require(host.find("Don't").frame)
            if isBetween { point = CGPoint(x: cancel.midX, y: cancel.midY - 57 / 2 - 4) }
            try host.tap(at: point)
            expect(host, hasNo: "Do")
            expect(host, shows: "below 0")
            expect(host, shows: "don't, dialog false", "\(host.tree)")
        }
        let host = host(width: width)
        try host.tap("dialog")
        let action = try #require(host.find("Do").frame)
        try host.tap(at: CGPoint(x: action.minX - 30, y: action.midY))
        expect(host, shows: "do, dialog false")
    }

    @Test("Alerts, sheets and covers stay when the user taps beside them")
    func alertsAndSheets() throws {
        for (kind, words) in [("alert", "Keep"), ("sheet", "on the sheet"), ("cover", "on the cover")] {
            let host = host(width: 375)
            let point = try below(host)
            try host.tap(kind)
            expect(host, shows: words)
            for _ in 0..<2 {
                #expect(throws: ViewQueryError.self) { try host.tap(at: point) }
                #expect(throws: ViewQueryError.self) { try host.beginTouch(point) }
            }
            #expect(host.contains(words) && !host.contains("\(kind) false"))
        }
    }

    @Test("A menu closes by a tap beside it, with the menu around it; a tap at an outer row closes the inner one alone")
    func menus() throws {
        struct Menus: View {
            @State private var taps = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Menu("File") {
                        Button("New") {}
                        Menu("Recent") { Button("One") {} }
                    }
                    Button("below \(taps)") { taps += 1 }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .contentShape(Rectangle())
                .onTapGesture { taps += 100 }
            }
        }
        let host = ViewHost(Menus(), size: CGSize(width: 700, height: 500), clock: .virtual)
        let corner = CGPoint(x: 690, y: 490)
        try host.tap("File")
        let new = try #require(host.find("New").frame)
        try host.tap("Recent")
        expect(host, shows: "One")
        try host.beginTouch(corner).lift()
        #expect(!host.contains("One") && !host.contains("New") && host.contains("below 0"), "\(host.tree)")
        try host.tap("File")
        try host.tap("Recent")
        try host.tap(at: CGPoint(x: new.midX, y: new.midY))
        #expect(!host.contains("One") && host.contains("New"), "\(host.tree)")
        try host.tap(corner)
        #expect(!host.contains("New") && host.contains("below 0"))
        try host.tap(corner)
        expect(host, shows: "below 100")
    }

    @Test("A menu on a popover closes first")
    func menuOnPopover() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("page").popover(isPresented: $isShown) {
                    Menu("Menu") { Button("Row") {} }.padding(40)
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 800, height: 700), clock: .virtual)
        try host.tap("Menu")
        try host.tap(CGPoint(x: 2, y: 2))
        #expect(!host.contains("Row") && host.contains("Menu"))
        try host.tap(CGPoint(x: 2, y: 2))
        #expect(!host.contains("Menu") && host.contains("page"))
    }

    @Test("From right to left the cards are where they are painted")
    func rightToLeft() throws {
        let host = ViewHost(
            HStack {
                Text("anchor").popover(isPresented: .constant(true)) { Text("card").frame(width: 200, height: 100) }
                Spacer()
            }, size: CGSize(width: 800, height: 700))
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        let card = try #require(host.find("card").frame)
        #expect(card.minX > 400)
        #expect(throws: ViewQueryError.self) { try host.tap(CGPoint(x: card.midX, y: card.minY - 20)) }
        #expect(throws: Never.self) { try host.tap(at: CGPoint(x: 800 - card.midX, y: card.midY)) }
    }
}
