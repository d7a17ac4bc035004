package import Grammar

/// Lines for scripts and cron, in the manual and the README.
package enum Recipes {
  /// Where cron of Debian would not look, and programs are put by hand.
  private static let path = "PATH=/usr/local/bin:/usr/bin:/bin"

  package static let all: [Recipe] = [
    Recipe(
      .crontab, "Hear by mail when a flight a month ahead is new or cheaper; nothing is sent otherwise.",
      path,
      "0 7 * * * itravel search flight ICN KIX --depart +30d --changed"),
    Recipe(
      .crontab, "Watch one stay every half hour, never twice at once, and hear only while it is under 200 dollars.",
      path,
      "*/30 * * * * flock -n $HOME/osaka.lock itravel search hotel Osaka --check-in +60d --nights 3 --below \"200 USD\" --changed --state $HOME/osaka.json"
    ),
    Recipe(
      .crontab, "Keep a diary of the cheapest price.",
      path,
      "5 6 * * * itravel search flight ICN KIX --depart +6w --limit 1 --json | jq -r '[.meta.generated_at, .data.offers[0].price.low.amount] | @csv' >> $HOME/prices.csv"
    ),
    Recipe(
      .shell, "List the three cheapest flights as a table.",
      "itravel search flight ICN KIX --depart +30d --json |",
      "  jq -r '.data.offers[:3][] | [.id, .slices[0].depart.at, .price.low.amount, .price.low.currency] | @tsv'"),
    Recipe(
      .shell, "Take the sights of a plan, day by day.",
      "itravel chat \"3 nights in Osaka from Seoul in December, food\" --json |",
      "  jq -r '.data.cards[] | select(.kind == \"itinerary\") | .days[] | .day as $day | .slots[] | select(.purpose == \"sight\") | [$day, .start, .place.name] | @tsv'"
    ),
    Recipe(
      .shell, "Tell what went wrong from the error object on standard error.",
      "if ! offers=$(itravel search hotel Springfield --check-in +30d --nights 2 --json 2>error.json); then",
      "  tail -n 1 error.json | jq -r '.error.message, .error.details.candidates[].command'", "fi"),
    Recipe(
      .shell, "Take one value in a script that stops at the first failure; --fail-empty makes nothing found one.",
      "set -eu",
      "offer=$(itravel search hotel Osaka --check-in +30d --nights 3 --limit 1 --get 'data.offers[0].id' --fail-empty)",
      "itravel book \"$offer\" --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --dry-run --get data.quote.total.amount"
    ),
    Recipe(
      .shell,
      "Book from a script. While nobody knows whether it arrived the same line is run again, which never books twice.",
      "offer=$(itravel search hotel Osaka --check-in +30d --nights 3 --limit 1 --get 'data.offers[0].id')",
      "until itravel book \"$offer\" --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --max-total \"500 USD\" --yes; do",
      "  [ $? -eq 11 ] || exit 1", "  sleep 60", "done"),
    Recipe(
      .shell, "Compare many destinations at once with GNU parallel.",
      "parallel --tag -k -j 4 itravel search flight ICN {} --depart +30d --limit 1 --get data.offers.price.low.amount ::: KIX NRT FUK TPE BKK |",
      "  sort -t \"$(printf '\\t')\" -k 2 -n"),
  ]
}
