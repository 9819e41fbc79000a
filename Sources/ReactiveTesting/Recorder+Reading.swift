import Reactive

extension Publisher {
    /// Subscribes a new recorder, and returns it.
    ///
    /// ```swift
    /// let recorder = [1, 2].publisher.record()
    /// #expect(try recorder.next() == 1)
    /// #expect(try recorder.elements == [1, 2])
    /// ```
    ///
    /// - Parameter demand: The demand requested on subscription; unlimited by default.
    /// - Returns: The recorder. Releasing it doesn't cancel the subscription.
    public func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand: demand)
        subscribe(recorder)
        return recorder
    }
}

// Reading without waiting: for publishers that deliver at once, or by virtual time.
extension Recorder {
    /// Returns the first value that wasn't returned before.
    ///
    /// ```swift
    /// let recorder = ["a", "b"].publisher.record()
    /// #expect(try recorder.next() == "a")
    /// #expect(try recorder.next() == "b")
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: The file that is named in an error; that of the call by default.
    ///   - line: The line that is named in an error; that of the call by default.
    /// - Throws: A ``RecorderError`` with the events so far, if there is no further value.
    public func next(fileID: String = #fileID, line: Int = #line) throws(RecorderError) -> Input {
        try next(1, fileID: fileID, line: line)[0]
    }

    /// Returns the next values that weren't returned before.
    ///
    /// - Parameters:
    ///   - count: The number of values. Zero or less returns none.
    ///   - fileID: The file that is named in an error; that of the call by default.
    ///   - line: The line that is named in an error; that of the call by default.
    /// - Throws: A ``RecorderError`` with the events so far, if there are fewer values. None is then taken.
    public func next(_ count: Int, fileID: String = #fileID, line: Int = #line) throws(RecorderError) -> [Input] {
        guard let values = takeNext(count) else {
            throw error(
                .tooFewValues(expected: count, found: availableElements.count), at: "\(fileID):\(line)")
        }
        return values
    }

    /// The values that `next` hasn't returned yet. Reading them doesn't take them.
    public var availableElements: [Input] {
        Array(events.dropFirst(readEventCount)).compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// All values of a publisher that has finished.
    ///
    /// It throws a ``RecorderError`` with the events so far, if the publisher hasn't finished or has failed.
    public var elements: [Input] {
        get throws(RecorderError) {
            switch completion {
            case .finished: return values
            case .failure: throw error(.failed)
            case nil: throw error(.noCompletion)
            }
        }
    }

    /// The error of a publisher that has failed.
    ///
    /// It throws a ``RecorderError`` with the events so far, if the publisher hasn't failed.
    public var failure: Failure {
        get throws(RecorderError) {
            switch completion {
            case .failure(let failure): return failure
            case .finished: throw error(.finished)
            case nil: throw error(.noCompletion)
            }
        }
    }
}

// Waiting in real time: for publishers that deliver on other threads.
extension Recorder {
    /// Waits for the next values that weren't returned before, and returns them.
    ///
    /// ```swift
    /// let recorder = URLSession.shared.dataTaskPublisher(for: url).record()
    /// let answer = try await recorder.wait(for: 1, limit: .seconds(10))[0]
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of values.
    ///   - limit: The longest time to wait, in real time; two seconds by default.
    ///   - isolation: The actor that waits; that of the caller by default.
    ///   - fileID: The file that is named in an error; that of the call by default.
    ///   - line: The line that is named in an error; that of the call by default.
    /// - Throws: A ``RecorderError`` with the events so far, if the publisher completes before, the time is over or the
    ///   task is cancelled. No value is then taken.
    public func wait(
        for count: Int, limit: Duration = .seconds(2), isolation: isolated (any Actor)? = #isolation,
        fileID: String = #fileID, line: Int = #line
    ) async throws(RecorderError) -> [Input] {
        let isMet = await suspend(until: .unreadValues(count), limit: limit, isolation: isolation)
        if let values = takeNext(count) { return values }
        let reason: RecorderError.Reason = .tooFewValues(expected: count, found: availableElements.count)
        throw error(isMet ? reason : .timedOut(limit), at: "\(fileID):\(line)")
    }

    /// Waits for the completion, and returns it.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait, in real time; two seconds by default.
    ///   - isolation: The actor that waits; that of the caller by default.
    ///   - fileID: The file that is named in an error; that of the call by default.
    ///   - line: The line that is named in an error; that of the call by default.
    /// - Throws: A ``RecorderError`` with the events so far, if the time is over or the task is cancelled.
    @discardableResult
    public func waitForCompletion(
        limit: Duration = .seconds(2), isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
        line: Int = #line
    ) async throws(RecorderError) -> Subscribers.Completion<Failure> {
        _ = await suspend(until: .completion, limit: limit, isolation: isolation)
        if let completion { return completion }
        throw error(.timedOut(limit), at: "\(fileID):\(line)")
    }
}

extension Recorder {
    fileprivate func error(_ reason: RecorderError.Reason, at place: String = "") -> RecorderError {
        RecorderError(reason: reason, events: events.map(\.description), place: place)
    }
}

/// An expectation on a recorder that wasn't met.
public struct RecorderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A reason.
    public enum Reason: Hashable, Sendable {
        /// There are fewer values than expected.
        case tooFewValues(expected: Int, found: Int)
        /// The publisher hasn't completed.
        case noCompletion
        /// The publisher has failed, and should have finished.
        case failed
        /// The publisher has finished, and should have failed.
        case finished
        /// The time was over, or the task was cancelled, before the events came.
        case timedOut(Duration)
    }

    /// The reason.
    public let reason: Reason
    /// The events so far, in order.
    public let events: [String]
    /// The file and the line of the call; empty for a property.
    public let place: String

    /// What was expected, and the events so far.
    public var description: String {
        let what =
            switch reason {
            case .tooFewValues(let expected, let found):
                "Expected \(expected) more value\(expected == 1 ? "" : "s"), found \(found)"
            case .noCompletion: "Expected a completion, found none"
            case .failed: "Expected that the publisher finishes, but it failed"
            case .finished: "Expected that the publisher fails, but it finished"
            case .timedOut(let limit): "Waited \(limit) in vain"
            }
        let list = events.isEmpty ? "none" : events.joined(separator: ", ")
        return (place.isEmpty ? "" : "\(place): ") + "\(what). Events so far: \(list)."
    }
}
