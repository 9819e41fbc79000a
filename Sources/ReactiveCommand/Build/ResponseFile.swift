/// A file of arguments for a compiler or linker, which may be longer than a command line.
enum ResponseFile {
    /// One argument a line, each quoted.
    static func text(of arguments: [String]) -> String {
        arguments.map { argument in
            var quoted = "\""
            for character in argument {
                if character == "\"" || character == "\\" { quoted.append("\\") }
                quoted.append(character)
            }
            return quoted + "\"\n"
        }.joined()
    }
}
