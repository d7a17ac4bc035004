import Grammar
import JSON
import Travel

extension Context {
  /// The words of a ready line that say who travels: those kept on this machine where there are enough, else what tells
  /// how to write them down. Nobody is made up.
  func whoTravels(_ count: Int) -> [String] {
    let kept = TravellerFile.keptNames(in: self)
    if kept.count >= count { return kept.prefix(count).flatMap { ["--traveller", $0] } }
    return count == 1 ? ["--traveller", "me"] : ["--passengers", TravellerFile.party]
  }
}

extension TravellerFile {
  /// What a file for one booking is called where the tool is to name it.
  static let party = "party.json"

  /// A command that writes a list to be filled in, readable by nobody else. As it is it is refused.
  static func template(_ count: Int, at path: String = party) -> String {
    let one =
      #"{"name": "<name as in the passport>", "birth": "<YYYY-MM-DD>", "email": "<e-mail>", "phone": "<phone>"}"#
    return "(umask 077; echo '[\(Array(repeating: one, count: count).joined(separator: ", "))]' > \(Shell.quote(path)))"
  }

  /// The names in travellers.json in their order; none where it cannot be read, which is told when somebody is named.
  fileprivate static func keptNames(in context: Context) -> [String] {
    do throws(Failure) {
      guard case .object(let members) = try root(in: context) else { return [] }
      return members.map(\.key)
    } catch { return [] }
  }
}
