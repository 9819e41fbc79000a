extension ViewHost {
    /// What the user has felt or heard, the latest 100 in order. A test may empty the list.
    public var feedback: [SensoryFeedback] {
        get { viewTree.feedback.played }
        set { viewTree.feedback.played = newValue }
    }
}
