import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("NotificationCenter.publisher")
struct NotificationTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("test")
    private typealias Notes = Recorder<Notification, Never>
    private final class Thing {}

    @Test("Notifications come while they are posted, on the posting thread") func synchronous() async {
        let threads = Lock<[Thread]>([])
        let recorder = Notes(onValue: { _ in threads.withLockUnchecked { $0.append(Thread.current) } })
        center.publisher(for: name).subscribe(recorder)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [center, name] in
                center.post(name: name, object: nil, userInfo: ["number": 1])
                expectNoDifference(threads.withLockUnchecked { $0 }, [Thread.current])
                continuation.resume()
            }
        }
        expectNoDifference(recorder.values.map { $0.userInfo?["number"] as? Int }, [1])
        expectNoDifference(recorder.completionCount, 0)
    }

    @Test("Unrequested notifications are dropped; a request of zero is no error") func demand() {
        let recorder = Notes(demand: .none)
        center.publisher(for: name).subscribe(recorder)
        recorder.request(.none)
        center.post(name: name, object: nil)
        #expect(recorder.values.isEmpty)
        recorder.request(.max(2))
        for _ in 0..<3 { center.post(name: name, object: nil) }
        expectNoDifference(recorder.values.count, 2)
    }

    @Test("A notification that is posted inside of a delivery is delivered at once") func nested() {
        let recorder = Lock<Notes?>(nil)
        let nested = Notes(
            demand: .max(3), more: .max(1),
            onValue: { _ in
                let count = recorder.withLockUnchecked { $0 }?.values.count ?? 0
                if count < 3 { center.post(name: name, object: nil) }
            })
        recorder.withLockUnchecked { $0 = nested }
        center.publisher(for: name).subscribe(nested)
        center.post(name: name, object: nil)
        expectNoDifference(nested.values.count, 3)
        recorder.withLockUnchecked { $0 = nil }
    }

    @Test("Subscribers get a notification in the order of subscription") func order() {
        let log = Lock<[Int]>([])
        let recorders = (0..<50).map { number in
            Notes(onValue: { _ in log.withLockUnchecked { $0.append(number) } })
        }
        for recorder in recorders { center.publisher(for: name).subscribe(recorder) }
        recorders[10].cancel()
        center.post(name: name, object: nil)
        expectNoDifference(log.withLockUnchecked { $0 }, (0..<50).filter { $0 != 10 })
        for recorder in recorders { recorder.cancel() }
    }

    @Test("A publisher with an object delivers that object's notifications, one without delivers all of the name")
    func filters() {
        let (one, two) = (Thing(), Thing())
        let (ofOne, ofAll) = (Notes(), Notes())
        center.publisher(for: name, object: one).subscribe(ofOne)
        center.publisher(for: name).subscribe(ofAll)
        for object in [one, two, nil] { center.post(name: name, object: object) }
        center.post(name: Notification.Name("other"), object: one)
        expectNoDifference(ofOne.values.map { $0.object as? Thing === one }, [true])
        expectNoDifference(ofAll.values.count, 3)
    }

    @Test("Nothing comes after cancelling, and everything is released then") func cancelling() {
        weak var (weakCenter, weakThing, weakRecorder): (NotificationCenter?, Thing?, Notes?) = (nil, nil, nil)
        var subscription: (any Subscription)?
        do {
            let (center, thing, recorder) = (NotificationCenter(), Thing(), Notes())
            (weakCenter, weakThing, weakRecorder) = (center, thing, recorder)
            center.publisher(for: name, object: thing).subscribe(recorder)
            center.post(name: name, object: thing)
            subscription = recorder.subscription
            subscription?.cancel()
            subscription?.cancel()
            center.post(name: name, object: thing)
            subscription?.request(.unlimited)
            center.post(name: name, object: thing)
            expectNoDifference(recorder.values.count, 1)
        }
        #expect(weakCenter == nil && weakThing == nil && weakRecorder == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test("A subscription that its subscriber releases is cancelled") func lettingGo() {
        struct Forgetful: Subscriber {
            let combineIdentifier = CombineIdentifier()
            let tally: Tally
            func receive(subscription: any Subscription) { subscription.request(.unlimited) }
            func receive(_ input: Notification) -> Subscribers.Demand {
                tally.add()
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let tally = Tally()
        let kept = Notes()
        center.publisher(for: name).subscribe(Forgetful(tally: tally))
        center.publisher(for: name).subscribe(kept)
        center.post(name: name, object: nil)
        expectNoDifference(kept.values.count, 1)
        expectNoDifference(tally.count, 0)
    }

    @Test("Publishers are equal if centre, name and object are the same") func equality() {
        let (one, two) = (Thing(), Thing())
        let publisher = center.publisher(for: name, object: one)
        expectNoDifference(publisher, NotificationCenter.Publisher(center: center, name: name, object: one))
        #expect(publisher != center.publisher(for: name, object: two))
        #expect(publisher != center.publisher(for: name))
        #expect(publisher != center.publisher(for: Notification.Name("other"), object: one))
        #expect(publisher != NotificationCenter().publisher(for: name, object: one))
    }

    @Test("Posting, subscribing and cancelling on many threads loses nothing and keeps deliveries apart") func threads()
    {
        let steady = Notes()
        let inside = Lock(0)
        center.publisher(for: name)
            .handleEvents(receiveOutput: { _ in
                expectNoDifference(
                    inside.withLockUnchecked {
                        $0 += 1; return $0
                    }, 1)
            })
            .map { note in
                inside.withLockUnchecked { $0 -= 1 }
                return note
            }
            .subscribe(steady)
        DispatchQueue.concurrentPerform(iterations: 4) { [center, name] _ in
            for _ in 0..<200 {
                let brief = Notes()
                center.publisher(for: name).subscribe(brief)
                center.post(name: name, object: nil)
                #expect(brief.values.count >= 1)
                brief.cancel()
            }
        }
        expectNoDifference(steady.values.count, 800)
        steady.cancel()
    }
}
