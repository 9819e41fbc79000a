#if canImport(Runtime) && os(Linux)
    import Runtime
#endif
import CReactiveTesting
import Foundation
import Reactive

/// A captured call stack. Its functions are looked up on demand.
struct CallPlace: Sendable {
    #if canImport(Runtime) && os(Linux)
        private let backtrace: Backtrace?

        /// The calling functions, as far as frame pointers lead to them.
        ///
        /// The runtime's unwinder reads wherever a frame pointer points. So it gets no more frames than there are
        /// records within the thread's stack.
        @inline(never)
        static func capture() -> CallPlace {
            // The records of the C function and of this one stand for the two of the unwinder and this one; one record
            // more is read to find out whether the stack goes on.
            let limit = min(depth, Int(reactive_readable_frames(Int32(depth + skipped + 1))) - skipped - 1)
            guard limit > 0 else { return CallPlace(backtrace: nil) }
            return CallPlace(
                backtrace: try? Backtrace.capture(
                    algorithm: .precise, limit: limit, offset: skipped, top: 0, images: images))
        }

        private static let depth = 48
        /// The number of innermost frames that are left out.
        private static let skipped = 2
        private static let images = ImageMap.capture()
        /// Whether source locations are looked up. In a large program the first look into the debug information takes
        /// many seconds, and it would delay each failure.
        private static let findsLines: Bool = {
            let attributes = try? FileManager.default.attributesOfItem(atPath: "/proc/self/exe")
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let program = path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) } ?? attributes
            return (program?[.size] as? Int).map { $0 < 128 << 20 } ?? false
        }()

        /// The innermost function that isn't this package's or the toolchain's, with its file and line unless the
        /// program is very large; nil if there is none.
        var description: String? {
            let options: Backtrace.SymbolicationOptions =
                Self.findsLines ? [.useSymbolCache, .showSourceLocations] : .useSymbolCache
            let stack = backtrace?.symbolicated(with: Self.images, options: options)
            guard let frame = stack?.frames.first(where: \.isOfProgram), let symbol = frame.symbol else { return nil }
            return frame.place.map { "\(symbol.name) (\($0))" } ?? symbol.name
        }
    #else
        static func capture() -> CallPlace { CallPlace() }
        var description: String? { nil }
    #endif
}

#if canImport(Runtime) && os(Linux)
    extension SymbolicatedBacktrace.Frame {
        /// Whether the function is of the program under test: not of this package's modules, nor of the toolchain's.
        fileprivate var isOfProgram: Bool {
            guard let module = symbol?.moduleOfSwift else { return false }
            return !CallPlace.ownModules.contains(module)
        }

        fileprivate var place: String? {
            guard let location = symbol?.sourceLocation, location.line > 0 else { return nil }
            return "\(location.path.split(separator: "/").last ?? ""):\(location.line)"
        }
    }

    extension SymbolicatedBacktrace.Symbol {
        /// The module of a Swift function, by its mangled name; nil for other functions.
        fileprivate var moduleOfSwift: String? {
            let mangled = rawName.drop { $0 == "_" }
            guard mangled.hasPrefix("$s") || mangled.hasPrefix("$S") else { return nil }
            let rest = mangled.dropFirst(2)
            let digits = rest.prefix { $0.isNumber }
            guard let count = Int(digits), count > 0 else { return nil }
            return String(rest.dropFirst(digits.count).prefix(count))
        }
    }

    extension CallPlace {
        fileprivate static let ownModules: Set<String> = [
            "Reactive", "ReactiveFoundation", "FoundationAdditions", "ReactiveViews", "ReactiveUIKit",
            "ReactiveTesting", "ReactiveViewsTesting", "Testing", "XCTest", "Foundation", "FoundationEssentials",
            "FoundationNetworking", "Dispatch", "Synchronization", "Swift",
        ]
    }
#endif
