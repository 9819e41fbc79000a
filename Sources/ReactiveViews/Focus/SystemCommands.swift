extension View {
    /// Does something when the focus is in this view and the user wants out of here; nil does nothing, and leaves it to the views around.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.ExitCommand.self) { command in
            guard command == .exit, let action else { return false }
            action()
            return true
        }
    }

    /// Does something when the focus is in this view and the user presses an arrow key.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.MoveCommand.self) { command in
            guard case .move(let direction) = command, let action else { return false }
            action(direction)
            return true
        }
    }

    /// Does something when the focus is in this view and the user presses the delete key.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onSystemCommand(as: ModifierKind.DeleteCommand.self) { command in
            guard command == .delete, let action else { return false }
            action()
            return true
        }
    }

    /// Does something when the focus is in this view and the user presses the play button.
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
