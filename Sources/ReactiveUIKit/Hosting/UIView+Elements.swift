extension UIView {
    /// The words on the view and inside: its accessibility label or its text, else those of the views inside.
    var words: String? {
        if let accessibilityLabel { return accessibilityLabel }
        if let own = (self as? any UIWording)?.ownWords { return own }
        let inner = subviews.filter { !$0.isHidden }.compactMap(\.words).filter { !$0.isEmpty }
        return inner.isEmpty ? nil : inner.joined(separator: " ")
    }

    /// The element that stands for the view: of its class, with its words and value, and the hosted views inside.
    var element: ViewElement {
        var element = ViewElement("\(type(of: self))", label: words)
        element.value = accessibilityValue ?? (self as? any UIWording)?.ownValue
        if let accessibilityIdentifier { element.names.append(accessibilityIdentifier) }
        if (self as? UIControl)?.isEnabled == false { element.attributes.append("disabled") }
        element.children = descendants.compactMap { ($0 as? UIHostingView)?.hostedElements?() }.flatMap { $0 }
        return element
    }

    /// Performs a tap: of this view if it is a control or has a tap recognizer, else of the first such view inside.
    ///
    /// - Returns: Whether there was one.
    func tap(_ count: Int) -> Bool {
        for view in descendants where view.isUserInteractionEnabled && !view.isHidden {
            if let control = view as? UIControl, control.isEnabled {
                control.tap()
                return true
            }
            if let recognizer = view.gestureRecognizers?.first(where: {
                ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == count && $0.isEnabled
            }) {
                recognizer.recognize()
                return true
            }
        }
        return false
    }

    /// Paints the background, the border, the text or the image, and the views inside.
    func paint(in frame: CGRect, into list: inout DisplayList) {
        guard !isHidden, alpha > 0 else { return }
        let box = Path(roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: layer.cornerRadius)
        let fill = backgroundColor?.resolved(with: traitCollection) ?? layer.backgroundColor?.resolved
        if let fill, fill.opacity > 0 {
            list.append(.fill(box, .color(fill.multiplied(by: alpha)), FillStyle()), in: frame)
        }
        (self as? any UIPainting)?.paintContent(in: frame, into: &list)
        if layer.borderWidth > 0, let color = layer.borderColor?.resolved {
            list.append(.stroke(box, .color(color), StrokeStyle(lineWidth: layer.borderWidth)), in: frame)
        }
        for view in subviews {
            let inner = view.frame.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
            view.paint(in: inner, into: &list)
        }
    }
}

extension Color.Resolved {
    fileprivate func multiplied(by opacity: CGFloat) -> Color.Resolved {
        var copy = self
        copy.opacity *= Float(opacity)
        return copy
    }
}

/// A view with words of its own.
@MainActor
protocol UIWording: UIView {
    /// The text on the view; nil for none.
    var ownWords: String? { get }
    /// The value; nil for none.
    var ownValue: String? { get }
}

/// A view with content of its own beside its background.
@MainActor
protocol UIPainting: UIView {
    /// Paints the content into a frame.
    func paintContent(in frame: CGRect, into list: inout DisplayList)
}
