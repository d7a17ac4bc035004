package import JSON
import Wording

/// What a trip is likely to cost, part by part, against what it may cost.
package struct BudgetCard: Card {
  package static let kind = "budget"

  package let parts: [BudgetPart]
  package let total: Price
  package let budget: TripBudget?
  /// The traveller's budget for the whole party less the middle of the total; negative when it is not enough. Nil without a budget.
  package let gap: Money?
  package let enough: Bool?

  package init(parts: [BudgetPart], total: Price, budget: TripBudget?, gap: Money?, enough: Bool?) {
    self.parts = parts
    self.total = total
    self.budget = budget
    self.gap = gap
    self.enough = enough
  }

  package static let record = Record(
    BudgetCard.init(parts:total:budget:gap:enough:),
    Field("parts", .list(BudgetPart.record.codec), "flights, stay, food, transport, sights.") { $0.parts },
    Field("total", Price.record.codec, "The sum of the parts.") { $0.total },
    Field("budget", .optional(TripBudget.record.codec), "What it may cost.") { $0.budget },
    Field("gap", .optional(Money.record.codec), "Budget less the middle of the total.") { $0.gap },
    Field("enough", .optional(.bool), "Whether the budget covers the middle of the total.") { $0.enough })

  package func body(for reader: Reader) -> [Block] {
    var blocks: [Block] = [
      .heading(Text(reader("What it is likely to cost", "예상 경비")), level: 2),
      .share(
        Block.Share(
          parts: parts.map {
            Block.Part(
              label: Text(reader.budgetPart($0.name)), amount: $0.price.middle ?? 0, caption: reader.price($0.price))
          },
          total: Block.Fact(Text(reader("Together", "합계")), reader.price(total)), limit: limit,
          limitFact: limit == nil
            ? nil : budget.map { Block.Fact(Text(reader("Budget", "예산")), Text(reader.budget($0))) })
      ),
    ]
    if let verdict = verdict(for: reader) { blocks.append(.paragraph(verdict)) }
    return blocks
  }
}

extension BudgetCard {
  /// How much of the range a budget covers.
  package enum Cover: Sendable { case all, middle, lowEnd, nothing }

  /// How much of the total's range the budget covers; nil where that cannot be told.
  package var cover: Cover? {
    guard let limit, let enough, let low = total.total ?? total.low else { return nil }
    if limit >= (total.total ?? total.high ?? low).amount.approximate { return .all }
    if enough { return .middle }
    return limit >= low.amount.approximate ? .lowEnd : .nothing
  }

  private func verdict(for reader: Reader) -> Text? {
    guard let gap, let cover else { return nil }
    let sum = reader.roughly(gap)
    switch cover {
    case .all: return .good(reader("Your budget is enough, with about \(sum) left.", "예산 안에서 가능해요. 약 \(sum) 남아요."))
    case .middle:
      return .strong(
        reader(
          "Your budget covers the middle of that with about \(sum) left, but it may not be enough.",
          "중간값으로는 약 \(sum) 남지만, 예산이 모자랄 수도 있어요."))
    case .lowEnd:
      return .bad(
        reader(
          "Your budget may not be enough: it covers the low end and is about \(sum) short of the middle.",
          "예산이 모자랄 수 있어요. 낮게 잡으면 되지만 중간값보다 약 \(sum) 모자라요."))
    case .nothing: return .bad(reader("Your budget is short by about \(sum).", "예산이 약 \(sum) 모자라요."))
    }
  }

  /// What the party may spend in all, in the currency of the parts; nil where that cannot be told.
  private var limit: Double? {
    guard let gap, let middle = total.middle, gap.currency == (total.total ?? total.low)?.currency else { return nil }
    return gap.amount.approximate + middle
  }
}

extension Price {
  /// The total, or the middle of the range, as a length to draw.
  fileprivate var middle: Double? {
    if let total { return total.amount.approximate }
    guard let low else { return nil }
    return (low.amount.approximate + (high ?? low).amount.approximate) / 2
  }
}

/// One part of what a trip costs.
package struct BudgetPart: Equatable, Sendable {
  /// flights, stay, food, transport or sights.
  package let name: String
  package let price: Price

  package init(name: String, price: Price) {
    self.name = name
    self.price = price
  }

  package static let record = Record(
    BudgetPart.init(name:price:),
    Field("name", .string, "flights, stay, food, transport or sights.") { $0.name },
    Field("price", Price.record.codec, "Range for the whole party and trip.") { $0.price })
}

extension Reader {
  /// How far apart two sums are, whichever is the larger, to two digits: of estimates nobody knows more, nor cents.
  package func roughly(_ gap: Money) -> String {
    var (units, step) = (Int(gap.amount.units.magnitude), 1)
    while units / step >= 100 { step *= 10 }
    units = (units + step / 2) / step * step
    let sum = money(Money(ExactDecimal(units: units, scale: gap.amount.scale), gap.currency))
    guard let point = sum.firstIndex(of: "."), let end = sum.lastIndex(of: " "), point < end else { return sum }
    return String(sum[..<point] + sum[end...])
  }

  /// The name of a part of a budget in words.
  package func budgetPart(_ name: String) -> String {
    switch name {
    case "flights": self("Flights", "항공")
    case "stay": self("Stay", "숙박")
    case "food": self("Food", "식비")
    case "transport": self("Getting around", "교통")
    case "sights": self("Sights", "관광")
    default: name
    }
  }
}
