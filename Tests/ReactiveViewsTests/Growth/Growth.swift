import Reactive
import ReactiveViews
import Testing

/// Checks that eight times the work takes about eight times the steps, and that steps are counted at all.
///
/// - Parameter steps: the steps that so much work takes.
@MainActor
func expectProportional(
    from few: Int = 50, sourceLocation: SourceLocation = #_sourceLocation, _ steps: (Int) throws -> Int
) rethrows {
    let some = try steps(few)
    let many = try steps(8 * few)
    #expect(some > 0, "no step was counted", sourceLocation: sourceLocation)
    #expect(
        many <= 10 * some, "\(few) rows take \(some) steps, \(8 * few) take \(many)", sourceLocation: sourceLocation)
}

/// What a test changes from outside.
final class GrowthModel: ObservableObject {
    @Published var rows = 0
    @Published var turn = 0
    @Published var isOn = false
}

/// A view inside of so many others, each of which wraps the next one.
struct Nested: View {
    let depth: Int
    let wrap: @MainActor (AnyView, Int) -> AnyView
    let innermost: @MainActor () -> AnyView

    init(
        _ depth: Int, _ wrap: @escaping @MainActor (AnyView, Int) -> AnyView,
        innermost: @escaping @MainActor () -> AnyView = { AnyView(Text("innermost")) }
    ) {
        self.depth = depth
        self.wrap = wrap
        self.innermost = innermost
    }

    var body: some View {
        depth == 0 ? innermost() : wrap(AnyView(Nested(depth - 1, wrap, innermost: innermost)), depth)
    }
}

/// So many rows of a kind.
struct GrowthRows<Row: View>: View {
    @ObservedObject var model: GrowthModel
    let row: (Int) -> Row

    var body: some View {
        VStack { ForEach(0..<model.rows, id: \.self) { row($0) } }
    }
}
