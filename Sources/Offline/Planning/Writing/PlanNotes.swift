import Atlas
import Civil
import Travel

/// What a plan takes for granted or leaves out, told plainly.
struct PlanNotes: Sendable {
  let telling: Telling
  let plan: TripPlan

  func all() throws(AtlasError) -> [String] {
    var notes: [String] = []
    if !plan.outline.leftOut.isEmpty {
      let names = telling.list(plan.outline.leftOut.map { telling.name($0) })
      notes.append(telling("There are too few nights for \(names).", "\(names): 박 수가 모자라 일정에서 뺐어요."))
    }
    if plan.hours.isTooShort {
      notes.append(
        telling("Getting there and back takes longer than the trip lasts.", "오가는 데 걸리는 시간이 여행 기간보다 길어요."))
    }
    if let said = plan.outline.saidDays, said > plan.outline.dayCount + plan.outline.homeDays {
      notes.append(
        telling(
          "Only the first \(plan.outline.dayCount) of \(said) days are planned.",
          "\(said)일 가운데 처음 \(plan.outline.dayCount)일만 계획했어요."))
    }
    notes += try festivals()
    if let meeting = plan.outline.meeting {
      if let note = WorkDay.note(meeting, from: plan.hours.days[0].before.clock, telling) { notes.append(note) }
    } else {
      for city in plan.cities { notes += fewSights(city) }
    }
    if plan.ends.arrival.basis == .assumed {
      notes.append(
        plan.outline.origin == nil
          ? telling(
            "Arrival at noon and leaving in the late afternoon are assumed.", "정오 도착, 늦은 오후 출발로 잡았어요.")
          : telling(
            "Times of arrival and departure are assumed, not those of a real connection.",
            "도착·출발 시간은 실제 운행 시간이 아니라 가정한 시간이에요."))
    }
    notes += driven
    notes.append(
      telling(
        "Minutes on the way come from distance, and most places are known to about a kilometre; fares are rough. Check opening hours before you go.",
        "이동 시간은 거리로 어림했고 위치는 대개 1km 정도까지만 알아요. 교통비도 어림값이에요. 영업 시간은 가기 전에 확인해 주세요."))
    return notes
  }

  /// Where one goes by taxi or car because buses would take the day.
  private var driven: [String] {
    let names = plan.outline.stays.indices.filter { stay in
      plan.cities.contains { $0.stay == stay && $0.legs.leg(0, 0).ground == .buses && !$0.candidates.isEmpty }
    }.map { telling.name(plan.outline.stays[$0].destination.label) }
    guard !names.isEmpty else { return [] }
    return [
      telling(
        "Longer ways in \(telling.list(names)) are by taxi or car here; by bus they take much longer.",
        "\(telling.list(names))에서 먼 길은 택시나 렌터카로 잡았어요. 버스로는 훨씬 오래 걸려요.")
    ]
  }

  /// What is on in the month of a trip whose dates are open.
  private func festivals() throws(AtlasError) -> [String] {
    guard plan.outline.firstDate == nil, let month = plan.outline.month else { return [] }
    // What is on in several of the cities is said once.
    var found: [(names: [String], cities: [String])] = []
    for stay in plan.outline.stays {
      let events = try Events(stay.destination, telling).events(from: month.firstDay, through: month.lastDay)
      let names = Array(events.filter { $0.kind != "holiday" }.prefix(2).map(\.name))
      guard !names.isEmpty else { continue }
      let city = telling.name(stay.destination.label)
      if let known = found.firstIndex(where: { $0.names == names }) {
        found[known].cities.append(city)
      } else {
        found.append((names, [city]))
      }
    }
    let when = telling.monthName(month.month)
    return found.map { names, cities in
      telling(
        "\(telling.list(cities)) in \(when): \(telling.list(names)).",
        "\(when) \(telling.list(cities))에서 열리는 행사: \(telling.list(names)).")
    }
  }

  private func fewSights(_ city: CityDays) -> [String] {
    let name = telling.name(plan.outline.stays[city.stay].destination.label)
    if city.candidates.isEmpty {
      return [
        telling(
          "No sights of \(name) are written down here, so its days are left open.",
          "\(name)의 볼거리는 아직 자료에 없어 일정을 비워 두었어요.")
      ]
    }
    let open = city.search.plans.indices.filter {
      city.search.frames[$0].isFull && city.search.plans[$0].stops.count < 2
    }
    guard open.count > 0, city.search.unused.count < 3 else { return [] }
    return [
      telling(
        "\(city.candidates.count) places of \(name) are known here; the rest of the time is left open.",
        "\(name)에서 알려 드릴 수 있는 곳은 \(city.candidates.count)곳이라 남는 시간은 비워 두었어요.")
    ]
  }
}
