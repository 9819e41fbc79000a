/// Expects that two values are equal. If they aren't, the test fails with the lines of their structure that differ.
///
/// ```swift
/// let book = Book(title: "Dune", authors: ["Herbert"])
/// expectNoDifference(book, Book(title: "Dune", authors: ["F. Herbert"]))
/// // The values differ (- expected, + actual):
/// //   Book
/// //     title: "Dune"
/// //     authors: Array<String>
/// // -     "F. Herbert"
/// // +     "Herbert"
/// ```
///
/// The function works in Swift Testing and in XCTest. The failure is at the place of the call, and the test goes on. A
/// structure has a line for each member, element and case, indented below the value that has it; sets and dictionaries
/// are sorted. Of a long one, the lines that differ are printed, with the lines that they are indented below. If no
/// line differs, the message says why the values may be unequal.
///
/// Equal values cost one `==`. Values that differ are reflected: linear in the number of their members up to the first
/// difference, at most a million; from there on 2000 lines of each are compared.
///
/// A package that declares the same function, such as swift-custom-dump, may be imported beside this module: its
/// function is called.
///
/// - Parameters:
///   - actual: The value that the test got.
///   - expected: The value that it should be.
///   - comment: Words for the failure's message, for instance of the case that is tested; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@_disfavoredOverload
public func expectNoDifference<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    if actual == expected { return }
    ExpectationFailure.record(
        ValueDifference(actual, expected).message, comment(), at: CallSite(fileID, filePath, line, column))
}

/// Not available: the values can't be compared, since their type isn't `Equatable`.
///
/// Declare `Equatable` for the type, or compare members whose types are.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "the values' type isn't Equatable; declare that it is, or compare members whose types are Equatable"
)
@_disfavoredOverload
public func expectNoDifference<Value>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    fatalError("unavailable")
}
