import Civil
import Foundation
import JSON
import Testing
import Travel
@testable import Storage

/// Who may travel on what is bought.
extension BookingProtocolTests {
  @Test("The number of travellers and each of their parts must fit")
  func travellers() throws {
    let two =
      #"[{"name":"A B","email":"a@b.cd","phone":"+8210123456"},{"name":"C D","email":"a@b.cd","phone":"+8210123456"}]"#
    let gate = "--yes --max-total \"300000 KRW\" --json"
    #expect(bench("book hotel 1 --passengers - \(gate)", input: two).exit == .usage)
    for (words, code) in [
      ("--name \"Minji\" --email minji --phone +8210123456", "bad_email"),
      ("--name \"12\" --email a@b.cd --phone +8210123456", "bad_name"),
      ("--name \"Minji\" --email a@b.cd --phone 12", "bad_phone"),
      ("--name \"Minji\" --email a@b.cd", "bad_phone"),
      ("", "missing_traveller"),
    ] {
      let refused = bench("book hotel 1 \(words) \(gate)")
      #expect(refused.exit == .usage)
      #expect(Bench.word(refused.error, "error.code") == code)
    }
    #expect(shop.questions == 0)
  }

  @Test("A travellers file that others can read is refused, and so is a misspelt key")
  func travellersFile() throws {
    let me = #"{"me":{"name":"Minji Kim","email":"minji@example.com","phone":"+821012345678","passport":"M12345678"}}"#
    try bench.configure("travellers.json", me, mode: 0o644)
    let line = "book hotel 1 --traveller me --yes --max-total \"300000 KRW\" --json"
    #expect(bench(line).exit == .config)
    try bench.configure("travellers.json", me.replacing("passport", with: "pasport"))
    #expect(bench(line).exit == .usage)
    try bench.configure("travellers.json", me)
    let booked = bench(line)
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(booked["data.booking.travellers[0].passport"] == "•••••••78")
    #expect(bench("history SH-1 --json").out.contains("M12345678") == false)
    #expect(bench("history SH-1 --reveal --json").out.contains("M12345678"))
  }
}
