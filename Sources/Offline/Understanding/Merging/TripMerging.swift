import Civil
import Travel

/// Merges what a message says into the trip as known: silence never erases, corrections replace, additions add.
struct TripMerging {
  var goal: TripGoalCard
  /// Keys about which the words leave a question.
  var open: Set<String> = []
  /// Days and a length of one message that do not fit each other.
  var refusal: Refusal?
  /// The days that a length said with them does not fit.
  private var misfit: DateWindow?

  init(goal: TripGoalCard) { self.goal = goal }

  mutating func merge(_ heard: HeardMessage, intent: Intent) {
    if !isAboutStays(heard, intent) { places(heard) }
    if intent.isLookUp, intent != .transportationSearch {
      lookUpDates(heard)
    } else {
      dates(heard)
    }
    party(heard)
    money(heard)
    wishes(heard, intent)
  }

  private mutating func say(_ slot: String, _ range: Range<Int>?, _ line: Line) {
    guard let range else { return }
    let words = line.words(range)
    goal.said.removeAll { $0.slot == slot }
    if !words.isEmpty { goal.said.append(SaidWords(slot: slot, words: words)) }
  }

  // MARK: Places

  /// A stay looked for in some of the trip's cities leaves the others in the trip.
  private func isAboutStays(_ heard: HeardMessage, _ intent: Intent) -> Bool {
    let named = heard.places.destinations
    return [.staySearch, .bookingAction].contains(intent) && !named.isEmpty && heard.places.excluded.isEmpty
      && heard.places.origin == nil
      && named.allSatisfy { goal.destinations.contains($0) }
  }

  private mutating func places(_ heard: HeardMessage) {
    let places = heard.places
    if let origin = places.origin {
      goal.origin = origin
      say("origin", places.originRange, heard.line)
    }
    let before = goal.destinations
    if !places.excluded.isEmpty, let at = before.firstIndex(where: { places.excluded.contains($0) }) {
      goal.destinations.removeAll { places.excluded.contains($0) }
      if places.isAddition || goal.destinations.isEmpty || places.destinations.isEmpty {
        goal.destinations.insert(
          contentsOf: places.destinations.filter { !goal.destinations.contains($0) },
          at: min(at, goal.destinations.count))
      } else {
        goal.destinations.insert(contentsOf: places.destinations.filter { !goal.destinations.contains($0) }, at: at)
      }
      say("destinations", places.destinationRange, heard.line)
    } else if !places.destinations.isEmpty {
      if places.isAddition || heard.namesDay {
        goal.destinations += places.destinations.filter { !before.contains($0) }
      } else {
        goal.destinations = places.destinations
      }
      say("destinations", places.destinationRange, heard.line)
    } else if places.isUnsettled, !places.alternatives.isEmpty || !places.several.isEmpty || before.isEmpty {
      if !places.isAddition, !places.several.isEmpty || !places.alternatives.isEmpty { goal.destinations = [] }
    }
    if goal.destinations.isEmpty, places.isUnsettled { open.insert("destinations") }
  }

  // MARK: Dates and lengths

  /// A look-up's days bound the question and are no departure.
  private mutating func lookUpDates(_ heard: HeardMessage) {
    let dates = heard.dates
    if let depart = dates.depart {
      goal.departWindow = DateWindow(first: depart, last: dates.returning ?? depart)
      say("depart_window", dates.departRange, heard.line)
    } else if let window = dates.window {
      goal.departWindow = window
      say("depart_window", dates.windowRange, heard.line)
    }
    open.formUnion(dates.open)
    length(heard)
  }

  private mutating func dates(_ heard: HeardMessage) {
    let dates = heard.dates
    let before = goal
    open.formUnion(dates.open)
    if let depart = dates.depart {
      goal.depart = depart
      goal.departWindow = nil
      say("depart", dates.departRange, heard.line)
    } else if let window = dates.window {
      goal.departWindow = window
      goal.depart = nil
      goal.returning = nil
      say("depart_window", dates.windowRange, heard.line)
    } else if dates.open.contains("depart"), dates.refusal?.concernsLookUps != true {
      goal.depart = nil
      goal.departWindow = nil
      goal.returning = nil
    }
    if let shift = dates.shift, dates.depart == nil {
      goal.depart = goal.depart?.adding(days: shift)
      goal.returning = goal.returning?.adding(days: shift)
    }
    if let returning = dates.returning {
      goal.returning = returning
      say("return", dates.returnRange, heard.line)
    }
    length(heard)
    close(
      newDepart: dates.depart != nil, newReturn: dates.returning != nil,
      newLength: heard.length.nights != nil || heard.length.days != nil || heard.length.change != nil)
    if let span = misfit, let range = heard.length.range {
      refusal = .unlikeDates(heard.line.words(range), first: span.first, last: span.last)
      // What is known of the trip stands until it is known what is meant.
      if before.depart != nil, before.days != nil {
        (goal.depart, goal.returning, goal.nights, goal.days) = (
          before.depart, before.returning, before.nights, before.days
        )
      }
    }
  }

  private mutating func length(_ heard: HeardMessage) {
    let length = heard.length
    if length.isOpen {
      (goal.nights, goal.days) = (nil, nil)
      open.insert("nights")
    }
    if let days = length.days, heard.places.isAddition, let known = goal.days, heard.length.change == nil,
      length.parts.first?.isCorrection != true
    {
      // "add Kyoto for 2 days": the days of what is added come on top.
      let added = length.saysNights ? length.nights ?? days : days
      goal.days = known + added
      goal.nights = goal.nights.map { $0 + added }
    } else if let nights = length.nights, length.isEach, goal.destinations.count > 1 {
      goal.nights = nights * goal.destinations.count
      goal.days = nights * goal.destinations.count + 1
    } else if let days = length.days {
      (goal.nights, goal.days) = (length.nights, days)
      say("nights", length.range, heard.line)
    }
    if let change = length.change {
      if let nights = goal.nights { goal.nights = max(0, nights + change) }
      if let days = goal.days { goal.days = max(1, days + change) }
    }
  }

  /// Lets what follows by arithmetic follow, the latest words first.
  private mutating func close(newDepart: Bool, newReturn: Bool, newLength: Bool) {
    if let depart = goal.depart, let returning = goal.returning, newReturn {
      guard returning >= depart else {
        (goal.returning, goal.nights, goal.days) = (nil, nil, nil)
        open.formUnion(["return"])
        return
      }
      let span = depart.days(until: returning)
      if newLength, let days = goal.days {
        // A night on the plane is a night less than the dates give.
        guard days == span + 1 || days == span else {
          misfit = DateWindow(first: depart, last: returning)
          (goal.returning, goal.nights, goal.days) = (nil, nil, nil)
          open.formUnion(["return", "nights"])
          return
        }
        if days == span + 1 { return }
      }
      // Whoever flies home by night does so from another day on as well.
      let onPlane = newLength ? 0 : goal.days.flatMap { days in goal.nights.map { max(0, days - 1 - $0) } } ?? 0
      (goal.nights, goal.days) = (max(0, span - onPlane), span + 1)
    } else if let depart = goal.depart, let days = goal.days, newDepart || newLength || goal.returning == nil {
      goal.returning = depart.adding(days: days - 1)
    } else if let returning = goal.returning, let days = goal.days, goal.depart == nil {
      goal.depart = returning.adding(days: 1 - days)
      goal.departWindow = nil
    } else if let depart = goal.depart, let returning = goal.returning {
      if returning < depart {
        goal.returning = nil
      } else if goal.nights == nil || goal.days != depart.days(until: returning) + 1 {
        (goal.nights, goal.days) = (depart.days(until: returning), depart.days(until: returning) + 1)
      }
    }
  }

  // MARK: People, money, wishes

  private mutating func party(_ heard: HeardMessage) {
    let party = heard.party
    if let adults = party.adults {
      goal.adults = adults
      say("adults", party.range, heard.line)
    }
    if let more = party.more, let adults = goal.adults { goal.adults = adults + more }
    if let children = party.children {
      goal.children = children
      goal.childAges = party.childAges
      say("children", party.range, heard.line)
    }
    if goal.adults == nil, party.isOpen { open.insert("adults") }
  }

  private mutating func money(_ heard: HeardMessage) {
    let money = heard.money
    if let budget = money.budget {
      // A corrected sum is for what the first one was for.
      let scope = budget.scope == .unknown ? goal.budget?.scope ?? .unknown : budget.scope
      goal.budget = TripBudget(money: budget.money, scope: scope)
      say("budget", money.range, heard.line)
      if money.isColloquial { open.insert("budget") }
    } else if money.isWithdrawn {
      goal.budget = nil
    } else if money.isOpen {
      open.insert("budget")
    } else if let scope = money.scope, let budget = goal.budget {
      goal.budget = TripBudget(money: budget.money, scope: scope)
    }
  }

  private mutating func wishes(_ heard: HeardMessage, _ intent: Intent) {
    let wishes = heard.wishes
    // Words for food in a look-up for food name what is looked for, not what the trip is for.
    let isAsked =
      intent == .foodSpotSearch || intent == .eventSearch || intent == .transportationSearch || intent == .weatherLookup
    var tags = isAsked ? [] : wishes.tags
    if heard.party.bringsChildren { tags.append("family") }
    for tag in tags where !goal.styleTags.contains(tag) { goal.styleTags.append(tag) }
    goal.styleTags.removeAll { wishes.refusedTags.contains($0) }
    for constraint in wishes.constraints where !goal.constraints.contains(constraint) {
      if constraint.hasPrefix("star_") { goal.constraints.removeAll { $0.hasPrefix("star_") } }
      goal.constraints.append(constraint)
    }
    goal.constraints.removeAll { wishes.withdrawn.contains($0) }
    if let first = wishes.tagRanges.first, let last = wishes.tagRanges.last, !isAsked {
      say("style_tags", first.lowerBound..<max(first.upperBound, last.upperBound), heard.line)
    }
    if let first = wishes.constraintRanges.first, let last = wishes.constraintRanges.last {
      say("constraints", first.lowerBound..<max(first.upperBound, last.upperBound), heard.line)
    }
  }
}
