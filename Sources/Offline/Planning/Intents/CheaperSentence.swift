import Atlas
import Travel
import Wording

/// Says whether what is shown now costs less than what was shown before.
struct CheaperSentence: Sendable {
  let telling: Telling
  let draft: Draft

  var stays: String? {
    told((draft.hotels?.offers ?? []).map(shown), telling.query.hotels.map(shown))
  }

  private func shown(_ stay: HotelOffer) -> Shown { Shown(id: stay.id, name: name(of: stay), price: stay.price) }

  private func name(of stay: HotelOffer) -> String {
    guard telling.language == .ko,
      let spot = stay.position.flatMap({ Spot(latitude: $0.latitude, longitude: $0.longitude) })
    else { return stay.name }
    do throws(AtlasError) {
      return try telling.atlas.hotel(named: stay.name, at: spot)?.koreanName ?? stay.name
    } catch {
      // Damaged facts are told of where the stays are looked for; the English name is right all the same.
      return stay.name
    }
  }

  var flights: String? {
    let now = draft.flights?.offers ?? []
    let before = telling.query.flights.map { Shown(id: $0.id, name: "", price: $0.price) }
    return told(now.map { Shown(id: $0.id, name: "", price: $0.price) }, before)
  }

  private struct Shown {
    let id: String, name: String, price: Price
  }

  private func told(_ now: [Shown], _ before: [Shown]) -> String? {
    guard let cheapest = least(now) else { return nil }
    if let same = before.first(where: { $0.id == cheapest.id }) {
      let name = same.name.isEmpty ? same.price.comparable.map { telling.reader.money($0) } ?? "" : same.name
      return telling(
        "None known here is cheaper than \(name); these are the cheapest.",
        "\(name)보다 저렴한 것은 자료에 없어요. 가장 저렴한 것부터 보여 드려요.")
    }
    if let shown = least(before)?.price.comparable, let money = cheapest.price.comparable,
      shown.currency == money.currency, money.amount < shown.amount
    {
      return telling("These are cheaper than the ones before.", "앞에서 보여 드린 것보다 저렴해요.")
    }
    return telling("These are the cheapest known here.", "자료에 있는 가장 저렴한 것부터 보여 드려요.")
  }

  private func least(_ offers: [Shown]) -> Shown? {
    offers.filter { $0.price.comparable != nil }.min {
      ($0.price.comparable?.amount.approximate ?? 0) < ($1.price.comparable?.amount.approximate ?? 0)
    }
  }
}
