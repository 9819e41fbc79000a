@_exported import Dispatch
@_exported import Foundation
@_exported import Reactive
@_exported import ReactiveFoundation
