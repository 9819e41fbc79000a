nonisolated extension View {
    /// Changes the colours of the view by a shader. It has no effect here.
    ///
    /// - Parameters:
    ///   - shader: The shader.
    ///   - isEnabled: Whether the shader applies.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.ColorShader.self)
    }

    /// Moves the pixels of the view by a shader. It has no effect here.
    ///
    /// - Parameters:
    ///   - shader: The shader.
    ///   - maxSampleOffset: The greatest distance between a pixel and its source, in points.
    ///   - isEnabled: Whether the shader applies.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.DistortionShader.self)
    }

    /// Filters the view as a whole by a shader. It has no effect here.
    ///
    /// - Parameters:
    ///   - shader: The shader.
    ///   - maxSampleOffset: The greatest distance between a pixel and its source, in points.
    ///   - isEnabled: Whether the shader applies.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.LayerShader.self)
    }
}
