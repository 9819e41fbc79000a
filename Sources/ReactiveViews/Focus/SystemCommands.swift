nonisolated extension View {
    /// Calls an action on an exit command while the focus is in this view.
    ///
    /// ```swift
    /// Dialog().onExitCommand { isShown = false }
    /// ```
    ///
    /// - Parameter action: Called on the main actor; nil leaves the command to ancestors.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.ExitCommand.self) { command in
            guard command == .exit, let action else { return false }
            action()
            return true
        }
    }

    /// Calls an action on an arrow key while the focus is in this view.
    ///
    /// ```swift
    /// Board().focusable().onMoveCommand { direction in
    ///     if direction == .left { column -= 1 }
    /// }
    /// ```
    ///
    /// - Parameter action: Called on the main actor with the direction; nil leaves the command to ancestors.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.MoveCommand.self) { command in
            guard case .move(let direction) = command, let action else { return false }
            action(direction)
            return true
        }
    }

    /// Calls an action on the delete key while the focus is in this view.
    ///
    /// - Parameter action: Called on the main actor; nil leaves the command to ancestors.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.DeleteCommand.self) { command in
            guard command == .delete, let action else { return false }
            action()
            return true
        }
    }

    /// Calls an action on the play button while the focus is in this view.
    ///
    /// - Parameter action: Called on the main actor; nil leaves the command to ancestors.
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.PlayPauseCommand.self) { command in
            guard command == .playPause, let action else { return false }
            action()
            return true
        }
    }

    private func onSystemCommand<Kind>(
        as kind: Kind.Type, _ take: @escaping (SystemCommand) -> Bool
    ) -> some View {
        modifier(
            EventModifier<Kind> { event in
                guard case .control(.command(let command)) = event.kind else { return false }
                return take(command)
            })
    }
}
