extension Block {
  /// The weather of one day of a strip.
  package struct WeatherDay: Equatable, Sendable {
    package let label: Text
    /// Degrees Celsius; nil when unknown.
    package let celsius: Double?
    /// Chance of rain in percent; nil when unknown.
    package let rainChance: Int?

    package init(label: Text, celsius: Double?, rainChance: Int?) {
      self.label = label
      self.celsius = celsius
      self.rainChance = rainChance
    }
  }

  /// Parts that make up a whole, and how much it may be.
  package struct Share: Equatable, Sendable {
    package let parts: [Part]
    /// What the parts come to, in words.
    package let total: Fact
    /// How much the whole may be, in the unit of the parts; nil without a limit.
    package let limit: Double?
    /// The limit in words; nil without one.
    package let limitFact: Fact?

    package init(parts: [Part], total: Fact, limit: Double? = nil, limitFact: Fact? = nil) {
      self.parts = parts
      self.total = total
      self.limit = limit
      self.limitFact = limitFact
    }
  }

  /// One part of a whole.
  package struct Part: Equatable, Sendable {
    package let label: Text
    /// From 0 up, in the unit that all parts share.
    package let amount: Double
    package let caption: Text

    package init(label: Text, amount: Double, caption: Text) {
      self.label = label
      self.amount = amount
      self.caption = caption
    }
  }
}
