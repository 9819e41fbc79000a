extension DisplayList {
    /// The list with the paints between those of another one (0) and its own (1), entry by entry; as it is where the
    /// two don't match.
    func repainted(from old: DisplayList, _ progress: Double) -> DisplayList {
        guard old.entries.count == entries.count else { return self }
        var result = DisplayList()
        for (old, new) in zip(old.entries, entries) {
            switch (old, new) {
            case (.item(let old), .item(var item)):
                item.content = item.content.repainted(from: old.content, progress)
                result.append(item)
            case (_, .item(let item)): result.append(item)
            case (_, .begin(let group)): result.beginGroup(group.effect, in: group.frame)
            case (_, .mask): result.beginMask()
            case (_, .end): result.endGroup()
            }
        }
        return result
    }
}

extension DisplayList.Content {
    fileprivate func repainted(from old: DisplayList.Content, _ progress: Double) -> DisplayList.Content {
        switch (old, self) {
        case (.fill(_, let old, _), .fill(let path, let new, let style)):
            .fill(path, old.interpolated(towards: new, amount: progress), style)
        case (.stroke(_, let old, _), .stroke(let path, let new, let style)):
            .stroke(path, old.interpolated(towards: new, amount: progress), style)
        default: self
        }
    }
}
