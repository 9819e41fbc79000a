/// One of the two directions of the plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Some of the two.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
