@_exported import ReactiveOS
