// Written by Tests/AppleSurface/names --write, from the lists beside it.

@_exported import Dispatch
@_exported import Foundation
import Reactive
@_exported import ReactiveOperators

@_exported import struct Reactive.AnyPublisher
@_exported import struct Reactive.AnySubscriber
@_exported import struct Reactive.AsyncPublisher
@_exported import struct Reactive.AsyncThrowingPublisher
@_exported import class Reactive.CurrentValueSubject
@_exported import struct Reactive.Deferred
@_exported import struct Reactive.Empty
@_exported import struct Reactive.Fail
@_exported import class Reactive.Future
@_exported import struct Reactive.Just
@_exported import class Reactive.PassthroughSubject
@_exported import struct Reactive.Published
@_exported import struct Reactive.Record
@_exported import class ReactiveFoundation.URLSession

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

public typealias AnyCancellable = Reactive.AnyCancellable
public typealias Cancellable = Reactive.Cancellable
public typealias CombineIdentifier = Reactive.CombineIdentifier
public typealias ConnectablePublisher = Reactive.ConnectablePublisher
public typealias CustomCombineIdentifierConvertible = Reactive.CustomCombineIdentifierConvertible
public typealias ImmediateScheduler = Reactive.ImmediateScheduler
public typealias ObservableObject = Reactive.ObservableObject
public typealias ObservableObjectPublisher = Reactive.ObservableObjectPublisher
public typealias Publisher = Reactive.Publisher
public typealias Publishers = Reactive.Publishers
public typealias Scheduler = Reactive.Scheduler
public typealias SchedulerTimeIntervalConvertible = Reactive.SchedulerTimeIntervalConvertible
public typealias Subject = Reactive.Subject
public typealias Subscriber = Reactive.Subscriber
public typealias Subscribers = Reactive.Subscribers
public typealias Subscription = Reactive.Subscription
public typealias Subscriptions = Reactive.Subscriptions
public typealias TopLevelDecoder = Reactive.TopLevelDecoder
public typealias TopLevelEncoder = Reactive.TopLevelEncoder
