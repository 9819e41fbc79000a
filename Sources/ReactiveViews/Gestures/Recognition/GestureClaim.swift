/// What a recogniser, or several that stand against others as one, demand of these.
enum GestureClaim {
    /// It can't be the gesture any more, and leaves the field to others.
    case failed
    /// It may still be the gesture.
    case possible
    /// It was recognised by a touch alone, a drag without minimum distance for instance: it goes on, but gives way to what is
    /// recognised before the touch moves.
    case eager
    /// So much of it was done that others wait for the rest: the first tap of two.
    case waiting
    /// It is the gesture; others aren't.
    case decided
}

/// What a recogniser may do.
enum GestureVerdict {
    /// Its actions are run.
    case allowed
    /// Its actions wait until a recogniser that comes before it has failed.
    case held
    /// It is out.
    case cancelled
}

/// Decides between two of which the first comes before the second: an inner view's gesture before an outer one's, say.
///
/// What is recognised first, wins; the first of the two if it is at the same moment. But while the first waits for another tap the
/// second is held, and while it is possible at all one that is merely eager.
enum GestureArbitration {
    static func verdicts(
        first: GestureClaim, second: GestureClaim
    ) -> (first: GestureVerdict, second: GestureVerdict) {
        switch (first, second) {
        case (.decided, _): (.allowed, .cancelled)
        case (.failed, .decided): (.cancelled, .allowed)
        case (.failed, _): (.allowed, .allowed)
        case (.waiting, .decided): (.allowed, .held)
        case (_, .decided): (.cancelled, .allowed)
        case (_, .eager): (.allowed, .held)
        default: (.allowed, .allowed)
        }
    }

    /// What the two demand of others.
    static func combined(first: GestureClaim, second: GestureClaim) -> GestureClaim {
        switch (first, second) {
        case (.decided, _): .decided
        case (.failed, _): second
        case (.waiting, _): .waiting
        case (_, .decided): .decided
        case (_, .waiting): .waiting
        default: first
        }
    }

    /// What two demand of others that don't stand against each other.
    static func simultaneous(_ one: GestureClaim, _ other: GestureClaim) -> GestureClaim {
        for claim in [GestureClaim.decided, .waiting, .eager, .possible] where one == claim || other == claim {
            return claim
        }
        return .failed
    }
}
