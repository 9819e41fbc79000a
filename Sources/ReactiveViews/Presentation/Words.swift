extension Text {
    /// What is written, for titles and labels that are no views.
    var words: String { string }
}
