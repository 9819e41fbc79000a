extension Image {
    /// The brightness that an image may have beyond white. Nothing here paints beyond white.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// No brighter than white.
        public static let standard = DynamicRange(name: "standard")
        /// Somewhat brighter than white.
        public static let constrainedHigh = DynamicRange(name: "constrained high")
        /// As bright as the screen can be.
        public static let high = DynamicRange(name: "high")
    }
}

extension EnvironmentValues {
    /// The brightness that images may have beyond white; nil, the default, if it isn't set. Nothing here reads it.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Sets the brightness that images in this view may have beyond white. Nothing here reads it.
    ///
    /// - Parameter range: The brightness; nil for no limit of its own.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
