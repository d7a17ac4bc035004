import Wording

extension Reader {
  /// A style tag or a constraint in words; a tag it does not know stands as it is.
  package func tag(_ tag: String) -> String {
    Reader.tags.first { $0.tag == tag }.map { self($0.words) } ?? tag
  }

  private static let tags: [(tag: String, words: Phrase)] = [
    ("food", Phrase("food", "맛집")), ("nature", Phrase("nature", "자연")), ("rest", Phrase("rest", "휴식")),
    ("city", Phrase("city", "도시")), ("shopping", Phrase("shopping", "쇼핑")), ("culture", Phrase("culture", "문화")),
    ("activity", Phrase("activities", "액티비티")), ("nightlife", Phrase("nightlife", "밤 문화")),
    ("family", Phrase("family", "가족")), ("romance", Phrase("romance", "로맨틱")), ("beach", Phrase("beach", "해변")),
    ("hiking", Phrase("hiking", "등산")), ("hot_spring", Phrase("hot springs", "온천")),
    ("museum", Phrase("museums", "박물관")), ("photography", Phrase("photography", "사진")),
    ("budget", Phrase("good value", "가성비")), ("luxury", Phrase("luxury", "럭셔리")),
    ("nonstop", Phrase("nonstop only", "직항만")), ("no_red_eye", Phrase("no red-eye", "야간 비행 제외")),
    ("train_only", Phrase("train only", "기차만")), ("breakfast", Phrase("breakfast", "조식 포함")),
    ("near_station", Phrase("near a station", "역 근처")), ("star_3", Phrase("3 stars or more", "3성급 이상")),
    ("star_4", Phrase("4 stars or more", "4성급 이상")), ("star_5", Phrase("5 stars", "5성급")),
    ("free_cancellation", Phrase("free cancellation", "무료 취소")),
    ("morning_departure", Phrase("morning departure", "오전 출발")),
    ("evening_departure", Phrase("evening departure", "저녁 출발")), ("window_seat", Phrase("window seat", "창가 좌석")),
  ]
}
