/// One workload with several sizes, to see how its time grows with them.
@MainActor
struct Curve {
    enum Growth: String {
        /// The time stays.
        case constant
        /// The time grows as the size does, or less.
        case linear
    }

    /// What was measured: each size with its time, in the workload's unit.
    struct Result {
        let title: String
        let unit: String
        let points: [(size: Int, time: Double)]
        let growth: Growth

        /// How many times as much the largest size takes as it would if the time grew from the smallest one's as
        /// expected.
        var excess: Double {
            guard let first = points.first, let last = points.last else { return 0 }
            let expected = growth == .linear ? Double(last.size) / Double(first.size) : 1
            return last.time / first.time / expected
        }
    }

    let workloads: [(size: Int, workload: Workload)]
    let growth: Growth

    /// - Parameters:
    ///   - make: makes the workload of a size; its name ends in the size.
    ///   - sizes: the sizes, ascending.
    ///   - growth: how the time may grow.
    init(_ make: (Int) -> Workload, _ sizes: [Int], _ growth: Growth) {
        workloads = sizes.map { ($0, make($0)) }
        self.growth = growth
    }

    /// The workloads' name without a size.
    var name: String {
        guard let (size, workload) = workloads.first else { return "" }
        return workload.name.replacing("_\(size)", with: "")
    }

    /// The workloads' title with N for the size.
    var title: String {
        guard let (size, workload) = workloads.first else { return "" }
        return workload.title.replacing("\(size)", with: "N")
    }
}
