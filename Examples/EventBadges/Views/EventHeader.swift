import ReactiveViews

/// The top of the screen. The stars at its end are level with the title, though each is in a column of its own.
struct EventHeader: View {
    let event: Event

    var body: some View {
        HStack(alignment: .starsAndTitle, spacing: 15) {
            CalendarPage(month: event.month, day: event.day)
            VStack(alignment: .leading) {
                Text(event.title)
                    .font(.title)
                    .alignmentGuide(.starsAndTitle) { $0[VerticalAlignment.center] }
                Text(event.place)
            }
            Spacer(minLength: 0)
            VStack(alignment: .trailing) {
                Stars(rating: event.rating)
                    .alignmentGuide(.starsAndTitle) { $0[VerticalAlignment.center] }
                Text("\(event.rating) of 5").font(.caption)
            }
        }
    }
}

extension VerticalAlignment {
    private enum StarsAndTitle: AlignmentID {
        /// For views that don't say where the line goes through them: their middle, as for the calendar page.
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
            dimensions[VerticalAlignment.center]
        }
    }

    /// The line through the middle of the title and of the stars. Views inside of stacks say where theirs is, and stacks take it from them:
    /// that's how it joins columns.
    static let starsAndTitle = VerticalAlignment(StarsAndTitle.self)
}
