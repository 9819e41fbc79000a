/// The gestures that a gesture modifier enables: its own, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a mask.
    ///
    /// - Parameter rawValue: The bits of the mask.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Neither gesture.
    public static let none: GestureMask = []
    /// Only the attached gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only the gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The attached gesture and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
