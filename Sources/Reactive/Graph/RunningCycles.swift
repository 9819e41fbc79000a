/// A computation that may be found to be part of a cycle of dependencies. Its members are used on the actor of its
/// graph.
protocol CycleMember: AnyObject {
    /// The computation that this one interrupts, while it runs; nil for the outermost one, or if that is no such
    /// computation.
    var interruptedMember: Self? { get }
    /// The place of the computation in the order in which computations begin. Numbers wrap around.
    var order: UInt32 { get }
    /// Whether it has been found to be part of a cycle.
    var isInCycle: Bool { get set }
    /// The name in messages.
    var name: String { get }
    /// Whether the program has given a value for this case.
    var hasCycleValue: Bool { get }
    /// The members that it has read so far.
    var sources: [Self] { get }

    /// Takes the value for this case.
    func takeCycleValue()
    /// Waits for the end of the component's root.
    func open()
    /// Ends: all members of the component are known.
    func close()
}

/// The cycles of dependencies among running computations, by Tarjan's algorithm for strongly connected components.
///
/// The search goes along the computations themselves: the running ones are its path, each interrupted by the next.
/// A *component* is a set of computations that all depend on one another. Its *root* is the one that began first, the
/// last one to end. A computation that ends before the root of its component is *open* until then: what reads it
/// depends on the root, too, and so belongs to the component.
///
///     n is in a component ⇔ n.isInCycle, while n is running or open
///     the running members of a component are those from its root to the last one; components don't overlap, and are
///         in the order of their roots
///     a running or open member has its cycle value, which is what is read of it
///
/// So each computation is given the final values only, and the result doesn't depend on which value is read first.
struct RunningCycles<Member: CycleMember> {
    private struct Component {
        var root: Unowned<Member>
        var open: [Unowned<Member>] = []
    }

    private var components: [Component] = []

    /// Notes that a running computation reads one that is running or open: all computations between them become
    /// members of one component. Amortised O(1) for each computation.
    ///
    /// Ends the process with the path of the cycle if one of them has no value for this case.
    ///
    /// - Parameters:
    ///   - target: the computation that is read.
    ///   - reader: the running computation; nil if something else reads.
    /// - Returns: the new members, which must take their values.
    mutating func join(_ target: Member, readBy reader: Member?) -> [Unowned<Member>] {
        var component = Component(root: Unowned(target))
        var new: [Unowned<Member>] = []
        var next = reader
        while let member = next {
            var root = member
            if member.isInCycle {
                var last = components.removeLast()
                root = last.root.object
                if component.open.count < last.open.count { swap(&component.open, &last.open) }
                component.open += last.open
            } else {
                new.append(Unowned(member))
            }
            component.root = Unowned(root)
            next = Int32(bitPattern: root.order &- target.order) <= 0 ? nil : root.interruptedMember
        }
        for member in new where !member.object.hasCycleValue { endProcess(target, reader, component.root.object) }
        if reader == nil { endProcess(target, nil, target) }
        for member in new { member.object.isInCycle = true }
        components.append(component)
        return new
    }

    /// Ends the computation of a member.
    mutating func end(_ member: Member) {
        guard let last = components.last, last.root.refers(to: member) else {
            member.open()
            components[components.count - 1].open.append(Unowned(member))
            return
        }
        components.removeLast()
        for other in last.open { other.object.close() }
        member.close()
    }

    // MARK: Paths

    private func endProcess(_ target: Member, _ reader: Member?, _ root: Member) -> Never {
        var path: [Member] = []
        var next = reader
        while let member = next {
            path.append(member)
            next = member === root ? nil : member.interruptedMember
        }
        path.reverse()
        path += target === root ? [target] : Self.path(from: target, to: root) ?? [target, root]
        let lacking = path.first { !$0.hasCycleValue }?.name ?? ""
        fatalError(
            "The derived value \(path[0].name) depends on itself: \(Self.describe(path.map(\.name))). Remove one of "
                + "these reads, or give each of the values one for this case, as \(lacking) has none: "
                + "graph.derived(onCycle: value) { … }.")
    }

    /// The shortest path along reads from a member to another one, or back to itself; nil if there is none.
    static func path(from first: Member, to last: Member) -> [Member]? {
        var readers: [ObjectIdentifier: Member] = [:]
        var queue = [first]
        var index = 0
        while index < queue.count {
            let member = queue[index]
            index += 1
            for source in member.sources where source.isInCycle && readers[ObjectIdentifier(source)] == nil {
                readers[ObjectIdentifier(source)] = member
                guard source === last else {
                    queue.append(source)
                    continue
                }
                var path = [last]
                var next: Member? = member
                while let current = next {
                    path.append(current)
                    next = current === first ? nil : readers[ObjectIdentifier(current)]
                }
                return path.reversed()
            }
        }
        return nil
    }

    /// The names joined by arrows; of a long path the beginning and the end.
    private static func describe(_ names: [String]) -> String {
        let most = 10
        guard names.count > 2 * most else { return names.joined(separator: " → ") }
        let skipped = "… (\(names.count - 2 * most) more)"
        return (names.prefix(most) + [skipped] + names.suffix(most)).joined(separator: " → ")
    }
}
