/// The place of an expectation in a test's source.
package struct CallSite: Sendable, CustomStringConvertible {
    package let fileID: StaticString
    package let filePath: StaticString
    package let line: UInt
    package let column: UInt

    package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// The module, the file and the line.
    package var description: String { "\(fileID):\(line)" }
}
