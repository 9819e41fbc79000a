extension ControlEvent {
    /// The progress of a touch on a knob, or on the part of a control around it.
    public enum KnobPhase: Hashable, Sendable {
        /// The finger holds the knob.
        case began
        /// The finger has moved with the knob.
        case moved
        /// The finger has let the knob go.
        case ended
        /// The finger has tapped a place.
        case tapped
    }
}

/// An event of a control, other than a tap or typing.
public enum ControlEvent {
    /// A button is held down, or released without a tap.
    case press(Bool)
    /// One or several steps up; down if negative.
    case adjust(steps: Int)
    /// A slider's knob is moved to a value.
    case setValue(Double)
    /// A finger is at a place of a slider's track or a stepper, as a fraction of the width from the leading edge.
    case knob(Double, KnobPhase)
    /// A date is entered.
    case setDate(Date)
    /// The dates of a calendar with multiple selection are entered.
    case setDates(Set<DateComponents>)
    /// A colour is entered.
    case setColor(Color)
    /// An option is chosen by its text.
    case choose(String)
    /// A key event while the focus is here.
    case key(KeyPress)
    /// The first occurrence of words in a field is selected; nil selects everything.
    case selectText(String?)
    /// Text is typed at the selection of a field, which it replaces.
    case insertText(String)
    /// A row is swiped: fully, which performs the first action, or until the actions show.
    case swipe(HorizontalEdge, isFull: Bool)
    /// A list is pulled down.
    case refresh
    /// A search is cancelled.
    case cancelSearch
    /// A command is sent to the view with the focus.
    case command(SystemCommand)
    /// An event that a view on the way has rejected.
    case nothing
}
