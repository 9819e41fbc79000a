import Reactive

// The operators of demands, as functions. A module of Apple's name imports declarations one by one, and no import can
// name an operator; these are in a module that such modules export entirely. They are generic and disfavored, so that
// the compiler prefers the members where a file sees both.

/// A demand. Only `Subscribers.Demand` conforms.
public protocol _DemandValue {
    init(_demand: Subscribers.Demand)
    var _demand: Subscribers.Demand { get }
}

extension Subscribers.Demand: _DemandValue {
    @inlinable public init(_demand: Subscribers.Demand) { self = _demand }
    @inlinable public var _demand: Subscribers.Demand { self }
}

/// Returns the sum of two demands.
@_disfavoredOverload
@inlinable
public func + <D: _DemandValue>(left: D, right: D) -> D { D(_demand: left._demand + right._demand) }

/// Returns the sum of two demands.
@_disfavoredOverload
@inlinable
public func + <D: _DemandValue>(left: D, right: Int) -> D { D(_demand: left._demand + right) }

/// Returns the difference of two demands, at least zero.
@_disfavoredOverload
@inlinable
public func - <D: _DemandValue>(left: D, right: D) -> D { D(_demand: left._demand - right._demand) }

/// Returns the difference of two demands, at least zero.
@_disfavoredOverload
@inlinable
public func - <D: _DemandValue>(left: D, right: Int) -> D { D(_demand: left._demand - right) }

/// Returns a multiple of a demand.
@_disfavoredOverload
@inlinable
public func * <D: _DemandValue>(left: D, right: Int) -> D { D(_demand: left._demand * right) }

/// Adds to a demand.
@_disfavoredOverload
@inlinable
public func += <D: _DemandValue>(left: inout D, right: D) { left = D(_demand: left._demand + right._demand) }

/// Adds to a demand.
@_disfavoredOverload
@inlinable
public func += <D: _DemandValue>(left: inout D, right: Int) { left = D(_demand: left._demand + right) }

/// Subtracts from a demand; the result is at least zero.
@_disfavoredOverload
@inlinable
public func -= <D: _DemandValue>(left: inout D, right: D) { left = D(_demand: left._demand - right._demand) }

/// Subtracts from a demand; the result is at least zero.
@_disfavoredOverload
@inlinable
public func -= <D: _DemandValue>(left: inout D, right: Int) { left = D(_demand: left._demand - right) }

/// Multiplies a demand.
@_disfavoredOverload
@inlinable
public func *= <D: _DemandValue>(left: inout D, right: Int) { left = D(_demand: left._demand * right) }

/// Returns whether a demand and a number are equal.
@_disfavoredOverload
@inlinable
public func == <D: _DemandValue>(left: D, right: Int) -> Bool { left._demand == right }

/// Returns whether a number and a demand are equal.
@_disfavoredOverload
@inlinable
public func == <D: _DemandValue>(left: Int, right: D) -> Bool { left == right._demand }

/// Returns whether a demand and a number differ.
@_disfavoredOverload
@inlinable
public func != <D: _DemandValue>(left: D, right: Int) -> Bool { left._demand != right }

/// Returns whether a number and a demand differ.
@_disfavoredOverload
@inlinable
public func != <D: _DemandValue>(left: Int, right: D) -> Bool { left != right._demand }

/// Returns whether a demand and a number are in ascending order.
@_disfavoredOverload
@inlinable
public func < <D: _DemandValue>(left: D, right: Int) -> Bool { left._demand < right }

/// Returns whether a number and a demand are in ascending order.
@_disfavoredOverload
@inlinable
public func < <D: _DemandValue>(left: Int, right: D) -> Bool { left < right._demand }

/// Returns whether a demand and a number are equal or in ascending order.
@_disfavoredOverload
@inlinable
public func <= <D: _DemandValue>(left: D, right: Int) -> Bool { left._demand <= right }

/// Returns whether a number and a demand are equal or in ascending order.
@_disfavoredOverload
@inlinable
public func <= <D: _DemandValue>(left: Int, right: D) -> Bool { left <= right._demand }

/// Returns whether a demand and a number are in descending order.
@_disfavoredOverload
@inlinable
public func > <D: _DemandValue>(left: D, right: Int) -> Bool { left._demand > right }

/// Returns whether a number and a demand are in descending order.
@_disfavoredOverload
@inlinable
public func > <D: _DemandValue>(left: Int, right: D) -> Bool { left > right._demand }

/// Returns whether a demand and a number are equal or in descending order.
@_disfavoredOverload
@inlinable
public func >= <D: _DemandValue>(left: D, right: Int) -> Bool { left._demand >= right }

/// Returns whether a number and a demand are equal or in descending order.
@_disfavoredOverload
@inlinable
public func >= <D: _DemandValue>(left: Int, right: D) -> Bool { left >= right._demand }
