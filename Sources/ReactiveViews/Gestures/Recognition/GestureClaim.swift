/// The claim of a recogniser, or of a group that competes as one, against others.
enum GestureClaim {
    /// The touches can't be the gesture any more.
    case failed
    /// The touches may still be the gesture.
    case possible

    /// Recognised by the touch alone, such as a drag without minimum distance. It is active but yields to a gesture
    /// recognised before the touch moves.
    case eager
    /// Partly done, so that others wait for the rest: the first tap of two.
    case waiting
    /// Recognised; competing gestures fail.
    case decided
}

/// The permission given to a recogniser.
enum GestureVerdict {
    /// Its actions run.
    case allowed
    /// Its actions wait until a recogniser with precedence has failed.
    case held
    /// It is cancelled.
    case cancelled
}

/// Decides between two claims of which the first has precedence, such as an inner view's gesture over an outer one's.
///
/// The gesture recognised first wins; at the same event the first claim does. The second claim is held while the first
/// waits for another tap. A second claim that is only eager is also held while the first is possible.
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

    /// Returns the claim of the pair against others.
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

    /// Returns the claim against others of two recognisers that don't compete with each other.
    static func simultaneous(_ one: GestureClaim, _ other: GestureClaim) -> GestureClaim {
        for claim in [GestureClaim.decided, .waiting, .eager, .possible] where one == claim || other == claim {
            return claim
        }
        return .failed
    }
}
