import Foundation

// The shapes of asynchronous work that programs have. This file imports only Foundation, like a model of a program that
// doesn't know of virtual clocks: what it calls is what such a program calls.

/// A service whose answer takes a while in each of several ways, and then another 2 seconds.
enum WorkShape: String, CaseIterable, Sendable {
    case plain, taskGroup, throwingGroup, nestedTasks, actorMethod, detachedTask, asyncLet, asyncStream
    case continuationOfTimer, continuationOfQueue, sleepUntil, sleepWithTolerance, clockSleep, yielding

    /// Does the work, which takes 2 seconds.
    func run() async throws {
        switch self {
        case .plain:
            try await answer()
        case .taskGroup:
            await withTaskGroup(of: Int.self) { group in
                for number in 0..<3 { group.addTask { await Service.shared.number(number) } }
                for await _ in group {}
            }
        case .throwingGroup:
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<3 { group.addTask { try await Task.sleep(nanoseconds: 500_000_000) } }
                try await group.waitForAll()
            }
            return try await Task.sleep(for: .milliseconds(1_500))
        case .nestedTasks:
            _ = await Task { await Task { await Service.shared.number(1) }.value }.value
        case .actorMethod:
            _ = await Service.shared.slowNumber()
        case .detachedTask:
            try await Task.detached {
                _ = await Service.shared.number(1)
                try await Task.sleep(nanoseconds: 2_000_000_000)
            }.value
            return
        case .asyncLet:
            async let first = Service.shared.number(1)
            async let second = Service.shared.number(2)
            _ = await (first, second)
        case .asyncStream:
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task.detached {
                for number in 0..<100 { continuation.yield(number) }
                continuation.finish()
            }
            for await _ in stream {}
        case .continuationOfTimer:
            await withCheckedContinuation { continuation in
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume() }
            }
            return
        case .continuationOfQueue:
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        case .sleepUntil:
            return try await Task.sleep(until: .now + .seconds(2), clock: .continuous)
        case .sleepWithTolerance:
            return try await Task.sleep(for: .seconds(2), tolerance: .milliseconds(1))
        case .clockSleep:
            return try await ContinuousClock().sleep(for: .seconds(2))
        case .yielding:
            for _ in 0..<1_000 { await Task.yield() }
        }
        try await Task.sleep(nanoseconds: 2_000_000_000)
    }

    private func answer() async throws {
        try await Task.sleep(nanoseconds: 0)
    }
}

private actor Service {
    static let shared = Service()
    private var calls = 0

    func number(_ number: Int) -> Int {
        calls += 1
        return number
    }

    func slowNumber() async -> Int {
        await Task.yield()
        return number(1) + number(2)
    }
}
