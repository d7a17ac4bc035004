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
    "Pentecost Monday": "성령강림 월요일",
    "International Labor Day": "노동절",
    "National Labor Day": "노동절",
    "Labor and Solidarity Day": "노동과 연대의 날",
    "Diwali": "디왈리",
    "Second Day of Christmas": "크리스마스 둘째 날",
    "Corpus Christi": "성체 축일",
    "Day of Arafah": "아라파트의 날",
    "Eid al-Adha Holiday": "이드 알아드하 연휴",
    "Eid al-Fitr Holiday": "이드 알피트르 연휴",
    "Isra' and Mi'raj": "승천절(이슬람)",
    "Spring Bank Holiday": "봄 은행 휴일",
    "Early May Bank Holiday": "5월 은행 휴일",
    "Summer Bank Holiday": "여름 은행 휴일",
    "National Children's Day": "어린이날",
    "Chakri Memorial Day": "짜끄리 왕조 기념일",
    "Coronation Day": "국왕 즉위 기념일",
    "Visakha Bucha": "위사카 부차(부처님오신날)",
    "HM King Bhumibol Adulyadej the Great's Birthday": "푸미폰 국왕 탄신일",
    "HM King Bhumibol Adulyadej Memorial Day": "푸미폰 국왕 추모일",
    "HM King Chulalongkorn Memorial Day": "쭐랄롱꼰 국왕 추모일",
    "National Father's Day": "아버지의 날",
    "Hung Kings' Commemoration Day": "흥왕 기일",
    "Liberation Day/Reunification Day": "해방·통일의 날",
    "Vietnam Cultural Day": "베트남 문화의 날",
    "Founding Day of the Republic of China": "중화민국 개국기념일",
    "Taiwan Restoration and Guningtou Victory Memorial Day": "타이완 광복 기념일",
    "ANZAC Day": "안작데이",
    "National Unity Day": "국민 통합의 날",
    "Saint Francis of Assisi, Patron Saint of Italy": "성 프란치스코의 날",
    "German Unity Day": "독일 통일의 날",
    "Independent Czech State Restoration Day": "체코 독립 회복의 날",
    "Struggle for Freedom and Democracy Day and International Students' Day": "자유와 민주주의 투쟁의 날",
    "Independent Czechoslovak State Day": "체코슬로바키아 독립기념일",
    "National Sovereignty and Children's Day": "국민 주권과 어린이의 날",
    "Commemoration of Atatürk, Youth and Sports Day": "아타튀르크 기념·청년과 체육의 날",
    "Dr. B. R. Ambedkar's Birthday": "암베드카르 탄생일",
    "Ram Navami": "람 나바미",
    "Mahavira's Birthday": "마하비라 탄생일",
    "Buddha Purnima": "부처님오신날",
    "Guru Nanak's Birthday": "구루 나나크 탄생일",
    "Christmas": "크리스마스",
    "Mahatma Gandhi's Birthday": "간디 탄생일",
    "Dussehra": "두세라",
    "Day of Valor": "용맹의 날",
    "All Souls' Day": "위령의 날",
    "Bonifacio Day": "보니파시오의 날",
    "Rizal Day": "리살의 날",
    "The Buddha's Birthday": "부처님오신날",
    "Autumnal Equinox Day": "추분의 날", "Chinese New Year's Day": "춘절", "Spring Festival": "춘절", "Easter": "부활절",
    "Lunar New Year's Eve": "음력설 전날", "Islamic New Year": "이슬람 새해", "King's Day": "국왕의 날", "Waitangi Day": "와이탕이데이",
    "Makha Bucha": "마카부차", "Asarnha Bucha": "아싼하부차",
  ]

  /// Days that are counted from another one.
  private static let counted = [
    ("the day following ", " 다음 날"), ("second day of ", " 둘째 날"), ("third day of ", " 셋째 날"),
    ("fourth day of ", " 넷째 날"), ("fifth day of ", " 다섯째 날"),
  ]

  /// The Korean name, of a day kept instead as well; the English one where there is none here.
  static func korean(_ english: String) -> String {
    for suffix in [" (observed)", " (in lieu)"] where english.hasSuffix(suffix) {
      return names[String(english.dropLast(suffix.count))].map { $0 + " 대체 휴일" } ?? english
    }
    if let known = names[english] { return known }
    let lower = english.lowercased()
    for (start, day) in counted {
      let start = lower.hasPrefix("the \(start)") ? "the \(start)" : start
      if lower.hasPrefix(start), let known = names[String(english.dropFirst(start.count))] { return known + day }
    }
    return english
  }
}
