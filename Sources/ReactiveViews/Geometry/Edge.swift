/// An edge of a rectangle. Leading is the edge at which lines of text begin.
public enum Edge: Int8, CaseIterable, Hashable, BitwiseCopyable, Sendable {
    /// The top edge.
    case top
    /// The edge at which lines of text begin.
    case leading
    /// The bottom edge.
    case bottom
    /// The edge at which lines of text end.
    case trailing

    /// A set of edges.
    ///
    /// ```swift
    /// Text("Title").padding([.top, .horizontal], 8)
    /// ```
    public struct Set: OptionSet, Hashable, BitwiseCopyable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits, in the order of the cases of `Edge`.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        ///
        /// - Parameter edge: The set's only edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]

        @inlinable
        func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, BitwiseCopyable, Sendable {
    /// The edge at which lines of text begin.
    case leading
    /// The edge at which lines of text end.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, BitwiseCopyable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits, in the order of the cases of `HorizontalEdge`.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        ///
        /// - Parameter edge: The set's only edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, BitwiseCopyable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, BitwiseCopyable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits, in the order of the cases of `VerticalEdge`.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        ///
        /// - Parameter edge: The set's only edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
