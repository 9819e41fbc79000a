// Geometry that the layout brings: this file goes when the two meet.

/// The left or right edge, by the direction in which text runs.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing

    /// Several of the edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// The upper or lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    /// Several of the edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
