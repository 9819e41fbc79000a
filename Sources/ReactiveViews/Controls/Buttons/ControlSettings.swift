/// How big controls are.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The shape behind a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    let name: String
    var radius: CGFloat?

    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static let circle = ButtonBorderShape(name: "circle")

    /// A rectangle whose corners have a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle", radius: radius)
    }
}

/// Whether a button that is held down does its action again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String

    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How prominent the headers of sections are.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

extension EnvironmentValues {
    /// How big the controls below are.
    public var controlSize: ControlSize {
        get { self[entry: .regular] }
        set { self[entry: .regular] = newValue }
    }
    /// The shape of the bordered buttons below.
    var buttonBorderShape: ButtonBorderShape {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// Whether the buttons below repeat their actions.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// How prominent the headers of the sections below are.
    public var headerProminence: Prominence {
        get { self[entry: .standard] }
        set { self[entry: .standard] = newValue }
    }
    /// Whether the labels of the controls below take room and are drawn.
    package var labelsAreHidden: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}
