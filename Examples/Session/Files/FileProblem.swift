import ReactiveViews

/// What is wrong with a file, where the system has no error of its own for it.
struct FileProblem: LocalizedError {
    let errorDescription: String?

    static let notRegular = FileProblem(errorDescription: "it is not a regular file")
    static let locked = FileProblem(errorDescription: "another program is busy with it")
}

/// The error of the system call that has just failed.
func systemError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
}

/// The system's error behind an error, nil if there is none.
func systemCode(of error: any Error) -> POSIXErrorCode? {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return systemCode(of: cause) }
    return error.domain == NSPOSIXErrorDomain ? POSIXErrorCode(rawValue: CInt(error.code)) : nil
}

/// Why something could not be done with a file, as the end of a sentence.
public func reason(_ error: any Error) -> String {
    if let code = systemCode(of: error) {
        let words = String(cString: strerror(code.rawValue))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
}
