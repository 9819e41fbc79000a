/// The painting of a tab bar and of the dots of pages.
@MainActor
struct TabLook {
    let node: ViewNode
    /// The frame of the whole container.
    let frame: CGRect

    private var isMirrored: Bool { node.item?.directionAround == .rightToLeft }

    private func place(_ rect: CGRect) -> CGRect {
        rect.mirrored(in: frame.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// Paints a bar with the symbols and titles of tabs.
    func drawBar(_ tabs: [(any TabPage)?], selected: Int?, into list: inout DisplayList) {
        guard let item = node.item as? TabViewItem, item.hasBar, !item.bar.isEmpty else { return }
        let environment = node.paintEnvironment
        let bar = CGRect(
            x: frame.minX, y: frame.maxY - TabViewItem.barHeight, width: frame.width, height: TabViewItem.barHeight)
        list.fill(bar, environment.barPaint)
        list.fill(
            CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: DividerItem.thickness), environment.hairline)
        for index in item.bar.indices {
            let rect = place(item.barPlace(index, in: frame.size))
            let isMore = tabs.count > item.bar.count && index == item.bar.count - 1
            let isSelected = isMore ? (selected ?? 0) >= index : selected == index
            let paint = isSelected ? environment.tintPaint : environment.gray
            if isMore {
                draw("More", "ellipsis", nil, in: rect, paint, into: &list)
            } else if let tab = tabs[index] {
                let (words, image) = Self.label(of: tab.barLabel)
                let isEnabled = tab.environment.isEnabled
                draw(words, nil, image, in: rect, isEnabled ? paint : environment.label(2), into: &list)
                if let badge = tab.badge { draw(badge: badge, in: rect, into: &list) }
            }
        }
    }

    /// Returns the words and the picture of a label.
    private static func label(of node: ViewNode?) -> (words: String, image: ImageNode?) {
        var words = ""
        var image: ImageNode?
        var stack = node.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let text = node as? TextNode {
                if words.isEmpty { words = text.view.words(in: text.textSettings.locale) }
            } else if let found = node as? ImageNode {
                image = image ?? found
            }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode, !child.isEventBoundary { stack.append(child) }
            }
        }
        return (words, image)
    }

    private func draw(
        _ words: String, _ symbol: String?, _ image: ImageNode?, in rect: CGRect, _ paint: Paint,
        into list: inout DisplayList
    ) {
        let side: CGFloat = 26
        let box = CGRect(x: rect.midX - side / 2, y: rect.minY + (words.isEmpty ? 11 : 6), width: side, height: side)
        if let symbol {
            let own = SymbolGlyph.named(symbol).size
            let height = side * own.height / max(own.width, 1)
            list.symbol(symbol, in: CGRect(x: box.minX, y: box.midY - height / 2, width: side, height: height), paint)
        } else if let image {
            var environment = image.environment
            // As on iOS, the symbols of a bar are filled unless the label chooses a variant.
            if environment.symbolVariants == .none { environment.symbolVariants = .fill }
            var picture = image.view.picture(in: environment, paint: paint)
            picture.isResizable = true
            // The bar shows pictures in the colour of its items.
            picture.isTemplate = true
            let own = (image.item as? ImageItem)?.naturalSize ?? box.size
            let scale = min(side / max(own.width, 1), side / max(own.height, 1))
            let size = CGSize(width: own.width * scale, height: own.height * scale)
            list.append(
                .image(picture),
                in: CGRect(
                    x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
                    height: size.height))
        }
        let hasPicture = symbol != nil || image != nil
        let font = Font.system(size: hasPicture ? 10 : 12, weight: .medium).resolved()
        let line =
            hasPicture ? CGRect(x: rect.minX + 2, y: rect.minY + 33, width: rect.width - 4, height: 13) : rect
        list.words(words, font, paint, in: line)
    }

    private func draw(badge: String, in rect: CGRect, into list: inout DisplayList) {
        let font = Font.system(size: 13).resolved()
        let width = max(TextLayout(badge, font: font).size.width + 10, 18)
        let x = isMirrored ? rect.midX - 4 - width : rect.midX + 4
        let capsule = CGRect(x: x, y: rect.minY + 2, width: width, height: 18)
        list.fill(capsule, radius: 9, .color(SystemColor.red.resolved(in: node.environment)))
        list.words(badge, font, .color(Color.Resolved(red: 1, green: 1, blue: 1)), in: capsule)
    }

    /// Paints a dot for each page.
    func drawDots(_ count: Int, selected: Int?, into list: inout DisplayList) {
        let environment = node.paintEnvironment
        guard environment.pageIndexMode != .never, count > 1 else { return }
        let pitch: CGFloat = 17
        let dot: CGFloat = 8
        let width = pitch * CGFloat(count)
        let middle = frame.height - 26
        let start = (frame.width - width) / 2
        let hasCapsule = environment.pageIndexBackground == .always
        if hasCapsule {
            let capsule = CGRect(x: start - 8, y: middle - 13, width: width + 16, height: 26)
            list.fill(place(capsule), radius: 13, Paint.system(.systemFill, in: environment).opacity(1.6))
        }
        let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
        let paint = hasCapsule ? white : environment.label(0)
        for index in 0..<count {
            let x = start + pitch * CGFloat(index) + (pitch - dot) / 2
            let rect = place(CGRect(x: x, y: middle - dot / 2, width: dot, height: dot))
            list.fillEllipse(rect, index == selected ? paint : paint.opacity(hasCapsule ? 0.5 : 0.3))
        }
    }
}

extension EnvironmentValues {
    /// The paint of items of a bar that aren't selected.
    fileprivate var gray: Paint { .color(SystemColor.gray.resolved(in: self)) }
}
