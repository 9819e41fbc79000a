extension NSItemProvider {
    /// Registers all types of data of a value. Also registers the value itself, for destinations that accept its type.
    ///
    /// - Parameter transferable: The value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register(value: transferable())
    }

    func register<T: Transferable>(value: T) {
        values.append(value)
        for route in T.transferRepresentation._itemRoutes(of: T.self) {
            guard let exporting = route.exporting, route.condition(value) else { continue }
            if suggestedName == nil { suggestedName = route.suggestedName(value) }
            register(
                Representation(type: route.type) { done in
                    exporting.run(value, done)
                    return nil
                })
        }
    }

    /// Reads a value of a type.
    ///
    /// A registered value of the type is used itself. Otherwise the value is imported from the first type of data that
    /// both sides support.
    ///
    /// - Parameters:
    ///   - transferableType: The type of the value.
    ///   - completionHandler: Receives the value or an error. It is called once; before the method returns if no
    ///     conversion is asynchronous.
    /// - Returns: The progress of the work.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        if let value = values.lazy.compactMap({ $0 as? T }).first {
            completionHandler(.success(value))
        } else if let (importing, representation) = route(to: transferableType) {
            return representation.load { result in
                switch result {
                case .success(let data): importing.run(data, completionHandler)
                case .failure(let error): completionHandler(.failure(error))
                }
            } ?? progress
        } else {
            completionHandler(.failure(NSItemProviderError.noData))
        }
        return progress
    }

    /// Returns whether the registered types of data suffice to read a value of a type.
    func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        values.contains { $0 is T } || route(to: type) != nil
    }

    private func route<T: Transferable>(to type: T.Type) -> (Conversion<Data, T>, Representation)? {
        for route in T.transferRepresentation._itemRoutes(of: T.self) {
            guard let importing = route.importing, let found = representation(conformingTo: route.type) else {
                continue
            }
            return (importing, found)
        }
        return nil
    }
}
