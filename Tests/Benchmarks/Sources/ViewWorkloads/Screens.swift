import ReactiveViews

/// A row of a feed as apps have it: a picture, two texts, a button with a label, ten modifiers, a closure.
struct PostRow: View {
    let post: Post
    let like: () -> Void

    var body: some View {
        Probe.leaves += 1
        return HStack(alignment: .top, spacing: 12) {
            Image(systemName: "person.circle").resizable().frame(width: 40, height: 40).foregroundColor(.blue)
            VStack(alignment: .leading, spacing: 4) {
                Text(post.title).font(.headline).lineLimit(1)
                Text(post.text).font(.subheadline).foregroundColor(.secondary).lineLimit(2)
            }
            Spacer()
            Button {
                like()
            } label: {
                Label("Like \(post.id)", systemImage: "heart")
            }.buttonStyle(.plain)
            Text(verbatim: "\(post.likes)")
        }
        .padding().background(Color.white).cornerRadius(8).shadow(radius: 2)
    }
}

struct Post: Identifiable, Equatable {
    let id: Int
    var title: String
    var text: String
    var likes = 0

    init(id: Int) {
        self.id = id
        title = "Post \(id)"
        text = "Some words that are said about number \(id), long enough for a second line, perhaps for a third"
    }
}

@MainActor
final class Posts: ObservableObject {
    @Published var all: [Post]

    init(_ count: Int) { all = (0..<count).map(Post.init) }
}

/// All rows at once.
struct PostStack: View {
    @ObservedObject var posts: Posts

    var body: some View {
        Probe.roots += 1
        return ScrollView {
            VStack { ForEach(posts.all) { post in PostRow(post: post) { posts.all[post.id].likes += 1 } } }
        }
    }
}

/// The rows in sight.
struct PostList: View {
    @ObservedObject var posts: Posts

    var body: some View {
        Probe.roots += 1
        return NavigationStack {
            List {
                ForEach(posts.all) { post in
                    PostRow(post: post) { posts.all[post.id].likes += 1 }
                }
            }
            .navigationTitle("Posts")
        }
    }
}

/// A form of many fields.
struct FieldForm: View {
    let count: Int
    @State private var texts: [String]

    init(count: Int) {
        self.count = count
        _texts = State(initialValue: Array(repeating: "", count: count))
    }

    var body: some View {
        Probe.roots += 1
        return ScrollView {
            VStack { ForEach(0..<count, id: \.self) { TextField("Field \($0)", text: $texts[$0]) } }
        }
    }
}

/// A form as a small test has it.
struct LoginForm: View {
    @State private var name = ""
    @State private var password = ""
    @State private var isDone = false

    var body: some View {
        Probe.roots += 1
        return NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $password)
                }
                Button("Log in") { isDone = true }.disabled(name.isEmpty || password.count < 3)
                if isDone { Text("Welcome \(name)") }
            }
            .navigationTitle("Login")
        }
    }
}

/// Pages that are pushed from a list of links.
struct Pages: View {
    let count: Int
    @State private var path: [Int] = []

    var body: some View {
        Probe.roots += 1
        return NavigationStack(path: $path) {
            List(0..<count, id: \.self) { number in NavigationLink("Page \(number)", value: number) }
                .navigationDestination(for: Int.self) { number in
                    VStack { ForEach(0..<10, id: \.self) { Text("Line \($0) of \(number)") } }
                        .navigationTitle("Number \(number)")
                }
        }
    }
}

/// Tabs, each with a list.
struct Tabs: View {
    let count: Int
    @State private var tab = 0

    var body: some View {
        Probe.roots += 1
        return TabView(selection: $tab) {
            ForEach(0..<count, id: \.self) { tab in
                List(0..<20, id: \.self) { Text("Row \($0) of \(tab)") }
                    .tabItem { Label("Tab \(tab)", systemImage: "1.circle") }.tag(tab)
            }
        }
    }
}

/// Views that move together.
struct MovingDots: View {
    let count: Int
    @State private var isAway = false

    var body: some View {
        Probe.roots += 1
        return ZStack {
            ForEach(0..<count, id: \.self) { index in
                Circle().frame(width: 8, height: 8).offset(x: isAway ? CGFloat(index) : 0)
            }
            Button("Move") { isAway.toggle() }
        }
        .animation(.linear(duration: 1_000_000), value: isAway)
    }
}
