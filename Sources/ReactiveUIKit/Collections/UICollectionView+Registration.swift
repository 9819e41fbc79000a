/// A nib file: its name. Nibs aren't read here, so views of a nib are those of its registered class.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String

    /// Creates a nib.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - bundleOrNil: The bundle; nil for the program's.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Reports that nibs aren't read.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The owner of the objects; nil for none.
    ///   - optionsOrNil: Options; nil for none.
    /// - Returns: No objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Diagnostics.report(Diagnostic(.unimplemented, "The nib \(name) isn't read; it has no objects."))
        return []
    }

    /// An option for reading a nib.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// The views of a collection that wait for another element, and the ways to make new ones.
@MainActor
final class ReusableViewStore {
    private var factories: [String: () -> UICollectionReusableView?] = [:]
    private var waiting: [String: [UICollectionReusableView]] = [:]
    /// The number of views that wait for the same registration, at most.
    private static let limit = 32

    func register(_ identifier: String, _ make: (() -> UICollectionReusableView?)?) { factories[identifier] = make }

    /// Returns a view: one that waits, after its preparation, or a new one; nil without a registration.
    func take(_ identifier: String) -> UICollectionReusableView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let make = factories[identifier], let view = make() else { return nil }
        view.storeKey = identifier
        return view
    }

    /// Keeps a view for another element.
    func keep(_ view: UICollectionReusableView) {
        guard let identifier = view.storeKey, waiting[identifier, default: []].count < Self.limit else { return }
        waiting[identifier, default: []].append(view)
    }
}

extension UICollectionView {
    /// Registers a class of cells.
    ///
    /// - Parameters:
    ///   - cellClass: The class; nil removes the registration.
    ///   - identifier: The name.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        store.register(Self.cellKey(identifier), maker(cellClass))
    }
    /// Registers the cells of a nib. They are plain cells, since nibs aren't read.
    ///
    /// - Parameters:
    ///   - nib: The nib; nil removes the registration.
    ///   - identifier: The name.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        store.register(Self.cellKey(identifier), nib == nil ? nil : { UICollectionViewCell(frame: .zero) })
    }
    /// Registers a class of supplementary views.
    ///
    /// - Parameters:
    ///   - viewClass: The class; nil removes the registration.
    ///   - elementKind: The kind.
    ///   - identifier: The name.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { store.register(Self.viewKey(elementKind, identifier), maker(viewClass)) }
    /// Registers the supplementary views of a nib. They are plain views, since nibs aren't read.
    ///
    /// - Parameters:
    ///   - nib: The nib; nil removes the registration.
    ///   - kind: The kind.
    ///   - identifier: The name.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        store.register(
            Self.viewKey(kind, identifier), nib == nil ? nil : { UICollectionReusableView(frame: .zero) })
    }

    private static func cellKey(_ identifier: String) -> String { identifier }
    private static func viewKey(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

    private func maker(_ type: AnyClass?) -> (() -> UICollectionReusableView?)? {
        guard let type else { return nil }
        guard let view = type as? UICollectionReusableView.Type else {
            Diagnostics.report(
                Diagnostic(
                    .invalidInput, "\(type) was registered in a collection, but is no UICollectionReusableView."))
            return nil
        }
        return { ReusableViews.make(view) }
    }

    /// Returns a cell: one that has left the screen, after its preparation, or a new one. Without a registration, it is
    /// a plain cell, with a diagnostic.
    ///
    /// - Parameters:
    ///   - identifier: The name of the registration.
    ///   - indexPath: The item.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if reconfigured.contains(indexPath), let cell = cellForItem(at: indexPath),
            cell.reuseIdentifier == identifier
        {
            return cell
        }
        if let cell = store.take(Self.cellKey(identifier)) as? UICollectionViewCell {
            cell.reuseIdentifier = identifier
            return cell
        }
        reportUnregistered(identifier)
        return UICollectionViewCell(frame: .zero)
    }
    /// Returns a supplementary view: one that has left the screen, after its preparation, or a new one. Without a
    /// registration, it is a plain view, with a diagnostic.
    ///
    /// - Parameters:
    ///   - elementKind: The kind.
    ///   - identifier: The name of the registration.
    ///   - indexPath: The place.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = store.take(Self.viewKey(elementKind, identifier)) {
            view.reuseIdentifier = identifier
            return view
        }
        reportUnregistered(identifier)
        return UICollectionReusableView(frame: .zero)
    }
    private func reportUnregistered(_ identifier: String) {
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "No class is registered in a collection for \"\(identifier)\"; using a plain view. Call register first."
            ))
    }

    /// A class of cells and the closure that configures them.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, path, item in
    ///     var content = cell.defaultContentConfiguration()
    ///     content.text = item.title
    ///     cell.contentConfiguration = content
    /// }
    /// ```
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let identifier = "registration \(UUID().uuidString)"
        let handler: Handler

        /// Creates a registration.
        ///
        /// - Parameter handler: Configures a cell for an item.
        public init(handler: @escaping Handler) { self.handler = handler }
        /// Creates a registration of cells in a nib, which isn't read: the cells are made by their class.
        ///
        /// - Parameters:
        ///   - cellNib: The nib.
        ///   - handler: Configures a cell for an item.
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of supplementary views and the closure that configures them.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view for a place.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let identifier = "registration \(UUID().uuidString)"
        let kind: String
        let handler: Handler

        /// Creates a registration.
        ///
        /// - Parameters:
        ///   - elementKind: The kind.
        ///   - handler: Configures a view for a place.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
        /// Creates a registration of views in a nib, which isn't read: the views are made by their class.
        ///
        /// - Parameters:
        ///   - supplementaryNib: The nib.
        ///   - elementKind: The kind.
        ///   - handler: Configures a view for a place.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
        }
    }

    /// Returns a configured cell.
    ///
    /// - Parameters:
    ///   - registration: The class and the closure that configures.
    ///   - indexPath: The place.
    ///   - item: The item; nil is a mistake, after which the cell isn't configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let known = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = known as? Cell else {
            fatalError("A \(Cell.self) can't be made on this system, and a registration needs one.")
        }
        guard let item else {
            Diagnostics.report(
                Diagnostic(.invalidInput, "The item \(indexPath) of a registered cell is nil; it isn't configured."))
            return cell
        }
        registration.handler(cell, indexPath, item)
        return cell
    }
    /// Returns a configured supplementary view.
    ///
    /// - Parameters:
    ///   - registration: The class and the closure that configures.
    ///   - indexPath: The place.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind,
            withReuseIdentifier: registration.identifier)
        let known = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = known as? Supplementary else {
            fatalError("A \(Supplementary.self) can't be made on this system, and a registration needs one.")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
