/// What a trip is for, by the words that ask for it.
enum StyleWords {
  static let entries: [Lexicon.Entry] = [
    .init(
      .tag("food"),
      "food|foodie|foodies|foodie trip|eat well|eating|pasta|street food|culinary|cuisine|gastronomy|wine tasting|먹방|미식|식도락|맛집|맛집위주|맛집투어|먹으러|먹거리|먹투어|맛집탐방|먹부림|맛있는거|먹는거|food tour|food trip|good eats|tapas|길거리음식|sushi|seafood|ramen"
    ),
    .init(
      .tag("nature"),
      "nature|scenery|outdoors|outdoorsy|wildlife|national park|national parks|national parks|mountains|waterfalls|lakes|자연|대자연|풍경|자연경관|숲|국립공원|오로라|northern lights|aurora|safari|사파리|countryside|fjords|glaciers|빙하"
    ),
    .init(
      .tag("rest"),
      "rest|relax|relaxed|relaxing|relaxation|chill|chilled|chilling|slow|slow paced|slow pace|laid back|easygoing|unwind|quiet|wellness|spa|휴양|휴양지|힐링|푹쉬|쉬고싶|쉬러|여유|여유롭게|느긋하게|휴식|편하게쉬|조용한|여유로운|쉬엄쉬엄|쉬다|쉬는|한적한|쉬다올|쉴수|느긋한"
    ),
    .init(.tag("city"), "city break|city trip|urban|citybreak|skyline|도시여행|도심|시티투어|도시구경|대도시"),
    .init(.tag("shopping"), "shopping|shop|shops|outlets|outlet|duty free|쇼핑|쇼핑위주|아울렛|면세|면세점|쇼핑몰"),
    .init(
      .tag("culture"),
      "culture|cultural|history|historic|historical|temples|temple|palaces|palace|ruins|castles|castle|cathedrals|churches|heritage|architecture|unesco|문화|역사|역사탐방|유적|유적지|사원|사찰|절|궁|궁전|고궁|문화유산|성당|건축|고성투어|고대유적"
    ),
    .init(.tag("museum"), "museum|museums|art|gallery|galleries|art museums|미술관|박물관|미술|갤러리|전시관|미술관투어"),
    .init(
      .tag("activity"),
      "activity|activities|adventure|adventurous|surf|surfing|diving|dive|scuba|scuba diving|snorkel|snorkeling|snorkelling|ski|skiing|snowboard|snowboarding|golf|golfing|water sports|watersports|kayaking|rafting|paragliding|bungee|cycling|biking|climbing|zipline|액티비티|서핑|스노클링|스노쿨링|다이빙|스쿠버|스쿠버다이빙|스키|스노보드|보드타러|골프|래프팅|패러글라이딩|수상스포츠|레저|자전거|스키장|번지점프|카약|골프여행|스키여행|해양스포츠|물놀이"
    ),
    .init(
      .tag("nightlife"),
      "nightlife|clubbing|clubs|bars|partying|bar hopping|pub crawl|클럽|나이트라이프|술집|밤문화|유흥|바투어|펍|이자카야"),
    .init(
      .tag("family"),
      "family trip|family vacation|family holiday|family friendly|kid friendly|child friendly|kids friendly|family getaway|가족여행|애들이랑|아이들이랑|애들하고|아이들하고|애들데리고|아이들데리고|아이와함께|아이랑|애랑|아이와|아이데리고|애데리고|가족끼리|아이동반|효도여행|가족휴가|with kids|with the kids|with our kids|with my kids|with children|with the children|for the kids|키즈"
    ),
    .init(
      .tag("romance"),
      "romance|romantic|honeymoon|honeymooners|honeymooning|로맨틱|신혼|신혼여행|허니문|낭만|낭만적인|로맨틱한|프러포즈|프로포즈|babymoon"),
    .init(
      .tag("beach"),
      "beach|beaches|beachy|seaside|sandy beach|beachfront|beach resort|해변|비치|바다|바닷가|해수욕|해수욕장|바다보러|바다여행"),
    .init(.tag("hiking"), "hiking|hike|hikes|trek|trekking|treks|trails|hiker|등산|하이킹|트레킹|트래킹|산행|올레길|둘레길"),
    .init(.tag("hot_spring"), "hot spring|hot springs|onsen|onsens|thermal baths|온천|온천여행|온천욕|노천탕|온천마을|노천온천"),
    .init(.tag("photography"), "photography|instagrammable|photo spots|사진|사진찍|인생샷|포토스팟|사진여행|인생사진|출사"),
    .init(
      .tag("budget"),
      "on a budget|on a tight budget|on a shoestring|budget trip|budget friendly|budget travel|budget travelling|shoestring|low budget|가성비|가성비좋은|알뜰|알뜰하게|저예산|가성비위주|가성비로"
    ),
    .init(
      .tag("luxury"),
      "luxury|luxurious|luxe|high end|upscale|posh|splurge|five star treatment|럭셔리|럭셔리하게|고급|고급스럽게|호화|프리미엄|고급진|럭셔리한|초호화|고급호텔|고급리조트|플렉스"
    ),
  ]
}
