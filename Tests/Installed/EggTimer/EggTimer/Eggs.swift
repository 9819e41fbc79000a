import Foundation
import Observation
import os
import os.log

/// Needs what an import takes over: a member of the Objective-C runtime, a text in the bundle, and the module `os`.
@Observable
final class Eggs {
    private(set) var minutes = 4
    private let logger = Logger(subsystem: "EggTimer", category: "eggs")

    @objc func longer() {
        minutes += 1
        logger.debug("Boiling for \(self.minutes) minutes")
    }

    var advice: String {
        String(localized: "eggs.advice")
    }
}
