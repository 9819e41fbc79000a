import ReactiveViews

/// How many bodies of leaves and of roots, and how many passes, something takes.
struct Work: Equatable, CustomStringConvertible {
    var leaves = 0
    var roots = 0
    /// Nil where hosts of their own are made.
    var passes: Int?

    var description: String {
        "\(leaves) + \(roots)" + (passes.map { ", \($0) pass\($0 == 1 ? "" : "es")" } ?? "")
    }
}

/// A tree that is ready for what is measured.
@MainActor
struct Fixture {
    /// What is measured, once.
    let round: () -> Void
    /// What has to be done before the next round, unmeasured.
    var reset: () -> Void = {}
    /// What is wrong with what is shown after a round; nil if nothing is.
    let complaint: () -> String?
    var passes: () -> Int? = { nil }
    /// Whether a sample is one round, since what precedes a round takes long.
    var isSingle = false
    /// How many rounds are checked.
    var checks = 3
    /// Nanoseconds of the last round that don't belong to what is measured.
    var excluded: () -> Double = { 0 }
}

@MainActor
struct Workload {
    let name: String
    let title: String
    /// What a round is divided by for its time.
    var units = 1
    let unit: Unit
    /// On the reference machine; nil for what is only worth knowing.
    var limit: Double?
    /// Of one round.
    let work: Work
    let prepare: () -> Fixture

    enum Unit: String {
        case microseconds = "µs", milliseconds = "ms"

        var nanoseconds: Double { self == .microseconds ? 1e3 : 1e6 }
    }
}
