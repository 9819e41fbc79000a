/// The settings by modifiers for the nearest scroll views below; nested scroll views don't inherit them.
struct ScrollSettings {
    /// The initial point of the content, kept in place when the content's size changes.
    var anchor: UnitPoint?
    /// The initial point of the content, in place of `anchor`.
    var initialAnchor: UnitPoint?
    /// The point that is kept in place when the content's size changes, in place of `anchor`.
    var sizeAnchor: UnitPoint?
    /// The place of content that is smaller than the scroll view; nil for its start.
    var alignment: UnitPoint?
    var behavior: (any ScrollTargetBehavior)?
    var position: ScrollPositionLink?
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var isClipDisabled = false

    /// Whether the scroll view must run after each layout.
    var isActive: Bool { anchor != nil || initialAnchor != nil || sizeAnchor != nil || position != nil }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[entry: ScrollSettings()] }
        set { self[entry: ScrollSettings()] = newValue }
    }

    /// Whether the user can scroll; true by default.
    public var isScrollEnabled: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }

    /// The visibility of the vertical scroll indicator. A host draws no indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// The visibility of the horizontal scroll indicator. A host draws no indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// The way in which scrolling dismisses the keyboard. A host has no keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// The condition under which content can be pulled past its top and bottom ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// The condition under which content can be pulled past its leading and trailing ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }

    /// Whether lists, forms and text editors draw their standard background.
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

/// The visibility of a scroll indicator. A host draws no indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// The view's own choice.
    public static let automatic = ScrollIndicatorVisibility(.automatic)
    /// Shown.
    public static let visible = ScrollIndicatorVisibility(.visible)
    /// Hidden, unless the platform shows it regardless.
    public static let hidden = ScrollIndicatorVisibility(.hidden)
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(.never)
}

/// A way in which scrolling dismisses the keyboard. A host has no keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind { case automatic, immediately, interactively, never }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// The platform's choice.
    public static let automatic = ScrollDismissesKeyboardMode(.automatic)
    /// As soon as scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(.immediately)
    /// As the user drags over the keyboard.
    public static let interactively = ScrollDismissesKeyboardMode(.interactively)
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(.never)
}

/// The condition under which content can be pulled past its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// The platform's choice.
    public static let automatic = ScrollBounceBehavior(.automatic)
    /// Always.
    public static let always = ScrollBounceBehavior(.always)
    /// Only if the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(.basedOnSize)
}
