import Foundation

#if !canImport(Darwin)
    // Foundation's functions return values of `NSURL` here. These take an extension that isn't optional, so that a call
    // with one chooses them.
    extension Bundle {
        /// Returns the resources of a kind in a folder of the bundle.
        ///
        /// - Parameters:
        ///   - ext: The extension of the files' names.
        ///   - subpath: The folder within the bundle's resources; nil for these themselves.
        /// - Returns: The files, in no order; nil if the folder can't be read.
        public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
            urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)?.map { $0 as URL }
        }

        /// Returns the resources of a kind in a folder of the bundle, for a language.
        ///
        /// - Parameters:
        ///   - ext: The extension of the files' names.
        ///   - subpath: The folder within the bundle's resources; nil for these themselves.
        ///   - localizationName: The language, the name of its folder without `.lproj`; nil for all.
        /// - Returns: The files, in no order; nil if the folder can't be read.
        public func urls(
            forResourcesWithExtension ext: String, subdirectory subpath: String?,
            localization localizationName: String?
        ) -> [URL]? {
            urls(
                forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)?
                .map { $0 as URL }
        }
    }
#endif
