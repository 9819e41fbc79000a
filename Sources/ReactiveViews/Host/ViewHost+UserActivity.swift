import Reactive

extension ViewHost {
    /// The activity that the views advertise by `userActivity`: that of the view that appeared last; nil for none.
    public var userActivity: NSUserActivity? { graph.perform { viewTree.userActivities.current } }

    /// Continues an activity, as the system does: all views with `onContinueUserActivity` of its type are called.
    ///
    /// ```swift
    /// let activity = NSUserActivity(activityType: "com.example.read")
    /// activity.userInfo = ["page": 12]
    /// #expect(host.continueUserActivity(activity))
    /// ```
    ///
    /// - Parameter activity: The activity.
    /// - Returns: Whether a view continues activities of this type.
    @discardableResult
    public func continueUserActivity(_ activity: NSUserActivity) -> Bool {
        let action = beginAction(details: activity.activityType)
        defer { action?.end() }
        var isContinued = false
        perform {
            for node in nodes(as: (any ActivityContinuing).self) where node.continueActivity(activity) {
                isContinued = true
            }
        }
        return isContinued
    }
}
