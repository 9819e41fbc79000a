import ReactiveViews

extension DisplayList {
    /// The items in painting order, with their frames in the coordinates of the list. Groups count as movements only.
    package var placedItems: [Item] {
        var items: [Item] = []
        var origins = [CGPoint.zero]
        for entry in entries {
            switch entry {
            case .begin(let group):
                origins.append(
                    CGPoint(x: origins.last!.x + group.frame.minX, y: origins.last!.y + group.frame.minY))
            case .end: origins.removeLast()
            case .mask: break
            case .item(var item):
                item.frame = item.frame.offsetBy(dx: origins.last!.x, dy: origins.last!.y)
                items.append(item)
            }
        }
        return items
    }
}
