import Foundation

#if !canImport(Darwin)
    extension URLResourceKey {
        /// The free space of a file's volume that files may take which the user asked for, in bytes. This system makes no
        /// difference between uses: it is the free space.
        public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey

        /// The free space of a file's volume that files may take which nobody asked for, in bytes. This system makes no
        /// difference between uses: it is the free space.
        public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
    }

    extension URLResourceValues {
        /// The free space for what the user asked for, in bytes; nil if the key isn't among the requested ones.
        public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }

        /// The free space for what nobody asked for, in bytes; nil if the key isn't among the requested ones.
        public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    }
#endif
