import ReactiveViews

/// A tree's views, each of which notes its frame: the root under "r", a view's children under its name with ".0", ".1"
/// after it.
struct SampleView: View {
    let tree: SampleTree
    var name = "r"
    let frames: Frames

    var body: some View { content.noted(name, frames) }

    private var content: AnyView {
        switch tree {
        case .box, .bar, .color, .spacer, .divider: leaf
        case .stack(let axis, let form, let spacing, let guide, let trees):
            AnyView(layout(axis, form, spacing, guide, trees))
        case .layers(let form, let guides, let trees):
            switch form {
            case .view: AnyView(ZStack(alignment: guides.alignment) { children(trees) })
            case .layout: AnyView(ZStackLayout(alignment: guides.alignment)({ children(trees) }))
            case .anyLayout: AnyView(AnyLayout(ZStackLayout(alignment: guides.alignment))({ children(trees) }))
            }
        case .layered(let main, let second, let isBehind, let guides):
            if isBehind {
                AnyView(child(main).background(alignment: guides.alignment) { child(second, 1) })
            } else {
                AnyView(child(main).overlay(alignment: guides.alignment) { child(second, 1) })
            }
        default: modified
        }
    }

    private var leaf: AnyView {
        switch tree {
        case .box(let width, let height): AnyView(Box("", width, height))
        case .bar(let least, let ideal, let greatest):
            AnyView(
                Flexible(
                    least: CGSize(width: least, height: least), ideal: CGSize(width: ideal, height: ideal),
                    greatest: CGSize(width: greatest, height: greatest))({}))
        case .spacer(let least): AnyView(Spacer(minLength: least))
        case .divider: AnyView(Divider())
        default: AnyView(Color.red)
        }
    }

    private var modified: AnyView {
        switch tree {
        case .framed(let inner, let width, let height, let guides):
            AnyView(child(inner).frame(width: width, height: height, alignment: guides.alignment))
        case .limited(let inner, let width, let height, let guides):
            AnyView(
                child(inner).frame(
                    minWidth: width.least, idealWidth: width.ideal, maxWidth: width.greatest, minHeight: height.least,
                    idealHeight: height.ideal, maxHeight: height.greatest, alignment: guides.alignment))
        case .padded(let inner, let top, let leading, let bottom, let trailing):
            AnyView(
                child(inner).padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
        case .fixed(let inner, let horizontal, let vertical):
            AnyView(child(inner).fixedSize(horizontal: horizontal, vertical: vertical))
        case .ratio(let inner, let ratio, let fills):
            AnyView(child(inner).aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .shifted(let inner, let x, let y): AnyView(child(inner).offset(x: x, y: y))
        case .guided(let inner, let guide, let part, let more):
            if let horizontal = guide.horizontal {
                AnyView(child(inner).alignmentGuide(horizontal) { $0.width * part + more })
            } else {
                AnyView(child(inner).alignmentGuide(guide.vertical!) { $0.height * part + more })
            }
        case .prioritized(let inner, let priority): AnyView(child(inner).layoutPriority(priority))
        default: preconditionFailure("no modifier")
        }
    }

    private func layout(
        _ axis: Axis, _ form: SampleTree.Form, _ spacing: CGFloat?, _ guide: SampleTree.Guide, _ trees: [SampleTree]
    ) -> AnyView {
        if axis == .horizontal {
            let layout = HStackLayout(alignment: guide.vertical!, spacing: spacing)
            return switch form {
            case .view: AnyView(HStack(alignment: guide.vertical!, spacing: spacing) { children(trees) })
            case .layout: AnyView(layout { children(trees) })
            case .anyLayout: AnyView(AnyLayout(layout)({ children(trees) }))
            }
        }
        let layout = VStackLayout(alignment: guide.horizontal!, spacing: spacing)
        return switch form {
        case .view: AnyView(VStack(alignment: guide.horizontal!, spacing: spacing) { children(trees) })
        case .layout: AnyView(layout { children(trees) })
        case .anyLayout: AnyView(AnyLayout(layout)({ children(trees) }))
        }
    }

    private func child(_ tree: SampleTree, _ index: Int = 0) -> SampleView {
        SampleView(tree: tree, name: "\(name).\(index)", frames: frames)
    }

    private func children(_ trees: [SampleTree]) -> some View {
        ForEach(0..<trees.count) { child(trees[$0], $0) }
    }
}

extension SampleTree.Guide {
    var horizontal: HorizontalAlignment? {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        default: nil
        }
    }

    var vertical: VerticalAlignment? {
        switch self {
        case .top: .top
        case .middle: .center
        case .bottom: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: nil
        }
    }
}

extension SampleTree.Guides {
    var alignment: Alignment { Alignment(horizontal: horizontal.horizontal!, vertical: vertical.vertical!) }
}
