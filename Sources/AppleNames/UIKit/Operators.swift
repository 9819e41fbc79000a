import ReactiveUIKit

/// Returns a higher priority.
@_disfavoredOverload
public func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { left + right }

/// Returns a lower priority.
@_disfavoredOverload
public func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { left - right }
