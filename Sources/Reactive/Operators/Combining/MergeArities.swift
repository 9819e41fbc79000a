// These types differ only in their number of upstreams. Swift can't express that without giving up Combine's names,
// Combine's stored properties, or speed (packs aren't specialised), so they are written out.

extension Publishers {
    /// A publisher that delivers the values of three upstreams as they arrive. Made by `merge`.
    public struct Merge3<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
    >: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeInputs(merging: 3, for: subscriber).merge(a).merge(b).merge(c)
        }
    }

    /// A publisher that delivers the values of four upstreams as they arrive. Made by `merge`.
    public struct Merge4<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>
    >: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C
        /// The fourth upstream.
        public let d: D

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        ///   - d: The fourth upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeInputs(merging: 4, for: subscriber).merge(a).merge(b).merge(c).merge(d)
        }
    }

    /// A publisher that delivers the values of five upstreams as they arrive. Made by `merge`.
    public struct Merge5<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
    >: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C
        /// The fourth upstream.
        public let d: D
        /// The fifth upstream.
        public let e: E

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        ///   - d: The fourth upstream.
        ///   - e: The fifth upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeInputs(merging: 5, for: subscriber).merge(a).merge(b).merge(c).merge(d).merge(e)
        }
    }

    /// A publisher that delivers the values of six upstreams as they arrive. Made by `merge`.
    public struct Merge6<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>, F: Publisher<A.Output, A.Failure>
    >: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C
        /// The fourth upstream.
        public let d: D
        /// The fifth upstream.
        public let e: E
        /// The sixth upstream.
        public let f: F

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        ///   - d: The fourth upstream.
        ///   - e: The fifth upstream.
        ///   - f: The sixth upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeInputs(merging: 6, for: subscriber).merge(a).merge(b).merge(c).merge(d).merge(e).merge(f)
        }
    }

    /// A publisher that delivers the values of seven upstreams as they arrive. Made by `merge`.
    public struct Merge7<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>, F: Publisher<A.Output, A.Failure>,
        G: Publisher<A.Output, A.Failure>
    >: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C
        /// The fourth upstream.
        public let d: D
        /// The fifth upstream.
        public let e: E
        /// The sixth upstream.
        public let f: F
        /// The seventh upstream.
        public let g: G

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        ///   - d: The fourth upstream.
        ///   - e: The fifth upstream.
        ///   - f: The sixth upstream.
        ///   - g: The seventh upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeInputs(merging: 7, for: subscriber).merge(a).merge(b).merge(c).merge(d).merge(e).merge(f).merge(g)
        }
    }

    /// A publisher that delivers the values of eight upstreams as they arrive. Made by `merge`.
    public struct Merge8<
        A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>, F: Publisher<A.Output, A.Failure>,
        G: Publisher<A.Output, A.Failure>, H: Publisher<A.Output, A.Failure>
    >: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C
        /// The fourth upstream.
        public let d: D
        /// The fifth upstream.
        public let e: E
        /// The sixth upstream.
        public let f: F
        /// The seventh upstream.
        public let g: G
        /// The eighth upstream.
        public let h: H

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        ///   - d: The fourth upstream.
        ///   - e: The fifth upstream.
        ///   - f: The sixth upstream.
        ///   - g: The seventh upstream.
        ///   - h: The eighth upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeInputs(merging: 8, for: subscriber).merge(a).merge(b).merge(c).merge(d)
                .merge(e).merge(f).merge(g).merge(h)
        }
    }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
extension Publishers.Merge3: Sendable
where A: Sendable, B: Sendable, C: Sendable {}
extension Publishers.Merge4: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable {}
extension Publishers.Merge5: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable {}
extension Publishers.Merge6: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable {}
extension Publishers.Merge7: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable {}
extension Publishers.Merge8: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H: Sendable {}
