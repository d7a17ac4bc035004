import Grammar
import JSON
import Travel
import Wording

/// The file of travellers: who may read it, and whether each can be read.
struct DoctorTravellers {
  let context: Context

  var checks: [DoctorAnswer.Check] {
    guard !context.settings.configDirectory.isEmpty else { return [] }
    let path = context.settings.configDirectory + "/travellers.json"
    do throws(Failure) {
      guard try context.world.files.read(path, 64 << 20) != nil else { return [] }
      let count = try TravellerFile.all(in: context).count
      return [
        DoctorAnswer.Check(
          name: "travellers", status: .ok, detail: Phrase("\(path), \(count) of them", "\(path), \(count)명"))
      ]
    } catch {
      return [DoctorAnswer.Check(name: "travellers", status: .fail, detail: error.message, fix: error.hint)]
    }
  }
}
