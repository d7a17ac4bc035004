import JSON
import Transport
import Travel

extension Backend {
  /// What the server says it is, by the description that it gives of itself; nil from one that answers and gives none.
  func greeting() throws(Failure) -> String? {
    let answer = try asked("/openapi.json", [], .glance)
    guard answer.response.status != 404 else { return nil }
    let value = try answer.json(at: "/openapi.json")
    guard let title = value["info"]?.text("title") else { return nil }
    let version = value["info"]?.text("version").map { " " + $0 } ?? ""
    // The first versions kept no bookings that could be listed.
    let isOld = value["paths"].map { $0["/api/bookings"] == nil } ?? false
    return title + version + (isOld ? " (without a list of bookings)" : "")
  }
}
