import Foundation
import ReactiveFoundation
import Testing
import ReactiveTesting

private typealias QueueStride = DispatchQueue.SchedulerTimeType.Stride

@Suite("Durations and dates of a dispatch queue")
struct DispatchStrideTests {
    @Test("Literals are seconds; units are exact") func units() {
        expectNoDifference((2 as QueueStride).magnitude, 2_000_000_000)
        expectNoDifference((1.5 as QueueStride).magnitude, 1_500_000_000)
        expectNoDifference(QueueStride.milliseconds(-3), .microseconds(-3_000))
        expectNoDifference(QueueStride(exactly: 7), .seconds(7))
        expectNoDifference(QueueStride(.never).magnitude, .max)
        expectNoDifference(QueueStride.nanoseconds(5).timeInterval, .nanoseconds(5))
    }

    @Test("What is too long becomes the longest of its sign") func saturation() {
        expectNoDifference(QueueStride.seconds(Int.max).magnitude, .max)
        expectNoDifference(QueueStride.milliseconds(.min).magnitude, .min)
        expectNoDifference(QueueStride.seconds(Double.infinity).magnitude, .max)
        expectNoDifference(QueueStride.seconds(-1e300).magnitude, .min)
        expectNoDifference(QueueStride.nanoseconds(.max) + .nanoseconds(1), .nanoseconds(.max))
        expectNoDifference(QueueStride.nanoseconds(.min) - .nanoseconds(1), .nanoseconds(.min))
        expectNoDifference(QueueStride.seconds(9_000_000_000) * .seconds(-3), .nanoseconds(.min))
        expectNoDifference(-QueueStride.nanoseconds(.min), .nanoseconds(.max))
        #expect(QueueStride(exactly: Int.max) == nil)
    }

    @Test("A product multiplies seconds, so that a factor of 1 changes nothing") func product() {
        expectNoDifference(QueueStride.seconds(2) * .seconds(3), .seconds(6))
        expectNoDifference(QueueStride.milliseconds(7) * 1, .milliseconds(7))
        expectNoDifference(QueueStride.nanoseconds(18) * .microseconds(1), .nanoseconds(0))
    }

    @Test("A duration of NaN traps") func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DispatchQueue.SchedulerTimeType.Stride.seconds(.nan)
        }
        #if DEBUG
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("Stride.seconds"))
        #endif
    }

    @Test("Dates are in order also when they are too far apart to tell the distance") func order() {
        let early = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 10_000))
        let late = DispatchQueue.SchedulerTimeType(.distantFuture)
        #expect(early < late && !(late < early) && early != late)
        expectNoDifference(early.distance(to: late), .nanoseconds(.max))
        expectNoDifference(late.distance(to: late), .nanoseconds(0))
        expectNoDifference(early.advanced(by: .nanoseconds(-3)).distance(to: early), .nanoseconds(3))
    }

    @Test("Dates and durations can be stored") func coding() throws {
        let date = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 42))
        let dates = try JSONEncoder().encode([date])
        expectNoDifference(String(decoding: dates, as: UTF8.self), "[42]")
        try expectNoDifference(JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: dates), [date])
        let stride = try JSONEncoder().encode(QueueStride.microseconds(4))
        expectNoDifference(String(decoding: stride, as: UTF8.self), #"{"_nanoseconds":4000}"#)
        try expectNoDifference(JSONDecoder().decode(QueueStride.self, from: stride), .microseconds(4))
    }
}

@Suite("Durations and dates of run loops and operation queues")
struct SecondsStrideTests {
    private func check<T: DateSchedulerTime>(_ type: T.Type) throws {
        typealias Stride = T.Stride
        #expect((2 as Stride).timeInterval == 2 && (2.5 as Stride).timeInterval == 2.5)
        #expect(Stride.milliseconds(2).magnitude == 0.002 && Stride.nanoseconds(3).magnitude == 3e-9)
        expectNoDifference(Stride.seconds(2) * .seconds(3), .seconds(6))
        #expect(Stride.seconds(2) - .seconds(3) < .zero)
        #expect(Stride(exactly: UInt64.max) == nil && Stride(exactly: 7) == 7)

        let date = T(Date(timeIntervalSinceReferenceDate: 10))
        expectNoDifference(date.advanced(by: 5).date, Date(timeIntervalSinceReferenceDate: 15))
        expectNoDifference(date.distance(to: T(Date(timeIntervalSinceReferenceDate: 4))), -6)
        #expect(date < date.advanced(by: 1) && Set([date, date]).count == 1)

        let stored = try JSONEncoder().encode(date)
        expectNoDifference(String(decoding: stored, as: UTF8.self), #"{"date":10}"#)
        try expectNoDifference(JSONDecoder().decode(T.self, from: stored), date)
        let stride = try JSONEncoder().encode(Stride.seconds(1.5))
        expectNoDifference(String(decoding: stride, as: UTF8.self), #"{"magnitude":1.5}"#)
        try expectNoDifference(JSONDecoder().decode(Stride.self, from: stride), 1.5)
    }

    @Test("Seconds and dates, of run loops") func runLoop() throws { try check(RunLoop.SchedulerTimeType.self) }

    @Test("Seconds and dates, of operation queues") func operationQueue() throws {
        try check(OperationQueue.SchedulerTimeType.self)
    }
}
