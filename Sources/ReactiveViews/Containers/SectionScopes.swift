import Reactive

/// The environments of the header and the footer of a section in a list: the style of the list sets their fonts.
@MainActor
final class SectionScopes {
    let header: EnvironmentScope
    let footer: EnvironmentScope

    init(below node: ViewNode) {
        header = EnvironmentScope(below: node)
        footer = EnvironmentScope(below: node)
        _ = update(node.environment)
    }

    private var settings: TextSettings?

    /// Follows the style of the list.
    ///
    /// - Parameter values: The environment of the section.
    /// - Returns: Whether the fonts have changed.
    func update(_ values: EnvironmentValues) -> Bool {
        let old = settings
        let style = values.listStyle
        let isGrouped = ["automatic", "insetGrouped", "grouped"].contains(style)
        let isProminent = values.headerProminence == .increased || style == "sidebar"
        header.update { values in
            if isProminent {
                values.font = .title3.weight(.bold)
            } else {
                values.font = isGrouped ? .footnote : .subheadline.weight(.semibold)
                if isGrouped { values.textCase = .uppercase }
                values.foregroundStyles = Self.secondary
            }
            settings = values.textSettings
        }
        footer.update { values in
            values.font = .footnote
            values.foregroundStyles = Self.secondary
        }
        return settings != old
    }

    private static let secondary = _ForegroundStyles(
        [AnyShapeStyle(Color(.label(1)))], below: _ForegroundStyles())
}
