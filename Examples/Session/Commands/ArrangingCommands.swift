import ReactiveViews

/// What is scrolled, and the rows of lists.
extension CommandList {
    static func arranging(_ held: HeldScroll) -> [SessionCommand<Root>] {
        [scroll, pull(held), hold, release(held), delete, move]
    }

    private static var scroll: SessionCommand<Root> {
        SessionCommand(
            "scroll", forms: ["scroll \"List\" by 0 120", "scroll \"List\" to 0 0"],
            purpose: "scrolls what is around, or is, something"
        ) {
            let words = try $0.text("what to scroll")
            if $0.take("to") {
                let point = try $0.point()
                return .act { try $0.scroll(words, to: point) }
            }
            try $0.expect("by")
            let offset = try $0.offset()
            return .act { try $0.scroll(words, by: offset) }
        }
    }

    private static func pull(_ held: HeldScroll) -> SessionCommand<Root> {
        SessionCommand(
            "pull", forms: ["pull \"List\" 120", "pull 60"],
            purpose: "pulls the content around something down, and keeps hold of it",
            details: "release lets go of it."
        ) {
            let first = try $0.text("how far to pull")
            if $0.isEmpty, let distance = Double(first), distance.isFinite {
                let problem = $0.problem("nothing is held: say what to pull")
                return .act { _ in
                    guard let scroll = held.scroll else { throw problem }
                    scroll.move(to: CGSize(width: 0, height: distance))
                }
            }
            let distance = try $0.number("how far to pull")
            return .act { host in
                let scroll = try host.beginScroll(first)
                held.scroll = scroll
                scroll.move(to: CGSize(width: 0, height: distance))
            }
        }
    }

    private static var hold: SessionCommand<Root> {
        SessionCommand("hold", forms: ["hold 1"], purpose: "keeps hold for so many seconds") { .wait(try $0.seconds()) }
    }

    private static func release(_ held: HeldScroll) -> SessionCommand<Root> {
        SessionCommand("release", forms: ["release"], purpose: "lets go of what was pulled") {
            let problem = $0.problem("nothing is held")
            return .act { _ in
                guard let scroll = held.scroll else { throw problem }
                held.scroll = nil
                scroll.release()
            }
        }
    }

    private static var delete: SessionCommand<Root> {
        SessionCommand("delete", forms: ["delete \"Faces\""], purpose: "swipes a row of a list away", words: [.row]) {
            let row = try $0.text("the row")
            return .act { try $0.delete(row) }
        }
    }

    private static var move: SessionCommand<Root> {
        SessionCommand(
            "move", forms: ["move \"Faces\" by 2"], purpose: "moves a row down, or up if negative", words: [.row]
        ) {
            let row = try $0.text("the row")
            try $0.expect("by")
            let places = try $0.wholeNumber("the number of places")
            guard places.magnitude <= 1_000_000 else { throw $0.problem("\(places) is too far") }
            return .act { try $0.move(row, by: places) }
        }
    }
}

/// The content that `pull` took hold of, until `release`.
@MainActor
final class HeldScroll {
    var scroll: ViewScroll?
}
