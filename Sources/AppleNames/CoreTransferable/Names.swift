// Written by Tests/AppleSurface/names --write, from the lists beside it.

@_exported import Dispatch
@_exported import Foundation
import FoundationAdditions
import ReactiveViews

@_exported import struct FoundationAdditions.AsyncLineSequence
@_exported import func FoundationAdditions.CFRangeMake
@_exported import struct FoundationAdditions.MeasurementFormatUnitUsage
@_exported import let FoundationAdditions.NSEC_PER_MSEC
@_exported import let FoundationAdditions.NSEC_PER_SEC
@_exported import let FoundationAdditions.NSEC_PER_USEC
@_exported import func FoundationAdditions.NSLocalizedString
@_exported import func FoundationAdditions.NSSelectorFromString
@_exported import func FoundationAdditions.NSStringFromSelector
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreAccountChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreChangeReasonKey
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreChangedKeysKey
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreInitialSyncChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreQuotaViolationChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreServerChange
@_exported import let FoundationAdditions.NSUserActivityTypeBrowsingWeb
@_exported import let FoundationAdditions.USEC_PER_SEC
@_exported import func FoundationAdditions.autoreleasepool
@_exported import let FoundationAdditions.kCFAbsoluteTimeIntervalSince1970
@_exported import let FoundationAdditions.kCFBundleExecutableKey
@_exported import let FoundationAdditions.kCFBundleIdentifierKey
@_exported import let FoundationAdditions.kCFBundleNameKey
@_exported import let FoundationAdditions.kCFBundleVersionKey
@_exported import class ReactiveFoundation.URLSession
@_exported import func ReactiveViews.CFAbsoluteTimeGetCurrent
@_exported import struct ReactiveViews.CodableRepresentation
@_exported import struct ReactiveViews.DataRepresentation
@_exported import struct ReactiveViews.FileRepresentation
@_exported import struct ReactiveViews.ProxyRepresentation
@_exported import enum ReactiveViews.TransferRepresentationBuilder

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

#if canImport(FoundationXML)
    @_exported import FoundationXML
#endif

public typealias CFAbsoluteTime = ReactiveViews.CFAbsoluteTime
public typealias CFData = FoundationAdditions.CFData
public typealias CFDictionary = FoundationAdditions.CFDictionary
public typealias CFIndex = FoundationAdditions.CFIndex
public typealias CFNumber = FoundationAdditions.CFNumber
public typealias CFRange = FoundationAdditions.CFRange
public typealias CFTimeInterval = ReactiveViews.CFTimeInterval
public typealias CFTypeRef = FoundationAdditions.CFTypeRef
public typealias CFURL = FoundationAdditions.CFURL
public typealias CustomLocalizedStringResourceConvertible = FoundationAdditions.CustomLocalizedStringResourceConvertible
public typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
public typealias FileWrapper = FoundationAdditions.FileWrapper
public typealias InlinePresentationIntent = FoundationAdditions.InlinePresentationIntent
public typealias ListFormatter = FoundationAdditions.ListFormatter
public typealias LocalizedStringResource = FoundationAdditions.LocalizedStringResource
public typealias MeasurementFormatter = FoundationAdditions.MeasurementFormatter
public typealias NSItemProvider = ReactiveViews.NSItemProvider
public typealias NSItemProviderReading = ReactiveViews.NSItemProviderReading
public typealias NSItemProviderRepresentationVisibility = ReactiveViews.NSItemProviderRepresentationVisibility
public typealias NSItemProviderWriting = ReactiveViews.NSItemProviderWriting
public typealias NSUbiquitousKeyValueStore = FoundationAdditions.NSUbiquitousKeyValueStore
public typealias NSUserActivity = FoundationAdditions.NSUserActivity
public typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter
public typealias PresentationIntent = FoundationAdditions.PresentationIntent
public typealias ReceivedTransferredFile = ReactiveViews.ReceivedTransferredFile
public typealias RelativeDateTimeFormatter = FoundationAdditions.RelativeDateTimeFormatter
public typealias Selector = FoundationAdditions.Selector
public typealias SentTransferredFile = ReactiveViews.SentTransferredFile
public typealias TransferRepresentation = ReactiveViews.TransferRepresentation
public typealias TransferRepresentationVisibility = ReactiveViews.TransferRepresentationVisibility
public typealias Transferable = ReactiveViews.Transferable
public typealias UTType = ReactiveViews.UTType
public typealias UndoManager = FoundationAdditions.UndoManager
