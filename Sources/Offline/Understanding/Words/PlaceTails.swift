/// What stands behind the name of a place.
enum PlaceTails {
  /// Syllables with which the rest of a run may begin, so that the syllables before it are a name.
  static let begin: Set<Character> = [
    "에", "로", "으", "의", "을", "를", "은", "는", "이", "가", "갈", "간", "갔", "와", "과", "랑", "도", "만", "행", "발", "역",
    "여", "시", "항", "공", "맛", "숙", "호", "날", "축", "관", "일", "특", "근", "쪽", "섬", "성", "타", "한", "투", "까", "부", "출",
    "도", "코", "구", "왕", "편", "비", "현", "동", "서", "남", "북", "신", "중", "교", "해", "자", "렌", "온", "료", "먹", "카", "야",
    "즉", "직", "펜", "리", "게", "풀", "당", "볼", "놀", "인", "아", "하", "넘", "들", "보", "다", "말", "빼", "둘", "혼", "셋", "넷",
    "쇼", "크", "힐", "휴", "박", "반", "패", "추", "물", "예", "항", "왔", "가", "입", "나", "살", "올", "큰", "최", "정", "및", "뿐",
  ]

  static let entries: [Lexicon.Entry] = [
    .init(
      .placeNoun,
      "여행|여행지|여행가|여행은|역|공항|시내|근처|주변|도심|맛집|숙소|호텔|날씨|관광|자유여행|패키지|한옥마을|펜션|시장|축제|카페|당일치기|게스트하우스|가볼만한|가볼|일정|코스|터미널|투어|리조트|료칸|식당|밥집|바다|해변|시|도|섬|현|성|타워|trip|hotel|hotels|hostel|hostels|weather|flights|itinerary|airport|station|tour|getaway|vacation|holiday|food|restaurants|airbnb|beach|old town|city|downtown"
    )
  ]
}
