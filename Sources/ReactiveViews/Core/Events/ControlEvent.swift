/// What is done to a control, other than a tap or typing.
public enum ControlEvent {
    /// A button is held down, or let go without a tap.
    case press(Bool)
    /// One step up or down, or several.
    case adjust(steps: Int)
    /// A slider's knob was put somewhere.
    case setValue(Double)
    /// A date was entered.
    case setDate(Date)
    /// The dates in a calendar of several were entered.
    case setDates(Set<DateComponents>)
    /// A colour was entered.
    case setColor(Color)
    /// An option was chosen, by its words.
    case choose(String)
    /// Something was done to a key while the focus was here.
    case key(KeyPress)
    /// A row was swiped: to its end, which does the first action, or so that the actions show.
    case swipe(HorizontalEdge, isFull: Bool)
    /// A list was pulled down.
    case refresh
    /// The search is over.
    case cancelSearch
    /// A command was given to the view with the focus.
    case command(SystemCommand)
    /// What was to be done was forbidden on the way.
    case nothing
}
