/// An edge, a centre or a length of a view or a guide, for constraints.
///
/// ```swift
/// label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
/// ```
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    func relation(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
        times factor: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item, attribute: anchor.attribute,
            multiplier: factor, constant: constant)
    }

    /// Returns a constraint that makes this equal to another anchor.
    ///
    /// - Parameter anchor: The other anchor.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.equal, anchor, 0)
    }
    /// Returns a constraint that makes this equal to another anchor and a distance.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relation(.equal, anchor, c)
    }
    /// Returns a constraint that makes this at least another anchor.
    ///
    /// - Parameter anchor: The other anchor.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, 0)
    }
    /// Returns a constraint that makes this at least another anchor and a distance.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, anchor, c) }
    /// Returns a constraint that makes this at most another anchor.
    ///
    /// - Parameter anchor: The other anchor.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, 0)
    }
    /// Returns a constraint that makes this at most another anchor and a distance.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - c: The distance, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relation(.lessThanOrEqual, anchor, c) }
}

/// A vertical edge or centre line.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint that places this after another anchor, at the system's distance of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the distance.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
}

/// A horizontal edge or centre line.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint that places this below another anchor, at the system's distance of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - multiplier: The factor of the distance.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant)
    }

    /// Returns a constraint that makes the length a number of points.
    ///
    /// - Parameter c: The length, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }
    /// Returns a constraint that makes the length at least a number of points.
    ///
    /// - Parameter c: The length, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constant(.greaterThanOrEqual, c)
    }
    /// Returns a constraint that makes the length at most a number of points.
    ///
    /// - Parameter c: The length, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constant(.lessThanOrEqual, c) }
    /// Returns a constraint that makes the length a multiple of another one.
    ///
    /// - Parameters:
    ///   - anchor: The other length.
    ///   - m: The factor.
    ///   - c: The number that is added, in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.equal, anchor, c, times: m) }
    /// Returns a constraint that makes the length at least a multiple of another one.
    ///
    /// - Parameters:
    ///   - anchor: The other length.
    ///   - m: The factor.
    ///   - c: The number that is added, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, anchor, c, times: m) }
    /// Returns a constraint that makes the length at most a multiple of another one.
    ///
    /// - Parameters:
    ///   - anchor: The other length.
    ///   - m: The factor.
    ///   - c: The number that is added, in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.lessThanOrEqual, anchor, c, times: m) }
}

/// A view or a guide with anchors.
@preconcurrency @MainActor
public protocol _UIAnchored: AnyObject {}
extension UIView: _UIAnchored {}
extension UILayoutGuide: _UIAnchored {}

extension _UIAnchored {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first baseline; the upper edge here.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The last baseline; the lower edge here.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
