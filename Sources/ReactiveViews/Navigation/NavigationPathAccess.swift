/// Access to a navigation container's path of any type. The container keeps it up to date.
@MainActor
final class NavigationPathAccess {
    private enum Storage {
        /// The container's own path, if it got none.
        case own([AnyHashable])
        case bound(read: () -> [AnyHashable], append: (AnyHashable) -> Bool, keepFirst: (Int) -> Void)
    }

    private var storage = Storage.own([])
    /// Called after a change of the container's own path. Bound paths announce changes themselves.
    var ownPathChanged: () -> Void = {}

    /// Binds a path; nil selects the container's own path.
    func bind(_ path: BoundPath?) {
        if let path {
            storage = .bound(read: path.read, append: path.append, keepFirst: path.keepFirst)
        } else if case .bound = storage {
            storage = .own([])
        }
    }

    var values: [AnyHashable] {
        switch storage {
        case .own(let values): values
        case .bound(let read, _, _): read()
        }
    }

    func append(_ value: AnyHashable) {
        switch storage {
        case .own(let values):
            storage = .own(values + [value])
            ownPathChanged()
        case .bound(_, let append, _):
            if append(value) { return }
            Diagnostics.report(
                Diagnostic(
                    .navigation,
                    "The path has no elements of type \(type(of: value.base)); \(value.base) isn't pushed."))
        }
    }

    /// Removes the values after a prefix.
    func keepFirst(_ count: Int) {
        switch storage {
        case .own(let values):
            guard count < values.count else { return }
            storage = .own(Array(values.prefix(count)))
            ownPathChanged()
        case .bound(let read, _, let keepFirst):
            if count < read().count { keepFirst(count) }
        }
    }
}

/// A binding to a path of any type.
struct BoundPath {
    let read: () -> [AnyHashable]
    /// Appends a value. Returns false if the path can't contain values of its type.
    let append: (AnyHashable) -> Bool
    let keepFirst: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        append = { value in
            path.wrappedValue.append(erased: value)
            return true
        }
        keepFirst = { count in path.wrappedValue.keepFirst(count) }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let element = value.base as? Data.Element else { return false }
            path.wrappedValue.append(element)
            return true
        }
        keepFirst = { count in
            var elements = path.wrappedValue
            elements.removeSubrange(elements.index(elements.startIndex, offsetBy: count)...)
            path.wrappedValue = elements
        }
    }
}
