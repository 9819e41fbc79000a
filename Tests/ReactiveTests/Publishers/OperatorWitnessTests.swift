import Reactive
import Testing
import ReactiveTesting

/// Every operator as a protocol's requirement and as a value of its type, as a client may use it. That this compiles is
/// the test: one more parameter, even with a default, and it doesn't.
private protocol MappingWitnesses: Publisher {
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>
    func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T>
    func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2>
    func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E>
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    func flatMap<T, P: Publisher>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure
    func replaceError(with output: Output) -> Publishers.ReplaceError<Self>
    func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self>
    func ignoreOutput() -> Publishers.IgnoreOutput<Self>
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
}

private protocol FilteringWitnesses: Publisher {
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self>
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self>
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
    func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
    func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    func output(at index: Int) -> Publishers.Output<Self>
    func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int
    func prefix(_ maxLength: Int) -> Publishers.Output<Self>
    func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>
    func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
    func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    func dropFirst(_ count: Int) -> Publishers.Drop<Self>
    func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self>
    func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self>
    func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure
    func first() -> Publishers.First<Self>
    func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self>
    func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
    func last() -> Publishers.Last<Self>
    func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self>
    func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self>
}

private protocol FoldingWitnesses: Publisher {
    func collect() -> Publishers.Collect<Self>
    func collect(_ count: Int) -> Publishers.CollectByCount<Self>
    func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions?)
        -> Publishers.CollectByTime<Self, S>
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T>
    func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    func count() -> Publishers.Count<Self>
    func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
    func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self>
    func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
    func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self>
    func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self>
    func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self>
    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self>
    func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
}

private protocol CombiningWitnesses: Publisher {
    func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure
    func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure
    func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure
    func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure
    func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure
    func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure
    func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure
    func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B> where B.Output == Output, B.Failure == Failure
    func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
    func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    func merge(with other: Self) -> Publishers.MergeMany<Self>
    func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
    func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where Output == S.Element
    func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output
    func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
    func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where Output == S.Element
    func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output
}

private protocol RecoveringWitnesses: Publisher {
    func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output
    func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output
    func retry(_ retries: Int) -> Publishers.Retry<Self>
    func assertNoFailure(_ prefix: String, file: StaticString, line: UInt) -> Publishers.AssertNoFailure<Self>
    func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>)
        -> Publishers.Buffer<Self>
    func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output
    func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output
    func share() -> Publishers.Share<Self>
}

private protocol TimingWitnesses: Publisher {
    func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?)
        -> Publishers.Debounce<Self, S>
    func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> Publishers.Throttle<Self, S>
    func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride?, scheduler: S,
        options: S.SchedulerOptions?
    ) -> Publishers.Delay<Self, S>
    func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?,
        customError: (() -> Failure)?
    ) -> Publishers.Timeout<Self, S>
    func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions?)
        -> Publishers.MeasureInterval<Self, S>
    func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions?) -> Publishers.SubscribeOn<Self, S>
    func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions?) -> Publishers.ReceiveOn<Self, S>
}

private protocol SubscribingWitnesses: Publisher {
    func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input
    func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output
    func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable
    func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)?, receiveOutput: ((Output) -> Void)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?, receiveCancel: (() -> Void)?,
        receiveRequest: ((Subscribers.Demand) -> Void)?
    ) -> Publishers.HandleEvents<Self>
    func print(_ prefix: String, to stream: (any TextOutputStream)?) -> Publishers.Print<Self>
    func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)?, receiveOutput: ((Output) -> Bool)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
    ) -> Publishers.Breakpoint<Self>
    func breakpointOnError() -> Publishers.Breakpoint<Self>
    var values: AsyncThrowingPublisher<Self> { get }
}

private struct Plain<Output, Failure: Error>: Publisher, MappingWitnesses, FilteringWitnesses, FoldingWitnesses,
    CombiningWitnesses, RecoveringWitnesses, TimingWitnesses, SubscribingWitnesses
{
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

/// Of values that can be compared.
private protocol ComparingWitnesses: Publisher where Output: Comparable {
    func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
    func contains(_ output: Output) -> Publishers.Contains<Self>
    func max() -> Publishers.Comparison<Self>
    func min() -> Publishers.Comparison<Self>
}

/// Of publishers that can't fail.
private protocol NeverFailingWitnesses: Publisher where Failure == Never {
    func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
    func makeConnectable() -> Publishers.MakeConnectable<Self>
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
    func assign(to published: inout Published<Output>.Publisher)
    func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never
    func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
    var values: AsyncPublisher<Self> { get }
}

/// Of publishers that can, to such that can't.
private protocol MixedFailureWitnesses: Publisher {
    func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never
}

/// Of optional values.
private protocol OptionalWitnesses: Publisher where Output == Int? {
    func replaceNil(with output: Int) -> Publishers.Map<Self, Int>
}

/// Of publishers of publishers.
private protocol NestedWitnesses: Publisher where Output: Publisher, Output.Failure == Failure {
    func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
}

/// Of values that can be coded.
private protocol CodingWitnesses: Publisher where Output == Int {
    func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
}

/// Of connectable publishers.
private protocol ConnectingWitnesses: ConnectablePublisher {
    func autoconnect() -> Publishers.Autoconnect<Self>
}

/// Of subjects, to which nothing but a type's own functions could be a witness.
private protocol SubjectWitnesses: Subject {
    func send(_ value: Output)
    func send(subscription: any Subscription)
    func send(completion: Subscribers.Completion<Failure>)
}
private protocol VoidSubjectWitnesses: Subject where Output == Void { func send() }

private struct Steady: Publisher, ComparingWitnesses, NeverFailingWitnesses, MixedFailureWitnesses, CodingWitnesses {
    typealias Output = Int
    typealias Failure = Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {}
}
private struct Gaps: Publisher, OptionalWitnesses {
    typealias Output = Int?
    typealias Failure = Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int?, S.Failure == Never {}
}
private struct Nested: Publisher, NestedWitnesses {
    typealias Output = Just<Int>
    typealias Failure = Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Just<Int>, S.Failure == Never {}
}
extension Publishers.MakeConnectable: ConnectingWitnesses {}
extension PassthroughSubject: SubjectWitnesses {}
extension CurrentValueSubject: SubjectWitnesses {}
private final class VoidSubject: VoidSubjectWitnesses {
    typealias Output = Void
    typealias Failure = Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {}
    func send(_ value: Void) {}
    func send(completion: Subscribers.Completion<Never>) {}
    func send(subscription: any Subscription) {}
}

@Suite("Operators as witnesses")
struct OperatorWitnessTests {
    /// A client's own protocol, for which the operator is enough.
    private protocol Sinking {
        associatedtype Output
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    }
    private struct Forwarding<S: Sinking> {
        let sinking: S
        func callAsFunction(_ receiveValue: @escaping (S.Output) -> Void) -> AnyCancellable {
            sinking.sink(receiveValue: receiveValue)
        }
    }
    private struct Three: Publisher, Sinking {
        typealias Output = Int
        typealias Failure = Never
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            [1, 2, 3].publisher.receive(subscriber: subscriber)
        }
    }

    @Test("sink fulfils a client's own requirement") func witness() {
        var values: [Int] = []
        let cancellable = Forwarding(sinking: Three())() { values.append($0) }
        expectNoDifference(values, [1, 2, 3])
        withExtendedLifetime(cancellable) {}
    }
}
