#if !canImport(Darwin)
    extension URL {
        /// Makes the resource at the address accessible. No process is confined here, so nothing is needed.
        ///
        /// - Returns: Whether the resource is accessible: true for addresses of files.
        public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

        /// Ends the access to the resource at the address. Nothing is needed here.
        public func stopAccessingSecurityScopedResource() {}
    }
#endif
