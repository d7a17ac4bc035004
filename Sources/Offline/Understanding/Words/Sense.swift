import Civil
import Travel

/// One thing that a word of the tables can mean.
enum Sense: Hashable {
  /// A number in words: three, 세.
  case number(Int)
  /// An ordinal in words: second, 첫째.
  case ordinal(Int)
  case unit(Unit)
  /// A stretch of days in one word, such as 열흘, and whether the nights follow from it.
  case length(days: Int, hasNights: Bool)

  case month(Int)
  case weekday(Weekday)
  /// Several weekdays in one word: 금토일.
  case weekdays(Weekday, Weekday)
  /// Days from today: tomorrow, 모레.
  case relativeDay(Int)
  /// Weeks from this one: 다음 주.
  case relativeWeek(Int)
  /// The weekend of a week from this one.
  case relativeWeekend(Int)
  /// Months from this one: 다음 달.
  case relativeMonth(Int)
  case weekend
  case season(TimeOfYear)
  case holiday(Holiday)
  case bloom(Bloom)
  case monthPart(MonthPart)
  /// "this", "coming", 이번, 오는.
  case this
  /// "next", 다음: open before a weekday.
  case next
  case last
  case nextYear
  /// Opens a range: between.
  case between
  case thisYear
  case dateRole(DateRole)

  case person(PersonWord)
  /// A head count in one word: 혼자, 둘이서, couple.
  case headcount(Int)

  case currency(String)
  /// A power of ten behind an amount: k, million, 만.
  case scale(Int)
  case scope(TripBudget.Scope)
  case limit
  case money

  case tag(String)
  case constraint(String)
  /// A wish that only counts when it is refused: red eye, layover, 경유.
  case nuisance(String)
  /// Refuses what follows: no, without, not.
  case refusesNext
  /// Refuses what stands before: 말고, 싫어.
  case refusesBefore
  /// Makes a wish of no matter: fine, ok, 괜찮아.
  case accepts

  /// A district, a station or an island as the city it stands for.
  case quarter(String)
  /// A part of the world that is no destination.
  case area(String)
  /// A word that is also a place: the rest of the line has to speak for the place.
  case placeNoun
  case particle(Particle)

  case cue(Cue)

  /// It may follow a number without a space.
  var isCounter: Bool {
    switch self {
    case .unit, .scale, .currency: true
    case _: false
    }
  }

  var isHeadcount: Bool {
    if case .headcount = self { return true }
    return false
  }

  var isParticle: Bool {
    if case .particle = self { return true }
    return false
  }

  /// Two syllables of it are sure enough to be found inside a run that begins unknown.
  var isFoundInside: Bool {
    switch self {
    case .tag, .constraint, .cue, .placeNoun, .refusesBefore, .limit: true
    case _: false
    }
  }
}

/// What a number counts.
enum Unit: Hashable {
  case day, night, week, month, year, hour
  case person, age, monthsOfAge, star, place
  /// 인당, 인 as in 1인.
  case head
  case other
}

/// The seasons of the northern half of the world.
enum TimeOfYear: Hashable { case spring, summer, autumn, winter }

/// A third or a half of a month.
enum MonthPart: Hashable { case early, middle, late, firstHalf, secondHalf }

/// What the word beside a date says of it.
enum DateRole: Hashable {
  /// from, starting, 출발, 부터.
  case departs
  /// back, until, 귀국.
  case returns
  /// An occasion that is no day of travel: anniversary, 생일.
  case occasion
  /// "in n days", n일 뒤.
  case ahead
}

/// A little word that says how the name before it is meant.
enum Particle: Hashable {
  /// 에서: from, or at.
  case from
  /// 로, 으로, 행.
  case to
  /// 에.
  case at
  /// 부터.
  case since
  /// 까지.
  case until
  /// 도.
  case also
  /// 랑, 하고, 와.
  case with
  /// 나, 이나.
  case or
  /// 은, 는, 이, 가, 을, 를, 의 and endings that say nothing to us.
  case plain
  /// 출발, 발 as in 서울발.
  case leaving
}

/// A word for people.
enum PersonWord: Hashable {
  case adult, child
  /// Children of whom one says no number: kids, 애들.
  case children
  /// One companion: wife, 엄마.
  case companion
  /// Two companions in one word: parents, 부모님.
  case companions(Int)
  /// Companions of whom one says no number: friends.
  case someCompanions
  case friend
  case family
  case myself
  /// Marks that a number is of all: total, 총.
  case total
  /// Includes the ones named: including, 포함.
  case included
}
