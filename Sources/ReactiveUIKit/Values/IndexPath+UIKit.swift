#if !canImport(Darwin)
    extension IndexPath {
        /// Creates the place of a row.
        ///
        /// - Parameters:
        ///   - row: The row in its section.
        ///   - section: The section.
        public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
        /// Creates the place of an item.
        ///
        /// - Parameters:
        ///   - item: The item in its section.
        ///   - section: The section.
        public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

        /// The section; 0 if there is none.
        public var section: Int {
            get { count > 0 ? self[0] : 0 }
            set { self = IndexPath(row: row, section: newValue) }
        }
        /// The row in its section; 0 if there is none.
        public var row: Int {
            get { count > 1 ? self[1] : 0 }
            set { self = IndexPath(row: newValue, section: section) }
        }
        /// The item in its section; 0 if there is none.
        public var item: Int {
            get { row }
            set { row = newValue }
        }
    }
#endif
