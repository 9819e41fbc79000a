/// A type that identifies an alignment guide and defines the guide's default position.
///
/// ```swift
/// private enum IconCenter: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
/// }
///
/// extension VerticalAlignment {
///     static let iconCenter = VerticalAlignment(IconCenter.self)
/// }
/// ```
public protocol AlignmentID: Sendable {
    /// Returns the guide's position on a view that doesn't set it.
    ///
    /// - Parameter context: The size and the other guides of the view.
    /// - Returns: The distance from the view's leading or top edge, in points. NaN and infinity count as 0.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide, identified by its type and axis.
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

    /// The guide's default position, as far as it is known without a call of `defaultValue(in:)`.
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

    /// Returns the guide's default position on a view of a finite length; nil if only `defaultValue(in:)` defines it.
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

    /// Combines the positions that several children set: the average; for baselines the first or the last one.
    ///
    /// - Returns: Nil for an empty array.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        switch baseline {
        case .first: return values.min()
        case .last: return values.max()
        case .none: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// A horizontal position on a view. A vertical stack aligns its views by one.
///
/// ```swift
/// VStack(alignment: .leading) {
///     Text("Name")
///     Text("A longer description")
/// }
/// ```
public struct HorizontalAlignment: Equatable, BitwiseCopyable, Sendable {
    let key: AlignmentKey

    /// Creates a horizontal alignment guide. Two guides are equal if they have the same type.
    ///
    /// - Parameter id: The type that identifies the guide and defines its default position.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, along: .horizontal)
    }

    init(_ key: AlignmentKey) {
        self.key = key
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The horizontal centre.
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The leading end of a list row's separator; by default the leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The trailing end of a list row's separator; by default the trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A vertical position on a view. A horizontal stack aligns its views by one.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///     Text("Total").font(.largeTitle)
///     Text("in euros")
/// }
/// ```
public struct VerticalAlignment: Equatable, BitwiseCopyable, Sendable {
    let key: AlignmentKey

    /// Creates a vertical alignment guide. Two guides are equal if they have the same type.
    ///
    /// - Parameter id: The type that identifies the guide and defines its default position.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, along: .vertical)
    }

    init(_ key: AlignmentKey) {
        self.key = key
    }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The vertical centre.
    public static let center = VerticalAlignment(VerticalCenter.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The topmost text baseline; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The bottommost text baseline; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension AlignmentKey: Sendable {}

/// A point on a view: a guide along each axis. Frames, overlays and stacks of layers align views by one.
///
/// ```swift
/// Text("12").frame(width: 80, height: 40, alignment: .bottomTrailing)
/// ```
public struct Alignment: Equatable, BitwiseCopyable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    ///
    /// - Parameters:
    ///   - horizontal: The guide along the horizontal axis.
    ///   - vertical: The guide along the vertical axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The horizontal centre and the topmost text baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The horizontal centre and the bottommost text baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge and the topmost text baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge and the bottommost text baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge and the topmost text baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge and the bottommost text baseline.
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
    /// Returns the bottom edge: views without text stand on the baseline.
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
