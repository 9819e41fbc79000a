extension ViewHost {
    /// The last 100 feedback events, in order. A test may empty the list.
    public var feedback: [SensoryFeedback] {
        get { viewTree.feedback.played }
        set { viewTree.feedback.played = newValue }
    }
}
