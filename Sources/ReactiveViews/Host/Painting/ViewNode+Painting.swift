extension ViewNode {
    /// The environment in which the node paints: its own, with the foreground style of the control around it unless a
    /// modifier has set one.
    final var paintEnvironment: EnvironmentValues {
        let values = environment
        guard let style = tree.contentForeground, values.foregroundStyles.isEmpty else { return values }
        var painted = values
        painted.foregroundStyles = _ForegroundStyles([style], below: _ForegroundStyles())
        return painted
    }
}

extension Paint {
    /// Returns the paint of one of the system's colours, by the colour scheme of an environment.
    static func system(_ color: UIColor, in environment: EnvironmentValues) -> Paint {
        .color(Color(color).resolve(in: environment))
    }
}
