/// An element that a lazy container arranges: a created view, or rows to create on demand.
struct LazyElement {
    enum Content {
        case item(LayoutItem)
        case gap(any LazyRows, Range<Int>)
    }

    let content: Content
    let part: SectionPart
    /// The number of the section in its container; 0 before the first section.
    let section: Int
}

/// Collects the elements of a lazy container below its node, in order. O(n) in the number of created views; iterative,
/// so that depth isn't limited by the stack.
@MainActor
struct LazySearch {
    private(set) var elements: [LazyElement] = []
    private(set) var items: [LayoutItem] = []
    private var sections = 0

    private struct Step {
        let node: ViewNode
        var next = 0
        let rows: (any LazyRows)?
        /// The index of the first row that isn't passed yet.
        var nextRow = 0
        let part: SectionPart
        let section: Int
    }

    init(below root: ViewNode) {
        root.isStructureStale = false
        var stack = [Step(node: root, rows: nil, part: .content, section: 0)]
        while var step = stack.popLast() {
            guard step.next < step.node.childCount else {
                if let rows = step.rows { appendGap(rows, step.nextRow..<rows.rowCount, step) }
                continue
            }
            let index = step.next
            step.next += 1
            if let rows = step.rows {
                let row = rows.row(ofChild: index)
                appendGap(rows, step.nextRow..<row, step)
                step.nextRow = row + 1
            }
            stack.append(step)
            guard step.node.arranges(childAt: index), let child = step.node.child(at: index) as? ViewNode,
                !child.isEventBoundary
            else { continue }
            visit(child, index, step, &stack)
        }
    }

    private mutating func visit(_ child: ViewNode, _ index: Int, _ step: Step, _ stack: inout [Step]) {
        var (part, section) = (step.part, step.section)
        if let own = step.node.part(ofChild: index) {
            if index == 0 { sections += 1 }
            (part, section) = (own, sections)
        }
        if let item = child.layoutItem {
            items.append(item)
            elements.append(LazyElement(content: .item(item), part: part, section: section))
        } else {
            child.isStructureStale = false
            stack.append(Step(node: child, rows: child.lazyRows, part: part, section: section))
        }
    }

    private mutating func appendGap(_ rows: any LazyRows, _ range: Range<Int>, _ step: Step) {
        guard !range.isEmpty else { return }
        elements.append(LazyElement(content: .gap(rows, range), part: step.part, section: step.section))
    }
}
