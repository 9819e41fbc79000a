#if !canImport(Darwin)
    /// The name of a method.
    ///
    /// `#selector` needs the Objective-C runtime, so there are no selectors of methods here. The members stand for the
    /// ones that programs send to the first responder.
    ///
    /// ```swift
    /// UIApplication.shared.sendAction(.resignFirstResponder, to: nil, from: nil, for: nil)
    /// ```
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name.
        public let description: String

        /// Creates the name of a method.
        ///
        /// - Parameter str: The name, for instance `resignFirstResponder`.
        public init(_ str: String) { description = str }
        public init(stringLiteral value: String) { description = value }

        /// Ends the editing of text.
        public static let resignFirstResponder = Selector("resignFirstResponder")
        /// Begins the editing of text.
        public static let becomeFirstResponder = Selector("becomeFirstResponder")
    }

    /// Returns the selector with a name.
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
    /// Returns the name of a selector.
    public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif
