/// An operator's response to an upstream that delivers outside of a subscription, and to a downstream that uses the
/// operator before there is one.
///
/// Well-behaved publishers and subscribers do neither. The responses differ from operator to operator as they do in
/// Combine.
@usableFromInline
struct ViolationPolicy {
    @usableFromInline
    enum Response {
        /// Proceeds as if there were a subscription.
        case pass
        case ignore
        /// Sends downstream a subscription first, then proceeds. For early events only.
        case begin
        /// Ends the process.
        case trap
    }
    /// The operator's name in `Publishers`, for a trap's message and for the description of the subscription.
    @usableFromInline let name: StaticString
    @usableFromInline var earlyValue: Response
    @usableFromInline var earlyCompletion: Response
    /// `pass` has the effect of `ignore`: there is no upstream to request from.
    @usableFromInline var earlyRequest: Response
    /// True if cancelling before the subscription counts: the subscription is cancelled when it arrives.
    @usableFromInline var countsEarlyCancel: Bool
    @usableFromInline var lateValue: Response
    @usableFromInline var lateCompletion: Response
    /// True if an error thrown for a value after the end is delivered as a second failure.
    @usableFromInline var failsAgain: Bool
    /// True if this operator traps on a request for no values; otherwise the request goes to upstream.
    @usableFromInline var trapsOnNone: Bool

    @inlinable @inline(__always)
    init(
        _ name: StaticString, earlyValue: Response, earlyCompletion: Response, earlyRequest: Response = .ignore,
        countsEarlyCancel: Bool = false, lateValue: Response = .ignore, lateCompletion: Response = .ignore,
        failsAgain: Bool = false, trapsOnNone: Bool = false
    ) {
        self.name = name
        self.earlyValue = earlyValue
        self.earlyCompletion = earlyCompletion
        self.earlyRequest = earlyRequest
        self.countsEarlyCancel = countsEarlyCancel
        self.lateValue = lateValue
        self.lateCompletion = lateCompletion
        self.failsAgain = failsAgain
        self.trapsOnNone = trapsOnNone
    }

    /// Traps on everything before the subscription; ignores what comes after the end.
    @inlinable @inline(__always)
    static func strict(_ name: StaticString) -> ViolationPolicy {
        ViolationPolicy(
            name, earlyValue: .trap, earlyCompletion: .trap, earlyRequest: .trap, countsEarlyCancel: true)
    }

    /// Sends downstream a subscription before a value or a completion that arrives before upstream's; ignores what
    /// comes after the end. Traps on a request before the subscription.
    @inlinable @inline(__always)
    static func beginning(_ name: StaticString) -> ViolationPolicy {
        ViolationPolicy(
            name, earlyValue: .begin, earlyCompletion: .begin, earlyRequest: .trap, countsEarlyCancel: true)
    }

    /// Passes values on at any time, and ignores a completion outside of a subscription.
    @inlinable @inline(__always)
    static func lenient(_ name: StaticString, failsAgain: Bool = false) -> ViolationPolicy {
        ViolationPolicy(name, earlyValue: .pass, earlyCompletion: .ignore, lateValue: .pass, failsAgain: failsAgain)
    }

    /// Ignores everything outside of a subscription.
    @inlinable @inline(__always)
    static func quiet(_ name: StaticString, trapsOnNone: Bool = false) -> ViolationPolicy {
        ViolationPolicy(name, earlyValue: .ignore, earlyCompletion: .ignore, trapsOnNone: trapsOnNone)
    }

    @inlinable @inline(never)
    static func violated(_ name: StaticString) -> Never {
        fatalError("\(name): used before it received a subscription")
    }
}
