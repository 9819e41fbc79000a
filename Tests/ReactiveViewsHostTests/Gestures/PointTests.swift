import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Taps at points")
struct PointTests {
    private let log = Log()

    @Test("A tap at a point reaches the front view there")
    func front() throws {
        let host = ViewHost(
            ZStack {
                Color.red.onTapGesture { log.append("back") }
                Color.blue.frame(width: 20, height: 20).onTapGesture { log.append("front") }
            }, size: CGSize(width: 100, height: 100))
        try host.tap(at: CGPoint(x: 50, y: 50))
        try host.tap(at: CGPoint(x: 10, y: 10))
        expectNoDifference(log.take(), ["front", "back"])
    }

    @Test("An unpainted area isn't touched, unless a content shape covers it")
    func shape() throws {
        func row(isWhole: Bool) -> ViewHost<some View> {
            let row = HStack {
                Color.red.frame(width: 10)
                Spacer()
            }
            let host = ViewHost(
                ZStack {
                    if isWhole {
                        row.contentShape(Rectangle()).onTapGesture { log.append("row") }
                    } else {
                        row.onTapGesture { log.append("row") }
                    }
                }, size: CGSize(width: 100, height: 40))
            return host
        }
        #expect(throws: ViewQueryError.self) { try row(isWhole: false).tap(at: CGPoint(x: 80, y: 20)) }
        try row(isWhole: true).tap(at: CGPoint(x: 80, y: 20))
        expectNoDifference(log.take(), ["row"])
    }
}
