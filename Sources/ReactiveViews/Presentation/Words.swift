extension Text {
    /// What is written, for titles and labels that are no views.
    var words: String { string }
}

extension LocalizedStringKey {
    /// What is written where there is no table of translations.
    var words: String { string }
}
