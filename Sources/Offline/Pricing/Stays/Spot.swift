package import Atlas

/// A point on earth as the facts give it, by another name than the one of an offer's JSON.
package typealias Spot = Position
