#if !canImport(ObjectiveC)
    /// Remembers how to undo changes, and to do them again. What is registered during one event of a `ViewHost`, or between `beginUndoGrouping`
    /// and `endUndoGrouping`, would be one step on Apple's systems; here each registration outside of a group is a step of its own ⚑.
    ///
    /// Invariants: an action registered while undoing is one to be done again, and the other way round; any other empties what could be
    /// done again.
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

        /// Whether `undo` is being carried out.
        public private(set) var isUndoing = false
        /// Whether `redo` is being carried out.
        public private(set) var isRedoing = false
        /// How many steps are remembered; 0 for any number.
        public var levelsOfUndo = 0 { didSet { dropOldest() } }

        public nonisolated init() {}

        public var canUndo: Bool { !undoSteps.isEmpty || !open.isEmpty }
        public var canRedo: Bool { !redoSteps.isEmpty }
        public var isUndoRegistrationEnabled: Bool { disabled == 0 }
        public var groupingLevel: Int { open.count }

        /// What the next step to be undone is called.
        public var undoActionName: String { undoSteps.last?.name ?? "" }
        /// What the next step to be done again is called.
        public var redoActionName: String { redoSteps.last?.name ?? "" }
        public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
        public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

        /// Remembers what undoes a change. The target is kept as long as the action is.
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

        /// Names the step that was registered last.
        public func setActionName(_ actionName: String) {
            if !open.isEmpty {
                open[open.count - 1].name = actionName
            } else if isUndoing {
                if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
            } else if !undoSteps.isEmpty {
                undoSteps[undoSteps.count - 1].name = actionName
            }
        }

        /// What is registered from now on is one step, until the group is ended.
        public func beginUndoGrouping() { open.append(Step()) }

        /// Ends the group that was begun last; nothing if there is none.
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

        /// Undoes the last step, after ending open groups; nothing if there is none.
        public func undo() {
            while !open.isEmpty { endUndoGrouping() }
            guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
            isUndoing = true
            perform(step)
            isUndoing = false
        }

        /// Does again what was undone last; nothing if there is nothing.
        public func redo() {
            guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
            isRedoing = true
            perform(step)
            isRedoing = false
        }

        /// The last change is undone first. What is registered meanwhile is one step of the same name.
        private func perform(_ step: Step) {
            open.append(Step(name: step.name))
            for action in step.actions.reversed() { action() }
            endUndoGrouping()
        }

        /// Registers nothing until it is enabled as often.
        public func disableUndoRegistration() { disabled += 1 }
        public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

        /// Forgets everything.
        public func removeAllActions() {
            undoSteps = []
            redoSteps = []
            open = []
        }

        /// Forgets the steps that concern a target.
        public func removeAllActions(withTarget target: AnyObject) {
            let id = ObjectIdentifier(target)
            undoSteps.removeAll { $0.targets.contains(id) }
            redoSteps.removeAll { $0.targets.contains(id) }
        }
    }
#endif
