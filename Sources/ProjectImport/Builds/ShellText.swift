import Foundation

/// Words of a shell's command.
public enum ShellText {
    /// Returns a word as it stands if it means the same to a shell, and in apostrophes otherwise.
    ///
    /// - Parameter word: A path or another argument.
    public static func word(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return isPlain ? word : quoted(word)
    }

    /// Returns a word in apostrophes, in which a shell replaces nothing.
    ///
    /// - Parameter word: A path or another argument.
    public static func quoted(_ word: String) -> String {
        "'" + word.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
