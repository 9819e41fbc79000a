/// What modifiers say of the scroll views inside, but not of those inside of these.
struct ScrollSettings {
    /// Where content is shown first, and stays when its size changes.
    var anchor: UnitPoint?
    var behavior: (any ScrollTargetBehavior)?
    var position: ScrollPositionLink?
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var isClipDisabled = false

    /// Whether the scroll view has to look after each layout.
    var isActive: Bool { anchor != nil || position != nil }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[entry: ScrollSettings()] }
        set { self[entry: ScrollSettings()] = newValue }
    }

    /// Whether the user can scroll.
    public var isScrollEnabled: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }

    /// Whether vertical scrolling shows where the content is.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// Whether horizontal scrolling shows where the content is.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// How scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// When content can be pulled past its ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// When content can be pulled past its ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// Whether lists, forms and text editors have their own background.
    var scrollContentBackground: Visibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// Whether indicators flash when a scroll view appears.
    var flashesScrollIndicators: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
}

/// Whether a scroll view shows where its content is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// As the view has it.
    public static let automatic = ScrollIndicatorVisibility(.automatic)
    public static let visible = ScrollIndicatorVisibility(.visible)
    /// Not shown, where the platform doesn't insist.
    public static let hidden = ScrollIndicatorVisibility(.hidden)
    /// Not shown in any case.
    public static let never = ScrollIndicatorVisibility(.never)
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind { case automatic, immediately, interactively, never }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    public static let automatic = ScrollDismissesKeyboardMode(.automatic)
    /// As soon as scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(.immediately)
    /// The user pulls it down.
    public static let interactively = ScrollDismissesKeyboardMode(.interactively)
    public static let never = ScrollDismissesKeyboardMode(.never)
}

/// When content can be pulled past its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    public static let automatic = ScrollBounceBehavior(.automatic)
    public static let always = ScrollBounceBehavior(.always)
    /// If it is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(.basedOnSize)
}
