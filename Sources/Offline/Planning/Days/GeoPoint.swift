import Atlas

/// A point on earth as the tables of facts hold it; answers have a type of the same name.
typealias GeoPoint = Position
