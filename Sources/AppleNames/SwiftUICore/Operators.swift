import ReactiveViews

// Operators that no protocol of the standard library declares: no import can name them. They are disfavored, so that a
// file that sees the members as well has no ambiguity.

/// Returns a text of two texts.
@_disfavoredOverload
public func + (left: Text, right: Text) -> Text { left + right }

/// Returns the opposite angle.
@_disfavoredOverload
public prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

/// Returns the sum of two angles.
@_disfavoredOverload
public func + (left: Angle, right: Angle) -> Angle { left + right }

/// Returns the difference of two angles.
@_disfavoredOverload
public func - (left: Angle, right: Angle) -> Angle { left - right }

/// Returns a multiple of an angle.
@_disfavoredOverload
public func * (left: Angle, right: Double) -> Angle { left * right }

/// Returns a multiple of an angle.
@_disfavoredOverload
public func * (left: Double, right: Angle) -> Angle { left * right }

/// Returns a part of an angle.
@_disfavoredOverload
public func / (left: Angle, right: Double) -> Angle { left / right }

/// Returns the ratio of two angles.
@_disfavoredOverload
public func / (left: Angle, right: Angle) -> Double { left / right }

/// Multiplies an angle.
@_disfavoredOverload
public func *= (left: inout Angle, right: Double) { left *= right }

/// Divides an angle.
@_disfavoredOverload
public func /= (left: inout Angle, right: Double) { left /= right }
