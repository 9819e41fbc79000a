/// A root view that others are pushed over, by links and by a path of values.
///
/// A pushed view lies over the root, which keeps its state. It inherits the environment of the stack, not what is set inside of it.
/// Popped, it goes with its state. Levels are told apart by their place in the path and their value.
///
/// Only the view on top appears. One that another view covers disappears, keeps its state, and appears again on the way
/// back.
///
/// By a change that is animated a pushed view comes over the trailing edge, what lies under it leaves over the leading one, and back when
/// it is popped; it disappears when it has left. By other changes it is there, or gone, at once (⚑): so that what one sees after an event
/// is what it led to.
public struct NavigationStack<Data, Root: View>: View {
    private let path: BoundPath?
    private let root: Root

    /// A stack that keeps its path to itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack with a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = BoundPath(path)
        self.root = root()
    }

    /// A stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = BoundPath(path)
        self.root = root()
    }

    public var body: some View {
        // What is said inside is meant for this stack's bars, not for those of one around it.
        NavigationContainer(kind: "NavigationStack", hasColumns: false, path: path, root: root)
            .preference(key: NavigationBarKey.self, value: NavigationBarOptions())
    }
}
