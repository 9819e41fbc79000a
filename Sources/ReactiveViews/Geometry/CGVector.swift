#if !canImport(Darwin)
    /// A vector of the plane.
    public struct CGVector: Hashable, Codable, BitwiseCopyable, Sendable {
        /// The horizontal component, in points.
        public var dx: CGFloat
        /// The vertical component, in points.
        public var dy: CGFloat

        /// Creates a vector of length zero.
        public init() { self.init(dx: 0, dy: 0) }

        /// Creates a vector from its components.
        ///
        /// - Parameters:
        ///   - dx: The horizontal component, in points.
        ///   - dy: The vertical component, in points.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// Creates a vector from its components.
        ///
        /// - Parameters:
        ///   - dx: The horizontal component, in points.
        ///   - dy: The vertical component, in points.
        public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

        /// Creates a vector from its components.
        ///
        /// - Parameters:
        ///   - dx: The horizontal component, in points.
        ///   - dy: The vertical component, in points.
        public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

        /// The vector of length zero.
        public static let zero = CGVector()
    }
#endif
