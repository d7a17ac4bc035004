import Travel
import Wording

extension Block {
  /// The block with nothing in it that could steer a terminal: the one place where words for people are cleaned.
  var sanitised: Block {
    switch self {
    case .heading(let text, let level): .heading(text.sanitised, level: level)
    case .paragraph(let text): .paragraph(text.sanitised)
    case .facts(let facts): .facts(facts.map(\.sanitised))
    case .table(let table):
      .table(
        Table(
          columns: table.columns.map { Heading($0.title.sanitised, $0.alignment, priority: $0.priority) },
          rows: table.rows.map { $0.map(\.sanitised) }))
    case .timeline(let moments):
      .timeline(
        moments.map { moment in
          Moment(
            moment.kind, time: moment.time.sanitised, title: moment.title.sanitised,
            details: moment.details.map(\.sanitised))
        })
    case .list(let items): .list(items.map(\.sanitised))
    case .bars(let bars):
      .bars(
        bars.map { bar in
          Bar(label: bar.label.sanitised, low: bar.low, high: bar.high, caption: bar.caption.sanitised)
        })
    case .weather(let days):
      .weather(days.map { WeatherDay(label: $0.label.sanitised, celsius: $0.celsius, rainChance: $0.rainChance) })
    case .share(let share): .share(share.sanitised)
    case .sketch(let places): .sketch(places.map(\.sanitised))
    case .verbatim(let script): .verbatim(Sanitised(script, keepsLines: true).text)
    case .hint(let text, let command): .hint(text.sanitised, command: command.map { Sanitised($0).text })
    }
  }
}

extension Block.Fact {
  fileprivate var sanitised: Block.Fact { Block.Fact(name.sanitised, value.sanitised) }
}

extension Block.Share {
  fileprivate var sanitised: Block.Share {
    Block.Share(
      parts: parts.map { Block.Part(label: $0.label.sanitised, amount: $0.amount, caption: $0.caption.sanitised) },
      total: total.sanitised, limit: limit, limitFact: limitFact?.sanitised)
  }
}
