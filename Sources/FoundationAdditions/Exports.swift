@_exported import ReactiveFoundation

// Foundation's XML types are in a module of their own here.
#if canImport(FoundationXML)
    @_exported import FoundationXML
#endif
