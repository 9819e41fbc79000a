/// Finds the word that a user has probably meant.
enum NearestWord {
    /// Returns the word that is nearest to a mistyped one, if it is near: at most two letters differ, or the word
    /// starts with what was typed.
    static func find(_ typed: String, in words: [String]) -> String? {
        let lowered = typed.lowercased()
        let distances = words.map { (word: $0, distance: distance(Array(lowered), Array($0))) }
        let limit = min(2, max(1, (lowered.count - 1) / 2))
        if let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit { return best.word }
        return lowered.count > 1 ? words.first { $0.hasPrefix(lowered) } : nil
    }

    /// The number of letters to insert, remove, replace, or swap with the next one. O(letters of both, multiplied).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for i in 0..<left.count {
            var row = [i + 1]
            for j in 0..<right.count {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
