import Foundation

#if !canImport(Darwin)
    /// What the user is doing, so that another device or a later start of the program can continue it.
    ///
    /// ```swift
    /// let activity = NSUserActivity(activityType: "com.example.read")
    /// activity.title = "Reading"
    /// activity.userInfo = ["page": 12]
    /// ```
    ///
    /// An activity isn't thread-safe: it belongs to the thread that made it.
    open class NSUserActivity: NSObject {
        /// The type of the activity, a name in reverse domain notation.
        public let activityType: String
        /// The title; nil for none.
        open var title: String?
        /// What is needed to continue the activity.
        open var userInfo: [AnyHashable: Any]?
        /// The keys of `userInfo` that are needed to continue the activity.
        open var requiredUserInfoKeys: Set<String>?
        /// Words by which the activity is found.
        open var keywords: Set<String> = []
        /// The page on which the activity can be continued in a browser; nil for none.
        open var webpageURL: URL?
        /// The page that led to the activity; nil for none.
        open var referrerURL: URL?
        /// The date after which the activity can't be continued.
        open var expirationDate = Date.distantFuture
        /// Whether `userInfo` must be brought up to date.
        open var needsSave = false
        /// Whether another device may continue the activity; true by default.
        open var isEligibleForHandoff = true
        /// Whether a search on the device may find the activity.
        open var isEligibleForSearch = false
        /// Whether a search of the public may find the activity.
        open var isEligibleForPublicIndexing = false
        /// Whether the system may suggest the activity.
        open var isEligibleForPrediction = false
        /// The identifier under which the activity is kept; nil for none.
        open var persistentIdentifier: String?
        /// The identifier of the content that the activity is about; nil for none.
        open var targetContentIdentifier: String?
        /// Whether the activity is the current one of the user.
        public private(set) var isCurrent = false

        /// Creates an activity.
        ///
        /// - Parameter activityType: The type, a name in reverse domain notation.
        public init(activityType: String) { self.activityType = activityType }

        /// Adds entries to `userInfo`, replacing those with the same keys.
        ///
        /// - Parameter otherDictionary: The entries.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }

        /// Makes the activity the user's current one.
        open func becomeCurrent() { isCurrent = true }

        /// Ends that the activity is the user's current one.
        open func resignCurrent() { isCurrent = false }

        /// Ends the activity for good.
        open func invalidate() { isCurrent = false }
    }

    /// The type of the activity by which a page of a website opens a program.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
