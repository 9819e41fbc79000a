import ReactiveViews

/// Something that the person at the keyboard does.
enum Command: Equatable {
    case tap(String)
    case type(String, into: String)
    case drag(String, by: CGSize)
    case drop(String, onto: String, at: CGPoint)
    case delete(String)
    case move(String, by: Int)
    case wait(TimeInterval)
    case tree
    case trace
    case help
    case quit
}

/// How a command is written and what it does.
struct CommandForm {
    let name: String
    let forms: [String]
    let purpose: String

    static let all: [CommandForm] = [
        CommandForm(name: "tap", forms: ["tap \"Next palette\""], purpose: "taps what carries these words"),
        CommandForm(
            name: "type", forms: ["type \"Smileys\" into \"Name\""],
            purpose: "enters text in place of what is in a field"),
        CommandForm(
            name: "drag", forms: ["drag \"😀\" by 40 -30", "drag \"😀\" to \"Canvas\" at 40 -30"],
            purpose: "drags something on the canvas, or from a palette to the canvas"),
        CommandForm(name: "delete", forms: ["delete \"Faces\""], purpose: "swipes a row of a list away"),
        CommandForm(name: "move", forms: ["move \"Faces\" by 2"], purpose: "moves a row down, or up if negative"),
        CommandForm(
            name: "wait", forms: ["wait 4"],
            purpose: "waits so many seconds at most, until a background that is loading is there"),
        CommandForm(name: "tree", forms: ["tree"], purpose: "shows what is visible"),
        CommandForm(name: "trace", forms: ["trace"], purpose: "shows all that the last command led to, in order"),
        CommandForm(name: "help", forms: ["help"], purpose: "shows this"),
        CommandForm(name: "quit", forms: ["quit"], purpose: "ends the session"),
    ]

    /// A line or two for each command.
    static var help: String {
        let width = all.flatMap(\.forms).map(\.count).max() ?? 0
        let lines = all.flatMap { form in
            zip(form.forms, [form.purpose] + Array(repeating: "", count: form.forms.count)).map { example, purpose in
                let padding = String(repeating: " ", count: width - example.count)
                return purpose.isEmpty ? example : example + padding + "  " + purpose
            }
        }
        return (lines + ["Quotes may be \"…\" or “…”; a line that begins with # is a comment."]).joined(separator: "\n")
    }
}
