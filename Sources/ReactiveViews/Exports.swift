@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Reactive

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
