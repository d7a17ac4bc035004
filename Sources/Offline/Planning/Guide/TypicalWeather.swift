import Atlas
import Travel

/// The weather to expect in a month, put into words. Never a forecast.
struct TypicalWeather: Equatable, Sendable {
  let mean: Double
  /// Millimetres in the month.
  let rain: Double
  let daysInMonth: Int

  init(_ climate: MonthClimate, month: Int) {
    mean = climate.temperature
    rain = climate.rain
    daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][(month - 1) % 12]
  }

  /// The chance that it rains on a day, in percent, to the next five: it grows with the square root of the rain that
  /// falls on the mean day. About ten points off at most places.
  var rainChance: Int {
    let root = 0.25 * (rain / Double(daysInMonth)).squareRoot()
    let chance = root / (1 + 0.55 * root)
    return min(90, Int((chance * 20).rounded()) * 5)
  }

  func day(_ telling: Telling) -> DayWeather {
    DayWeather(
      meanC: "\(Int(mean.rounded()))", rainChance: rainChance, summary: nil, outfit: outfit(telling), periods: [],
      basis: .model)
  }

  private var isSnow: Bool { mean <= 1 }

  /// What to wear, in a few words.
  func outfit(_ telling: Telling) -> String {
    let clothes: String =
      switch mean {
      case ..<(-4): telling("down coat, hat, gloves and warm boots", "롱패딩, 모자, 장갑, 방한화")
      case ..<5: telling("winter coat, scarf and layers", "두꺼운 코트와 목도리, 겹쳐 입기")
      case ..<11: telling("coat and a sweater", "코트와 니트")
      case ..<16: telling("jacket and long sleeves", "재킷과 긴소매")
      case ..<21: telling("light jacket for the evening", "얇은 겉옷")
      case ..<26: telling("short sleeves, something light for air conditioning", "반소매, 냉방 대비 얇은 겉옷")
      case _: telling("light clothes, hat and sunscreen", "시원한 옷, 모자, 자외선 차단제")
      }
    guard rainChance >= 30 else { return clothes }
    if isSnow { return telling("\(clothes); shoes that grip in snow", "\(clothes), 미끄럼 방지 신발") }
    return rainChance >= 40
      ? telling("\(clothes); umbrella and shoes that may get wet", "\(clothes), 우산과 젖어도 되는 신발")
      : telling("\(clothes); a folding umbrella", "\(clothes), 접는 우산")
  }
}
