import Civil
import Testing

/// Zones by their present rules, which is all the tests of arithmetic need.
enum Zone {
  static func named(_ name: String, _ footer: String) throws -> ZoneRules {
    ZoneRules(name: name, footer: try #require(ZoneFooter(text: footer)))
  }

  static var frankfurt: ZoneRules { get throws { try named("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3") } }
  static var paris: ZoneRules { get throws { try named("Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0/3") } }
  static var losAngeles: ZoneRules { get throws { try named("America/Los_Angeles", "PST8PDT,M3.2.0,M11.1.0") } }
  static var newYork: ZoneRules { get throws { try named("America/New_York", "EST5EDT,M3.2.0,M11.1.0") } }
  static var auckland: ZoneRules { get throws { try named("Pacific/Auckland", "NZST-12NZDT,M9.5.0,M4.1.0/3") } }
  static var sydney: ZoneRules { get throws { try named("Australia/Sydney", "AEST-10AEDT,M10.1.0,M4.1.0/3") } }
  static var melbourne: ZoneRules { get throws { try named("Australia/Melbourne", "AEST-10AEDT,M10.1.0,M4.1.0/3") } }
  static var brisbane: ZoneRules { get throws { try named("Australia/Brisbane", "AEST-10") } }
  static var honolulu: ZoneRules { get throws { try named("Pacific/Honolulu", "HST10") } }
  static var delhi: ZoneRules { get throws { try named("Asia/Kolkata", "IST-5:30") } }
  static var kathmandu: ZoneRules { get throws { try named("Asia/Kathmandu", "<+0545>-5:45") } }
  static var seoul: ZoneRules { get throws { try named("Asia/Seoul", "KST-9") } }
}

func local(_ date: String, _ clock: String) throws -> CivilTime {
  CivilTime(try #require(CivilDate(iso: date)), try #require(ClockTime(text: clock)))
}

extension ZoneRules {
  /// A time that comes exactly once.
  func at(_ date: String, _ clock: String) throws -> ZonedTime {
    guard case .one(let time) = zoned(try local(date, clock)) else {
      throw NotOnce()
    }
    return time
  }
}

struct NotOnce: Error {}
