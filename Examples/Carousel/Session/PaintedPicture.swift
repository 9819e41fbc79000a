import ReactiveViews

/// Where a picture is seen at a moment.
struct PaintedPicture: Equatable {
    let name: String
    /// Its left edge, from that of the window.
    let x: CGFloat
}

extension DisplayList {
    /// The pictures with these names, from left to right: where each is painted is the sum of the groups around it.
    func pictures(named names: [String]) -> [PaintedPicture] {
        var found: [PaintedPicture] = []
        var origins: [CGFloat] = [0]
        for entry in entries {
            let origin = origins.last ?? 0
            switch entry {
            case .begin(let group): origins.append(origin + group.frame.minX)
            case .mask: origins.append(origin)
            case .end: if origins.count > 1 { origins.removeLast() }
            case .item(let item):
                if case .image(let picture) = item.content, names.contains(picture.name) {
                    found.append(PaintedPicture(name: picture.name, x: origin + item.frame.minX))
                }
            }
        }
        return found.sorted { $0.x < $1.x }
    }
}
