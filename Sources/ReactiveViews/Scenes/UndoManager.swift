#if !canImport(Darwin)
    /// A record of actions that undo and redo changes.
    ///
    /// Registrations between `beginUndoGrouping` and `endUndoGrouping` form one step. Each registration outside a group
    /// is a step of its own; Apple's systems combine those of one event.
    ///
    /// ```swift
    /// let undoManager = UndoManager()
    /// undoManager.registerUndo(withTarget: document) { $0.title = "Old" }
    /// undoManager.setActionName("Rename")
    /// undoManager.undo()
    /// ```
    ///
    /// Invariants: an action that is registered during undo becomes a redo step, and during redo an undo step. Any
    /// other registration removes all redo steps.
    @MainActor
    @preconcurrency
    public final class UndoManager {
        private struct Step {
            var name = ""
            var actions: [@MainActor () -> Void] = []
            var targets: [ObjectIdentifier] = []
        }

        private var undoSteps: [Step] = []
        private var redoSteps: [Step] = []
        private var open: [Step] = []
        private var disabled = 0

        /// Whether `undo` is running.
        public private(set) var isUndoing = false
        /// Whether `redo` is running.
        public private(set) var isRedoing = false
        /// The maximal number of undo steps; 0 for no limit.
        public var levelsOfUndo = 0 { didSet { dropOldest() } }

        /// Creates an undo manager without steps.
        public nonisolated init() {}

        /// Whether there is a step to undo, or an open group.
        public var canUndo: Bool { !undoSteps.isEmpty || !open.isEmpty }
        /// Whether there is a step to redo.
        public var canRedo: Bool { !redoSteps.isEmpty }
        /// Whether actions are recorded. False after more calls of `disableUndoRegistration` than of
        /// `enableUndoRegistration`.
        public var isUndoRegistrationEnabled: Bool { disabled == 0 }
        /// The number of open groups.
        public var groupingLevel: Int { open.count }

        /// The name of the next step to undo; empty if there is none.
        public var undoActionName: String { undoSteps.last?.name ?? "" }
        /// The name of the next step to redo; empty if there is none.
        public var redoActionName: String { redoSteps.last?.name ?? "" }
        /// The title of the menu item for undo, in English.
        public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
        /// The title of the menu item for redo, in English.
        public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

        /// Registers an action that undoes a change. The target is retained as long as the action.
        ///
        /// - Parameters:
        ///   - target: The object that was changed.
        ///   - handler: Receives the target and restores its old state.
        public func registerUndo<Target: AnyObject>(
            withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
        ) {
            guard disabled == 0 else { return }
            let action: @MainActor () -> Void = { handler(target) }
            if open.isEmpty {
                add(Step(actions: [action], targets: [ObjectIdentifier(target)]))
            } else {
                open[open.count - 1].actions.append(action)
                open[open.count - 1].targets.append(ObjectIdentifier(target))
            }
        }

        private func add(_ step: Step) {
            if isUndoing {
                redoSteps.append(step)
            } else {
                if !isRedoing { redoSteps = [] }
                undoSteps.append(step)
                dropOldest()
            }
        }

        private func dropOldest() {
            if levelsOfUndo > 0, undoSteps.count > levelsOfUndo {
                undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
            }
        }

        /// Names the last registered step, or the open group.
        ///
        /// - Parameter actionName: The name of the change, such as "Rename".
        public func setActionName(_ actionName: String) {
            if !open.isEmpty {
                open[open.count - 1].name = actionName
            } else if isUndoing {
                if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
            } else if !undoSteps.isEmpty {
                undoSteps[undoSteps.count - 1].name = actionName
            }
        }

        /// Begins a group. Later registrations belong to it until `endUndoGrouping`. Groups can be nested.
        public func beginUndoGrouping() { open.append(Step()) }

        /// Ends the group that was begun last. Does nothing without an open group.
        public func endUndoGrouping() {
            guard let step = open.popLast() else { return }
            guard !step.actions.isEmpty else { return }
            if open.isEmpty {
                add(step)
            } else {
                open[open.count - 1].actions += step.actions
                open[open.count - 1].targets += step.targets
            }
        }

        /// Ends all open groups, then undoes the last step. Does nothing without a step.
        public func undo() {
            while !open.isEmpty { endUndoGrouping() }
            guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
            isUndoing = true
            perform(step)
            isUndoing = false
        }

        /// Redoes the step that was undone last. Does nothing without such a step.
        public func redo() {
            guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
            isRedoing = true
            perform(step)
            isRedoing = false
        }

        /// Runs the actions, the last registered first. Registrations meanwhile form one step of the same name.
        private func perform(_ step: Step) {
            open.append(Step(name: step.name))
            for action in step.actions.reversed() { action() }
            endUndoGrouping()
        }

        /// Stops the recording of actions until `enableUndoRegistration` is called as often.
        public func disableUndoRegistration() { disabled += 1 }
        /// Resumes the recording of actions after `disableUndoRegistration`.
        public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

        /// Removes all steps and open groups.
        public func removeAllActions() {
            undoSteps = []
            redoSteps = []
            open = []
        }

        /// Removes the steps with actions for a target. Linear in the number of actions.
        ///
        /// - Parameter target: The target of the actions.
        public func removeAllActions(withTarget target: AnyObject) {
            let id = ObjectIdentifier(target)
            undoSteps.removeAll { $0.targets.contains(id) }
            redoSteps.removeAll { $0.targets.contains(id) }
        }
    }
#endif
