import Atlas
import Civil

/// Sights that one reaches by boat alone, by general knowledge.
enum Overseas {
  private static let sights: Set<String> = [
    "Alcatraz Island", "Bainbridge Island Ferry", "Burano", "Caldera Boat Trip", "Capri", "Capri by Boat",
    "Cham Islands", "Cijin Island", "Elaphiti Islands", "Elephanta Caves", "Four Islands Tour", "Great Barrier Reef",
    "Green Island", "Gunkanjima Cruise", "Hon Mun Island", "Isla Mujeres", "Kerama Islands, Zamami", "Koh Larn",
    "Lokrum Island", "Maafushi Island", "Managaha Island", "Manly Ferry and Beach",
    "Miyajima and Itsukushima Shrine", "Murano", "Nokonoshima Island Park", "Nusa Penida", "Phi Phi Islands",
    "Princes' Islands", "Railay Beach", "Rangitoto Island", "Robben Island", "Statue of Liberty and Ellis Island",
    "Suomenlinna", "Toronto Islands", "Tunku Abdul Rahman Park", "Udo Island", "Victoria and Butchart Gardens",
    "Villimale", "Waiheke Island",
  ]

  /// How one gets to a sight over the sea: by ferry, or from a pier where the hours for it hold the boat as well.
  static func ground(of sight: SightFacts) -> Ground? {
    guard sights.contains(sight.englishName) else { return nil }
    return sight.visit.minutes >= 420 ? .pier : .ferry
  }
}
