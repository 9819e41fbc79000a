import ReactiveViews

/// What changed on the screen: what came, what went, what became something else, and what is at another place.
struct ScreenChanges {
    private(set) var added: [ScreenRow] = []
    private(set) var removed: [ScreenRow] = []
    private(set) var changed: [(old: ScreenRow, new: ScreenRow)] = []
    private(set) var moved: [ScreenRow] = []

    var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && moved.isEmpty }

    /// The greatest number of replaced things that are listed one by one. With more, the screen counts as a new one.
    private static let mostReplacements = 3

    init(from old: [ScreenRow], to new: [ScreenRow]) {
        guard old != new else { return }
        let (oldTexts, newTexts) = (old.map { $0.text(.max / 4) }, new.map { $0.text(.max / 4) })
        let difference = newTexts.difference(from: oldTexts)
        let gone = Set(difference.removals.map(Self.offset))
        let come = Set(difference.insertions.map(Self.offset))
        var replaced: [(old: ScreenRow, new: ScreenRow)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            var (before, after): ([ScreenRow], [ScreenRow]) = ([], [])
            while gone.contains(i) || come.contains(j) {
                if gone.contains(i) {
                    before.append(old[i])
                    i += 1
                } else {
                    after.append(new[j])
                    j += 1
                }
            }
            pair(&before, &after, &replaced)
            removed += before
            added += after
            (i, j) = (i + 1, j + 1)
        }
        if replaced.count > Self.mostReplacements {
            removed += replaced.map(\.old)
            added += replaced.map(\.new)
        } else {
            changed += replaced
        }
        findMoved()
    }

    /// Finds what is the same thing in another state, and what took the place of the only thing of its kind.
    private mutating func pair(
        _ before: inout [ScreenRow], _ after: inout [ScreenRow], _ replaced: inout [(old: ScreenRow, new: ScreenRow)]
    ) {
        // Comparing thousands of elements with each other would take too long.
        guard before.count * after.count <= 250_000 else { return }
        for row in before {
            guard let other = after.firstIndex(where: row.isSame), let own = before.firstIndex(of: row) else {
                continue
            }
            changed.append((row, after.remove(at: other)))
            before.remove(at: own)
        }
        for row in before where before.filter({ $0.kind == row.kind }).count == 1 {
            let others = after.filter { $0.kind == row.kind }
            guard others.count == 1, let other = others.first, let own = before.firstIndex(of: row) else { continue }
            replaced.append((row, other))
            before.remove(at: own)
            after.removeAll { $0 == other }
        }
    }

    /// Takes what both went and came out of both.
    private mutating func findMoved() {
        guard removed.count * added.count <= 250_000 else { return }
        for row in removed {
            guard let other = added.firstIndex(where: row.isSame), let own = removed.firstIndex(of: row) else {
                continue
            }
            let new = added.remove(at: other)
            removed.remove(at: own)
            if new == row { moved.append(row) } else { changed.append((row, new)) }
        }
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }

    // MARK: As text

    /// A line for each change of a thing, one for all that is gone, and one for all that is new.
    func lines(_ style: SessionStyle) -> [Line] {
        let limit = style.isFull ? .max / 4 : Self.longestText
        var lines: [Line] = []
        for (old, new) in changed where style.isFull || !isFocusGone(from: old, to: new) {
            // Whole texts where they fit.
            var text = old.change(to: new, 2 * limit)
            if let width = style.width, !style.isFull, text.count + 4 > width { text = old.change(to: new, limit) }
            lines.append(Line("  ~ ", .changed) + (text, .plain))
        }
        func list(_ sign: String, _ role: Role, _ rows: [ScreenRow]) {
            guard !rows.isEmpty else { return }
            let texts = rows.map { $0.text(limit) }
            if style.isFull {
                lines += texts.map { Line("  \(sign) ", role) + ($0, .plain) }
            } else {
                lines.append(Line("  \(sign) ", role) + (Self.list(texts, fitting: (style.width ?? 80) - 4), .plain))
            }
        }
        if !style.isFull, !removed.isEmpty, !added.isEmpty {
            let (gone, new) = (Self.joined(removed, limit), Self.joined(added, limit))
            let line = Line("  - ", .removed) + (gone, .plain) + ("  + ", .added) + (new, .plain)
            if line.width <= style.width ?? 80 {
                lines.append(line)
            } else {
                list("-", .removed, removed)
                list("+", .added, added)
            }
        } else {
            list("-", .removed, removed)
            list("+", .added, added)
        }
        list("~ moved:", .changed, moved)
        return lines
    }

    private static func joined(_ rows: [ScreenRow], _ limit: Int) -> String {
        // More of them don't fit into a line anyway.
        rows.prefix(40).map { $0.text(limit) }.joined(separator: ", ")
    }

    /// Whether the only change is that something else has the focus now, of which a line tells already.
    private func isFocusGone(from old: ScreenRow, to new: ScreenRow) -> Bool {
        guard old.attributes.contains("focused"), changed.contains(where: { $0.new.attributes.contains("focused") })
        else { return false }
        return old.isEqual(to: new, without: "focused")
    }

    private static let longestText = 28

    /// As many of the texts as fit, and how many more there are.
    static func list(_ texts: [String], fitting width: Int) -> String {
        let whole = texts.joined(separator: ", ")
        if whole.count <= width { return whole }
        var list = ""
        for (index, text) in texts.enumerated() {
            let more = " … \(texts.count - index) more"
            if !list.isEmpty, list.count + text.count + 2 + more.count > width { return list + more }
            list += (list.isEmpty ? "" : ", ") + text
        }
        return list
    }
}
