import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// A row's content, and its layout in the stack around it.
private final class RowModel: ObservableObject {
    struct Value {
        enum Kind {
            case text(Int)
            case box(CGFloat, CGFloat)
            case bar(CGFloat, CGFloat)
            case spacer(CGFloat)
        }
        var kind: Kind
        var priority: Double
        var guide: CGFloat
        var padding: CGFloat

        static func random(_ random: inout SeededGenerator) -> Value {
            func length() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
            let kind: Kind =
                switch Int.random(in: 0...6, using: &random) {
                case 0: .box(length(), length())
                case 1: .bar(length(), length())
                case 2: .spacer(length())
                default: .text(Int.random(in: 0...6, using: &random))
                }
            return Value(
                kind: kind, priority: Bool.random(using: &random) ? 0 : Double(Int.random(in: -1...1, using: &random)),
                guide: length(), padding: Bool.random(using: &random) ? 0 : length() / 4)
        }
    }

    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

private struct Row: View {
    @ObservedObject var model: RowModel
    let name: String
    let frames: Frames

    var body: some View {
        let value = model.value
        Group {
            switch value.kind {
            case .text(let count): Text(verbatim: String(repeating: "word ", count: count))
            case .box(let width, let height): Color.red.frame(width: width, height: height)
            case .bar(let least, let more): Bar("", least, least + more, Frames())
            case .spacer(let least): Spacer(minLength: least)
            }
        }
        .padding(value.padding)
        .alignmentGuide(.trailing) { $0.width - value.guide }
        .layoutPriority(value.priority)
        .noted(name, frames)
    }
}

/// Plain texts beside the rows, so that there are views whose size is the same for many proposals.
private struct Rows: View {
    let models: [RowModel]
    let shape: Int
    let frames: Frames

    var body: some View {
        let spacing: CGFloat? = shape.isMultiple(of: 3) ? 5 : nil
        if shape.isMultiple(of: 2) {
            VStack(alignment: shape.isMultiple(of: 4) ? .trailing : .center, spacing: spacing) { content }
        } else {
            HStack {
                Text(verbatim: "beside").noted("beside", frames)
                HStack(alignment: shape % 4 == 1 ? .firstTextBaseline : .center, spacing: spacing) { content }
            }
        }
    }

    @ViewBuilder private var content: some View {
        Text(verbatim: "plain").noted("plain", frames)
        ForEach(0..<models.count) { Row(model: models[$0], name: "\($0)", frames: frames) }
        Text(verbatim: "last").noted("last", frames)
    }
}

@MainActor
@Suite("What stacks keep of their plans")
struct KeptPlanTests {
    @Test(
        "After rows have changed all are where they would be had they been so from the start", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<80))
    func changes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let models = (0..<6).map { _ in RowModel(.random(&random)) }
        let size = CGSize(
            width: Int.random(in: 50...600, using: &random), height: Int.random(in: 50...600, using: &random))
        let frames = Frames()
        let host = ViewHost(Rows(models: models, shape: seed, frames: frames), size: size)
        for round in 0..<6 {
            host.perform {
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    models.randomElement(using: &random)!.value = .random(&random)
                }
            }
            let fresh = Frames()
            let copies = models.map { RowModel($0.value) }
            withExtendedLifetime(ViewHost(Rows(models: copies, shape: seed, frames: fresh), size: size)) {}
            for name in ["plain", "last"] + models.indices.map(String.init) {
                expectNoDifference(frames[name], fresh[name], "seed \(seed), round \(round), \(name)")
            }
        }
    }

    @Test("A row whose neighbours keep another distance moves only what comes after it")
    func distances() throws {
        let models = (0..<3).map { _ in RowModel(RowModel.Value(kind: .text(1), priority: 0, guide: 0, padding: 0)) }
        let frames = Frames()
        let host = ViewHost(Rows(models: models, shape: 2, frames: frames), size: CGSize(width: 100, height: 400))
        let gap = frames["1"].minY - frames["0"].maxY
        expectNoDifference(gap, 8)
        host.perform { models[0].value.kind = .spacer(0) }
        expectNoDifference(frames["1"].minY, frames["0"].maxY)
        expectNoDifference(frames["2"].minY - frames["1"].maxY, 8)
        host.perform { models[0].value.kind = .text(1) }
        expectNoDifference(frames["1"].minY - frames["0"].maxY, 8)
    }
}

@MainActor
@Suite("What a kept plan and a kept size don't keep")
struct ForgottenPlanTests {
    private struct Guided: View {
        @State var isGuided: Bool
        var body: some View {
            VStack(alignment: .leading) {
                Indented { Text("a") }
                if isGuided { Text("b").alignmentGuide(.leading) { _ in 5 } } else { Text("b") }
                Button("go") { isGuided.toggle() }
            }
        }
    }

    @Test("Once a view sets a guide the other children are asked for theirs")
    func guides() throws {
        for isGuided in [false, true] {
            let host = ViewHost(Guided(isGuided: isGuided))
            _ = try host.frame(of: "a")
            try host.tap("go")
            try expectNoDifference(host.frame(of: "a"), ViewHost(Guided(isGuided: !isGuided)).frame(of: "a"))
        }
    }

    private struct Raised: View {
        @State var isUp = false
        var body: some View {
            HStack(alignment: .firstTextBaseline) {
                Text("a").baselineOffset(isUp ? 10 : 0)
                Text("b")
                Button("up") { isUp.toggle() }
            }
        }
    }

    @Test("A text's baseline that moves in a size that stays moves the text")
    func baselines() throws {
        let host = ViewHost(Raised())
        _ = try host.frame(of: "a")
        try host.tap("up")
        try expectNoDifference(host.frame(of: "a"), ViewHost(Raised(isUp: true)).frame(of: "a"))
        try expectNoDifference(host.frame(of: "b"), ViewHost(Raised(isUp: true)).frame(of: "b"))
    }

    private struct Turned: View {
        @State var isHorizontal = false
        var body: some View {
            VStack {
                ScrollView(isHorizontal ? .horizontal : .vertical) {
                    Text("a")
                    Text("b")
                }
                Button("turn") { isHorizontal.toggle() }
            }
        }
    }

    @Test("A scroll view whose axis changes stacks its views along the new one")
    func scrollAxis() throws {
        let host = ViewHost(Turned())
        _ = try host.frame(of: "a")
        try host.tap("turn")
        try expectNoDifference(host.frame(of: "a").midY, host.frame(of: "b").midY)
    }
}
