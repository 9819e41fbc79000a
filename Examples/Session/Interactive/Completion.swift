import ReactiveViews
import TerminalSupport

/// Completes what is typed: names of commands, their keywords, and words on the screen that a command can act on.
@MainActor
struct Completion<Root: View> {
    private let commands: CommandList<Root>
    private let host: ViewHost<Root>

    init(_ commands: CommandList<Root>, _ host: ViewHost<Root>) {
        self.commands = commands
        self.host = host
    }

    /// Returns the candidates for the last word of a line that isn't complete.
    func candidates(for line: String) -> LineReader.Completion {
        var words = TypedWords(line)
        while let first = words.complete.first, first.text == "trace" || first.text == "full" {
            words.complete.removeFirst()
        }
        let typed = words.last
        guard let name = words.complete.first else {
            return completion(typed, commands.all.map(\.name).filter { $0.hasPrefix(typed.text) }.sorted())
        }
        let arguments = Array(words.complete.dropFirst())
        if name.text == "help" {
            return completion(typed, commands.all.map(\.name).filter { $0.hasPrefix(typed.text) }.sorted())
        }
        guard let command = commands.all.first(where: { $0.name == name.text }) else { return completion(typed, []) }
        var keywords: [String] = []
        var labels: [String] = []
        for form in command.forms {
            guard let next = Self.next(in: form, after: arguments) else { continue }
            if next.isQuoted {
                let place = TypedWords.all(in: form).dropFirst().prefix(arguments.count).filter(\.isQuoted).count
                labels += self.labels(
                    command.words.indices.contains(place) ? command.words[place] : .anything, typed.text)
            } else if next.isKeyword, !typed.isQuoted, next.text.hasPrefix(typed.text) {
                keywords.append(next.text)
            }
        }
        if arguments.count == 1, ["tap", "longpress", "contextmenu", "frame", "drag"].contains(name.text),
            !typed.isQuoted, "in".hasPrefix(typed.text)
        {
            keywords.append("in")
        } else if arguments.count == 2, arguments[1].text == "in", name.text != "choose" {
            labels += self.labels(.anything, typed.text)
        }
        var seen: Set<String> = []
        return completion(typed, (keywords + labels.map(Self.quoted)).filter { seen.insert($0).inserted })
    }

    private func completion(_ typed: TypedWords.Word, _ candidates: [String]) -> LineReader.Completion {
        LineReader.Completion(replacing: typed.source.count, with: candidates.map { $0 + " " })
    }

    /// The next word of a form, if the words so far suit it.
    private static func next(in form: String, after words: [TypedWords.Word]) -> TypedWords.Word? {
        let expected = Array(TypedWords.all(in: form).dropFirst())
        guard expected.count > words.count else { return nil }
        let suits = zip(expected, words).allSatisfy { $0.isQuoted || !$0.isKeyword || $0.text == $1.text }
        return suits ? expected[words.count] : nil
    }

    /// The words on the screen that suit, in reading order: those that begin as was typed, else those that contain it.
    private func labels(_ words: SessionWords, _ typed: String) -> [String] {
        let elements = host.all(ViewQuery().filter { $0.label?.isEmpty == false || !$0.names.isEmpty })
        func labels(_ isIncluded: (ViewElement) -> Bool) -> [String] {
            let all = elements.filter(isIncluded).compactMap {
                $0.label.flatMap { $0.isEmpty ? nil : $0 } ?? $0.names.first
            }
            let beginning = all.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
            return beginning.isEmpty ? all.filter { $0.lowercased().contains(typed.lowercased()) } : beginning
        }
        switch words {
        case .text: return []
        case .anything: return labels { _ in true }
        case .tappable:
            let tappable = labels { Self.tappable.contains($0.kind) || $0.attributes.contains("button") }
            return tappable.isEmpty ? labels { _ in true } : tappable
        case .field: return labels { ["TextField", "SecureField", "TextEditor", "SearchField"].contains($0.kind) }
        case .picker: return labels { $0.kind == "Picker" }
        case .option:
            let options = labels { $0.kind == "Option" }
            return options.isEmpty ? labels { $0.kind == "Text" } : options
        case .row:
            let rows = Set(host.all(ViewQuery(.row)).flatMap(\.all).compactMap(\.label))
            return labels { rows.contains($0.label ?? "") }
        }
    }

    private static var tappable: Set<String> {
        ["Button", "Link", "NavigationLink", "Toggle", "Menu", "TabItem", "Option", "Picker", "DisclosureGroup"]
    }

    /// The label in quotes that it doesn't contain. What a terminal would obey can't be typed.
    private static func quoted(_ label: String) -> String {
        label.contains("\"") ? "“\(label)”" : "\"\(label)\""
    }
}

/// The words of a line that is being typed: the complete ones, and the last one, which may be empty.
struct TypedWords {
    struct Word: Equatable {
        /// Without quotation marks.
        var text: String
        /// As it is typed.
        var source: String
        var isQuoted: Bool

        /// Whether it stands for itself: no number, file name or quoted text.
        var isKeyword: Bool {
            !isQuoted && !text.isEmpty && text.allSatisfy(\.isLetter)
        }
    }

    var complete: [Word] = []
    private(set) var last = Word(text: "", source: "", isQuoted: false)

    /// - Parameter line: a line; the last word of one that doesn't end with a space may go on, unless its quotes end.
    init(_ line: String) {
        var closing: Character?
        for character in line {
            if let close = closing {
                last.source.append(character)
                if character == close {
                    closing = nil
                    endWord()
                } else {
                    last.text.append(character)
                }
            } else if character.isWhitespace {
                if !last.source.isEmpty { endWord() }
            } else if last.source.isEmpty, character == "\"" || character == "“" {
                closing = character == "“" ? "”" : "\""
                last = Word(text: "", source: String(character), isQuoted: true)
            } else {
                last.text.append(character)
                last.source.append(character)
            }
        }
    }

    private mutating func endWord() {
        complete.append(last)
        last = Word(text: "", source: "", isQuoted: false)
    }
}

extension TypedWords {
    /// All words, the last one included.
    static func all(in line: String) -> [Word] {
        let words = TypedWords(line)
        return words.complete + (words.last.source.isEmpty ? [] : [words.last])
    }
}
