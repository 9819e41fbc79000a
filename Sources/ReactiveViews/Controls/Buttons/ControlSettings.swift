/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    /// The smallest size.
    case mini
    /// A size below the regular one.
    case small
    /// The default size.
    case regular
    /// A size above the regular one.
    case large
    /// The largest size.
    case extraLarge
}

/// The shape behind a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    let name: String
    var radius: CGFloat?

    /// The platform's shape.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// A capsule.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")

    /// Returns a rectangle with round corners.
    ///
    /// - Parameter radius: The radius of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle", radius: radius)
    }
}

/// Whether a button that is held down repeats its action. It has no effect here.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String

    /// The platform's behaviour.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The button repeats its action.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The button doesn't repeat its action.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The prominence of section headers.
public enum Prominence: Hashable, Sendable {
    /// The default prominence.
    case standard
    /// A higher prominence.
    case increased
}

extension EnvironmentValues {
    /// The size of the controls below; regular by default.
    ///
    /// Buttons with a background have five sizes, other standard controls one. Styles of a client may read the value.
    public var controlSize: ControlSize {
        get { self[entry: .regular] }
        set { self[entry: .regular] = newValue }
    }
    /// The shape of the bordered buttons below.
    var buttonBorderShape: ButtonBorderShape {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// Whether the buttons below repeat their actions. The standard buttons ignore it here; styles of a client may read
    /// it.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
    /// The prominence of the section headers below. Sections ignore it here; views of a client may read it.
    public var headerProminence: Prominence {
        get { self[entry: .standard] }
        set { self[entry: .standard] = newValue }
    }
    /// Whether the labels of the controls below are left out of layout and painting.
    package var labelsAreHidden: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}
