// Files whose closures are called by functions of Reactive import it themselves: in others the compiler lets each such
// closure ask which actor it runs on.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Reactive

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
