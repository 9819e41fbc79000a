@_exported import ReactiveViews
