import Travel

/// How full a traveller's days are, in minutes and stops.
struct Pace: Equatable, Sendable {
  /// Stops of a full day, meals not counted.
  let stops: Int
  /// Minutes spent at stops on a full day.
  let visiting: Int
  /// When a full day leaves the stay, in minutes after midnight.
  let start: Int
  /// How much later it leaves when it goes on into the night.
  let lateStart: Int
  /// When everyone is back at the latest.
  let bedtime: Int
  let lunch: Int
  let dinner: Int
  /// What an idle minute costs against the worth of sights.
  let idleCost: Double

  /// No day is longer, from leaving the stay to being back.
  static let longestDay = 660
  /// Nobody moves about longer in a day.
  static let longestMoving = 150

  /// Minutes that so many stops may come to: one or two great ones may fill the day.
  func visiting(stops: Int) -> Int { stops < 2 ? 600 : stops == 2 ? visiting + 90 : visiting }

  init(survey: SurveyCard, tags: Set<String>, hasChildren: Bool) {
    let isRestful = survey.priority == .rest || tags.contains("rest")
    let isFoodie = survey.priority == .food || (survey.priority == nil && tags.contains("food"))
    var (stops, visiting, start) =
      switch survey.schedule {
      case .planned: (5, 420, 540)
      case .between, nil: (4, 375, 570)
      case .spontaneous: (4, 330, 600)
      }
    var bedtime = 1290
    if isRestful { (stops, visiting, start) = (min(stops, 3), min(visiting, 255), max(start, 600)) }
    if tags.contains("nightlife") && !hasChildren { (start, bedtime) = (max(start, 630), 1350) }
    if hasChildren { (stops, visiting, start, bedtime) = (max(2, stops - 1), visiting - 60, min(start, 570), 1200) }
    self.stops = stops
    self.visiting = visiting
    self.start = start
    self.lateStart = hasChildren ? 0 : max(0, min(90, 630 - start))
    self.bedtime = bedtime
    idleCost = isRestful ? 0.1 : survey.schedule == .spontaneous ? 0.25 : 0.4
    lunch = isFoodie || isRestful ? 75 : 60
    dinner = hasChildren ? 60 : isFoodie || isRestful ? 90 : 75
  }
}
