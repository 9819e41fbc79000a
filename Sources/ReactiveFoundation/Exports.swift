@_exported import Reactive

// Where `URLSession` isn't Foundation's, whoever imports Foundation and this module has it all the same, as on Apple's
// systems.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
