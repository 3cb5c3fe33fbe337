### A match: tables that play the same deals.

page-match = Match
page-match-new = The same cards at several tables
page-match-new-says = Friends play the same deals at different tables, so that luck with the cards does not count. At the end all results are compared, deal by deal.
page-match-tables = Tables
# {"n": 2}
page-match-n-tables = { $n } tables
page-match-deals = Deals
page-match-usual-deals = a short match
# {"n": 4}
page-match-n-deals =
    { $n ->
        [one] one deal
       *[other] { $n } deals
    }
page-match-make = Make the match
page-match-title = Match of { WORDS($n) } tables
page-match-over = The match is over
page-match-says = Every table plays the same deals. Sit down at one of them: until all are over, nobody sees anything of the others.
page-match-rotates = Teams sit one seat further on from table to table, so that each team holds different cards there.
# {"n": 1}
page-match-table = Table { $n }
# {"team": "A"}
page-match-team = Team { $team }
# {"n": 2}
page-match-free =
    { $n ->
        [one] one seat is free
       *[other] { $n } seats are free
    }
page-match-full = waits for table 1, where the cards are drawn
# {"n": 2, "of": 4}
page-match-played = { $n } of { $of } deals played
page-match-done = has played all deals
page-match-closed = ended early: nobody was there
page-match-gone = removed: nobody came
page-match-sit = Sit down
page-match-go-on = To your table
page-match-bots = Let bots play here
page-match-link = The link to the match
page-match-waiting = Your table is done. Results are compared as soon as the others are.
page-match-see = See the match
page-match-place = Table { $n } of a match
page-match-teams = Teams
page-match-teams-says = points ahead of those who held the same cards
page-match-people = Beside the same cards
# {"name": "Anna", "points": 4, "others": 1, "ahead": 3, "digits": 0}
page-match-beside = { $name } made { SIGNED($points) }, the same cards brought { SIGNED($others, $digits) } elsewhere: { SIGNED($ahead, $digits) }.
# {"team": "A", "ahead": 3, "digits": 0}
page-match-leads = Team { $team } wins with { SIGNED($ahead, $digits) }.
page-match-level = All teams are level.
page-match-deal-by-deal = Deal by deal
page-match-whose = Whose cards
page-match-deal = Deal
page-match-sum = In all
page-match-ahead = Ahead
page-match-nothing = No deal was played at two tables: there is nothing to compare.
page-match-drawn = The cards are drawn at the first table of the match and dealt at all of them. What proves them is told there, once all tables are over.
page-match-no-help = Hints, taking back and watching are off, so that all tables play alike.
page-match-drawn-soon = All are here. The cards are drawn at table 1, and dealt here as soon as that begins.
