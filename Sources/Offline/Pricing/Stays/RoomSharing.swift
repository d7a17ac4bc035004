import Travel
import Wording

/// What it does to the price when more people share rooms than a room is made for.
struct RoomSharing {
  /// The price of a room against that of a room for two.
  let factor: Double
  let warning: Warning?

  /// Each adult over two in a room adds a quarter: a hand constant.
  private static let extraAdult = 0.25

  init(_ guests: Passengers, rooms: Int) {
    let rooms = max(rooms, 1)
    let extra = max(guests.adults - 2 * rooms, 0)
    factor = 1 + RoomSharing.extraAdult * Double(extra) / Double(rooms)
    guard extra > 0 else {
      warning = nil
      return
    }
    warning = Warning(
      "rooms_tight", path: "request.rooms",
      Phrase(
        "\(guests.adults) adults in \(rooms) \(rooms == 1 ? "room" : "rooms"): a quarter was added for each beyond two in a room.",
        "방 \(rooms)개에 성인 \(guests.adults)명이에요. 방마다 두 명을 넘는 인원은 25%씩 더해 계산했어요."))
  }
}
