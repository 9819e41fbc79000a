@_exported import ReactiveSchedulers
@_exported import ReactiveViews
