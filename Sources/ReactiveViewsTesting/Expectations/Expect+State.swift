import ReactiveTesting
import ReactiveViews

/// Expects that a host shows an element with a value, such as the text of a field or the number of a slider. If it
/// doesn't, the test fails with the value that the element has, and with the host's tree.
///
/// ```swift
/// try host.type("Ada", into: "Name")
/// expect(host, shows: "Name", withValue: "Ada")
/// // TextField "Name" = "" has the value “”; expected “Ada”.
/// ```
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point with one match.
///   - value: The value, as the tree shows it; nil for an element without one.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, shows target: some ViewTarget, withValue value: String?,
    _ comment: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard let element = expectation.match(of: target), element.value != value else { return }
        expectation.fail(element, "value", element.value, expected: value, about: target)
    }
}

/// Expects that a host shows an element with a label. If it doesn't, the test fails with the label that the element
/// has, and with the host's tree.
///
/// ```swift
/// expect(host, shows: .identifier("total"), withLabel: "12 items")
/// ```
///
/// The label of an element without one is that of the elements inside it, joined by commas.
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point with one match.
///   - label: The label.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, shows target: some ViewTarget, withLabel label: String,
    _ comment: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard let element = expectation.match(of: target), element.spokenLabel != label else { return }
        expectation.fail(element, "label", element.spokenLabel, expected: label, about: target)
    }
}

/// Expects that a host shows an element with a frame. If it doesn't, the test fails with the frame that the element
/// has, whether an animation is running, and the host's tree.
///
/// ```swift
/// try host.tap("Open")
/// host.advance(by: .milliseconds(500))
/// expect(host, shows: "Door", withFrame: CGRect(x: 40, y: 0, width: 80, height: 200))
/// // Text "Door" has the frame (0, 0), 80 × 200; expected (40, 0), 80 × 200. No animation is running.
/// ```
///
/// The frame is that of `frame(of:)`.
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point with one match.
///   - frame: The frame, in points in the host's coordinates.
///   - accuracy: The greatest difference of each coordinate, in points; 0.001 by default.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, shows target: some ViewTarget, withFrame frame: CGRect, accuracy: CGFloat = 0.001,
    _ comment: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard let element = expectation.match(of: target) else { return }
        let actual = element.frame
        if let actual, actual.isNear(frame, accuracy) { return }
        let motion = host.isAnimating ? "An animation is running." : "No animation is running."
        expectation.fail(
            "\(element.line) has \(actual.map { "the frame \($0.asPlace)" } ?? "no frame"); expected \(frame.asPlace). "
                + motion, about: target)
    }
}

extension CGRect {
    /// Returns whether no coordinate of origin and size differs from another rectangle's by more than a distance.
    fileprivate func isNear(_ other: CGRect, _ distance: CGFloat) -> Bool {
        zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).allSatisfy {
            abs($0 - $1) <= distance
        }
    }
}

/// Expects that a host shows an element that is enabled. If it is disabled, or not shown, the test fails with the
/// host's tree.
///
/// ```swift
/// expect(host, disables: "Save")
/// try host.type("Ada", into: "Name")
/// expect(host, enables: "Save")
/// ```
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point with one match.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, enables target: some ViewTarget, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard let element = expectation.match(of: target), host.isDisabled(element) else { return }
        expectation.fail("\(element.line) should be enabled, but is disabled.", about: target)
    }
}

/// Expects that a host shows an element that is disabled. If it is enabled, or not shown, the test fails with the
/// host's tree.
///
/// ```swift
/// expect(host, disables: .button("Save"))
/// ```
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point with one match.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, disables target: some ViewTarget, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard let element = expectation.match(of: target), !host.isDisabled(element) else { return }
        expectation.fail("\(element.line) should be disabled, but is enabled.", about: target)
    }
}

/// Expects that an element of a host has the focus. If it hasn't, the test fails with the element that has it, and with
/// the host's tree.
///
/// ```swift
/// try host.tap("Add contact")
/// expect(host, focuses: "Name")
/// ```
///
/// - Parameters:
///   - host: The host.
///   - target: Words, a query, an element or a point with one match.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, focuses target: some ViewTarget, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard let element = expectation.match(of: target), !element.attributes.contains("focused") else { return }
        let focused = host.elements.lazy.flatMap(\.all).first { $0.attributes.contains("focused") }
        let instead = focused.map { "\($0.line) has it" } ?? "no element has it"
        expectation.fail("\(element.line) should have the focus, but \(instead).", about: target)
    }
}

/// Expects that the topmost presentation of a host, such as a sheet or an alert, is a target or shows it. If it
/// doesn't, the test fails with the host's tree.
///
/// ```swift
/// try host.tap("Delete")
/// expect(host, presents: "Delete 3 items?")
/// expect(host, presents: .query(.alert))
/// ```
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
    _ host: ViewHost<Root>, presents target: some ViewTarget, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard expectation.isMounted() else { return }
        guard let top = host.topPresentation else {
            return expectation.fail("The host presents nothing; expected \(host.name(of: target)).", about: target)
        }
        guard case .absent = host.answer(target) else { return _ = expectation.matches(of: target) }
        expectation.fail(
            "The host presents \(top.line), which shows no \(host.name(of: target)).", about: target, isNear: true)
    }
}

/// Expects that a host shows exactly the elements of a tree. If it doesn't, the test fails with the lines that differ,
/// each with the lines around it and those that it is indented below.
///
/// ```swift
/// expect(host, hasTree: """
///     VStack
///       Text "Count: 1"
///       Button "Increment"
///     """)
/// // The tree differs (- expected, + actual):
/// //   VStack
/// // -   Text "Count: 1"
/// // +   Text "Count: 0"
/// //     Button "Increment"
/// ```
///
/// Line endings, and a line break at the end, make no difference.
///
/// - Parameters:
///   - host: The host.
///   - tree: A line for each element, as in `tree`.
///   - comment: Words for the failure's message; empty by default.
///   - fileID: The file of the failure; that of the call by default.
///   - filePath: The path of that file.
///   - line: The line of the failure.
///   - column: The column of the failure.
@MainActor
public func expect<Root: View>(
    _ host: ViewHost<Root>, hasTree tree: String, _ comment: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectation(host, comment, fileID, filePath, line, column) { expectation in
        guard expectation.isMounted() else { return }
        let (actual, expected) = (SnapshotText(host.tree).lines, SnapshotText(tree).lines)
        guard actual != expected else { return }
        expectation.record(
            "The tree differs (- expected, + actual):\n\(LineDiff(expected, actual).outline())\n\(host.summary)")
    }
}

extension HostExpectation {
    /// Reports that a text of an element differs: its value or its label. Long texts are compared line by line.
    fileprivate func fail(
        _ element: ViewElement, _ part: String, _ actual: String?, expected: String?, about target: some ViewTarget
    ) {
        let texts = [actual, expected].compactMap { $0 }
        if texts.count == 2, texts.contains(where: { $0.utf8.count > 100 || $0.contains(where: \.isNewline) }) {
            let diff = LineDiff(SnapshotText(expected ?? "").lines, SnapshotText(actual ?? "").lines).outline()
            return fail(
                "The \(part) of \(host.name(of: target)) differs (- expected, + actual):\n\(diff)", about: target)
        }
        let has = actual.map { "the \(part) “\($0)”" } ?? "no \(part)"
        fail("\(element.line) has \(has); expected \(expected.map { "“\($0)”" } ?? "none").", about: target)
    }
}
