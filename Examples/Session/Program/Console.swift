import ReactiveViews

/// Where commands come from and answers go.
@MainActor
enum Console {
    static var isTerminal: Bool { isatty(0) == 1 }

    static func print(to file: FileHandle = .standardOutput, _ text: String) {
        file.write(Data((text + "\n").utf8))
    }

    /// What a person types, line by line.
    static func typedLine() -> String? {
        if isTerminal { FileHandle.standardOutput.write(Data("> ".utf8)) }
        let line = readLine()
        if isTerminal, line == nil { print("") }
        return line
    }

    /// The text in a file, or what comes out of a pipe.
    static func text(of path: String) throws -> String {
        let data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

/// Why something could not be done with a file, as the end of a sentence.
public func reason(_ error: any Error) -> String {
    if let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error { return reason(cause) }
    let error = error as NSError
    guard error.domain == NSPOSIXErrorDomain else {
        let text = error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
    let words = String(cString: strerror(CInt(error.code)))
    return words.prefix(1).lowercased() + words.dropFirst()
}
