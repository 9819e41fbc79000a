/// Which gestures a modifier lets happen: its own, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Neither.
    public static let none: GestureMask = []
    /// Only the one that is attached.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}
