@_exported import ReactiveViews
#if !canImport(Darwin)
    @_exported import Foundation
#endif
