import ReactiveTesting
import ReactiveViews

/// Expects that a host shows a target. If it doesn't, the test fails with the host's tree.
///
/// ```swift
/// let host = ViewHost(Counter())
/// try host.tap("Increment")
/// expect(host, shows: "Count: 1")
/// // The host shows no “Count: 1”. Nearest: Text "Count: 0".
/// // ViewHost(Counter, 390 × 844):
/// //   VStack
/// // >   Text "Count: 0"
/// //     Button "Increment"
/// ```
///
/// The condition is that of `contains(_:)`: there is a match that no presentation covers. The elements that come near
/// to the target are named and marked: those with similar words, and those that match a part of a query's conditions.
/// Of a long tree, these and the first lines are printed.
///
/// All expectations on a host work in Swift Testing and in XCTest. The failure is at the place of the call, and the
/// test goes on. If the host's views were unmounted, or if the target can't have a match, such as a query of another
/// host, each expectation fails with that reason. If the host is recorded, the message names a page with the session.
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point.
///   - comment: Words for the failure's message, for instance of the case that is tested; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, shows target: some ViewTarget, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { _ = $0.matches(of: target) }
}

/// Expects that a host has no match of a target. If it has one, the test fails with the host's tree, in which the
/// matches are marked.
///
/// ```swift
/// try host.tap("Save")
/// expect(host, hasNo: "Save")
/// expect(host, hasNo: .query(.alert))
/// ```
///
/// What a presentation covers isn't a match, as for `contains(_:)`. On a host whose views were unmounted the
/// expectation fails, because it would say nothing.
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, hasNo target: some ViewTarget, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        switch host.answer(target) {
        case .absent: break
        case .none(let error): expectation.fail(error.description)
        case .shown(let matches):
            let count = matches.count == 1 ? "one match" : "\(matches.count) matches"
            expectation.fail("The host should have no \(host.name(of: target)), but has \(count).", about: target)
        }
    }
}

/// Expects that a target has a number of matches in a host. If it has another number, the test fails with the host's
/// tree, in which the matches are marked.
///
/// ```swift
/// expect(host, shows: .query(.row), count: 3)
/// ```
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point.
///   - count: The number of matches, as `all(_:)` counts them: elements inside each other with the same words are one.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, shows target: some ViewTarget, count: Int, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        switch host.answer(target) {
        case .absent where count == 0: break
        case .absent, .none: _ = expectation.matches(of: target)
        case .shown(let matches):
            guard matches.count != count else { return }
            let verb = matches.count == 1 ? "element matches" : "elements match"
            expectation.fail("\(matches.count) \(verb) \(host.name(of: target)); expected \(count).", about: target)
        }
    }
}

/// Expects that the matches of a target in a host have labels, in the order in which they are read. If they don't, the
/// test fails with the labels that differ, and with the host's tree.
///
/// ```swift
/// expect(host, shows: .query(.row), withLabels: ["Bread", "Milk"])
/// ```
///
/// The label of an element without one is that of the elements inside it, joined by commas.
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point.
///   - labels: The labels of all matches. An empty array: there is no match.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, shows target: some ViewTarget, withLabels labels: [String],
    _ comment: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        switch host.answer(target) {
        case .absent where labels.isEmpty: break
        case .absent, .none: _ = expectation.matches(of: target)
        case .shown(let matches):
            let actual = matches.map(\.spokenLabel)
            guard actual != labels else { return }
            let diff = LineDiff(labels.map { "\"\($0)\"" }, actual.map { "\"\($0)\"" }).outline()
            expectation.fail(
                "The labels of \(host.name(of: target)) differ (- expected, + actual):\n\(diff)", about: target)
        }
    }
}

extension ViewElement {
    /// The label; for an element without one, the labels of the elements inside it.
    var spokenLabel: String {
        if let label { return label }
        var (labels, stack) = ([String](), Array(children.reversed()))
        while let element = stack.popLast() {
            if let label = element.label { labels.append(label) } else { stack += element.children.reversed() }
        }
        return labels.joined(separator: ", ")
    }
}

/// Checks an expectation.
@MainActor
func expectation<Root: View>(
    _ host: ViewHost<Root>, _ comment: () -> String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
    _ column: UInt, _ check: (HostExpectation<Root>) -> Void
) {
    withoutActuallyEscaping(comment) {
        check(HostExpectation(host, $0, at: CallSite(fileID, filePath, line, column)))
    }
}
