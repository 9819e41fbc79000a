extension LocalizedStringKey {
    /// What is written where there is no table of translations.
    var words: String { string }
}
