extension NavigationLinkNode: LabelTinting {
    /// The tint, or grey if the link is disabled. The label of a link in a row looks like the row's other views.
    var labelForeground: AnyShapeStyle? {
        let isEnabled = environment.isEnabled
        if isInRow { return isEnabled ? nil : .disabledLabel }
        return isEnabled ? .controlTint : .disabledLabel
    }
}
