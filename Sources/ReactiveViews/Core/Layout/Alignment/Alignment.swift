/// Tells one alignment guide from others, and where it is on a view that doesn't say.
public protocol AlignmentID: Sendable {
    /// Where the guide is on a view of these dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide by its type and axis.
struct AlignmentKey: Hashable {
    let id: any AlignmentID.Type
    let axis: Axis
    private let baseline: Baseline
    private let part: Part

    private enum Baseline {
        case none
        case first
        case last
    }

    /// Where on a view the guide is that doesn't say, if that's known beforehand.
    private enum Part {
        case start
        case middle
        case end
        case other
    }

    init(_ id: any AlignmentID.Type, along axis: Axis) {
        self.id = id
        self.axis = axis
        baseline = id == FirstTextBaseline.self ? .first : id == LastTextBaseline.self ? .last : .none
        part =
            id == HorizontalCenter.self || id == VerticalCenter.self
            ? .middle
            : id == Leading.self || id == Top.self
                ? .start : id == Trailing.self || id == Bottom.self || baseline != .none ? .end : .other
    }

    var isBaseline: Bool { baseline != .none }

    /// Where the guide is on a view of a finite length that doesn't say; nil if that takes a call.
    @inline(__always)
    func standard(in length: CGFloat) -> CGFloat? {
        switch part {
        case .start: 0
        case .middle: length / 2
        case .end: length
        case .other: nil
        }
    }

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// What several children's values of the guide are together (L8).
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        switch baseline {
        case .first: return values.min()
        case .last: return values.max()
        case .none: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// A guide along the horizontal axis, by which views one below the other are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, along: .horizontal)
    }

    init(_ key: AlignmentKey) {
        self.key = key
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis, by which views side by side are aligned.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, along: .vertical)
    }

    init(_ key: AlignmentKey) {
        self.key = key
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(VerticalCenter.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension AlignmentKey: Sendable {}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

// MARK: - The standard guides

private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstTextBaseline: AlignmentID {
    /// Views without text stand on the baseline.
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
