/// A container with a root view, over which links and a path of values push other views.
///
/// A pushed view covers the root, which keeps its state. It inherits the environment of the stack, not values that are
/// set inside. A popped view loses its state. A level's identity is its index in the path and its value.
///
/// Only the top view appears. A covered view disappears, keeps its state, and appears again on the way back.
///
/// An animated push moves the new view in over the trailing edge and the old one out over the leading edge; a pop moves
/// them back. The popped view disappears at the end. Without an animation views appear and disappear at once. Apple's
/// documentation doesn't define this; see <doc:PresentationContract>.
///
/// ```swift
/// NavigationStack {
///     NavigationLink("Details") { Text("Details") }
///         .navigationTitle("Start")
/// }
/// ```
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let path: BoundPath?
    private let root: Root

    /// Creates a stack with a path of its own.
    ///
    /// - Parameter root: Returns the root view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack with a path of values of any types.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - root: Returns the root view.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = BoundPath(path)
        self.root = root()
    }

    /// Creates a stack with a path of values of one type.
    ///
    /// - Parameters:
    ///   - path: The path, such as an array.
    ///   - root: Returns the root view.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = BoundPath(path)
        self.root = root()
    }

    @MainActor public var body: some View {
        // Bar options of the views inside belong to this stack, not to an enclosing one.
        NavigationContainer(kind: "NavigationStack", hasColumns: false, path: path, root: root)
            .preference(key: NavigationBarKey.self, value: NavigationBarOptions())
    }
}
