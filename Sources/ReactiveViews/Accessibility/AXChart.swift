/// A view's chart in words, for assistive technologies.
@MainActor
@preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Returns the description of the chart.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Updates the description when the view has changed. By default it stays as it is.
    ///
    /// - Parameter descriptor: The description.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart.
open class AXChartDescriptor: NSObject {
    /// The direction in which a chart is read.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// The title; nil for none.
    open var title: String?
    /// The main message; nil for none.
    open var summary: String?
    /// The direction in which the chart is read.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the chart in points; zero for the view's frame.
    open var contentFrame = CGRect.zero
    /// The data.
    open var series: [AXDataSeriesDescriptor]
    /// The axis of the first values.
    open var xAxis: any AXDataAxisDescriptor
    /// The axis of the second values; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of further values.
    open var additionalAxes: [any AXDataAxisDescriptor]

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - summary: The main message; nil for none.
    ///   - xAxisDescriptor: The axis of the first values.
    ///   - yAxisDescriptor: The axis of the second values; nil for none.
    ///   - additionalAxes: The axes of further values.
    ///   - series: The data.
    public init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        xAxis = xAxisDescriptor
        yAxis = yAxisDescriptor
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title.
    var title: String { get set }
}

/// An axis with numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of an axis.
    public enum ScaleType: Int, Sendable {
        /// Equal distances are equal differences.
        case linear
        /// Equal distances are equal ratios, to the base 10.
        case log10
        /// Equal distances are equal ratios.
        case ln
    }

    open var title: String
    /// The scale.
    open var scaleType = ScaleType.linear
    /// The smallest and the largest number.
    open var range: ClosedRange<Double>
    /// The numbers with lines.
    open var gridlinePositions: [Double]
    /// Returns the words for a number.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - range: The smallest and the largest number.
    ///   - gridlinePositions: The numbers with lines.
    ///   - valueDescriptionProvider: Returns the words for a number.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis with names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    /// The names in order.
    open var categoryOrder: [String]

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - categoryOrder: The names in order.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// The data of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    /// The name; nil for none.
    open var name: String?
    /// Whether the points are connected.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// Creates data.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - isContinuous: Whether the points are connected.
    ///   - dataPoints: The points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
    /// A value of a point.
    public enum Value: Sendable {
        /// A number.
        case number(Double)
        /// A name.
        case category(String)
    }

    /// The value along the first axis.
    public let xValue: Value
    /// The value along the second axis; nil for none.
    public let yValue: Double?
    /// Further values.
    open var additionalValues: [Value]
    /// The label; nil for none.
    open var label: String?

    /// Creates a point with a number along the first axis.
    ///
    /// - Parameters:
    ///   - x: The number.
    ///   - y: The value along the second axis; nil for none.
    ///   - additionalValues: Further values.
    ///   - label: The label; nil for none.
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Creates a point with a name along the first axis.
    ///
    /// - Parameters:
    ///   - x: The name.
    ///   - y: The value along the second axis; nil for none.
    ///   - additionalValues: Further values.
    ///   - label: The label; nil for none.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y
        self.additionalValues = additionalValues
        self.label = label
    }
}

nonisolated extension View {
    /// Describes the chart in the view for assistive technologies.
    ///
    /// The view's first element gets a child `AccessibilityChart` with the title and the summary. Its children are the
    /// series with their points.
    ///
    /// ```swift
    /// Sparkline(values: values).accessibilityChartDescriptor(SparklineDescription(values: values))
    /// ```
    ///
    /// - Parameter representable: Returns the description.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        modifier(FirstElementModifier(change: ChartElement(representable: representable)))
    }
}

/// Adds the element of a chart.
private struct ChartElement<R: AXChartDescriptorRepresentable> {
    let representable: R
}

extension ChartElement: ElementChange {
    func change(_ element: inout ViewElement, in environment: EnvironmentValues) {
        let chart = representable.makeChartDescriptor()
        representable.updateChartDescriptor(chart)
        element.children.append(chart.element)
    }
}

extension AXChartDescriptor {
    @MainActor
    fileprivate var element: ViewElement {
        var element = ViewElement("AccessibilityChart", label: title)
        element.value = summary
        element.children = series.map { series in
            var line = ViewElement("AccessibilitySeries", label: series.name)
            line.children = series.dataPoints.map { point in
                var place = ViewElement("AccessibilityDataPoint", label: point.label ?? words(of: point))
                place.value = point.yValue.map { yAxis?.valueDescriptionProvider($0) ?? "\($0)" }
                return place
            }
            return line
        }
        return element
    }

    private func words(of point: AXDataPoint) -> String {
        switch point.xValue {
        case .category(let name): name
        case .number(let number):
            (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
        }
    }
}
