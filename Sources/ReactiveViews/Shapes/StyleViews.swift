/// A style that is also a view: it fills its frame.
@MainActor
@preconcurrency
protocol StyleView: DrawnView, ShapeStyle {}

extension StyleView {
    static var kind: String { typeName(Self.self) }

    func draw(_ context: DrawingContext, into list: inout DisplayList) {
        let rect = CGRect(origin: .zero, size: context.frame.size)
        list.append(.fill(Path(rect), _paint(in: context.environment), FillStyle()), in: context.frame)
    }
}

extension Color: StyleView {
    var attributes: [String] { [description] }
}

extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension AngularGradient: StyleView {}
extension MeshGradient: StyleView {}
