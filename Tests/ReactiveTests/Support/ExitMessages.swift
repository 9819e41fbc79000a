import Testing

/// Records an issue unless the process that an exit test started printed the text before it stopped.
///
/// Release builds don't print the message of a failed precondition, so there nothing is compared.
func expectMessage(
    _ text: String, of result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
    #if DEBUG
        guard let result else { return }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains(text), sourceLocation: sourceLocation)
    #endif
}
