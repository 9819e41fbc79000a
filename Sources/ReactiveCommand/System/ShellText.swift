import Foundation

/// Words of a shell's command.
enum ShellText {
    /// Returns a word in apostrophes, in which a shell replaces nothing.
    static func quoted(_ word: String) -> String {
        "'" + word.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
