// A part of UIKit. Nobody runs it.
@_exported import QuartzCore
