/// What a workload may take, as ratios to what the same machine needs for something else in the same process.
/// Judge by the median of three runs: a single one decides nothing within about 25 %.
struct Limit {
    /// At most so many times what this contender takes.
    var floor: (contender: String, times: Double)?
    /// At least so many times faster than OpenCombine.
    var faster: Double?
    /// At most so many instructions per round, whatever else is measured.
    var instructions: Double?
    /// At most so many nanoseconds: for what has no counterpart.
    var nanoseconds: Double?

    init(
        _ contender: String? = nil, _ times: Double? = nil, faster: Double? = nil, instructions: Double? = nil,
        nanoseconds: Double? = nil
    ) {
        if let contender, let times { floor = (contender, times) }
        self.faster = faster
        self.instructions = instructions
        self.nanoseconds = nanoseconds
    }

    static func of(_ workload: String) -> Limit? {
        workload.hasPrefix("propagate_") ? Limit("raw+mutex", 2, faster: 3) : all[workload]
    }

    private static let all: [String: Limit] = [
        "subject_send_1": Limit("raw+mutex", 1.25, faster: 6.5, instructions: 130),
        "chain10": Limit("raw+mutex", 1.25, faster: 6.5, instructions: 450),
        "subject_send_10": Limit("raw", 1.7, faster: 25),
        "subject_send_1000": Limit("raw", 1.7, faster: 25),
        "mixed_ops": Limit("raw+mutex", 1.3, faster: 18),
        "payload_chain": Limit("raw+mutex", 1.1, faster: 2.6),
        "cvs_send_1": Limit("raw+mutex", 2.3, faster: 4),
        "cvs_read": Limit("raw+mutex", 1.1),
        "published_get": Limit("raw+mutex", 1.1),
        "published_set_nosub": Limit("raw+mutex", 1.1),
        "published_set_1": Limit("raw+mutex", 2.2, faster: 10, instructions: 200),
        "published_set_projected_1": Limit(faster: 10),
        "flatmap": Limit("raw+mutex", 5, faster: 9),
        "combine_latest": Limit("raw+mutex", 3),
        "merge2": Limit("raw+mutex", 3, faster: 4),
        "zip2": Limit("raw+mutex", 3, faster: 12),
        "share10": Limit("raw+mutex", 3, faster: 20),
        "multicast10": Limit("raw+mutex", 3, faster: 20),
        "subscribe_cancel": Limit("raw+mutex", 3.5, faster: 3.5),
        "subscribe_10k": Limit("raw+mutex", 3.5, faster: 3.5),
        "sequence_sum": Limit("raw", 1.2, faster: 25),
        "object_will_change_first": Limit(nanoseconds: 1_500),
        // Nothing but a look at the one that is there.
        "object_will_change_later": Limit(nanoseconds: 20),
    ]

    /// Heap bytes that one live thing may take.
    static let bytes: [String: Double] = ["bytes_map_sink": 360]
}
