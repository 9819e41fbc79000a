import ReactiveViews

/// Where views are, by their names.
@MainActor
final class Frames {
    private var frames: [String: CGRect] = [:]

    subscript(name: String) -> CGRect {
        get { frames[name] ?? .null }
        set { frames[name] = newValue }
    }
}

extension View {
    /// Notes where the view is, in the host's coordinates.
    func noted(_ name: String, _ frames: Frames) -> some View {
        onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            frames[name] = $0
        }
    }
}

/// A view between two sizes, with an ideal one where nothing is proposed.
struct Flexible: Layout {
    var least = CGSize.zero
    var ideal = CGSize(width: 10, height: 10)
    var greatest = CGSize(width: CGFloat.infinity, height: .infinity)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? ideal.width, least.width), greatest.width),
            height: min(max(proposal.height ?? ideal.height, least.height), greatest.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view of a size.
struct Box: View {
    var name = ""
    let width: CGFloat
    let height: CGFloat
    var frames: Frames?

    init(_ name: String = "", _ width: CGFloat, _ height: CGFloat, _ frames: Frames? = nil) {
        (self.name, self.width, self.height, self.frames) = (name, width, height, frames)
    }

    var body: some View {
        let size = CGSize(width: width, height: height)
        Flexible(least: size, ideal: size, greatest: size)({}).noted(name, frames ?? Frames())
    }
}

/// A view of any size from a least to a greatest width.
struct Bar: View {
    let name: String
    let least: CGFloat
    let greatest: CGFloat
    let frames: Frames

    init(_ name: String, _ frames: Frames) {
        self.init(name, 0, frames)
    }

    init(_ name: String, _ least: CGFloat, _ frames: Frames) {
        self.init(name, least, .infinity, frames)
    }

    init(_ name: String, _ least: CGFloat, _ greatest: CGFloat, _ frames: Frames) {
        (self.name, self.least, self.greatest, self.frames) = (name, least, greatest, frames)
    }

    var body: some View {
        Flexible(
            least: CGSize(width: least, height: 10), ideal: CGSize(width: least, height: 10),
            greatest: CGSize(width: greatest, height: 10))({})
            .noted(name, frames)
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

let hundred = CGSize(width: 100, height: 100)

/// A layout that has a leading guide of its own.
struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { 20 }
}
