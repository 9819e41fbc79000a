#if !canImport(Darwin)
    import Foundation

    /// The name of a method and, if it is known, the method: for targets and actions without the Objective-C runtime.
    ///
    /// On Apple's systems `#selector` makes selectors. That expression needs the Objective-C runtime; the plugin
    /// `AppleSources` rewrites it to a selector with its method. A selector from a string has a name only: what it is
    /// sent to must know the name.
    ///
    /// ```swift
    /// button.addTarget(self, action: Selector("save", Editor.save), for: .touchUpInside)
    /// ```
    ///
    /// Two selectors are equal if their names are equal.
    public struct Selector: Sendable {
        /// The name of the method with a colon for each parameter, such as `tableView:didSelectRowAt:`.
        public let name: String
        let method: Method?

        /// A method: calls it on a target with up to two arguments. Returns nil if the target or an argument has
        /// another type.
        typealias Method = @MainActor @Sendable (_ target: AnyObject?, _ arguments: [Any?]) -> Outcome?

        /// The result of a call; nil for a method without result.
        struct Outcome {
            let value: Any?
        }

        /// Creates a selector without a method.
        ///
        /// - Parameter name: The name of the method.
        public init(_ name: String) {
            self.name = name
            method = nil
        }

        // Methods are boxed, because references to methods aren't sendable functions: they capture nothing but the
        // object they belong to, and are only called on the main actor.
        private init(_ name: String, _ method: @escaping Method) {
            self.name = name
            self.method = method
        }

        // MARK: Methods of a type

        // The isolated functions are `@Sendable`, which references to isolated methods are: an overload can't differ by
        // its isolation alone.

        /// Creates a selector of a method without parameters.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `Type.method`.
        public init<T, R>(_ name: String, _ method: @escaping @MainActor @Sendable (T) -> @MainActor @Sendable () -> R)
        {
            let method = UncheckedSendable(method)
            self.init(name) { target, _ in
                (target as? T).map { Outcome(value: method.value($0)()) }
            }
        }

        /// Creates a selector of a method with a parameter.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `Type.method`.
        public init<T, A, R>(
            _ name: String, _ method: @escaping @MainActor @Sendable (T) -> @MainActor @Sendable (A) -> R
        ) {
            let method = UncheckedSendable(method)
            self.init(name) { target, arguments in
                guard let target = target as? T, let first: A = Self.argument(0, of: arguments) else { return nil }
                return Outcome(value: method.value(target)(first))
            }
        }

        /// Creates a selector of a method with two parameters.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `Type.method`.
        public init<T, A, B, R>(
            _ name: String, _ method: @escaping @MainActor @Sendable (T) -> @MainActor @Sendable (A, B) -> R
        ) {
            let method = UncheckedSendable(method)
            self.init(name) { target, arguments in
                guard let target = target as? T, let first: A = Self.argument(0, of: arguments),
                    let second: B = Self.argument(1, of: arguments)
                else { return nil }
                return Outcome(value: method.value(target)(first, second))
            }
        }

        // MARK: Methods of a type that isn't isolated

        /// Creates a selector of a method without parameters that isn't isolated.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `Type.method`.
        @_disfavoredOverload
        public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { target, arguments in
                guard let target = target as? T else { return nil }
                return Outcome(value: method.value(target)())
            }
        }

        /// Creates a selector of a method with a parameter that isn't isolated.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `Type.method`.
        @_disfavoredOverload
        public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { target, arguments in
                guard let target = target as? T, let first: A = Self.argument(0, of: arguments) else { return nil }
                return Outcome(value: method.value(target)(first))
            }
        }

        /// Creates a selector of a method with two parameters that isn't isolated.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `Type.method`.
        @_disfavoredOverload
        public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { target, arguments in
                guard let target = target as? T, let first: A = Self.argument(0, of: arguments),
                    let second: B = Self.argument(1, of: arguments)
                else { return nil }
                return Outcome(value: method.value(target)(first, second))
            }
        }

        // MARK: Methods of an object

        /// Creates a selector of an object's method without parameters. It retains the object.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `object.method`.
        public init<R>(_ name: String, bound method: @escaping @MainActor @Sendable () -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { _, _ in Outcome(value: method.value()) }
        }

        /// Creates a selector of an object's method with a parameter. It retains the object.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `object.method`.
        public init<A, R>(_ name: String, bound method: @escaping @MainActor @Sendable (A) -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { _, arguments in
                Self.argument(0, of: arguments).map { Outcome(value: method.value($0)) }
            }
        }

        /// Creates a selector of an object's method with two parameters. It retains the object.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `object.method`.
        public init<A, B, R>(_ name: String, bound method: @escaping @MainActor @Sendable (A, B) -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { _, arguments in
                guard let first: A = Self.argument(0, of: arguments), let second: B = Self.argument(1, of: arguments)
                else { return nil }
                return Outcome(value: method.value(first, second))
            }
        }

        /// Creates a selector of an object's method that isn't isolated, without parameters. It retains the object.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `object.method`.
        @_disfavoredOverload
        public init<R>(_ name: String, bound method: @escaping () -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { _, _ in Outcome(value: method.value()) }
        }

        /// Creates a selector of an object's method that isn't isolated, with a parameter. It retains the object.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `object.method`.
        @_disfavoredOverload
        public init<A, R>(_ name: String, bound method: @escaping (A) -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { _, arguments in
                Self.argument(0, of: arguments).map { Outcome(value: method.value($0)) }
            }
        }

        /// Creates a selector of an object's method that isn't isolated, with two parameters. It retains the object.
        ///
        /// - Parameters:
        ///   - name: The name of the method.
        ///   - method: The method, as `object.method`.
        @_disfavoredOverload
        public init<A, B, R>(_ name: String, bound method: @escaping (A, B) -> R) {
            let method = UncheckedSendable(method)
            self.init(name) { _, arguments in
                guard let first: A = Self.argument(0, of: arguments), let second: B = Self.argument(1, of: arguments)
                else { return nil }
                return Outcome(value: method.value(first, second))
            }
        }

        // MARK: Properties

        /// Creates a selector of a property's getter.
        ///
        /// - Parameters:
        ///   - name: The name of the property.
        ///   - property: The key path of the property.
        public init<T, V>(_ name: String, _ property: KeyPath<T, V>) {
            let property = UncheckedSendable(property)
            self.init(name) { target, _ in
                (target as? T).map { Outcome(value: $0[keyPath: property.value]) }
            }
        }

        private static func argument<A>(_ index: Int, of arguments: [Any?]) -> A? {
            let argument = index < arguments.count ? arguments[index] : nil
            if let argument { return argument as? A }
            // Nil for a parameter that is an optional.
            return Optional<Any>.none as? A
        }

        // MARK: Calling

        /// Whether the method is known, so that it can be called.
        public var hasMethod: Bool { method != nil }

        /// Calls the method. Reports a diagnostic if the selector has none, or if the target or an argument has another
        /// type; then nothing is called.
        ///
        /// - Parameters:
        ///   - target: The object.
        ///   - first: The first argument; nil for none.
        ///   - second: The second argument; nil for none.
        /// - Returns: The method's result; nil without one.
        @MainActor
        @discardableResult
        public func callAsFunction(on target: AnyObject?, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
            guard let method else {
                Diagnostics.report(
                    Diagnostic(
                        .unimplemented,
                        """
                        Selector("\(name)") names a method, but doesn't know it; nothing is called. Make it by #selector \
                        and the plugin AppleSources, or as Selector("\(name)", Type.method).
                        """))
                return nil
            }
            guard let outcome = method(target, [first, second]) else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidInput,
                        """
                        Selector("\(name)") was sent to \(target.map { "\(type(of: $0))" } ?? "nil"), which has no such \
                        method, or with arguments of other types; nothing is called.
                        """))
                return nil
            }
            return outcome.value
        }
    }

    extension Selector: Hashable {
        public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    extension Selector: ExpressibleByStringLiteral {
        /// Creates a selector without a method.
        ///
        /// - Parameter value: The name of the method.
        public init(stringLiteral value: String) { self.init(value) }
    }

    extension Selector: CustomStringConvertible {
        public var description: String { name }
    }

    /// Returns the name of a selector's method.
    ///
    /// - Parameter aSelector: The selector.
    public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

    /// Returns a selector without a method.
    ///
    /// - Parameter aSelectorName: The name of the method.
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
#endif
