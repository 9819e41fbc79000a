import ReactiveViews

extension Command {
    /// The command that a line is; nil for an empty line or a comment.
    init?(_ line: String) throws(CommandError) {
        guard var words = try Tokens(line) else { return nil }
        switch words.name {
        case "tap": self = .tap(try words.text("what to tap"))
        case "type":
            let text = try words.text("the text")
            try words.expect("into")
            self = .type(text, into: try words.text("the field"))
        case "drag": self = try Command.drag(&words)
        case "delete": self = .delete(try words.text("the row"))
        case "move":
            let row = try words.text("the row")
            try words.expect("by")
            let places = try words.wholeNumber("the number of places")
            guard places.magnitude <= 1_000_000 else { throw words.problem("\(places) is too far") }
            self = .move(row, by: places)
        case "wait":
            let seconds = try words.number("the number of seconds")
            guard (0...86_400).contains(seconds) else { throw words.problem("the seconds must be from 0 to 86400") }
            self = .wait(seconds)
        case "tree": self = .tree
        case "trace": self = .trace
        case "help": self = .help
        case "quit": self = .quit
        default: throw .unknown(words.name)
        }
        try words.expectEnd()
    }

    private static func drag(_ words: inout Tokens) throws(CommandError) -> Command {
        let what = try words.text("what to drag")
        if words.take("by") {
            return .drag(
                what, by: CGSize(width: try words.number("the way across"), height: try words.number("the way down")))
        }
        guard words.take("to") else { throw words.problem("“by” or “to” is missing after “\(what)”") }
        let target = try words.text("where to drop it")
        guard words.take("at") else { return .drop(what, onto: target, at: .zero) }
        return .drop(
            what, onto: target,
            at: CGPoint(x: try words.number("the place across"), y: try words.number("the place down")))
    }
}
