/// The brightness of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// By the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
    /// Dark; an older name.
    public static let alert = UIKeyboardAppearance.dark
}

/// The word on a return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Words for actions.
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// By the kind of text.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// By the kind of text.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether quotes are replaced.
public enum UITextSmartQuotesType: Int, Sendable {
    /// By the kind of text.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether dashes are replaced.
public enum UITextSmartDashesType: Int, Sendable {
    /// By the kind of text.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spaces are added and removed.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// By the kind of text.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    let offset: Int

    /// Creates a position, for a class that inherits from this one.
    public override init() {
        offset = 0
        super.init()
    }

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    private let bounds: (start: UITextPosition, end: UITextPosition)
    /// The start.
    open var start: UITextPosition { bounds.start }
    /// The end.
    open var end: UITextPosition { bounds.end }
    /// Whether the range has no characters.
    open var isEmpty: Bool { start.offset == end.offset }

    /// Creates an empty range, for a class that inherits from this one.
    public override init() {
        bounds = (UITextPosition(0), UITextPosition(0))
        super.init()
    }

    init(_ range: NSRange) {
        bounds = (UITextPosition(range.location), UITextPosition(range.location + range.length))
        super.init()
    }

    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// Kinds of data that are detected in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of telephones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
