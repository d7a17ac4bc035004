package import Civil
package import JSON

/// A person who travels, as a booking needs them. Every part but the name may be missing.
package struct Traveller: Equatable, Sendable {
  package var name: String?
  package var givenName: String?
  package var familyName: String?
  package var email: String?
  package var phone: String?
  package var birth: CivilDate?
  package var nationality: String?
  package var gender: String?
  package var passport: String?
  package var passportExpiry: CivilDate?
  package var type: PassengerType?

  package init(
    name: String?, givenName: String? = nil, familyName: String? = nil, email: String? = nil, phone: String? = nil,
    birth: CivilDate? = nil, nationality: String? = nil, gender: String? = nil, passport: String? = nil,
    passportExpiry: CivilDate? = nil, type: PassengerType? = nil
  ) {
    self.name = name
    self.givenName = givenName
    self.familyName = familyName
    self.email = email
    self.phone = phone
    self.birth = birth
    self.nationality = nationality
    self.gender = gender
    self.passport = passport
    self.passportExpiry = passportExpiry
    self.type = type
  }

  /// The name in full; nil when no part of it is known.
  package var fullName: String? {
    if let name, !name.isEmpty { return name }
    let parts = [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The same traveller with all but the last two characters of the passport number hidden.
  package var masked: Traveller {
    var copy = self
    copy.passport = passport.map { String(repeating: "•", count: max($0.count - 2, 0)) + $0.suffix(2) }
    return copy
  }

  package static let record = Record(
    Traveller.init(
      name:givenName:familyName:email:phone:birth:nationality:gender:passport:passportExpiry:type:),
    Field("name", .optional(.string), "Name in full.") { $0.name },
    Field("given_name", .optional(.string), "Given name as in the passport.") { $0.givenName },
    Field("family_name", .optional(.string), "Family name as in the passport.") { $0.familyName },
    Field("email", .optional(.string), "E-mail address.") { $0.email },
    Field("phone", .optional(.string), "Phone number, E.164 where the country is known.") { $0.phone },
    Field("birth", .optional(.date), "Date of birth.") { $0.birth },
    Field("nationality", .optional(.string), "ISO 3166-1 alpha-2.") { $0.nationality },
    Field("gender", .optional(.string), "As in the passport.") { $0.gender },
    Field("passport", .optional(.string), "Passport number, masked unless asked for.") { $0.passport },
    Field("passport_expiry", .optional(.date), "Last day of the passport.") { $0.passportExpiry },
    Field("type", .optional(.word()), "Passenger type code.") { $0.type })
}
