/// What a name in JSON, in a query or in a head says of its value.
enum Sensitivity: Equatable {
  /// What lets somebody in.
  case secret
  /// What somebody is called.
  case name
  /// What else tells of a person: how to reach them, when they were born, what they travel on.
  case personal
  /// What tells of a person only beside the rest, and is too common a word to look for elsewhere.
  case trait

  /// Reads a key; nil when it says nothing of people or secrets.
  /// - Parameter isPerson: whether it stands in an object that describes a person, where even `name` is one.
  init?(key: String, isPerson: Bool) {
    let word = Sensitivity.plain(key)
    if Sensitivity.secrets.contains(word) {
      self = .secret
    } else if Sensitivity.names.contains(word) || isPerson && word == "name" {
      self = .name
    } else if Sensitivity.details.contains(word) {
      self = .personal
    } else if Sensitivity.traits.contains(word) {
      self = .trait
    } else {
      return nil
    }
  }

  /// Whether an object under such a key describes a person.
  static func isPerson(_ key: String) -> Bool {
    persons.contains(plain(key))
  }

  private static func plain(_ key: String) -> String { key.lowercased().filter { !"_- .".contains($0) } }

  private static let secrets: Set<String> = [
    "authorization", "proxyauthorization", "cookie", "setcookie", "token", "accesstoken", "refreshtoken", "idtoken",
    "apikey", "xapikey", "appkey", "key", "secret", "clientsecret", "password", "passwd", "pwd", "passphrase",
    "credential", "credentials", "auth", "bearer", "signature", "sig",
  ]
  private static let names: Set<String> = [
    "givenname", "familyname", "firstname", "lastname", "middlename", "fullname", "surname", "passengername",
    "travellername", "guestname", "holdername", "username",
  ]
  private static let details: Set<String> = [
    "email", "mail", "emailaddress", "phone", "phonenumber", "tel", "telephone", "mobile", "birth", "birthdate",
    "birthday", "dateofbirth", "dob", "passport", "passportno", "passportnumber", "passportexpiry",
    "passportexpirydate", "cardnumber", "cvc", "cvv", "iban", "residentnumber",
  ]
  private static let traits: Set<String> = ["nationality", "gender", "sex"]
  private static let persons: Set<String> = [
    "passengerinfo", "passenger", "passengers", "traveller", "travellers", "traveler", "travelers", "userinfo", "user",
    "customer", "contact", "guestinfo", "lead",
  ]
}
