import ReactiveViews
import TerminalSupport

/// What a trace tells, in few lines.
struct TraceReport {
    private let trace: Graph.Trace
    private let style: SessionStyle

    init(_ trace: Graph.Trace, _ style: SessionStyle) {
        self.trace = trace
        self.style = style
    }

    /// How many characters a value may have, unless it is the only long one of its line.
    private static let longestValue = 32
    private var limit: Int { style.isFull ? .max / 4 : Self.longestValue }

    /// The views that have the written properties.
    private var owners: [String: String] {
        var owners: [String: String] = [:]
        for case .write(let path, let property, _, _) in trace.events { owners[property] = viewName(of: path) }
        return owners
    }

    // MARK: The summary

    /// The evaluated views, a line for all that were evaluated for the same reason. A line with an arrow has the views
    /// to which that led: those that are new, and those that got new values from their parents.
    ///
    ///     EventEditor ← event.badges: added Badge(title: "Live") (3 → 4)
    ///       ↳ 3 × BadgeRow (badges), BadgeView (first appearance)
    var summary: [Line] {
        var lines: [Line] = []
        var passedOn: [String] = []
        func endPassedOn() {
            guard !passedOn.isEmpty else { return }
            let text = passedOn.joined(separator: ", ")
            // Beside its cause, if there is room.
            if let last = lines.last, last.width + textWidth(text) + 4 <= style.width ?? .max {
                lines[lines.count - 1] = last + ("  ↳ ", .faint) + (text, .view)
            } else {
                lines.append(Line("    ↳ ", .faint) + (text, .view))
            }
            passedOn = []
        }
        for group in groups {
            if let origin = group.origin, !style.isFull {
                passedOn.append("\(names(of: group.views)) (\(origin))")
            } else {
                endPassedOn()
                lines.append(
                    Line("  ") + (names(of: group.views), .view) + (" ← ", .faint) + (group.reason, .plain))
            }
        }
        endPassedOn()
        return lines
    }

    /// Views that were evaluated for the same reason.
    private struct Group {
        let reason: String
        /// In a word or two, if the reason is a parent.
        let origin: String?
        var views: [(name: String, count: Int)] = []
    }

    private var groups: [Group] {
        let owners = owners
        var groups: [Group] = []
        for (path, reasons) in trace.evaluations {
            let view = viewName(of: path)
            let reason = brief(reasons, view, owners)
            let index = groups.firstIndex { $0.reason == reason } ?? groups.count
            if index == groups.count { groups.append(Group(reason: reason, origin: Self.origin(reasons))) }
            if let known = groups[index].views.firstIndex(where: { $0.name == view }) {
                groups[index].views[known].count += 1
            } else {
                groups[index].views.append((view, 1))
            }
        }
        return groups
    }

    private static func origin(_ reasons: [Graph.Reason]) -> String? {
        guard reasons.count == 1 else { return nil }
        return switch reasons[0] {
        case .mounted: "first appearance"
        case .inputs(let names): names.isEmpty ? "new value" : names.joined(separator: ", ")
        default: nil
        }
    }

    /// The reasons in as few characters as a line needs.
    private func brief(_ reasons: [Graph.Reason], _ view: String, _ owners: [String: String]) -> String {
        func text(_ limit: Int) -> String {
            reasons.map { $0.brief(in: view, owners: owners, limit: limit) }.joined(separator: "; ")
        }
        guard let width = style.width, !style.isFull else { return text(.max / 4) }
        // Longer values where they don't make the line too long.
        let whole = text(2 * Self.longestValue)
        return whole.count + view.count + 8 <= width ? whole : text(Self.longestValue)
    }

    /// Names with how often they occur; of many, the first ones.
    private func names(of views: [(name: String, count: Int)]) -> String {
        let shown = style.isFull || views.count <= 3 ? views.count : 2
        let names = views.prefix(shown).map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }
        let rest = views.dropFirst(shown).reduce(0) { $0 + $1.count }
        return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    // MARK: All events

    /// A line for each event, in order. Views that were kept one after the other share a line.
    var lines: [Line] {
        if style.isFull { return trace.lines.map { Line("  ") + ($0, .plain) } }
        var lines: [Line] = []
        var kept: [(name: String, count: Int)] = []
        func endKept() {
            guard !kept.isEmpty else { return }
            lines.append(Line("    kept   ", .faint) + (names(of: kept), .faint))
            kept = []
        }
        let owners = owners
        for event in trace.events {
            if case .kept(let path) = event {
                let name = viewName(of: path)
                if let known = kept.firstIndex(where: { $0.name == name }) {
                    kept[known].count += 1
                } else {
                    kept.append((name, 1))
                }
                continue
            }
            endKept()
            lines.append(line(for: event, owners))
        }
        endKept()
        return lines
    }

    private func line(for event: Graph.Trace.Event, _ owners: [String: String]) -> Line {
        switch event {
        case .pass(let number): return Line("  pass \(number)", .faint)
        case .write(let path, let property, let old, let new):
            let name = path.isEmpty ? property : "\(viewName(of: path)).\(property)"
            return Line("    write  ", .faint) + (ValueText.change(of: name, from: old, to: new, limit: limit), .plain)
        case .evaluated(let path, let reasons):
            let view = viewName(of: path)
            let reason = brief(reasons, view, owners)
            return Line("    body   ", .faint) + (view, .view) + (" ← ", .faint) + (reason, .plain)
        case .kept(let path): return Line("    kept   ", .faint) + (viewName(of: path), .faint)
        case .unmounted(let path): return Line("    gone   ", .faint) + (viewName(of: path), .view)
        case .action(let kind, let path):
            return Line("    action ", .faint) + ("\(kind.rawValue) of ", .plain) + (viewName(of: path), .view)
        }
    }
}
