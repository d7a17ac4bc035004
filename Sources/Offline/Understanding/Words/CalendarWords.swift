import Civil

/// Months, weekdays, seasons, and words that count from today.
enum CalendarWords {
  static let entries: [Lexicon.Entry] = [
    .init(.month(1), "january|jan|일월|정월"),
    .init(.month(2), "february|feb|febuary|이월"),
    .init(.month(3), "march|mar|삼월"),
    .init(.month(4), "april|apr|사월"),
    .init(.month(5), "may|오월"),
    .init(.month(6), "june|jun|유월|육월"),
    .init(.month(7), "july|jul|칠월"),
    .init(.month(8), "august|aug|팔월"),
    .init(.month(9), "september|sept|sep|구월"),
    .init(.month(10), "october|oct|시월|십월"),
    .init(.month(11), "november|nov|십일월"),
    .init(.month(12), "december|dec|십이월"),
    .init(.weekday(.monday), "monday|mon|mondays|월요일|월욜"),
    .init(.weekday(.tuesday), "tuesday|tue|tues|화요일|화욜"),
    .init(.weekday(.wednesday), "wednesday|wed|weds|수요일|수욜"),
    .init(.weekday(.thursday), "thursday|thu|thur|thurs|목요일|목욜"),
    .init(.weekday(.friday), "friday|fri|금요일|금욜|불금"),
    .init(.weekday(.saturday), "saturday|sat|토요일|토욜"),
    .init(.weekday(.sunday), "sunday|sun|일요일|일욜"),
    .init(.weekdays(.friday, .sunday), "금토일"),
    .init(.weekdays(.friday, .saturday), "금토"),
    .init(.weekdays(.saturday, .sunday), "토일"),
    .init(.weekdays(.saturday, .monday), "토일월"),
    .init(.weekdays(.thursday, .sunday), "목금토일"),
    .init(.weekdays(.thursday, .saturday), "목금토"),
    .init(.weekdays(.friday, .monday), "금토일월"),
    .init(.relativeDay(0), "today|tonight|tonite|오늘|오늘밤|오늘저녁|this evening|this afternoon|지금"),
    .init(.relativeDay(1), "tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow|2moro|내일|낼|명일"),
    .init(.relativeDay(2), "day after tomorrow|the day after tomorrow|모레|내일모레|낼모레"),
    .init(.relativeDay(3), "글피"),
    .init(.relativeWeek(0), "this week|이번주|이번한주|금주|요번주"),
    .init(.relativeWeek(1), "next week|the week after this|다음주|담주|차주|내주|돌아오는주"),
    .init(.relativeWeek(2), "the week after next|week after next|다다음주|다담주|다다음주"),
    .init(
      .relativeWeekend(0),
      """
      this weekend|the weekend|coming weekend|this coming weekend|이번주말|이번주주말|요번주말|오는주말|이번주토일
      """),
    .init(.relativeWeekend(1), "다음주말|다음주주말|담주말|담주주말|다음주토일|weekend after next week|weekend next week"),
    .init(.relativeWeekend(2), "다다음주말|다다음주주말"),
    .init(.relativeMonth(0), "this month|이번달|이달|요번달|당월"),
    .init(.relativeMonth(1), "next month|다음달|담달|내달|익월"),
    .init(.relativeMonth(2), "the month after next|month after next|다다음달|다담달"),
    .init(.weekend, "weekend|weekends|주말"),
    .init(.season(.spring), "spring|springtime|봄|봄철"),
    .init(.season(.summer), "summer|summertime|여름|여름철|여름휴가|여름방학"),
    .init(.season(.autumn), "fall|autumn|가을|가을철"),
    .init(.season(.winter), "winter|wintertime|겨울|겨울철|겨울방학"),
    .init(.monthPart(.early), "early|beginning of|start of|the beginning of|the start of|초|초순|상순|초반|초쯤|초에"),
    .init(.monthPart(.middle), "mid|middle of|the middle of|중순|중반|중순쯤"),
    .init(.monthPart(.late), "late|end of|the end of|말|하순|말일|말쯤|말경|후반"),
    .init(.monthPart(.firstHalf), "first half of|the first half of|전반기|상반기|전반"),
    .init(.monthPart(.secondHalf), "second half of|the second half of|latter half of|하반기"),
    .init(.this, "this|coming|this coming|upcoming|이번|요번|오는|돌아오는|올|금년"),
    .init(.next, "next|다음|담|그다음"),
    .init(.thisYear, "this year|올해|금년"),
    .init(.between, "between"),
    .init(.nextYear, "next year|내년|명년"),
    .init(
      .dateRole(.departs),
      """
      from|starting|start|starts|starting on|leaving|leave|leaves|departing|depart|beginning|check in
      checking in|arriving|arrive|going|출발|출국|출발해서|체크인|입실|떠나|떠나서|떠나는|부터|시작
      """),
    .init(
      .dateRole(.returns),
      """
      back|return|returning|returns|coming back|come back|back on|until|till|check out|checking out|checkout
      home by|귀국|복귀|돌아오|돌아와|돌아와서|체크아웃|퇴실|까지|아웃
      """),
    .init(
      .dateRole(.occasion),
      """
      anniversary|birthday|bday|wedding|graduation|conference|interview|생일|결혼기념일|기념일|환갑|칠순|돌잔치|결혼식|졸업식|면접|시험
      """),
    .init(.dateRole(.ahead), "뒤|후|뒤에|후에|있다가|이따가|from now|from today|later"),
  ]
}
