/// A direction of the plane: horizontal or vertical.
public enum Axis: Int8, CaseIterable, Hashable, BitwiseCopyable, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, BitwiseCopyable, Sendable {
        public let rawValue: Int8

        /// Creates a set from its bits: bit 0 is horizontal, bit 1 vertical.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one axis.
        ///
        /// - Parameter axis: The set's only axis.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis.
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
