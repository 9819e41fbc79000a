#if !canImport(Darwin)
    import Foundation

    /// A record of actions that undo and redo changes.
    ///
    /// Registrations between `beginUndoGrouping` and `endUndoGrouping` form one step. So do the registrations of one
    /// event of a host, if `groupsByEvent` is true. Outside of a host's events each registration is a step of its own;
    /// Apple's systems combine those of one turn of the run loop.
    ///
    /// ```swift
    /// let undoManager = UndoManager()
    /// undoManager.registerUndo(withTarget: document) { $0.title = "Old" }
    /// undoManager.setActionName("Rename")
    /// undoManager.undo()
    /// ```
    ///
    /// It posts the notifications of Apple's class, with itself as the object.
    ///
    /// Invariants: an action that is registered during undo becomes a redo step, and during redo an undo step. Any
    /// other registration removes all redo steps. `levelsOfUndo > 0 ⇒ undoSteps.count ≤ levelsOfUndo`.
    @MainActor
    @preconcurrency
    open class UndoManager: NSObject {
        private struct Action {
            let run: @MainActor () -> Void
            let target: ObjectIdentifier
        }

        private struct Step {
            var name = ""
            var actions: [Action] = []
            var isDiscardable = false
            /// The event that the step was made in; nil outside of events.
            var event: Int?
        }

        /// A change of the steps, for a document that counts its changes.
        package enum Change {
            case done
            case undone
            case redone
        }

        private var undoSteps: [Step] = []
        private var redoSteps: [Step] = []
        private var open: [Step] = []
        private var disabled = 0

        /// Whether `undo` is running.
        open private(set) var isUndoing = false
        /// Whether `redo` is running.
        open private(set) var isRedoing = false
        /// The maximal number of undo steps; 0, the default, for no limit.
        open var levelsOfUndo = 0 { didSet { dropOldest() } }
        /// Whether the registrations of one event of a host form one step; true by default.
        open var groupsByEvent = true
        /// The modes of the run loop in which groups are closed. Has no effect here.
        open var runLoopModes: [RunLoop.Mode] = [.default]

        /// Returns the number of the host's event that is running. Set by hosts.
        package var eventNumber: (@MainActor () -> Int)?
        /// Called for each new, undone and redone step. Set by documents.
        package var onChange: (@MainActor (Change) -> Void)?

        /// Creates an undo manager without steps.
        public nonisolated override init() { super.init() }

        /// Whether there is a step to undo, or an open group.
        open var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.actions.isEmpty } }
        /// Whether there is a step to redo.
        open var canRedo: Bool { !redoSteps.isEmpty }
        /// Whether actions are recorded. False after more calls of `disableUndoRegistration` than of
        /// `enableUndoRegistration`.
        open var isUndoRegistrationEnabled: Bool { disabled == 0 }
        /// The number of open groups.
        open var groupingLevel: Int { open.count }
        /// The number of steps to undo.
        open var undoCount: Int { undoSteps.count }
        /// The number of steps to redo.
        open var redoCount: Int { redoSteps.count }

        // MARK: Names

        /// The name of the next step to undo; empty if there is none.
        open var undoActionName: String { undoSteps.last?.name ?? "" }
        /// The name of the next step to redo; empty if there is none.
        open var redoActionName: String { redoSteps.last?.name ?? "" }
        /// The title of the menu item for undo, in English.
        open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
        /// The title of the menu item for redo, in English.
        open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

        /// Returns the title of a menu item for undo, in English.
        ///
        /// - Parameter actionName: The name of the change; it may be empty.
        /// - Returns: The title, "Undo Rename" for instance.
        open func undoMenuTitle(forUndoActionName actionName: String) -> String {
            actionName.isEmpty ? "Undo" : "Undo \(actionName)"
        }

        /// Returns the title of a menu item for redo, in English.
        ///
        /// - Parameter actionName: The name of the change; it may be empty.
        /// - Returns: The title, "Redo Rename" for instance.
        open func redoMenuTitle(forUndoActionName actionName: String) -> String {
            actionName.isEmpty ? "Redo" : "Redo \(actionName)"
        }

        /// Names the last registered step, or the open group.
        ///
        /// - Parameter actionName: The name of the change, such as "Rename".
        open func setActionName(_ actionName: String) {
            changeNewest { $0.name = actionName }
        }

        /// Marks the last registered step, or the open group, as one that may be discarded.
        ///
        /// - Parameter discardable: Whether the step may be discarded.
        open func setActionIsDiscardable(_ discardable: Bool) {
            changeNewest { $0.isDiscardable = discardable }
        }

        /// Whether the next step to undo may be discarded; false if there is none.
        open var undoActionIsDiscardable: Bool { undoSteps.last?.isDiscardable ?? false }
        /// Whether the next step to redo may be discarded; false if there is none.
        open var redoActionIsDiscardable: Bool { redoSteps.last?.isDiscardable ?? false }

        private func changeNewest(_ change: (inout Step) -> Void) {
            if !open.isEmpty {
                change(&open[open.count - 1])
            } else if isUndoing {
                if !redoSteps.isEmpty { change(&redoSteps[redoSteps.count - 1]) }
            } else if !undoSteps.isEmpty {
                change(&undoSteps[undoSteps.count - 1])
            }
        }

        // MARK: Registering

        /// Registers an action that undoes a change. The target isn't retained; after its release the action does
        /// nothing.
        ///
        /// - Parameters:
        ///   - target: The object that was changed.
        ///   - handler: Receives the target and restores its old state.
        open func registerUndo<TargetType: AnyObject>(
            withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
        ) {
            guard disabled == 0 else { return }
            let action = Action(
                run: { [weak target] in if let target { handler(target) } }, target: ObjectIdentifier(target))
            if !open.isEmpty {
                open[open.count - 1].actions.append(action)
            } else if let event = openEvent, undoSteps.last?.event == event {
                undoSteps[undoSteps.count - 1].actions.append(action)
            } else {
                add(Step(actions: [action], event: openEvent))
            }
        }

        /// Registers a method that undoes a change. The target isn't retained.
        ///
        /// - Parameters:
        ///   - target: The object that was changed.
        ///   - selector: The method that restores its old state.
        ///   - anObject: The argument of the method; nil for none.
        open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
            registerUndo(withTarget: target as AnyObject) { selector(on: $0, anObject) }
        }

        /// The event whose registrations form one step; nil if each registration is a step.
        private var openEvent: Int? {
            groupsByEvent && !isUndoing && !isRedoing ? eventNumber?() : nil
        }

        private func add(_ step: Step) {
            if isUndoing {
                redoSteps.append(step)
            } else {
                if !isRedoing { redoSteps = [] }
                undoSteps.append(step)
                dropOldest()
                if !isRedoing {
                    onChange?(.done)
                    post(.NSUndoManagerDidCloseUndoGroup)
                }
            }
        }

        private func dropOldest() {
            if levelsOfUndo > 0, undoSteps.count > levelsOfUndo {
                undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
            }
        }

        /// Begins a group. Later registrations belong to it until `endUndoGrouping`. Groups can be nested.
        open func beginUndoGrouping() {
            post(.NSUndoManagerCheckpoint)
            open.append(Step())
            post(.NSUndoManagerDidOpenUndoGroup)
        }

        /// Ends the group that was begun last. Does nothing without an open group.
        open func endUndoGrouping() {
            if open.isEmpty { return }
            post(.NSUndoManagerCheckpoint)
            post(.NSUndoManagerWillCloseUndoGroup)
            guard let step = open.popLast(), !step.actions.isEmpty else { return }
            if open.isEmpty {
                add(step)
            } else {
                open[open.count - 1].actions += step.actions
            }
        }

        /// Stops the recording of actions until `enableUndoRegistration` is called as often.
        open func disableUndoRegistration() { disabled += 1 }
        /// Resumes the recording of actions after `disableUndoRegistration`.
        open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

        // MARK: Undoing

        /// Ends all open groups, then undoes the last step. Does nothing without a step.
        open func undo() {
            while !open.isEmpty { endUndoGrouping() }
            undoNestedGroup()
        }

        /// Undoes the last step. Does nothing without a step, or within an open group.
        open func undoNestedGroup() {
            post(.NSUndoManagerCheckpoint)
            guard open.isEmpty, !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
            post(.NSUndoManagerWillUndoChange)
            isUndoing = true
            perform(step)
            isUndoing = false
            onChange?(.undone)
            post(.NSUndoManagerDidUndoChange)
        }

        /// Redoes the step that was undone last. Does nothing without such a step.
        open func redo() {
            post(.NSUndoManagerCheckpoint)
            guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
            post(.NSUndoManagerWillRedoChange)
            isRedoing = true
            perform(step)
            isRedoing = false
            onChange?(.redone)
            post(.NSUndoManagerDidRedoChange)
        }

        /// Runs the actions, the last registered first. Registrations meanwhile form one step of the same name.
        private func perform(_ step: Step) {
            open.append(Step(name: step.name, isDiscardable: step.isDiscardable))
            for action in step.actions.reversed() { action.run() }
            while open.count > 1 { endUndoGrouping() }
            if let inverse = open.popLast(), !inverse.actions.isEmpty { add(inverse) }
        }

        /// Removes all steps and open groups.
        open func removeAllActions() {
            undoSteps = []
            redoSteps = []
            open = []
        }

        /// Removes the actions for a target, and the steps that have no others. Linear in the number of actions.
        ///
        /// - Parameter target: The target of the actions.
        open func removeAllActions(withTarget target: Any) {
            let id = ObjectIdentifier(target as AnyObject)
            func remove(from steps: inout [Step]) {
                for index in steps.indices { steps[index].actions.removeAll { $0.target == id } }
                steps.removeAll { $0.actions.isEmpty }
            }
            remove(from: &undoSteps)
            remove(from: &redoSteps)
            for index in open.indices { open[index].actions.removeAll { $0.target == id } }
        }

        private func post(_ name: Notification.Name) {
            NotificationCenter.default.post(name: name, object: self)
        }
    }

    extension NSNotification.Name {
        /// Posted by an undo manager before each change of its groups, and when it undoes or redoes.
        public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
        /// Posted by an undo manager after it opened a group.
        public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
        /// Posted by an undo manager before it closes a group.
        public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
        /// Posted by an undo manager after a new step.
        public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
        /// Posted by an undo manager before it undoes a step.
        public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
        /// Posted by an undo manager after it undid a step.
        public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
        /// Posted by an undo manager before it redoes a step.
        public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
        /// Posted by an undo manager after it redid a step.
        public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
    }
#endif
