#if !canImport(Darwin)
    extension Selector {
        /// Ends the editing of text.
        public static let resignFirstResponder = Selector("resignFirstResponder")
        /// Begins the editing of text.
        public static let becomeFirstResponder = Selector("becomeFirstResponder")
    }

    /// An object to inform and its method.
    @MainActor
    struct TargetAction {
        private(set) weak var target: AnyObject?
        let action: Selector

        init(_ target: Any?, _ action: Selector) {
            self.target = target.map { $0 as AnyObject }
            self.action = action
        }

        /// Calls the method with a sender. Reports a diagnostic if the selector doesn't know its method.
        func send(from sender: AnyObject, _ event: UIEvent? = nil) { action(on: target, sender, event) }

        /// Whether the object and the method are the given ones; nil stands for any.
        func matches(_ target: Any?, _ action: Selector?) -> Bool {
            (target == nil || self.target === target as AnyObject) && (action == nil || self.action == action)
        }
    }
#endif
