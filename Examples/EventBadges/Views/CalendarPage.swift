import ReactiveViews

/// A page of a calendar that is torn off day by day.
struct CalendarPage: View {
    let month: String
    let day: Int

    var body: some View {
        VStack {
            Text(month).font(.subheadline)
            Text("\(day)").font(.title)
        }
        .frame(width: 50, height: 50)
        .padding()
        .background(Color.red)
        .cornerRadius(10)
        .foregroundColor(.white)
    }
}
