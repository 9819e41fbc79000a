extension ViewHost {
    /// The object that learns of the host's actions and events; nil for none. The host keeps it alive.
    package var observer: (any HostObserver)? {
        get { viewTree.observer }
        set { viewTree.observer = newValue }
    }

    /// What an observer can see of the host, without keeping it alive.
    package var window: HostWindow { HostWindow(of: viewTree, graph) }

    /// Informs the observer that an action begins. The caller ends the result on every way out.
    ///
    /// - Parameters:
    ///   - target: The name of the target; nil for an action without one.
    ///   - details: The other arguments, in words.
    ///   - place: The place of the call in the source; nil if it isn't known.
    ///   - function: The name of the host's function.
    /// - Returns: The action; nil if there is no observer.
    package func beginAction(
        _ target: @autoclosure () -> String? = nil, details: @autoclosure () -> String = "",
        at place: @autoclosure () -> String? = nil, by function: StaticString = #function
    ) -> ObservedAction? {
        guard let observer = viewTree.observer else { return nil }
        observer.actionBegan(function, target: target(), details: details(), place: place())
        return ObservedAction(observer: observer)
    }

    /// Performs an action of which the observer learns, also why it fails.
    ///
    /// - Parameters:
    ///   - target: The name of the target; nil for an action without one.
    ///   - details: The other arguments, in words.
    ///   - isMiss: Returns whether an error is none for the observer; by default it always is one.
    ///   - function: The name of the host's function.
    ///   - action: The action.
    func observed(
        _ target: @autoclosure () -> String? = nil, details: @autoclosure () -> String = "",
        isMiss: (ViewQueryError) -> Bool = { _ in false }, by function: StaticString = #function,
        _ action: () throws(ViewQueryError) -> Void
    ) throws(ViewQueryError) {
        guard let observer = viewTree.observer else { return try action() }
        observer.actionBegan(function, target: target(), details: details(), place: nil)
        do throws(ViewQueryError) {
            try action()
            observer.actionEnded(nil)
        } catch {
            observer.actionEnded(isMiss(error) ? nil : error)
            throw error
        }
    }
}

extension ViewQueryError {
    /// Whether a target is a point where nothing reacts.
    func isMiss(of locator: ViewLocator) -> Bool {
        guard case .point = locator.kind else { return false }
        switch self {
        case .notFound, .unresponsive: return true
        default: return false
        }
    }
}

/// An action that an observer knows has begun.
@MainActor
package struct ObservedAction {
    fileprivate let observer: any HostObserver

    /// Informs the observer that the action has ended.
    ///
    /// - Parameter error: The reason why it failed; nil if it succeeded, or if the reason isn't known.
    package func end(_ error: (any Error)? = nil) { observer.actionEnded(error) }
}

extension TargetPlace {
    /// The place as an observer learns of it.
    ///
    /// - Parameter isAnywhere: Whether the verb was given no point in the view.
    func observed(isAnywhere: Bool) -> ObservedTarget {
        let element = element ?? ViewElement(of: node)
        return ObservedTarget(
            line: element.line, frame: element.frame, isAnywhere: isAnywhere && point == nil)
    }
}
