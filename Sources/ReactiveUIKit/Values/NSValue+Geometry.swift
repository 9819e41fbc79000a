#if !canImport(Darwin)
    extension NSValue {
        /// Creates a value of a point.
        ///
        /// - Parameter point: The point, in points.
        public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
        /// Creates a value of a size.
        ///
        /// - Parameter size: The size, in points.
        public convenience init(cgSize size: CGSize) { self.init(size: size) }
        /// Creates a value of a rectangle.
        ///
        /// - Parameter rect: The rectangle, in points.
        public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

        /// The point, in points; zero if the value has none.
        public var cgPointValue: CGPoint { pointValue }
        /// The size, in points; zero if the value has none.
        public var cgSizeValue: CGSize { sizeValue }
        /// The rectangle, in points; zero if the value has none.
        public var cgRectValue: CGRect { rectValue }
    }
#endif
