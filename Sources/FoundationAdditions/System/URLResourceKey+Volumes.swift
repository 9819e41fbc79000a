import Foundation

#if !canImport(Darwin)
    extension URLResourceKey {
        /// The space on a file's volume that is available for what the user asked for, in bytes.
        ///
        /// This system makes no difference between uses: it is the free space.
        public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey

        /// The space on a file's volume that is available for what nobody asked for, in bytes.
        ///
        /// This system makes no difference between uses: it is the free space.
        public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
    }

    extension URLResourceValues {
        /// The space that is available for what the user asked for, in bytes; nil if the key isn't a requested one.
        public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }

        /// The space that is available for what nobody asked for, in bytes; nil if the key isn't a requested one.
        public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    }
#endif
