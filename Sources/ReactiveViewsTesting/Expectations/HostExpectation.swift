import ReactiveTesting
import ReactiveViews

/// An expectation on a host: finds its elements, and reports a failure with the host's tree.
@MainActor
struct HostExpectation<Root: View> {
    let host: ViewHost<Root>
    let comment: () -> String
    let site: CallSite

    init(_ host: ViewHost<Root>, _ comment: @escaping () -> String, at site: CallSite) {
        self.host = host
        self.comment = comment
        self.site = site
    }

    // MARK: Elements

    /// Returns the matches of a target, at least one. If there is none, reports the reason and returns nil.
    func matches(of target: some ViewTarget) -> [ViewElement]? {
        switch host.answer(target) {
        case .shown(let elements): return elements
        case .absent(let error), .none(let error):
            if case .notFound = error {
                fail("The host shows no \(host.name(of: target)).", about: target, isNear: true)
            } else {
                fail(error.description, about: target)
            }
            return nil
        }
    }

    /// Returns the only match of a target. If there is another number of matches, reports the reason and returns nil.
    func match(of target: some ViewTarget) -> ViewElement? {
        guard matches(of: target) != nil else { return nil }
        do {
            return try host.find(target)
        } catch {
            fail("\(error)", about: target)
            return nil
        }
    }

    /// Returns whether the views are mounted. Reports a failure if they aren't.
    func isMounted() -> Bool {
        if host.isMounted { return true }
        fail("The host's views were unmounted, so that it shows nothing.")
        return false
    }

    // MARK: Failures

    /// Reports a failure with the tree.
    ///
    /// - Parameters:
    ///   - reason: What differs, in a sentence.
    ///   - target: The target whose matches, or what comes near to it, are marked in the tree; nil for none.
    ///   - isNear: Whether the target has no matches: the message names the elements that come near, and the work that
    ///     is due later.
    func fail(_ reason: String, about target: (any ViewTarget)? = nil, isNear: Bool = false) {
        guard host.isMounted else { return record(reason) }
        let inspection = host.inspect(target)
        var sentences = [reason]
        if let partial = inspection.partialMatch { sentences.append(partial) }
        let near = inspection.places.prefix(3).map { shortened(inspection.lines[$0].text) }
        if isNear, !near.isEmpty { sentences.append("Nearest: \(near.joined(separator: "; ")).") }
        if isNear, let clock = host.clock, let due = clock.nextDue {
            sentences.append("Work is due in \(clock.now.duration(to: due)): let time pass with advance(by:) or until.")
        }
        record("\(sentences.joined(separator: " "))\n\(host.summary):\n\(inspection.excerpt(margin: "  "))")
    }

    /// Reports a failure whose message is complete.
    func record(_ message: String) {
        let session = Artifacts.session(
            of: host, message, at: site.description,
            named: "expect.\("\(site.fileID)".split(separator: "/").last ?? "").\(site.line)")
        ExpectationFailure.record(message + session, comment(), at: site)
    }

    private func shortened(_ line: String) -> String { line.utf8.count > 120 ? line.prefix(120) + "…" : line }
}

extension TargetInspection {
    /// The tree. Of a long one the marked lines, those around them, and the first ones.
    ///
    /// - Parameter margin: What is in front of lines without a mark; those with one have a `>` in it.
    func excerpt(margin: String = "") -> String {
        if lines.isEmpty { return margin + "(nothing is visible)" }
        let marked = Set(places)
        let all = lines.enumerated().map { place, line in
            let isMarked = marked.contains(place) && !margin.isEmpty
            let text = line.text.utf8.count > 400 ? line.text.prefix(400) + "…" : line.text
            return LineExcerpt.Line(
                isMarked ? ">" + margin.dropFirst() : margin, String(repeating: "  ", count: line.depth) + text,
                isMarked: isMarked)
        }
        return LineExcerpt(all, context: nil).text()
    }
}
