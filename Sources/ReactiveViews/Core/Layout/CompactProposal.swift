/// A proposal as two numbers, for caches. NaN stands for no proposal along an axis. Half the size of a
/// `ProposedViewSize`.
struct CompactProposal: Equatable {
    var width: CGFloat
    var height: CGFloat

    static let none = CompactProposal(ProposedViewSize.unspecified)

    /// Converts a proposal.
    init(_ proposal: ProposedViewSize) {
        width = proposal.width ?? .nan
        height = proposal.height ?? .nan
    }

    /// Creates a proposal from its lengths along and across an axis.
    init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
        width = axis == .horizontal ? major : minor
        height = axis == .horizontal ? minor : major
    }

    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    static func == (lhs: CompactProposal, rhs: CompactProposal) -> Bool {
        areSame(lhs.width, rhs.width) && areSame(lhs.height, rhs.height)
    }

    /// Returns whether two lengths are equal, or both NaN.
    static func areSame(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool { lhs == rhs || (lhs.isNaN && rhs.isNaN) }
}

extension ProposedViewSize {
    init(_ proposal: CompactProposal) {
        self.init(
            width: proposal.width.isNaN ? nil : proposal.width, height: proposal.height.isNaN ? nil : proposal.height)
    }
}
