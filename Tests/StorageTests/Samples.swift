import Civil
import Foundation
import JSON
import Travel

@testable import Storage

/// A directory that goes with the test.
final class Folder: Sendable {
  let path = NSTemporaryDirectory() + "itravel-store-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A ledger of its own connection, as another process has it.
  var ledger: Ledger { .sqlite(directory: path) }
  var database: String { path + "/itravel.db" }
  var files: StoreFiles { StoreFiles(directory: path) }
}

func instant(_ text: String) -> Instant { Instant(rfc3339: text)! }

let noon = instant("2026-11-30T12:00:00Z")
let party = JSONValue.object([
  .init("party", .array([.object([.init("type", .string("ADT")), .init("count", .int(2))])]))
])

func hotel(_ id: String, number: Int = 1, total: String = "473550 KRW", freeUntil: String? = nil) -> HotelOffer {
  HotelOffer(
    id: id, number: number, provider: "offline", live: false, expiresAt: nil, bookable: true, name: "Hotel Nami",
    localName: "ホテルナミ", stars: 4, rating: "8.7", address: nil, quarter: "Namba", position: nil,
    checkIn: CivilDate(iso: "2026-12-24")!, checkOut: CivilDate(iso: "2026-12-27")!, rooms: 1,
    freeCancelUntil: freeUntil,
    price: price(total))
}

func flight(_ id: String, number: Int = 1) -> FlightOffer {
  FlightOffer(
    id: id, number: number, provider: "offline", live: false, expiresAt: nil, bookable: true,
    price: price("480480 KRW"), slices: [], cabin: .economy, carriers: [], bags: nil, emissions: nil, days: [],
    notes: ["A model, not a schedule."])
}

func price(_ total: String) -> Price {
  Price(basis: .model, total: Money(text: total), low: nil, high: nil, per: .stay, tax: nil, asOf: nil, source: nil)
}

func kept(_ item: KeptOffer.Item, in session: String?, at: Instant = noon) -> KeptOffer {
  KeptOffer(item: item, session: session, endpoint: nil, request: party, seenAt: at)
}

let minji = Traveller(
  name: "Minji Kim", email: "minji@example.com", phone: "+821012345678", birth: CivilDate(iso: "1994-05-02"),
  passport: "M70689098", passportExpiry: CivilDate(iso: "2031-01-01"), type: .adult)

/// A purchase of a stay, as it is before it is sent.
func entry(
  _ key: String, offer: HotelOffer = hotel("of_aaaa"), session: String = "s_aaaaaa", at: Instant = noon,
  start: String = "2026-12-24"
) -> JournalEntry {
  let quote = Quote(
    offerId: offer.id, sort: .hotel, title: offer.name, start: start, end: "2026-12-27", total: offer.price.total,
    perPerson: nil, tax: nil, basis: .model, terms: ["Free of charge until the day before."], expiresAt: nil,
    provider: "offline", live: false, practice: true)
  let order = BookingOrder(
    key: key, offer: kept(.hotel(offer), in: session, at: at), travellers: [minji], quote: quote, session: session,
    at: at)
  let booking = BookingCard(
    code: nil, sort: .hotel, status: .intended, provider: "offline", endpoint: nil, live: false, practice: true,
    foreign: false, title: offer.name, place: "Namba", start: start, end: "2026-12-27", offer: offer.json,
    travellers: [minji], total: quote.total, createdAt: at, cancelledAt: nil, session: session)
  return JournalEntry(
    key: key, bodyHash: SHA256.hex(key), order: order, booking: booking,
    last: BookingEvent(at: at, event: "intended", details: nil))
}

extension BookingCard {
  func standing(_ status: Status, code: String? = nil) -> BookingCard {
    var copy = self
    copy.status = status
    copy.code = code ?? self.code
    return copy
  }
}

extension Ledger {
  /// Books a stay from intent to confirmation.
  @discardableResult
  func booked(_ code: String, at: Instant = noon, session: String = "s_aaaaaa", start: String = "2026-12-24") throws
    -> BookingCard
  {
    let entry = entry("key \(code)", session: session, at: at, start: start)
    try bookings.intend(entry)
    let booking = entry.booking.standing(.confirmed, code: code)
    try bookings.settle(entry.key, booking, BookingEvent(at: at, event: "confirmed", details: code))
    return booking
  }
}

/// The failure that work ends with; nil when it does not fail.
func failure(_ work: () throws -> Void) -> Failure? {
  do { try work() } catch { return error as? Failure }
  return nil
}

/// Runs work in so many threads at once, whatever the number of cores, and waits for all.
func inThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread {
      work(index)
      group.leave()
    }.start()
  }
  group.wait()
}
