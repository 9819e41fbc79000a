import Reactive
import Testing
import ReactiveTesting

private enum Other: Error { case other }
private typealias Base = AnyPublisher<Int, Fault>
private typealias Numbers = Fail<Int, Fault>
private typealias Words = Fail<String, Fault>
private typealias Relayed = PassthroughSubject<Int, Fault>
private typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
private typealias Steady = Just<Int>

/// Every operator without its arguments, as a value of its type. That this compiles is the test.
@Suite("Operators unapplied")
struct UnappliedOperatorTests {
    private let base = Fail<Int, Fault>(error: .upstream).eraseToAnyPublisher()
    private let steady = [1, 2, 3].publisher

    @Test("Mapping") func mapping() {
        let _: (@escaping (Int) -> String) -> Publishers.Map<Base, String> = base.map(_:)
        let _: (@escaping (Int) throws -> String) -> Publishers.TryMap<Base, String> = base.tryMap(_:)
        let _: (KeyPath<Int, String>) -> Publishers.MapKeyPath<Base, String> = base.map(_:)
        let _: (KeyPath<Int, String>, KeyPath<Int, Int>) -> Publishers.MapKeyPath2<Base, String, Int> = base.map(_:_:)
        let _:
            (KeyPath<Int, String>, KeyPath<Int, Int>, KeyPath<Int, Int>) ->
                Publishers.MapKeyPath3<Base, String, Int, Int> = base.map(_:_:_:)
        let _: (@escaping (Fault) -> Other) -> Publishers.MapError<Base, Other> = base.mapError(_:)
        let _: (String, @escaping (String, Int) -> String) -> Publishers.Scan<Base, String> = base.scan(_:_:)
        let _: (String, @escaping (String, Int) throws -> String) -> Publishers.TryScan<Base, String> = base.tryScan(
            _:_:)
        let _: (Subscribers.Demand, @escaping (Int) -> Words) -> Publishers.FlatMap<Words, Base> = base.flatMap(
            maxPublishers:_:)
        let _: (Int) -> Publishers.ReplaceError<Base> = base.replaceError(with:)
        let _: (Int) -> Publishers.ReplaceEmpty<Base> = base.replaceEmpty(with:)
        let _: () -> Publishers.IgnoreOutput<Base> = base.ignoreOutput
        let _: () -> AnyPublisher<Int, Fault> = base.eraseToAnyPublisher
    }

    @Test("Filtering") func filtering() {
        let _: (@escaping (Int) -> Bool) -> Publishers.Filter<Base> = base.filter(_:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryFilter<Base> = base.tryFilter(_:)
        let _: (@escaping (Int) -> String?) -> Publishers.CompactMap<Base, String> = base.compactMap(_:)
        let _: (@escaping (Int) throws -> String?) -> Publishers.TryCompactMap<Base, String> = base.tryCompactMap(_:)
        let _: (@escaping (Int, Int) -> Bool) -> Publishers.RemoveDuplicates<Base> = base.removeDuplicates(by:)
        let _: (@escaping (Int, Int) throws -> Bool) -> Publishers.TryRemoveDuplicates<Base> = base.tryRemoveDuplicates(
            by:)
        let _: (Int) -> Publishers.Output<Base> = base.output(at:)
        let _: (Range<Int>) -> Publishers.Output<Base> = base.output(in:)
        let _: (Int) -> Publishers.Output<Base> = base.prefix(_:)
        let _: (@escaping (Int) -> Bool) -> Publishers.PrefixWhile<Base> = base.prefix(while:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryPrefixWhile<Base> = base.tryPrefix(while:)
        let _: (Words) -> Publishers.PrefixUntilOutput<Base, Words> = base.prefix(untilOutputFrom:)
        let _: (Int) -> Publishers.Drop<Base> = base.dropFirst(_:)
        let _: (@escaping (Int) -> Bool) -> Publishers.DropWhile<Base> = base.drop(while:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryDropWhile<Base> = base.tryDrop(while:)
        let _: (Words) -> Publishers.DropUntilOutput<Base, Words> = base.drop(untilOutputFrom:)
        let _: () -> Publishers.First<Base> = base.first
        let _: (@escaping (Int) -> Bool) -> Publishers.FirstWhere<Base> = base.first(where:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryFirstWhere<Base> = base.tryFirst(where:)
        let _: () -> Publishers.Last<Base> = base.last
        let _: (@escaping (Int) -> Bool) -> Publishers.LastWhere<Base> = base.last(where:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryLastWhere<Base> = base.tryLast(where:)
    }

    @Test("Folding") func folding() {
        let _: () -> Publishers.Collect<Base> = base.collect
        let _: (Int) -> Publishers.CollectByCount<Base> = base.collect(_:)
        let _:
            (Publishers.TimeGroupingStrategy<ImmediateScheduler>, Never?) ->
                Publishers.CollectByTime<Base, ImmediateScheduler> = base.collect(_:options:)
        let _: (String, @escaping (String, Int) -> String) -> Publishers.Reduce<Base, String> = base.reduce(_:_:)
        let _: (String, @escaping (String, Int) throws -> String) -> Publishers.TryReduce<Base, String> = base
            .tryReduce(_:_:)
        let _: () -> Publishers.Count<Base> = base.count
        let _: (@escaping (Int, Int) -> Bool) -> Publishers.Comparison<Base> = base.max(by:)
        let _: (@escaping (Int, Int) throws -> Bool) -> Publishers.TryComparison<Base> = base.tryMax(by:)
        let _: (@escaping (Int, Int) -> Bool) -> Publishers.Comparison<Base> = base.min(by:)
        let _: (@escaping (Int, Int) throws -> Bool) -> Publishers.TryComparison<Base> = base.tryMin(by:)
        let _: (@escaping (Int) -> Bool) -> Publishers.ContainsWhere<Base> = base.contains(where:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryContainsWhere<Base> = base.tryContains(where:)
        let _: (@escaping (Int) -> Bool) -> Publishers.AllSatisfy<Base> = base.allSatisfy(_:)
        let _: (@escaping (Int) throws -> Bool) -> Publishers.TryAllSatisfy<Base> = base.tryAllSatisfy(_:)
    }

    @Test("Combining") func combining() {
        let _: (Words) -> Publishers.CombineLatest<Base, Words> = base.combineLatest(_:)
        let _: (Words, @escaping (Int, String) -> Bool) -> Publishers.Map<Publishers.CombineLatest<Base, Words>, Bool> =
            base.combineLatest(_:_:)
        let _: (Words, Words) -> Publishers.CombineLatest3<Base, Words, Words> = base.combineLatest(_:_:)
        let _:
            (Words, Words, @escaping (Int, String, String) -> Bool) ->
                Publishers.Map<Publishers.CombineLatest3<Base, Words, Words>, Bool> = base.combineLatest(_:_:_:)
        let _: (Words, Words, Words) -> Publishers.CombineLatest4<Base, Words, Words, Words> = base.combineLatest(
            _:_:_:)
        let _:
            (Words, Words, Words, @escaping (Int, String, String, String) -> Bool) ->
                Publishers.Map<Publishers.CombineLatest4<Base, Words, Words, Words>, Bool> = base.combineLatest(
                    _:_:_:_:)
        let _: (Words) -> Publishers.Zip<Base, Words> = base.zip(_:)
        let _: (Words, @escaping (Int, String) -> Bool) -> Publishers.Map<Publishers.Zip<Base, Words>, Bool> = base.zip(
            _:_:)
        let _: (Words, Words) -> Publishers.Zip3<Base, Words, Words> = base.zip(_:_:)
        let _:
            (Words, Words, @escaping (Int, String, String) -> Bool) ->
                Publishers.Map<Publishers.Zip3<Base, Words, Words>, Bool> = base.zip(_:_:_:)
        let _: (Words, Words, Words) -> Publishers.Zip4<Base, Words, Words, Words> = base.zip(_:_:_:)
        let _:
            (Words, Words, Words, @escaping (Int, String, String, String) -> Bool) ->
                Publishers.Map<Publishers.Zip4<Base, Words, Words, Words>, Bool> = base.zip(_:_:_:_:)
        let _: (Numbers) -> Publishers.Merge<Base, Numbers> = base.merge(with:)
        let _: (Numbers, Numbers) -> Publishers.Merge3<Base, Numbers, Numbers> = base.merge(with:_:)
        let _: (Numbers, Numbers, Numbers) -> Publishers.Merge4<Base, Numbers, Numbers, Numbers> = base.merge(with:_:_:)
        let _: (Numbers, Numbers, Numbers, Numbers) -> Publishers.Merge5<Base, Numbers, Numbers, Numbers, Numbers> =
            base.merge(with:_:_:_:)
        let _:
            (Numbers, Numbers, Numbers, Numbers, Numbers) ->
                Publishers.Merge6<Base, Numbers, Numbers, Numbers, Numbers, Numbers> = base.merge(with:_:_:_:_:)
        let _:
            (Numbers, Numbers, Numbers, Numbers, Numbers, Numbers) ->
                Publishers.Merge7<Base, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers> = base.merge(
                    with:_:_:_:_:_:)
        let _:
            (Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers) ->
                Publishers.Merge8<Base, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers> = base.merge(
                    with:_:_:_:_:_:_:)
        let _: (Base) -> Publishers.MergeMany<Base> = base.merge(with:)
        let _: (Int...) -> Publishers.Concatenate<Base, Publishers.Sequence<[Int], Fault>> = base.append(_:)
        let _: (Set<Int>) -> Publishers.Concatenate<Base, Publishers.Sequence<Set<Int>, Fault>> = base.append(_:)
        let _: (Numbers) -> Publishers.Concatenate<Base, Numbers> = base.append(_:)
        let _: (Int...) -> Publishers.Concatenate<Publishers.Sequence<[Int], Fault>, Base> = base.prepend(_:)
        let _: (Set<Int>) -> Publishers.Concatenate<Publishers.Sequence<Set<Int>, Fault>, Base> = base.prepend(_:)
        let _: (Numbers) -> Publishers.Concatenate<Numbers, Base> = base.prepend(_:)
    }

    @Test("Recovering") func recovering() {
        let _: (@escaping (Fault) -> Numbers) -> Publishers.Catch<Base, Numbers> = base.`catch`(_:)
        let _: (@escaping (Fault) throws -> Numbers) -> Publishers.TryCatch<Base, Numbers> = base.tryCatch(_:)
        let _: (Int) -> Publishers.Retry<Base> = base.retry(_:)
        let _: (String, StaticString, UInt) -> Publishers.AssertNoFailure<Base> = base.assertNoFailure(_:file:line:)
        let _: (Int, Publishers.PrefetchStrategy, Publishers.BufferingStrategy<Fault>) -> Publishers.Buffer<Base> = base
            .buffer(size:prefetch:whenFull:)
        let _: (@escaping () -> Relayed) -> Publishers.Multicast<Base, Relayed> = base.multicast(_:)
        let _: (Relayed) -> Publishers.Multicast<Base, Relayed> = base.multicast(subject:)
        let _: () -> Publishers.Share<Base> = base.share
    }

    @Test("Timing") func timing() {
        let _: (Stride, ImmediateScheduler, Never?) -> Publishers.Debounce<Base, ImmediateScheduler> = base.debounce(
            for:scheduler:options:)
        let _: (Stride, ImmediateScheduler, Bool) -> Publishers.Throttle<Base, ImmediateScheduler> = base.throttle(
            for:scheduler:latest:)
        let _: (Stride, Stride?, ImmediateScheduler, Never?) -> Publishers.Delay<Base, ImmediateScheduler> = base.delay(
            for:tolerance:scheduler:options:)
        let _: (Stride, ImmediateScheduler, Never?, (() -> Fault)?) -> Publishers.Timeout<Base, ImmediateScheduler> =
            base.timeout(_:scheduler:options:customError:)
        let _: (ImmediateScheduler, Never?) -> Publishers.MeasureInterval<Base, ImmediateScheduler> = base
            .measureInterval(using:options:)
        let _: (ImmediateScheduler, Never?) -> Publishers.SubscribeOn<Base, ImmediateScheduler> = base.subscribe(
            on:options:)
        let _: (ImmediateScheduler, Never?) -> Publishers.ReceiveOn<Base, ImmediateScheduler> = base.receive(
            on:options:)
    }

    @Test("Subscribing") func subscribing() {
        let _: (AnySubscriber<Int, Fault>) -> Void = base.subscribe(_:)
        let _: (Relayed) -> AnyCancellable = base.subscribe(_:)
        let _: (@escaping (Subscribers.Completion<Fault>) -> Void, @escaping (Int) -> Void) -> AnyCancellable = base
            .sink(receiveCompletion:receiveValue:)
        let _:
            (
                ((any Subscription) -> Void)?, ((Int) -> Void)?, ((Subscribers.Completion<Fault>) -> Void)?,
                (() -> Void)?, ((Subscribers.Demand) -> Void)?
            ) -> Publishers.HandleEvents<Base> = base.handleEvents(
                receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)
        let _: (String, (any TextOutputStream)?) -> Publishers.Print<Base> = base.print(_:to:)
        let _:
            (((any Subscription) -> Bool)?, ((Int) -> Bool)?, ((Subscribers.Completion<Fault>) -> Bool)?) ->
                Publishers.Breakpoint<Base> = base.breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)
        let _: () -> Publishers.Breakpoint<Base> = base.breakpointOnError
    }

    @Test("Those of publishers that can't fail") func never() {
        final class Model: ObservableObject {
            @Published var value = 0
            var plain = 0
        }
        let model = Model()
        var values: [Int] = []
        let sink: (@escaping (Int) -> Void) -> AnyCancellable = steady.sink(receiveValue:)
        let assign: (ReferenceWritableKeyPath<Model, Int>, Model) -> AnyCancellable = steady.assign(to:on:)
        let publish: (inout Published<Int>.Publisher) -> Void = steady.assign(to:)
        let cancellables = [sink({ values.append($0) }), assign(\.plain, model)]
        publish(&model.$value)
        #expect(values == [1, 2, 3] && model.plain == 3 && model.value == 3)
        withExtendedLifetime(cancellables) {}
        let _: (Other.Type) -> Publishers.SetFailureType<Just<Int>, Other> = Just(1).setFailureType(to:)
        let subject = PassthroughSubject<Int, Never>()
        let _: () -> Publishers.MakeConnectable<PassthroughSubject<Int, Never>> = subject.makeConnectable
        let _: () -> Publishers.RemoveDuplicates<PassthroughSubject<Int, Never>> = subject.removeDuplicates
        let _: (Int) -> Publishers.Contains<PassthroughSubject<Int, Never>> = subject.contains(_:)
        let _: () -> Publishers.Comparison<PassthroughSubject<Int, Never>> = subject.max
        let _: () -> Publishers.Comparison<PassthroughSubject<Int, Never>> = subject.min
    }

    @Test("From the type, as functions of the publisher") func curried() {
        let sink: (Just<Int>) -> (@escaping (Int) -> Void) -> AnyCancellable = Just<Int>.sink(receiveValue:)
        var values: [Int] = []
        let cancellable = sink(Just(7))({ values.append($0) })
        expectNoDifference(values, [7])
        withExtendedLifetime(cancellable) {}
    }

    @Test("The types of subjects, cancellables and convenience publishers are Combine's") func others() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = subject.sink { values.append($0) }
        let send: (Int) -> Void = subject.send(_:)
        let complete: (Subscribers.Completion<Never>) -> Void = subject.send(completion:)
        [1, 2].forEach(send)
        complete(.finished)
        expectNoDifference(values, [1, 2])
        let _: (any Subscription) -> Void = subject.send(subscription:)
        let _: () -> Void = PassthroughSubject<Void, Never>().send
        let _: (inout Set<AnyCancellable>) -> Void = cancellable.store(in:)
        let _: (inout [AnyCancellable]) -> Void = cancellable.store(in:)
        let _: (@escaping () -> Void) -> AnyCancellable = AnyCancellable.init(_:)
        let _: (Int) -> Just<Int> = Just.init(_:)
        let _: (Bool) -> Empty<Int, Never> = Empty.init(completeImmediately:)
        let _: (@escaping () -> Just<Int>) -> Deferred<Just<Int>> = Deferred.init(createPublisher:)
        let _: (@escaping (@escaping Future<Int, Never>.Promise) -> Void) -> Future<Int, Never> = Future.init(_:)
        let _: ([Int], Subscribers.Completion<Never>) -> Record<Int, Never> = Record.init(output:completion:)
        let _: (Int) -> CurrentValueSubject<Int, Never> = CurrentValueSubject.init(_:)
    }

    @Test("A client's own overload with one more parameter calls this one, and not itself") func overload() {
        var values: [Int] = []
        let cancellable = [1, 2].publisher.sink(receiveValue: { values.append($0) }, label: "values")
        let other = [3].publisher.sink(
            receiveCompletion: { _ in values.append(0) }, receiveValue: { values.append($0) })
        expectNoDifference(values, [1, 2, 3, 0])
        withExtendedLifetime((cancellable, other)) {}
    }
}

extension Publisher where Failure == Never {
    fileprivate func sink(receiveValue: @escaping (Output) -> Void, label: String = "") -> AnyCancellable {
        sink(receiveValue: receiveValue)
    }
}
