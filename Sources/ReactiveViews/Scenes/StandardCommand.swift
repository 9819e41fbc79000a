/// A command that the system adds to the program's.
@MainActor
struct StandardCommand {
    let title: String
    /// The group that it belongs to.
    let group: CommandGroupPlacement
    let key: KeyEquivalent
    let modifiers: EventModifiers
    /// What it does; nil if it is disabled.
    let action: (() -> Void)?

    private init(
        _ title: String, _ group: CommandGroupPlacement, _ key: KeyEquivalent, _ modifiers: EventModifiers = .command,
        action: (() -> Void)?
    ) {
        self.title = title
        self.group = group
        self.key = key
        self.modifiers = modifiers
        self.action = action
    }

    /// The commands that mean something for a program, in the order of the menus.
    static func all(of system: WindowSystem, undoManager: UndoManager?) -> [StandardCommand] {
        let scenes = system.scenes.filter(\.hasStandardCommands)
        var commands: [StandardCommand] = []
        if scenes.contains(where: { $0.windowID == settingsWindow }) {
            commands.append(
                StandardCommand("Settings…", .appSettings, ",") { system.open(id: settingsWindow, value: nil) })
        }
        if scenes.contains(where: { $0.documentKinds.contains(where: \.makesNew) }) {
            commands.append(StandardCommand("New", .newItem, "n") { _ = system.openNewDocument { _ in true } })
        } else if let group = scenes.first(where: { !$0.isSingle && $0.documentKinds.isEmpty }) {
            commands.append(StandardCommand("New Window", .newItem, "n") { group.open(nil) })
        }
        let window = system.keyWindow
        commands.append(
            StandardCommand(
                "Close", .saveItem, "w", action: window.map { window in { system.close(serial: window.serial) } })
        )
        if let session = window?.session {
            let canSave = session.isEditable && session.fileURL != nil
            commands.append(
                StandardCommand(
                    "Save", .saveItem, "s", action: canSave ? { report { try session.save(to: nil, as: nil) } } : nil))
            let canRevert = canSave && session.isEdited
            commands.append(
                StandardCommand("Revert", .saveItem, "r", action: canRevert ? { report { try session.revert() } } : nil)
            )
        }
        if let undoManager {
            commands.append(
                StandardCommand(
                    undoManager.undoMenuItemTitle, .undoRedo, "z",
                    action: undoManager.canUndo ? { undoManager.undo() } : nil))
            commands.append(
                StandardCommand(
                    undoManager.redoMenuItemTitle, .undoRedo, "z", [.command, .shift],
                    action: undoManager.canRedo ? { undoManager.redo() } : nil))
        }
        for scene in scenes where scene.isSingle && scene.isInserted && scene.windowID != settingsWindow {
            guard let title = scene.windowTitle else { continue }
            commands.append(StandardCommand(title, .singleWindowList, "\0") { scene.open(nil) })
        }
        return commands
    }

    /// Runs a menu's action. What it throws, which the system shows in an alert, is a diagnostic here.
    private static func report(_ action: () throws -> Void) {
        do {
            try action()
        } catch {
            Diagnostics.report(
                Diagnostic(.navigation, "A document's command failed: \(error). The document is unchanged."))
        }
    }
}
