import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A date on the dispatch clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public func distance(to other: Self) -> Stride {
            let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return b >= a ? .nanoseconds(Int(clamping: b - a)) : .nanoseconds(-Int(clamping: a - b))
        }

        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

        /// A duration, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            public var magnitude: Int

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Never counts as the longest there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .nanoseconds(value)
            }
            private init(count: Int) { magnitude = count }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self { Self(count: left.magnitude + right.magnitude) }
            public static func - (left: Self, right: Self) -> Self { Self(count: left.magnitude - right.magnitude) }
            public static func * (left: Self, right: Self) -> Self { Self(count: left.magnitude * right.magnitude) }
            public static func += (left: inout Self, right: Self) { left = left + right }
            public static func -= (left: inout Self, right: Self) { left = left - right }
            public static func *= (left: inout Self, right: Self) { left = left * right }

            public static func seconds(_ s: Double) -> Self { Self(count: Int(s * 1e9)) }
            public static func seconds(_ s: Int) -> Self { clamped(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Self { clamped(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Self { clamped(us, 1_000) }
            public static func nanoseconds(_ ns: Int) -> Self { Self(count: ns) }

            private static func clamped(_ value: Int, _ factor: Int) -> Self {
                let (product, overflow) = value.multipliedReportingOverflow(by: factor)
                return Self(count: overflow ? (value < 0 ? .min : .max) : product)
            }
        }
    }

    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        async(execute: item(options, action))
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        asyncAfter(deadline: date.dispatchTime, execute: item(options, action))
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.setEventHandler(handler: item(options, action))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    private func item(_ options: SchedulerOptions?, _ action: @escaping () -> Void) -> DispatchWorkItem {
        let group = options?.group
        group?.enter()
        return DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action()
            group?.leave()
        }
    }
}
