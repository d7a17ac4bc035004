import Civil
import JSON
import Travel
import Wording

/// The rules a traveller must meet before anything is sent.
enum TravellerCheck {
  /// Checks and tidies the travellers of a booking: as many as the offer takes, each complete for it.
  static func checked(_ travellers: [Traveller], for offer: KeptOffer, in context: Context) throws(Failure)
    -> (travellers: [Traveller], warnings: [Warning])
  {
    let wanted = seats(of: offer)
    guard travellers.count == wanted else {
      throw .usage(
        "traveller_count", field: "passengers",
        Phrase(
          "This offer takes \(wanted) \(wanted == 1 ? "traveller" : "travellers"), not \(travellers.count).",
          "이 상품에는 여행자 \(wanted)명이 필요한데 \(travellers.count)명이에요."),
        hint: wanted > 1 ? TravellerFile.template(wanted) : nil)
    }
    var warnings: [Warning] = []
    var checked: [Traveller] = []
    for traveller in travellers {
      checked.append(try self.checked(traveller, for: offer, in: context, warnings: &warnings))
    }
    try checkTypes(of: checked, for: offer)
    if let last = lastDay(of: offer), let first = firstDay(of: offer) {
      for birth in checked.compactMap(\.birth) where birth.age(on: first) < 2 && birth.age(on: last) >= 2 {
        warnings.append(
          Warning(
            "infant_turns_two", path: "data.booking.travellers",
            Phrase(
              "An infant born on \(birth.iso) turns two on the trip and needs a seat on the way back.",
              "\(birth.iso)에 태어난 아기는 여행 중에 두 살이 되어 돌아올 때 좌석이 필요해요.")))
      }
    }
    return (checked, warnings)
  }

  /// Those whose type is said or follows from the date of birth must fit the seats that were priced.
  private static func checkTypes(of travellers: [Traveller], for offer: KeptOffer) throws(Failure) {
    guard offer.sort == .flight, offer.provider != "insight", let day = firstDay(of: offer),
      case .array(let counts)? = offer.request["passengers"]
    else { return }
    for type in PassengerType.allCases {
      let wanted = counts.reduce(0) { sum, count in
        guard count["type"] == .string(type.rawValue), case .number(let text)? = count["count"] else { return sum }
        return sum + (Int(text) ?? 0)
      }
      let known = travellers.filter { $0.fits(type, on: day) == true }.count
      let open = travellers.filter { $0.fits(type, on: day) == nil }.count
      guard known + open < wanted || (known > wanted && type != .lapInfant && type != .seatInfant) else { continue }
      throw .usage(
        "traveller_types", field: "passengers",
        Phrase(
          "The offer is for \(wanted) of type \(type.rawValue), and the dates of birth say otherwise.",
          "이 상품은 \(type.rawValue) \(wanted)명 기준인데 생년월일과 맞지 않아요."))
    }
  }

  /// A stay and the InsighTravel backend take one lead traveller, another provider's flight all of them.
  static func seats(of offer: KeptOffer) -> Int {
    guard offer.sort == .flight, offer.provider != "insight" else { return 1 }
    guard case .array(let counts)? = offer.request["passengers"] else { return 1 }
    var total = 0
    for count in counts { if case .number(let text)? = count["count"], let number = Int(text) { total += number } }
    return max(total, 1)
  }

  private static func checked(
    _ traveller: Traveller, for offer: KeptOffer, in context: Context, warnings: inout [Warning]
  ) throws(Failure) -> Traveller {
    let person = try sound(traveller, for: offer.sort, in: context)
    try check(birth: person, for: offer, in: context)
    if let expiry = person.passportExpiry, let end = lastDay(of: offer), expiry < end.adding(days: 183) {
      warnings.append(
        Warning(
          "passport_expires", path: "data.booking.travellers",
          Phrase(
            "A passport ends on \(expiry.iso), within six months of the trip; many countries refuse that.",
            "여권이 \(expiry.iso)에 끝나요. 여행 뒤 여섯 달이 남지 않으면 입국을 거절하는 나라가 많아요.")))
    }
    return person
  }

  /// Checks and tidies what a traveller's own words say, whatever the offer; one for a stay has an address and a number.
  static func sound(_ traveller: Traveller, for sort: BookingCard.Sort?, in context: Context) throws(Failure)
    -> Traveller
  {
    var person = traveller
    try checkSeen(traveller)
    guard let name = person.fullName?.trimmed, isName(name) else {
      throw .usage(
        "bad_name", field: "name",
        Phrase(
          "A name as in the passport is needed: letters, spaces, hyphens.", "여권과 같은 이름이 필요해요. 글자, 공백, 하이픈만 쓸 수 있어요."))
    }
    person.name = name
    if sort == .hotel || person.email != nil {
      guard let email = person.email?.trimmed, isEmail(email) else {
        throw .usage(
          "bad_email", field: "email", Phrase("A sound e-mail address is needed.", "올바른 이메일 주소가 필요해요."))
      }
      person.email = email
    }
    if sort == .hotel || person.phone != nil {
      guard let phone = person.phone, let number = e164(phone, country: person.nationality, in: context) else {
        throw .usage(
          "bad_phone", field: "phone",
          Phrase("A phone number is needed, best as +82 10 1234 5678.", "전화번호가 필요해요. +82 10 1234 5678처럼 써 주세요."))
      }
      person.phone = number
    }
    if let birth = person.birth, birth >= context.places.local(context.now, nil).date {
      throw .usage("bad_birth", field: "birth", Phrase("The date of birth is not in the past.", "생년월일이 지난 날이 아니에요."))
    }
    return person
  }

  /// Every part must be what it looks like: nothing in it is hidden, and nothing is dropped silently.
  private static func checkSeen(_ traveller: Traveller) throws(Failure) {
    let parts = [
      ("name", traveller.name), ("given_name", traveller.givenName), ("family_name", traveller.familyName),
      ("email", traveller.email), ("phone", traveller.phone), ("nationality", traveller.nationality),
      ("gender", traveller.gender), ("passport", traveller.passport),
    ]
    for (field, text) in parts {
      guard let text, Sanitised(text).text != text else { continue }
      throw .usage(
        field == "name"
          ? "bad_name" : field == "email" ? "bad_email" : field == "phone" ? "bad_phone" : "bad_traveller",
        field: field,
        Phrase(
          "There are characters in “\(field)” that cannot be seen. Type it anew.",
          "“\(field)”에 보이지 않는 글자가 있어요. 다시 입력해 주세요."))
    }
  }

  private static func check(birth person: Traveller, for offer: KeptOffer, in context: Context) throws(Failure) {
    guard let birth = person.birth, let type = person.type, let day = firstDay(of: offer) else { return }
    let age = birth.age(on: day)
    let fits =
      switch type {
      case .adult: age >= 12
      case .child: (2...11).contains(age)
      case .lapInfant, .seatInfant: age < 2
      }
    guard fits else {
      throw .usage(
        "age_mismatch", field: "type",
        Phrase(
          "A traveller of type \(type.rawValue) would be \(age) on the day of travel.",
          "\(type.rawValue) 여행자가 여행일에 만 \(age)세예요."))
    }
  }

  static func firstDay(of offer: KeptOffer) -> CivilDate? {
    switch offer.item {
    case .flight(let flight): flight.slices.first?.depart.at.date
    case .hotel(let hotel): hotel.checkIn
    }
  }

  static func lastDay(of offer: KeptOffer) -> CivilDate? {
    switch offer.item {
    case .flight(let flight): flight.slices.last?.arrive.at.date
    case .hotel(let hotel): hotel.checkOut
    }
  }

  /// Letters of any script with what names have between them.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 80
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || " -'’.·".unicodeScalars.contains($0) }
      && text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// One @, a dot in the domain, no spaces: enough to catch slips, not to judge addresses.
  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.utf8.count <= 254,
      text.unicodeScalars.allSatisfy({
        $0.value > 0x20 && $0.value != 0x7F && !",;<>\"()[]\\".unicodeScalars.contains($0)
      })
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty && !$0.hasPrefix("-") && !$0.hasSuffix("-") }
  }

  /// A day in the wrong place, as 2027-02-30 or 30.02.2027, is no number.
  private static func looksLikeDate(_ text: String) -> Bool {
    let parts = text.trimmed.split(whereSeparator: { "-./".contains($0) }).map(\.utf8.count)
    return parts == [4, 2, 2] || parts == [2, 2, 4] || parts == [4, 1, 2] || parts == [4, 2, 1] || parts == [4, 1, 1]
  }

  /// The number in E.164 where its country is known, else as typed without its punctuation; nil when it is none.
  static func e164(_ phone: String, country: String?, in context: Context) -> String? {
    guard !looksLikeDate(phone) else { return nil }
    let kept = phone.filter { !" -.()\t".contains($0) }
    let digits = kept.hasPrefix("+") ? String(kept.dropFirst()) : kept
    guard (7...15).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    if kept.hasPrefix("+") { return digits.hasPrefix("0") ? nil : "+" + digits }
    guard let country, let code = context.places.callingCode(country) else { return digits }
    return "+" + code + (digits.hasPrefix("0") ? String(digits.dropFirst()) : digits)
  }
}

extension Traveller {
  /// Whether the traveller is of a type on a day; nil when neither a type nor a date of birth is known.
  fileprivate func fits(_ type: PassengerType, on day: CivilDate) -> Bool? {
    if let said = self.type { return said == type }
    guard let age = birth?.age(on: day) else { return nil }
    switch type {
    case .adult: return age >= 12
    case .child: return (2...11).contains(age)
    case .lapInfant, .seatInfant: return age < 2
    }
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension CivilDate {
  /// Whole years from this date of birth to a day.
  func age(on day: CivilDate) -> Int {
    let (year, month, date) = parts
    let (thatYear, thatMonth, thatDate) = day.parts
    return thatYear - year - ((thatMonth, thatDate) < (month, date) ? 1 : 0)
  }
}
