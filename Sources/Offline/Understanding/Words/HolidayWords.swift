/// Holidays and feasts by which people date a trip.
enum Holiday: Hashable {
  /// A holiday of a country's list, known by a part of its English name.
  case listed(country: String, name: String)
  /// A day of the month that is no day off.
  case day(month: Int, day: Int)
  case christmas, newYear, yearEnd, easter, thanksgiving, goldenWeek
}

enum HolidayWords {
  static let entries: [Lexicon.Entry] = [
    .init(.holiday(.christmas), "christmas|xmas|x mas|크리스마스|성탄절|성탄|크리스마스연휴|성탄절연휴|클스마스"),
    .init(.holiday(.newYear), "new year|new years|new years day|신정|새해|새해첫날|신정연휴|새해연휴"),
    .init(.holiday(.yearEnd), "연말|year end|end of the year|the end of the year|end of year|year's end"),
    .init(.holiday(.day(month: 12, day: 24)), "christmas eve|xmas eve|크리스마스이브|성탄절이브|이브날"),
    .init(.holiday(.day(month: 12, day: 25)), "christmas day|xmas day|크리스마스당일"),
    .init(.holiday(.day(month: 12, day: 31)), "new years eve|new year eve|nye|제야|12월마지막날"),
    .init(.holiday(.day(month: 2, day: 14)), "valentines day|valentines|valentine|valentine day|발렌타인데이|밸런타인데이|발렌타인"),
    .init(.holiday(.day(month: 3, day: 14)), "white day|화이트데이"),
    .init(.holiday(.day(month: 3, day: 17)), "st patricks day|saint patricks day|st paddys day"),
    .init(.holiday(.day(month: 10, day: 31)), "halloween|할로윈|핼러윈"),
    .init(.holiday(.day(month: 11, day: 11)), "빼빼로데이"),
    .init(.holiday(.easter), "easter|easter weekend|easter break|부활절"),
    .init(.holiday(.thanksgiving), "thanksgiving|thanksgiving weekend|thanksgiving break|추수감사절"),
    .init(.holiday(.goldenWeek), "golden week|골든위크|골든위크연휴"),
    .init(
      .holiday(.listed(country: "KR", name: "Korean New Year")),
      "seollal|lunar new year|korean new year|설|설날|구정|설연휴|설날연휴|구정연휴|음력설"),
    .init(.holiday(.listed(country: "CN", name: "Chinese New Year")), "chinese new year|cny|춘절"),
    .init(.holiday(.listed(country: "KR", name: "Chuseok")), "chuseok|추석|한가위|추석연휴|한가위연휴"),
    .init(.holiday(.listed(country: "KR", name: "Independence Movement")), "삼일절|3,1절|삼일절연휴|samiljeol"),
    .init(.holiday(.listed(country: "KR", name: "Labor")), "노동절|근로자의날|근로자의날연휴|노동절연휴"),
    .init(.holiday(.listed(country: "KR", name: "Children")), "childrens day|어린이날|어린이날연휴"),
    .init(.holiday(.listed(country: "KR", name: "Buddha")), "buddhas birthday|석가탄신일|부처님오신날|초파일|석가탄신일연휴"),
    .init(.holiday(.listed(country: "KR", name: "Memorial")), "현충일|현충일연휴"),
    .init(.holiday(.listed(country: "KR", name: "Constitution")), "제헌절|제헌절연휴"),
    .init(.holiday(.listed(country: "KR", name: "Liberation")), "광복절|광복절연휴|liberation day"),
    .init(.holiday(.listed(country: "KR", name: "Foundation")), "개천절|개천절연휴"),
    .init(.holiday(.listed(country: "KR", name: "Hangul")), "한글날|한글날연휴|hangeul day|hangul day"),
    .init(
      .holiday(.listed(country: "US", name: "Martin Luther King")),
      "mlk|mlk day|mlk weekend|martin luther king|martin luther king day|martin luther king weekend"),
    .init(
      .holiday(.listed(country: "US", name: "Washington")),
      "presidents day|presidents day weekend|presidents weekend"),
    .init(.holiday(.listed(country: "US", name: "Memorial Day")), "memorial day|memorial day weekend"),
    .init(.holiday(.listed(country: "US", name: "Juneteenth")), "juneteenth|juneteenth weekend"),
    .init(
      .holiday(.listed(country: "US", name: "Independence Day")),
      "4th of july|fourth of july|july 4th weekend|independence day|4th of july weekend|july fourth"),
    .init(.holiday(.listed(country: "US", name: "Labor Day")), "labor day|labor day weekend|labour day weekend"),
    .init(
      .holiday(.listed(country: "US", name: "Columbus")),
      "columbus day|columbus day weekend|indigenous peoples day"),
  ]
}
