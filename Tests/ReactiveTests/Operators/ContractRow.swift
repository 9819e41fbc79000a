import Testing

@testable import Reactive

/// An object that an operator's closures capture. It shows when they are released, and can make them throw.
final class ClosureToken {
    var makesClosuresThrow = false
}

/// Returns the value; the calling closure captures the token.
func keep<T>(_ token: ClosureToken, _ value: T) -> T { withExtendedLifetime(token) { value } }

/// Returns the value, or throws if the token is set to; the calling closure captures the token.
func keepOrThrow<T>(_ token: ClosureToken, _ value: T) throws -> T {
    if token.makesClosuresThrow { throw Fault.closure }
    return value
}

/// The events of a faulty upstream that reach downstream.
struct Leaks: OptionSet {
    let rawValue: Int
    static let valueAfterCancel = Leaks(rawValue: 1)
    static let completionAfterCancel = Leaks(rawValue: 2)
    static let valueAfterEnd = Leaks(rawValue: 4)
    static let secondCompletion = Leaks(rawValue: 8)
    static let secondSubscription = Leaks(rawValue: 16)
    /// A closure that throws again after it has made the operator fail.
    static let secondThrow = Leaks(rawValue: 32)
    static let values: Leaks = [.valueAfterCancel, .valueAfterEnd]
    static let completions: Leaks = [.completionAfterCancel, .secondCompletion]
    static let all: Leaks = [.values, .completions, .secondSubscription]
}

/// One operator, and how it differs from the rules that all operators keep.
struct Row: CustomTestStringConvertible, @unchecked Sendable {
    /// What an operator does with a failure of its upstream.
    enum FailureResponse: Equatable {
        case passes
        /// Delivers a value in place of the failure, and finishes.
        case replaces(with: Int)
        /// Stops the program.
        case traps
    }

    let name: String
    /// Creates the operator on the source; its closures capture the token.
    private let make: (Source, ClosureToken) -> Operator
    /// Whether the operator's closures throw if the token is set to.
    let canThrow: Bool
    /// Whether it delivers one value at the end, and requests all values of upstream before.
    let isFold: Bool
    /// How many values it delivers if the source sends 1 and 2, and finishes.
    private(set) var valueCount: Int
    /// What it requests upstream if downstream requests three; nil if the same.
    private(set) var asks: Subscribers.Demand?
    private(set) var failure = FailureResponse.passes
    /// What it lets through from an upstream that goes on after the end, after a cancellation, or subscribes twice.
    private(set) var leaks: Leaks = []
    /// Why it lets that through.
    private(set) var reason = ""
    var testDescription: String { name }

    private struct Operator {
        let publisher: AnyPublisher<Int, any Error>
        let type: String
    }

    init(
        _ name: String, isFold: Bool = false, asks: Subscribers.Demand? = nil,
        _ make: @escaping (Source, ClosureToken) -> any Publisher<Int, Fault>
    ) {
        self.name = name
        canThrow = false
        self.isFold = isFold
        valueCount = isFold ? 1 : 2
        self.asks = asks ?? (isFold ? .unlimited : nil)
        self.make = { Self.widen(make($0, $1)) }
    }
    init(
        trying name: String, isFold: Bool = false,
        _ make: @escaping (Source, ClosureToken) -> any Publisher<Int, any Error>
    ) {
        self.name = name
        canThrow = true
        self.isFold = isFold
        valueCount = isFold ? 1 : 2
        asks = isFold ? .unlimited : nil
        self.make = { Self.erase(make($0, $1)) }
    }

    private static func widen(_ publisher: some Publisher<Int, Fault>) -> Operator {
        Operator(
            publisher: publisher.mapError { $0 as any Error }.eraseToAnyPublisher(),
            type: String(reflecting: type(of: publisher)))
    }
    private static func erase(_ publisher: some Publisher<Int, any Error>) -> Operator {
        Operator(publisher: publisher.eraseToAnyPublisher(), type: String(reflecting: type(of: publisher)))
    }

    func apply(_ source: Source, _ token: ClosureToken) -> AnyPublisher<Int, any Error> {
        make(source, token).publisher
    }

    /// The names of the publishers' types that the row is made of, such as `Map`.
    var typeNames: Set<String> {
        Set(make(Source(), ClosureToken()).type.matches(of: /Publishers\.(\w+)/).map { String($0.1) })
    }

    /// The completions that the operator receives without stopping the program.
    var survivableCompletions: [Subscribers.Completion<Fault>] {
        failure == .traps ? [.finished] : [.finished, .failure(.upstream)]
    }

    // MARK: - Differences

    func delivering(_ count: Int) -> Row { with { $0.valueCount = count } }
    func failing(_ response: FailureResponse) -> Row { with { $0.failure = response } }
    func leaking(_ leaks: Leaks, because reason: String) -> Row {
        with {
            $0.leaks = leaks
            $0.reason = reason
        }
    }
    /// An operator that passes upstream's own subscription on.
    var stateless: Row { leaking(.all, because: "has no state, so it can't know that the subscription is over") }
    /// An operator that doesn't check values.
    var passingValues: Row { leaking(.values, because: "passes values on at any time, as in Combine") }

    private func with(_ change: (inout Row) -> Void) -> Row {
        var row = self
        change(&row)
        return row
    }
}

let contractRows: [Row] =
    basicContractRows + mappingContractRows + foldingContractRows + recoveringContractRows + joinRows + mergeRows
    + timingContractRows + sharingContractRows
