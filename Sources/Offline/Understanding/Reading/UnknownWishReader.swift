import Travel

/// Finds wishes that nothing here can go by: a pool, a dog, business class. They are told of as they were typed.
struct UnknownWishReader {
  let heard: HeardMessage
  let intent: Intent

  func words() -> [String] {
    let phrasing = Phrasing(heard)
    var found: [String] = []
    func add(_ words: String) {
      if !found.contains(where: { $0.contains(words) || words.contains($0) }) { found.append(words) }
    }
    // Longer names stand before those they hold.
    for words in UnknownWishReader.ofStays + UnknownWishReader.ofTravel + UnknownWishReader.ofFlights {
      if let typed = phrasing.typed(words) { add(typed) }
    }
    for (constraint, range) in zip(heard.wishes.constraints, heard.wishes.constraintRanges)
    where ["breakfast", "near_station", "free_cancellation", "window_seat"].contains(constraint) {
      add(heard.line.words(range))
    }
    return found
  }

  private static let ofStays = [
    "swimming pool", "pool", "gym", "jacuzzi", "hot tub", "bathtub", "balcony", "ocean view", "sea view", "city view",
    "kitchen", "washing machine", "laundry", "parking", "connecting rooms", "adjoining rooms", "twin beds",
    "separate beds", "double bed", "king bed", "single beds", "baby cot", "crib", "smoking room", "non smoking",
    "non-smoking", "late check-out", "late checkout", "early check-in", "early checkin",
    "수영장", "풀장", "헬스장", "자쿠지", "욕조", "발코니", "오션뷰", "바다 전망", "바다전망", "시티뷰", "주방", "세탁기", "주차", "트윈", "더블 침대", "침대 두",
    "아기 침대", "흡연", "금연", "레이트 체크아웃", "얼리 체크인",
  ]

  private static let ofTravel = [
    "with our dog", "with my dog", "with a dog", "have a dog", "have a cat", "with our cat", "with my cat",
    "with our pet", "pet friendly",
    "pet-friendly", "반려견", "반려동물", "강아지", "고양이랑", "고양이와", "avoid crowds", "hate crowds", "no crowds", "less crowded",
    "사람 많은 곳", "사람 없는", "사람 적은", "붐비는", "붐비지",
  ]

  private static let ofFlights = [
    "business class", "first class", "premium economy", "비즈니스석", "비즈니스 클래스", "일등석", "퍼스트 클래스", "프리미엄 이코노미",
    "korean air",
    "asiana", "jeju air", "jin air", "대한항공", "아시아나", "제주항공", "진에어", "티웨이", "japan airlines", "lufthansa", "emirates",
    "singapore airlines", "qatar airways", "air france", "british airways", "cathay pacific", "united airlines",
    "american airlines", "turkish airlines", "국적기",
  ]
}
