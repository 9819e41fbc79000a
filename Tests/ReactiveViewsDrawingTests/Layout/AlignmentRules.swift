import ReactiveViewsTesting
import Testing

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor
@Suite("Alignment guides")
struct AlignmentRules {
    private let frames = Frames()

    private func show(_ view: some View) {
        withExtendedLifetime(ViewHost(view, size: CGSize(width: 300, height: 300))) {}
    }

    @Test("A custom guide of several children is their average")
    func average() {
        show(
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    Box("a", 10, 20, frames).alignmentGuide(.middle) { _ in 0 }
                    Box("b", 10, 20, frames).alignmentGuide(.middle) { _ in 0 }
                    Box("silent", 10, 20, frames)
                }
                Box("c", 10, 10, frames)
            })
        // The average of 0 and 20 in the stack.
        expectNoDifference(frames["c"].midY, frames["a"].minY + 10)
    }

    @Test("A guide is found through padding, frames and layers")
    func through() {
        show(
            HStack(alignment: .middle, spacing: 0) {
                Box("a", 10, 20, frames).alignmentGuide(.middle) { $0.height }
                    .padding(.top, 7).frame(height: 60, alignment: .top).background { Box("", 5, 5) }.offset(y: 30)
                Box("b", 10, 10, frames)
            })
        // The offset moves the painting only.
        expectNoDifference(frames["b"].midY, frames["a"].maxY - 30)
    }

    @Test("A guide may ask for others, explicit ones too")
    func nested() {
        show(
            HStack(alignment: .middle, spacing: 0) {
                Box("a", 10, 20, frames).alignmentGuide(.top) { _ in 3 }
                    .alignmentGuide(.middle) { ($0[explicit: .top] ?? 0) + $0[.top] }
                Box("b", 10, 10, frames).alignmentGuide(.middle) { $0[explicit: .middle] == nil ? 0 : 99 }
            })
        expectNoDifference(frames["b"].minY, frames["a"].minY + 6)
    }

    @Test("Views without text stand on the baseline")
    func baseline() {
        show(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Box("a", 10, 20, frames)
                VStack(spacing: 0) {
                    Box("b", 10, 20, frames).alignmentGuide(.lastTextBaseline) { _ in 5 }
                    Box("c", 10, 20, frames).alignmentGuide(.lastTextBaseline) { _ in 15 }
                }
            })
        expectNoDifference(frames["a"].maxY, frames["c"].minY + 15)
    }

    @Test("A guide that is NaN or infinite is ignored", arguments: [CGFloat.nan, .infinity])
    func invalid(value: CGFloat) {
        show(
            HStack(alignment: .middle, spacing: 0) {
                Box("a", 10, 20, frames).alignmentGuide(.middle) { _ in value }
                Box("b", 10, 10, frames)
            })
        expectNoDifference(frames["a"].midY, frames["b"].midY)
    }

    private struct Moving: View {
        @State private var guide: CGFloat = 0
        let frames: Frames
        var body: some View {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    Box("a", 10, 20, frames).alignmentGuide(.middle) { _ in guide }
                    Box("silent", 10, 20, frames)
                }
                Box("b", 10, 10, frames)
            }
            .frame(width: 100, height: 100, alignment: .top)
            Button("Move") { guide += 10 }
        }
    }

    @Test("A guide that depends on state moves the aligned views")
    func moving() throws {
        let host = ViewHost(Moving(frames: frames), size: CGSize(width: 300, height: 300))
        expectNoDifference(frames["b"].midY, frames["a"].minY)
        try host.tap("Move")
        expectNoDifference(frames["b"].midY, frames["a"].minY + 10)
    }
}
