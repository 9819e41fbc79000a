@_exported import ReactiveFoundation
