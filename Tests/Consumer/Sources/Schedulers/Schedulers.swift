// Names and members as in combine-schedulers' public interface. A package that declares them must compile beside the
// modules of Apple's names and beside ReactiveTesting, and so must its clients.

import Combine
import Foundation
import SwiftUI

/// The function of swift-custom-dump that ReactiveTesting has, too. It compares nothing here.
public func expectNoDifference<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {}

/// A scheduler of a hidden type.
public struct AnyScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    private let run: (SchedulerTimeType?, @escaping () -> Void) -> Void
    private let time: () -> SchedulerTimeType

    public init<S: Scheduler>(_ scheduler: S)
    where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
        time = { scheduler.now }
        run = { date, action in
            if let date { scheduler.schedule(after: date, action) } else { scheduler.schedule(action) }
        }
    }

    public var now: SchedulerTimeType { time() }
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(nil, action) }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        run(date, action)
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        run(date, action)
        return AnyCancellable {}
    }
}

public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
    public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> { AnyScheduler(self) }
    public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> { AnyScheduler(self) }
    public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> { AnyScheduler(self) }
    public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
        let start = now
        try work()
        return start.distance(to: now)
    }
    public func timerPublisher(every interval: SchedulerTimeType.Stride) -> Just<SchedulerTimeType> { Just(now) }
    public func sleep(for duration: SchedulerTimeType.Stride) async throws {}
    public func timer(interval: SchedulerTimeType.Stride) -> [SchedulerTimeType] { [now] }
}

/// A scheduler whose time stands still.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public let now: SchedulerTimeType

    public init(now: SchedulerTimeType) { self.now = now }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

/// A scheduler whose time a test advances.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public private(set) var now: SchedulerTimeType
    private var actions: [(date: SchedulerTimeType, action: () -> Void)] = []

    public init(now: SchedulerTimeType) { self.now = now }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }
    public func advance(by duration: SchedulerTimeType.Stride = .zero) {
        now = now.advanced(by: duration)
        let due = actions.filter { $0.date <= now }
        actions.removeAll { $0.date <= now }
        for entry in due { entry.action() }
    }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { actions.append((now, action)) }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        actions.append((date, action))
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        actions.append((date, action))
        return AnyCancellable {}
    }
}

public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<S.SchedulerTimeType, S.SchedulerOptions>
public typealias UnimplementedSchedulerOf<S: Scheduler> = ImmediateSchedulerOf<S>

/// The main queue, without a turn if the caller is on it.
public struct UIScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

    public static let shared = Self()

    public var now: SchedulerTimeType { DispatchQueue.main.now }
    public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }
    public func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions? = nil,
        _ action: @escaping () -> Void
    ) {
        action()
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions? = nil, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

extension AnyScheduler
where
    SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
    public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }
    public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
    public static var unimplemented: Self { .immediate }
    public static func unimplemented(_ prefix: String) -> Self { .immediate }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
    public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
    public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

extension DispatchQueue {
    public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
        ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
    }
    public static var test: TestSchedulerOf<DispatchQueue> {
        TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
    }
    public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { immediate }
}

extension RunLoop {
    public static var immediate: ImmediateSchedulerOf<RunLoop> {
        ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
    }
    public static var test: TestSchedulerOf<RunLoop> {
        TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
    }
}

extension OperationQueue {
    public static var immediate: ImmediateSchedulerOf<OperationQueue> {
        ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
    }
    public static var test: TestSchedulerOf<OperationQueue> {
        TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
    }
}

extension UIScheduler {
    public static var immediate: ImmediateSchedulerOf<UIScheduler> { ImmediateScheduler(now: shared.now) }
    public static var test: TestSchedulerOf<UIScheduler> { TestScheduler(now: shared.now) }
}
