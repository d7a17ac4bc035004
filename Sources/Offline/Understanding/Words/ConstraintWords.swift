/// What must hold of flights and stays, by the words that ask for it.
enum ConstraintWords {
  static let entries: [Lexicon.Entry] = [
    .init(
      .constraint("nonstop"),
      "direct|direct flight|direct flights|nonstop|non stop|nonstop flight|nonstops|직항|직항만|직항으로|직항편|논스톱|직행|직항기"),
    .init(
      .constraint("train_only"),
      "by train|train only|trains only|only trains|by rail|only by train|기차로|기차로만|열차로|ktx로|기차만|기차타고|ktx타고|열차만|srt로|기차여행|ktx로만|신칸센으로|신칸센타고"
    ),
    .init(
      .constraint("breakfast"),
      "breakfast|breakfast included|with breakfast|brekkie|조식|조식포함|아침포함|아침식사포함|조식있는|조식제공|아침밥포함|아침주는"),
    .init(
      .constraint("near_station"),
      "near station|near the station|near a station|near the train station|near a train station|close to the station|close to station|close to a station|by the station|next to the station|station side|near metro|near the metro|near subway|near the subway|near a metro|close to the metro|close to the subway|close to metro|walkable to the station|near a subway station|near a metro station|역근처|역세권|역앞|역주변|역가까운|역에서가까운|역이랑가까운|지하철역근처|지하철역가까운|역옆|전철역근처|역쪽|역도보|지하철가까운|역이가까운|역바로앞|역가까이|역인근"
    ),
    .init(
      .constraint("free_cancellation"),
      "free cancellation|free cancelation|free cancel|cancellable|refundable|cancel free|free to cancel|무료취소|무료취소되는|취소무료|취소가능|환불가능|취소되는|무료취소가능|무료로취소"
    ),
    .init(
      .constraint("morning_departure"),
      "morning flight|morning flights|morning departure|in the morning|early flight|early departure|early morning|departing early|leave early|leaving early|morning|early bird flight|오전|오전출발|오전비행기|아침출발|아침비행기|아침일찍|이른아침|오전편|이른비행기|아침편|아침에출발|오전에출발|오전중|일찍출발|새벽출발"
    ),
    .init(
      .constraint("evening_departure"),
      "evening flight|evening flights|evening departure|after work|leave after work|leaving after work|in the evening|evening|퇴근후|퇴근하고|퇴근후출발|저녁출발|저녁비행기|저녁편|저녁에출발|퇴근하자마자|저녁|퇴근뒤|일끝나고"
    ),
    .init(.constraint("window_seat"), "window seat|window seats|window|창가|창가자리|창가석|창가좌석|창측|창문쪽"),
    .init(
      .nuisance("no_red_eye"),
      "red eye|red eyes|redeye|redeyes|red eye flight|red eye flights|overnight flight|overnight flights|night flight|night flights|late night flight|late night flights|middle of the night flights|밤샘비행|밤샘|야간비행|야간비행기|밤비행기|밤비행|심야비행|심야비행기|심야편|레드아이|새벽비행기|새벽비행|새벽도착|새벽출발|야간편"
    ),
    .init(
      .nuisance("nonstop"),
      "layover|layovers|stopover|stopovers|stop|stops|connection|connections|transfer|transfers|connecting flights|connecting flight|경유|경유편|환승|갈아타는|갈아타기|갈아타는거|1 stop|one stop"
    ),
  ]
}
