import Reactive
import ReactiveViewsTesting
import ReactiveViews
import Testing

private struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct LevelText: View {
    let name: Int
    @Environment(\.level) private var level
    var body: some View { Text("\(name): \(level)") }
}

@MainActor
@Suite("How the work for environments grows", .enabled(if: Steps.areCounted))
struct EnvironmentGrowthTests {
    /// A kind of row that sets something of the environment, beside a view that reads it.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let row: @MainActor @Sendable (Int) -> AnyView

        init(_ name: String, _ row: @escaping @MainActor @Sendable (Int) -> AnyView) {
            testDescription = name
            self.row = row
        }
    }

    nonisolated static let kinds = [
        Kind("environment") { AnyView(LevelText(name: $0).environment(\.level, $0)) },
        Kind("transformEnvironment") { AnyView(LevelText(name: $0).transformEnvironment(\.level) { $0 += 1 }) },
        Kind("disabled") { row in AnyView(Button("\(row)") {}.disabled(true)) },
        Kind("redacted") { AnyView(Text("\($0)").redacted(reason: .placeholder)) },
        Kind("font on a group") { row in
            AnyView(
                Group {
                    Text("a")
                    Text("\(row)")
                }.font(.headline))
        },
        Kind("buttonStyle") { row in AnyView(Button("\(row)") {}.buttonStyle(.bordered)) },
        Kind("keyboardShortcut") { row in AnyView(Button("\(row)") {}.keyboardShortcut("a")) },
        Kind("tint") { row in AnyView(Button("\(row)") {}.tint(.red)) },
        Kind("Toggle") { AnyView(Toggle("\($0)", isOn: .constant(true))) },
        Kind("ProgressView") { _ in AnyView(ProgressView(value: 0.5)) },
        Kind("ScrollView") { row in AnyView(ScrollView { Text("\(row)") }) },
    ]

    @Test("Rows that set something of the environment are mounted in proportional steps", arguments: kinds)
    func mounting(_ kind: Kind) {
        expectProportional { count in
            let model = GrowthModel()
            let host = ViewHost(GrowthRows(model: model, row: kind.row))
            return Steps.count { host.perform { model.rows = count } }
        }
    }

    @Test("Rows that begin to set a value, and end it, take steps in proportion to their number")
    func beginningAndEnding() {
        for isBeginning in [true, false] {
            expectProportional { count in
                let model = GrowthModel()
                model.rows = count
                model.isOn = !isBeginning
                let host = ViewHost(
                    GrowthRows(model: model) { row in
                        LevelText(name: row).transformEnvironment(\.self) { if model.isOn { $0.level = row } }
                    })
                defer { expect(host, shows: "\(count - 1): \(isBeginning ? count - 1 : 0)") }
                return Steps.count { host.perform { model.isOn = isBeginning } }
            }
        }
    }

    @Test("In a chain of scopes each look-up takes a few steps, however many scopes are around")
    func chain() {
        expectProportional(from: 100) { depth in
            var host: ViewHost<Nested>?
            let steps = Steps.count {
                host = ViewHost(
                    Nested(depth) { view, level in
                        AnyView(
                            VStack {
                                LevelText(name: level)
                                view
                            }.environment(\.lineLimit, level))
                    })
            }
            expectNoDifference(host?.contains("\(depth): 0"), true)
            return steps
        }
    }

    @Test("Texts in a chain of fonts look at their settings once when all fonts change")
    func fonts() {
        struct Fonts: View {
            @ObservedObject var model: GrowthModel
            let depth: Int

            var body: some View {
                Nested(depth) { [turn = model.turn] view, level in
                    AnyView(view.font(.system(size: CGFloat(10 + turn))))
                }
            }
        }
        expectProportional(from: 40) { depth in
            let model = GrowthModel()
            let host = ViewHost(Fonts(model: model, depth: depth), size: CGSize(width: 1_000, height: 1_000))
            let height = host.find(innermost: "innermost")
            defer { #expect(host.find(innermost: "innermost") > height) }
            return Steps.count {
                host.perform { model.turn = 20 }
                _ = host.display
            }
        }
    }

    /// A chain in which some scopes set the value, beside a reader at each level.
    private struct Chain: View {
        @ObservedObject var model: Levels
        let depth: Int

        var body: some View {
            Nested(depth) { [model] view, level in
                AnyView(
                    VStack {
                        LevelText(name: level)
                        view
                    }.modifier(Setting(model: model, level: level)))
            }
        }
    }

    private final class Levels: ObservableObject {
        @Published var setting: Set<Int> = []
    }

    private struct Setting: ViewModifier {
        @ObservedObject var model: Levels
        let level: Int

        func body(content: Content) -> some View {
            let isSetting = model.setting.contains(level)
            content.transformEnvironment(\.self) { if isSetting { $0.level = level } }
        }
    }

    @Test("A long chain's readers have the nearest value whichever scopes begin or end to set it", arguments: 0..<8)
    func random(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let depth = Int.random(in: 1...70, using: &random)
        let model = Levels()
        let host = ViewHost(Chain(model: model, depth: depth))
        for _ in 0..<12 {
            host.perform {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    model.setting.formSymmetricDifference([Int.random(in: 1...depth, using: &random)])
                }
            }
            // Scopes with higher numbers are further out.
            let expected = (1...depth).map { level in
                "\(level): \(model.setting.filter { $0 >= level }.min() ?? 0)"
            }
            let shown = host.elements.flatMap(\.all).compactMap(\.label).filter { $0.contains(": ") }
            expectNoDifference(shown, expected.reversed(), "seed \(seed)")
        }
    }
}

extension ViewHost {
    /// The height of the text with the words.
    fileprivate func find(innermost words: String) -> CGFloat { (try? frame(of: words).height) ?? 0 }
}
