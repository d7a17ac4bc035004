/// A day of the proleptic Gregorian calendar, with no time and no zone.
package struct CivilDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, which is 0.
  package let dayNumber: Int

  /// Makes the day that is `dayNumber` days after 1970-01-01.
  package init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// Makes a date from its parts; nil when there is no such day, as on February 30th. Years 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.daysIn(month: month, of: year)
    else { return nil }
    // Years are counted from March, so that the leap day is the last of a year.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads `YYYY-MM-DD`, exactly ten characters; nil for anything else.
  package init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 45, bytes[7] == 45 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, 1 to 9999 for dates made from their parts.
  package var year: Int { parts.year }
  /// The month, 1 to 12.
  package var month: Int { parts.month }
  /// The day of the month, 1 to 31.
  package var day: Int { parts.day }

  /// The year, month (1 to 12) and day of the month (1 to 31).
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The day of the week.
  package var weekday: Weekday {
    let index = ((dayNumber + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The date as `YYYY-MM-DD`.
  package var iso: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(10)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of `iso`.
  func write(to bytes: inout [UInt8]) {
    let (year, month, day) = parts
    bytes.append(padded: year, to: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(padded: month, to: 2)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(padded: day, to: 2)
  }

  /// Gives the day that many days later, or earlier when negative.
  package func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// Counts the days from this date to `other`; negative when `other` is earlier.
  package func days(until other: CivilDate) -> Int { other.dayNumber - dayNumber }

  /// Orders by time.
  package static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }

  /// Tells whether February has 29 days.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Counts the days of a month, 28 to 31.
  package static func daysIn(month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Writes a non-negative number with leading zeros.
package func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  let missing = width - digits.utf8.count
  return missing <= 0 ? digits : String(repeating: "0", count: missing) + digits
}

extension [UInt8] {
  /// Appends a non-negative number with leading zeros. Dates are written by the hundred, and texts put together from texts
  /// take their time.
  mutating func append(padded number: Int, to width: Int) {
    guard number >= 0 else { return append(contentsOf: Civil.padded(number, to: width).utf8) }
    var unit = 1
    for _ in 1..<Swift.max(width, 1) { unit *= 10 }
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
