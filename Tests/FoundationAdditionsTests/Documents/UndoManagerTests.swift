import Foundation
import FoundationAdditions
import Testing
import ReactiveTesting

@MainActor
@Suite("The undo manager")
struct UndoManagerTests {
    @MainActor
    final class Target {
        var values: [Int] = []

        func append(_ value: Int, _ undo: UndoManager) {
            values.append(value)
            undo.registerUndo(withTarget: self) { $0.removeLast(undo) }
        }

        func removeLast(_ undo: UndoManager) {
            let value = values.removeLast()
            undo.registerUndo(withTarget: self) { $0.append(value, undo) }
        }
    }

    @MainActor
    final class Event {
        var number = 1
    }

    @Test("A group is undone and redone as one step, the last change first")
    func groups() {
        let (undo, target) = (UndoManager(), Target())
        undo.beginUndoGrouping()
        target.append(1, undo)
        undo.beginUndoGrouping()
        target.append(2, undo)
        undo.endUndoGrouping()
        undo.setActionName("Append")
        undo.endUndoGrouping()
        #expect(undo.undoCount == 1 && undo.undoMenuItemTitle == "Undo Append")
        undo.undo()
        #expect(target.values.isEmpty && undo.redoMenuItemTitle == "Redo Append")
        undo.redo()
        expectNoDifference(target.values, [1, 2])
    }

    @Test("The changes of one event are one step, unless the manager doesn't group by event")
    func events() {
        let (undo, target) = (UndoManager(), Target())
        let event = Event()
        undo.eventNumber = { event.number }
        target.append(1, undo)
        target.append(2, undo)
        event.number = 2
        target.append(3, undo)
        expectNoDifference(undo.undoCount, 2)
        undo.undo()
        undo.undo()
        #expect(target.values.isEmpty)
        undo.groupsByEvent = false
        target.append(1, undo)
        target.append(2, undo)
        undo.undo()
        expectNoDifference(target.values, [1])
    }

    @Test("A released target is left alone; a removed target's steps are gone")
    func targets() {
        let undo = UndoManager()
        var target: Target? = Target()
        weak let released = target
        target?.append(1, undo)
        target = nil
        #expect(released == nil && undo.canUndo)
        undo.undo()
        #expect(!undo.canRedo)
        let kept = Target()
        kept.append(1, undo)
        undo.removeAllActions(withTarget: kept)
        #expect(!undo.canUndo && kept.values == [1])
    }

    @Test("Undoing posts the notifications of Apple's class")
    func notifications() {
        let (undo, target) = (UndoManager(), Target())
        var names: [String] = []
        let observers = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map {
            NotificationCenter.default.addObserver(forName: $0, object: undo, queue: nil) { [name = $0] _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        target.append(1, undo)
        undo.undo()
        undo.redo()
        expectNoDifference(
            names,
            [
                "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
                "NSUndoManagerDidRedoChangeNotification",
            ])
    }

    @Test("Only the newest steps are kept if their number is limited")
    func levels() {
        let (undo, target) = (UndoManager(), Target())
        undo.levelsOfUndo = 2
        for value in 1...4 { target.append(value, undo) }
        expectNoDifference(undo.undoCount, 2)
        undo.disableUndoRegistration()
        target.append(5, undo)
        undo.enableUndoRegistration()
        #expect(undo.undoCount == 2 && undo.isUndoRegistrationEnabled)
    }
}
