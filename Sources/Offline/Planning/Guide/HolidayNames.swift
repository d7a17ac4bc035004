/// What public holidays of the world are called in Korean.
enum HolidayNames {
  private static let names: [String: String] = [
    "New Year's Day": "새해 첫날", "New Year's Eve": "섣달그믐날", "Christmas Day": "크리스마스", "Christmas Eve": "크리스마스이브",
    "Good Friday": "성금요일", "Easter Sunday": "부활절", "Easter Monday": "부활절 월요일", "Labor Day": "노동절",
    "Labour Day": "노동절", "International Workers' Day": "노동절", "May Day": "노동절", "Independence Day": "독립기념일",
    "National Day": "국경일", "Constitution Day": "헌법기념일", "Greenery Day": "녹색의 날", "Children's Day": "어린이날",
    "Coming of Age Day": "성인의 날", "Foundation Day": "건국기념일", "Emperor's Birthday": "일왕 탄생일",
    "Vernal Equinox Day": "춘분의 날", "Showa Day": "쇼와의 날", "Marine Day": "바다의 날", "Mountain Day": "산의 날",
    "Respect for the Aged Day": "경로의 날", "Autumnal Equinox": "추분의 날", "Sports Day": "체육의 날",
    "Culture Day": "문화의 날", "Labor Thanksgiving Day": "근로감사의 날", "Boxing Day": "복싱데이",
    "Saint Stephen's Day": "성 스테파노의 날", "Epiphany": "주현절", "Ascension Day": "예수승천일",
    "Whit Monday": "성령강림 월요일", "Assumption Day": "성모승천일", "All Saints' Day": "만성절",
    "Immaculate Conception": "성모무염시태일", "Thanksgiving Day": "추수감사절", "Veterans Day": "재향군인의 날",
    "Memorial Day": "현충일", "Martin Luther King Jr. Day": "마틴 루서 킹의 날", "Washington's Birthday": "대통령의 날",
    "Columbus Day": "콜럼버스의 날", "Victory Day": "승전기념일", "Armistice Day": "휴전기념일",
    "Chinese New Year": "춘절", "Lunar New Year": "음력설", "Mid-Autumn Festival": "중추절", "Dragon Boat Festival": "단오절",
    "Tomb-Sweeping Day": "청명절", "Buddha's Birthday": "부처님오신날", "Vesak Day": "부처님오신날", "Eid al-Fitr": "이드 알피트르",
    "Eid al-Adha": "이드 알아드하", "Deepavali": "디왈리", "Songkran Festival": "송끄란", "Australia Day": "호주의 날",
    "Anzac Day": "안작데이", "Canada Day": "캐나다의 날", "Bastille Day": "프랑스 혁명기념일", "Republic Day": "공화국의 날",
    "Liberation Day": "해방기념일",
  ]

  /// The Korean name; the English one where there is none here.
  static func korean(_ english: String) -> String { names[english] ?? english }
}
