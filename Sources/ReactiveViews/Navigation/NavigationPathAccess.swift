/// The way to a navigation container's path, of whatever type it is. Kept up to date by the container.
@MainActor
final class NavigationPathAccess {
    private enum Storage {
        /// Nobody gave a path.
        case own([AnyHashable])
        case bound(read: () -> [AnyHashable], append: (AnyHashable) -> Bool, keepFirst: (Int) -> Void)
    }

    private var storage = Storage.own([])
    /// Called when the container's own path has changed; others announce their changes by themselves.
    var ownPathChanged: () -> Void = {}

    /// Nil leaves the path to the container.
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
                    "A link's value \(value.base) is of type \(type(of: value.base)), which the path has no elements of; it "
                        + "leads nowhere."))
        }
    }

    /// Removes what comes after the first so many values.
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
    /// False if values of this type don't belong there.
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
