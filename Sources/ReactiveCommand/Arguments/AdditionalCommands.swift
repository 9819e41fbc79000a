/// Commands that other modules implement: each takes its arguments and returns an exit status.
enum AdditionalCommands {
    static let byName: [String: @Sendable ([String]) throws -> Int32] = [:]
}
