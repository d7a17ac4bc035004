/// The languages that `itravel` speaks to people.
package enum Language: String, CaseIterable, Sendable {
  case en, ko
}
