extension ViewHost {
    /// Returns the only UIKit view of a type among those of the representables, and inside of them.
    ///
    /// ```swift
    /// let field = try host.uiView(UITextField.self)
    /// host.perform { field.text = "Ada" }
    /// ```
    ///
    /// - Parameter type: The type of the view.
    /// - Returns: The view.
    /// - Throws: A `ViewQueryError` if there is none or if there are several.
    public func uiView<V: UIView>(_ type: V.Type = V.self) throws(ViewQueryError) -> V {
        let views = uiViews(type)
        guard let first = views.first else {
            throw .notFound("\(type)", similar: uiViews(UIView.self).map { "\(Swift.type(of: $0))" })
        }
        guard views.count == 1 else { throw .notFound("only one \(type) among \(views.count)", similar: []) }
        return first
    }

    /// Returns the UIKit views of a type among those of the representables, and inside of them, in the order of the
    /// tree.
    ///
    /// - Parameter type: The type of the views.
    public func uiViews<V: UIView>(_ type: V.Type = V.self) -> [V] {
        foreignContents.compactMap { ($0 as? RepresentableContent)?.uiView }.flatMap(\.descendants)
            .compactMap { $0 as? V }
    }

    /// Returns the only view controller of a type among those of the representables, and inside of them.
    ///
    /// - Parameter type: The type of the controller.
    /// - Returns: The controller.
    /// - Throws: A `ViewQueryError` if there is none or if there are several.
    public func uiViewController<C: UIViewController>(_ type: C.Type = C.self) throws(ViewQueryError) -> C {
        var stack = foreignContents.compactMap { ($0 as? RepresentableContent)?.uiViewController }
        var found: [C] = []
        while let controller = stack.popLast() {
            if let controller = controller as? C { found.append(controller) }
            stack += controller.children
            if let presented = controller.presentedViewController { stack.append(presented) }
        }
        guard let first = found.first else { throw .notFound("\(type)", similar: []) }
        guard found.count == 1 else { throw .notFound("only one \(type) among \(found.count)", similar: []) }
        return first
    }
}
