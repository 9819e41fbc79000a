/// Some elements and all elements inside them, in reading order, with their places in the tree.
///
/// Invariants: an element comes after its parent; the elements inside the element at `i` are those at
/// `i + 1 ..< ends[i]`; `parents[i] < i`, and -1 for an outermost element.
@MainActor
struct ElementForest {
    private(set) var elements: [ViewElement] = []
    private(set) var parents: [Int] = []
    private(set) var ends: [Int] = []

    /// Creates the index of some elements. Linear in the number of elements inside; uses no stack.
    init(_ roots: [ViewElement]) {
        var levels = [Level(elements: roots, parent: -1)]
        while let depth = levels.indices.last {
            let (next, parent) = (levels[depth].next, levels[depth].parent)
            guard next < levels[depth].elements.count else {
                if parent >= 0 { ends[parent] = elements.count }
                levels.removeLast()
                continue
            }
            levels[depth].next += 1
            let element = levels[depth].elements[next]
            let index = elements.count
            elements.append(element)
            parents.append(parent)
            ends.append(index + 1)
            let children = element.children
            if !children.isEmpty { levels.append(Level(elements: children, parent: index)) }
        }
    }

    /// The elements inside the element at an index, with the place of the next one to be visited.
    private struct Level {
        let elements: [ViewElement]
        let parent: Int
        var next = 0
    }

    /// The indices of the elements.
    var indices: Range<Int> { elements.indices }

    /// Returns the element around the one at an index; nil for an outermost one.
    func parent(of index: Int) -> ViewElement? { parents[index] < 0 ? nil : elements[parents[index]] }

    /// Returns the indices of an element, of all inside it, and of the swipe actions that it shows.
    func scope(of index: Int) -> [Range<Int>] {
        var ranges = [index..<ends[index]]
        var next = ends[index]
        while next < elements.count, parents[next] == parents[index], elements[next].kind == "SwipeActions" {
            ranges.append(next..<ends[next])
            next = ends[next]
        }
        return ranges
    }

    /// Returns the kinds and labels of the elements around one, the outermost first.
    func path(of index: Int) -> [String] {
        var path: [String] = []
        var next = parents[index]
        while next >= 0 {
            let element = elements[next]
            let words = element.label.map { " \"\(shortened($0, to: 40))\"" } ?? element.names.first.map { " [\($0)]" }
            path.append(element.kind + (words ?? ""))
            next = parents[next]
        }
        return path.reversed()
    }

    /// Returns the element's description for an error.
    func match(_ index: Int) -> ViewMatch {
        ViewMatch(line: elements[index].line, path: path(of: index), frame: elements[index].frame)
    }

    /// Returns the matches as groups: a match, the only match inside it, the only one inside that, and so on. A match
    /// with several others inside is a group of its own.
    ///
    /// - Parameter matches: The indices of the matches, in ascending order.
    func groups(of matches: [Int]) -> [[Int]] {
        // The places in `matches` of the nearest match around each, and the number of matches directly inside.
        var outer = [Int](repeating: -1, count: matches.count)
        var inner = [Int](repeating: 0, count: matches.count)
        var open: [Int] = []
        for (place, index) in matches.enumerated() {
            while let last = open.last, ends[matches[last]] <= index { open.removeLast() }
            if let last = open.last {
                outer[place] = last
                inner[last] += 1
            }
            open.append(place)
        }
        var groups: [[Int]] = []
        var group = [Int](repeating: 0, count: matches.count)
        for (place, index) in matches.enumerated() {
            if outer[place] >= 0, inner[outer[place]] == 1 {
                group[place] = group[outer[place]]
                groups[group[place]].append(index)
            } else {
                group[place] = groups.count
                groups.append([index])
            }
        }
        return groups
    }
}
