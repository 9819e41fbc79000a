// Program: mecid/SwiftUICharts
// Modules: SwiftUICharts

import ReactiveViewsTesting
import SwiftUI
import SwiftUICharts
import Testing

@Suite("SwiftUICharts: charts of bars and lines")
@MainActor
struct SwiftUIChartsTests {
    private static let low = Legend(color: .green, label: "Low", order: 1)
    private static let high = Legend(color: .red, label: "High", order: 2)
    private let points = [
        DataPoint(value: 50, label: "Mon", legend: low), DataPoint(value: 100, label: "Tue", legend: high),
        DataPoint(value: 25, label: "Wed", legend: low),
    ]

    @Test("A chart has its labels, its legends and accessible bars")
    func bars() throws {
        let host = ViewHost(BarChartView(dataPoints: points), clock: .virtual)
        let bars = try points.indices.map { index in
            try host.frame(of: host.query(.kind("Capsule")).nth(index))
        }
        #expect(abs(bars[0].height - 2 * bars[2].height) < 0.01 && abs(bars[1].height - 2 * bars[0].height) < 0.01)
        #expect(bars[0].maxY == bars[1].maxY && bars[0].maxX < bars[1].minX)
        #expect(host.contains(.text("Low")) && host.contains(.text("High")) && !host.contains("invisible"))
    }

    @Test("The style leaves labels and legends out")
    func style() throws {
        let style = BarChartStyle(showAxis: false, showLabels: false, showLegends: false)
        let host = ViewHost(BarChartView(dataPoints: points).chartStyle(style), clock: .virtual)
        #expect(!host.contains(.text("Low")) && !host.contains(.text("Mon")))
    }

    @Test("A horizontal chart has a row for each point, and a line chart a line")
    func others() throws {
        let horizontal = ViewHost(HorizontalBarChartView(dataPoints: points), clock: .virtual)
        #expect(horizontal.all(horizontal.query(.text)).count >= 3)
        let line = ViewHost(LineChartView(dataPoints: points), clock: .virtual)
        #expect(line.contains(.text("Low")) && line.contains(.text("Wed")))
        #expect(line.display != ViewHost(LineChartView(dataPoints: points.reversed()), clock: .virtual).display)
    }
}
