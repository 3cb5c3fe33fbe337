/** The rules of the games and the reasons of hints in German. */
import { faceOf, signOf } from '../cards/packs';
import { cardDe, suitDe, theTokenDe } from './cards-de';
import { cardNamed, countOf, signNamed, signsNamed } from './english';
import { listed } from './numbers';
import type { Form, Phrases } from './phrasebook';

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
/** Of the cards without a suit, those that bear an article. */
const WITH_ARTICLE: Readonly<Record<string, string>> = { zero: 'eine Null', 'Jack of Arrows': 'der Pfeil-Bube' };

const count: Form = (value) => {
  const number = countOf(value);
  return number === null ? null : (NUMBERS[number] ?? String(number));
};
const card: Form = (value) => {
  const named = cardNamed(value);
  return named && cardDe(...named);
};
/** The card as a subject. */
const the: Form = (value, people) => WITH_ARTICLE[value] ?? card(value, people);
const suit: Form = (value) => {
  const sign = signNamed(value);
  return sign && suitDe(sign);
};
const suits: Form = (value) => signsNamed(value)?.map(suitDe).join(', ') ?? null;
const cards: Form = (value, { pack }) =>
  listed(
    'de',
    value.split(' ').map((code) => cardDe(code, pack)),
  );
const trump: Form = (value, { pack }) => {
  const sign = signOf(value, pack);
  return sign && suitDe(sign);
};
const token: Form = (value, { pack }) =>
  value === '-' || [...value].every((icon) => faceOf(icon, pack).sign) ? theTokenDe(value, pack) : null;
const seat: Form = (value, { names, you }) => (Number(value) === you ? 'dir selbst' : (names[Number(value)] ?? null));

const HEADINGS = {
  Cards: 'Karten',
  Deal: 'Geben',
  Trump: 'Trumpf',
  Choosing: 'Wählen',
  Bidding: 'Ansagen',
  Play: 'Spielen',
  'Taking a trick': 'Einen Stich machen',
  Tokens: 'Plättchen',
  Scoring: 'Wertung',
  Ending: 'Ende',
  Options: 'Optionen',
};

const OPENING = {
  'Say how many tricks you will take, then take exactly that many.':
    'Sag an, wie viele Stiche du machst, und mach genau so viele.',
  'Bid your tricks; zeros slip away and infinities cannot be beaten.':
    'Sag deine Stiche an; Nullen tauchen ab, und Unendlich ist nicht zu schlagen.',
  'Five tricks at a time, from 25 down to exactly zero.': 'Je fünf Stiche, von 25 hinunter auf genau 0.',
  'Meet your bid, and spend bonus tokens to strike harder.':
    'Erfülle deine Ansage, und gib Plättchen aus, um härter zuzuschlagen.',
  'One against two, for more than half of the points.': 'Einer gegen zwei, um mehr als die Hälfte der Punkte.',
  'From the Netherlands.': 'Aus den Niederlanden.',
  'From South Limburg, the Netherlands.': 'Aus Südlimburg in den Niederlanden.',
  'From the family of Norwegian Whist.': 'Aus der Familie des norwegischen Whists.',
  'From Latvia.': 'Aus Lettland.',
  'For {seats} players.': 'Für {seats} Spieler.',
  'Told here for: {settings}.': 'Hier beschrieben für: {settings:phrases}.',
  'seats {n}': '{n} Spieler',
  'schedule five': '5 Runden',
  'schedule seven': '7 Runden',
  'schedule fifteen': '15 Runden',
  'round_limit none': 'beliebig viele Runden',
  'round_limit 1': 'höchstens 1 Runde',
  'round_limit {n}': 'höchstens {n} Runden',
  'bid_cap 0': 'Ansagen ohne Grenze',
  'bid_cap {n}': 'höchste Ansage {n}',
  'double_max true': 'längste Runde zweimal',
  'double_max false': 'längste Runde einmal',
  'rounds 0': 'bis der Tisch aufhört',
  'rounds 1': '1 Runde',
  'rounds {n}': '{n} Runden',
  'small_zole true': 'mit Kleiner Zole',
  'small_zole false': 'ohne Kleine Zole',
  'dues true': 'mit Schulden',
  'dues false': 'ohne Schulden',
};

const CARDS = {
  '{n} cards: {ranks} in {suits}.': '{n} Karten: {ranks} in {suits:suits}.',
  '{n} cards: {ranks} in {suits}; {others}.': '{n} Karten: {ranks} in {suits:suits}; {others:phrases}.',
  '{card} ({code}) × {copies}': '{card:card} ({code}) × {copies}',
  'In a suit the cards rank from high to low: {ranks}.':
    'In einer Farbe ist die Reihenfolge von hoch nach niedrig: {ranks}.',
  'Each counts a number: {numbers}, the others what is printed on them.':
    'Jede Karte zählt eine Zahl: {numbers:worth}, die anderen, was auf ihnen steht.',
  'Only the highest ranks of the French deck are in play, as many ranks as there are cards in a hand: {low}, {middle} and {high} in a round of three.':
    'Vom französischen Blatt sind nur die höchsten Karten jeder Farbe im Spiel, je Farbe so viele, wie jeder bekommt: {low}, {middle} und {high} in einer Runde mit drei Karten.',
  '{n} cards are always trumps, from high to low: {cards}.':
    '{n} Karten sind immer Trumpf, von hoch nach niedrig: {cards}.',
  'They are one suit of their own and do not belong to the suit printed on them.':
    'Sie sind eine Farbe für sich und gehören nicht zu der Farbe, die auf ihnen steht.',
  'A {card} ({code}) belongs to no suit and may be played at any time.':
    'Die Karte {card:card} ({code}) gehört zu keiner Farbe und darf jederzeit gespielt werden.',
  'An {card} ({code}) belongs to no suit and may be played at any time.':
    'Die Karte {card:card} ({code}) gehört zu keiner Farbe und darf jederzeit gespielt werden.',
  'When it opens a trick the next card decides what is led.':
    'Eröffnet sie einen Stich, bestimmt die nächste Karte, welche Farbe angespielt ist.',
  'It beats no card: the leader takes a trick of nothing else.':
    'Sie schlägt keine Karte: Einen Stich, in dem nichts anderes liegt, macht, wer ausgespielt hat.',
  'The first one in a trick wins it, trumps or not.': 'Die erste in einem Stich gewinnt ihn, auch gegen Trümpfe.',
  'When it is the card that would decide what is led, no suit is led and everyone may play what they like for the rest of that trick.':
    'Müsste sie bestimmen, welche Farbe angespielt ist, dann ist keine angespielt, und alle dürfen in diesem Stich spielen, was sie wollen.',
  'The {card} ({code}) counts {n} and is a trump while there is one: it follows trump, and trump must be followed to it.':
    '{card:the} ({code}) zählt {n} und ist ein Trumpf, solange es Trumpf gibt: Er bedient Trumpf, und auf ihn muss Trumpf bedient werden.',
  'In a round without trump it is a suit of its own: led, it wins the trick and everyone may play what they like; otherwise it may be played only by a hand that cannot follow, and it loses.':
    'In einer Runde ohne Trumpf ist er eine Farbe für sich: Ausgespielt gewinnt er den Stich, und alle dürfen spielen, was sie wollen; sonst darf ihn nur spielen, wer nicht bedienen kann, und dann verliert er.',
};

const DEAL = {
  'The first dealer is drawn at random; the deal moves one seat clockwise every round.':
    'Der erste Geber wird ausgelost; mit jeder Runde rückt das Geben im Uhrzeigersinn um einen Platz weiter.',
  'The dealer sits the round out: no cards, but a score like that of one more opponent.':
    'Der Geber setzt die Runde aus: Er bekommt keine Karten, aber Punkte wie ein weiterer Gegner.',
  'There are {n} rounds, with hands of {sizes} and {last} cards.':
    'Es gibt {n} Runden, mit je {sizes} und {last} Karten.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top} cards.':
    'Es gibt {n} Runden, mit je {sizes} und so weiter bis {top} Karten.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top}, then down again to {last} card.':
    'Es gibt {n} Runden, mit je {sizes} und so weiter bis {top}, dann wieder hinunter bis {last:figure} Karte.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top}, twice, then down again to {last} card.':
    'Es gibt {n} Runden, mit je {sizes} und so weiter bis {top}, das zweimal, dann wieder hinunter bis {last:figure} Karte.',
  'Each player is dealt {n} cards.': 'Jeder bekommt {n:count} Karten.',
  'Each player is dealt {n} cards, {first} and then {next} at a time.':
    'Jeder bekommt {n:count} Karten, erst {first} und dann {next} auf einmal.',
  '{n} cards lie face down on the table.': '{n:count} Karten liegen verdeckt auf dem Tisch: der Talon.',
  "The dealer's own third card is dealt face up.": 'Die dritte Karte des Gebers selbst wird offen gegeben.',
  "It stays in the dealer's hand, and everyone may keep it in mind.":
    'Sie bleibt im Blatt des Gebers, und alle dürfen sie sich merken.',
  'The next card of the pack is turned up for all to see and is out of play for that round.':
    'Die nächste Karte des Stapels wird für alle sichtbar aufgedeckt und ist in dieser Runde aus dem Spiel.',
  'In the rounds with the longest hand no card is turned.':
    'In den Runden mit den meisten Karten wird keine aufgedeckt.',
  'Every round a card from a separate pack decides the trump suit: each suit is as likely as another.':
    'In jeder Runde bestimmt eine Karte aus einem zweiten Spiel die Trumpffarbe: Jede Farbe ist gleich wahrscheinlich.',
  'The suit of the turned card is trump.': 'Die Farbe der aufgedeckten Karte ist Trumpf.',
  'If it is the {card} ({code}), the round has no trump.': 'Ist es {card:the} ({code}), hat die Runde keinen Trumpf.',
  'If it is the {card} ({code}), the dealer, having seen its own hand, names a trump at once; naming none is not allowed.':
    'Ist es {card:the} ({code}), sieht der Geber sein Blatt an und wählt sofort einen Trumpf; auf Trumpf verzichten darf er nicht.',
  'With no card turned, a round has no trump.': 'Ohne aufgedeckte Karte hat eine Runde keinen Trumpf.',
};

const BIDDING = {
  'Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand.':
    'Vorhand, der Spieler nach dem Geber, fängt an; im Uhrzeigersinn sagt jeder einmal an, wie viele Stiche er machen wird, von 0 bis zur Zahl der Karten im Blatt.',
  'Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand, and at most {cap}.':
    'Vorhand, der Spieler nach dem Geber, fängt an; im Uhrzeigersinn sagt jeder einmal an, wie viele Stiche er machen wird, von 0 bis zur Zahl der Karten im Blatt, und höchstens {cap}.',
  'The dealer bids last and may not choose the number that would make all bids add up to the number of tricks in the round, so somebody always fails.':
    'Der Geber sagt zuletzt an und darf nicht die Zahl wählen, mit der alle Ansagen zusammen die Zahl der Stiche in der Runde ergäben; so verfehlt immer jemand seine Ansage.',
};

const PLAY = {
  'The seat after the dealer leads to the first trick: it plays any card, and each of the others in turn, clockwise, plays one to it.':
    'Vorhand, der Spieler nach dem Geber, spielt zum ersten Stich eine beliebige Karte aus, und die anderen geben der Reihe nach, im Uhrzeigersinn, je eine zu.',
  'The dealer leads to the first trick: it plays any card, and each of the others in turn, clockwise, plays one to it.':
    'Der Geber spielt zum ersten Stich eine beliebige Karte aus, und die anderen geben der Reihe nach, im Uhrzeigersinn, je eine zu.',
  'These cards are a trick, and the first of them shows what suit is led.':
    'Diese Karten sind ein Stich, und die erste zeigt, welche Farbe angespielt ist.',
  'Everyone must follow with a card of the suit led if they hold one.':
    'Alle müssen die angespielte Farbe bedienen, wenn sie können.',
  'Whoever cannot follow must play a trump if they hold one; it need not beat the trumps played before.':
    'Wer nicht bedienen kann, muss einen Trumpf spielen, wenn er einen hat; übertrumpfen muss er nicht.',
  'Otherwise any card may be played.': 'Sonst darf jede Karte gespielt werden.',
  'The highest trump takes the trick; if there is none, the highest card of the suit led.':
    'Der höchste Trumpf macht den Stich; liegt keiner darin, die höchste Karte der angespielten Farbe.',
  'Whoever takes a trick leads the next one.': 'Wer einen Stich macht, spielt zum nächsten aus.',
  'The special cards described above come before this.': 'Die besonderen Karten von oben gehen dem vor.',
  'An ace counts {n} instead while the king of its suit lies in the same trick, whichever of the two was played first.':
    'Ein Ass zählt stattdessen {n}, solange der König seiner Farbe im selben Stich liegt, gleich welche der beiden Karten zuerst gespielt wurde.',
  'The ace of trump counts {n} instead while the {card} lies in the same trick, whichever of the two was played first.':
    'Das Trumpf-Ass zählt stattdessen {n}, solange {card:the} im selben Stich liegt, gleich welche der beiden Karten zuerst gespielt wurde.',
};

const TOKENS = {
  'There are {n} bonus tokens, each with up to three suit icons (`a` Sword, `b` Staff, `c` Knives and `d` Stars); a token is written as its icons (`aab`), the blank one as `-`.':
    'Es gibt {n} Bonusplättchen, jedes mit bis zu drei Farbsymbolen (Schwert, Stab, Messer und Stern); eines ist leer.',
  'Whoever takes a trick draws a token from the stock and puts it face up in its own play area.':
    'Wer einen Stich macht, zieht ein Plättchen aus dem Vorrat und legt es offen in seinen Spielbereich.',
  'If the stock is empty it takes one of its own choice from the score area of a player who has the most tokens there: from another player if several have the most, and from its own only if it alone has the most.':
    'Ist der Vorrat leer, nimmt er eines nach Wahl aus dem Wertungsbereich eines Spielers, der dort die meisten hat: von einem anderen, wenn mehrere die meisten haben, und aus dem eigenen nur, wenn er allein die meisten hat.',
  "With a card of a suit a player may lay tokens of its own score area that bear an icon of that suit: each such icon adds 1 to the card's number for this trick.":
    'Zu einer Karte mit Farbe darf man Plättchen aus dem eigenen Wertungsbereich legen, die ein Symbol dieser Farbe tragen: Jedes solche Symbol zählt in diesem Stich 1 zur Zahl der Karte dazu.',
  "That never changes the card's suit; between equal numbers the card played earlier wins.":
    'Die Farbe der Karte ändert das nie; bei gleichen Zahlen gewinnt die früher gespielte Karte.',
  'Laid tokens are shuffled back into the stock when the trick ends, before its winner draws.':
    'Gelegte Plättchen werden am Ende des Stichs in den Vorrat zurückgemischt, bevor der Gewinner zieht.',
};

const CHOOSING = {
  'The seat after the dealer chooses first: a contract to play alone against all others, or a pass.':
    'Vorhand, der Spieler nach dem Geber, wählt zuerst: einen Kontrakt, um allein gegen alle anderen zu spielen, oder Passen.',
  'The turn goes clockwise until somebody chooses a contract; that ends the choosing.':
    'Es geht im Uhrzeigersinn weiter, bis jemand einen Kontrakt wählt; damit ist das Wählen beendet.',
  'If everybody passes, see {contract} below.': 'Passen alle, siehe unten: {contract:phrases}.',
  'Whoever plays alone, the seat after the dealer leads first.': 
    'Wer auch immer allein spielt: Vorhand spielt zuerst aus.',
  'Card points: {worth}, the others nothing; {sum} in all.':
    'Kartenpunkte (Augen): {worth:worth}, die anderen nichts; zusammen {sum}.',
  Big: 'Großer',
  Zole: 'Zole',
  'Small zole': 'Kleine Zole',
  'The Table': 'Tisch',
  'Passed out': 'Eingepasst',
  '**{contract}**.': '**{contract:phrases}**.',
  'The solo player wins with at least {goal} of the {all} card points.':
    'Der Alleinspieler gewinnt mit mindestens {goal} der {all} Kartenpunkte.',
  'The table cards: the solo player picks them up and puts away {n} cards of the hand face down, which count for the solo side at the end.':
    'Der Talon: Der Alleinspieler nimmt ihn auf und drückt {n:count} Karten aus dem Blatt, legt sie also verdeckt weg; sie zählen am Ende für ihn.',
  'The table cards: their points go to the opponents.': 'Der Talon: Seine Punkte gehen an die Gegner.',
  'The table cards: they count for nobody.': 'Der Talon: Er zählt für niemanden.',
  'the solo side takes': 'der Alleinspieler macht',
  'each opponent': 'jeder Gegner',
  'the solo player': 'der Alleinspieler',
  'every trick': 'alle Stiche',
  '{n} points or more': '{n} Punkte oder mehr',
  '{range} points': '{range} Punkte',
  '{n} points or fewer': '{n} Punkte oder weniger',
  'no trick at all': 'keinen einzigen Stich',
  'The solo player wins by taking no trick.': 'Der Alleinspieler gewinnt, wenn er keinen Stich macht.',
  'The round ends at once when the solo player takes a trick.':
    'Die Runde ist sofort vorbei, wenn der Alleinspieler einen Stich macht.',
  'Won, each opponent scores {each} and the solo player {solo}; lost, each opponent scores {gets} and the solo player {loses}.':
    'Gewonnen: Jeder Gegner bekommt {each} und der Alleinspieler {solo}; verloren: Jeder Gegner bekommt {gets} und der Alleinspieler {loses}.',
  'Everyone plays alone and avoids tricks.': 'Jeder spielt für sich und meidet Stiche.',
  'Whoever takes the most tricks loses; between equals the one with more card points, and if these are equal too, the one of them who took the last trick (or, if none of them did, the nearest after the dealer).':
    'Wer die meisten Stiche macht, verliert; bei gleich vielen, wer mehr Kartenpunkte hat, und sind auch die gleich, wer von ihnen den letzten Stich gemacht hat (oder, wenn es keiner von ihnen war, der nächste nach dem Geber).',
  'The loser pays {n} to everyone else.': 'Der Verlierer zahlt jedem anderen {n}.',
  'A due is written.': 'Eine Schuld (Pule) wird notiert.',
  'No card is played and nobody scores.': 'Es wird keine Karte gespielt, und niemand bekommt Punkte.',
  'Dues: when everybody passes, one due is written for all; a lost Big writes a private due for its player.':
    'Schulden: Passen alle, wird eine gemeinsame Schuld notiert; wer den Großen verliert, bekommt eine persönliche.',
  'The next won Big takes off one due, those of all first and then the oldest private one.':
    'Der nächste gewonnene Große tilgt eine Schuld: erst die gemeinsamen, dann die älteste persönliche.',
  "A due of all brings {each} more from each opponent; another player's private due brings {owner} from its owner; one's own is only struck off.":
    'Eine gemeinsame Schuld bringt {each} mehr von jedem Gegner; die persönliche eines anderen bringt {owner} von diesem; die eigene wird nur gestrichen.',
};

const SCORING = {
  'Everyone starts with {n} points.': 'Jeder beginnt mit {n} Punkten.',
  'Each trick taken scores {points}.': 'Jeder gemachte Stich zählt {points}.',
  'Whoever takes no trick in the round scores {points}.': 'Wer in der Runde keinen Stich macht, bekommt {points}.',
  'When {suit} are trump, all of this counts double.': 'Ist {suit:suit} Trumpf, zählt all dies doppelt.',
  'Whoever takes exactly as many tricks as it bid scores {points}.':
    'Wer genau so viele Stiche macht wie angesagt, bekommt {points}.',
  'Whoever takes exactly as many tricks as it bid scores {points}, and {more} for each of these tricks.':
    'Wer genau so viele Stiche macht wie angesagt, bekommt {points}, und {more} für jeden dieser Stiche.',
  'A met bid of 0 scores {points} more in rounds of {n} or more cards.':
    'Eine erfüllte Ansage von 0 bringt in Runden mit {n} oder mehr Karten noch {points}.',
  'Whoever misses its bid scores {points} for each trick too many or too few.':
    'Wer seine Ansage verfehlt, bekommt {points} für jeden Stich zu viel oder zu wenig.',
  "After the round each player's play area moves to its score area, where every icon is worth a point for as long as it lies there: tokens laid with cards or taken by others stop counting.":
    'Nach der Runde kommen die Plättchen aus jedem Spielbereich in den Wertungsbereich, wo jedes Symbol einen Punkt wert ist, solange es dort liegt: Zu Karten gelegte oder von anderen genommene Plättchen zählen nicht mehr.',
  'Each contract pays as listed with it.': 'Jeder Kontrakt zahlt, was bei ihm steht.',
  'The scores of a round always add up to zero.': 'Die Punkte einer Runde ergeben zusammen immer 0.',
};

const ENDING = {
  'After one round, whoever has the most points wins; equals share the win.':
    'Nach einer Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.',
  'After {n} rounds, whoever has the most points wins; equals share the win.':
    'Nach {n:count} Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.',
  'When the table decides to stop, whoever has the most points wins; equals share the win.':
    'Wenn der Tisch aufhören will, gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.',
  'Whoever stands at exactly 0 when a round has been scored wins the game.':
    'Wer nach der Wertung einer Runde genau auf 0 steht, gewinnt das Spiel.',
  'A score may go below 0; it then needs penalties to come back up.':
    'Ein Punktestand kann unter 0 fallen; dann braucht er Strafpunkte, um wieder zu steigen.',
  'If two or more reach it in the same round, that round is void: the scores go back to what they were, the deal moves on, and a new round is played.':
    'Stehen nach derselben Runde zwei oder mehr dort, ist die Runde ungültig: Die Punktestände werden wieder, was sie waren, das Geben rückt weiter, und eine neue Runde wird gespielt.',
  'If nobody has won after one round, whoever is nearest to 0, above or below, wins; equals share the win.':
    'Hat nach einer Runde niemand gewonnen, gewinnt, wer am nächsten an 0 ist, darüber oder darunter; bei Gleichstand wird der Sieg geteilt.',
  'If nobody has won after {n} rounds, whoever is nearest to 0, above or below, wins; equals share the win.':
    'Hat nach {n:count} Runden niemand gewonnen, gewinnt, wer am nächsten an 0 ist, darüber oder darunter; bei Gleichstand wird der Sieg geteilt.',
};

const OPTIONS = {
  option: 'Option',
  values: 'Werte',
  usual: 'üblich',
  'what it does': 'Bedeutung',
  'five, seven, fifteen': '`five`, `seven`, `fifteen`',
  five: '`five`',
  true: '`true`',
  false: '`false`',
  none: '`none`',
  'true or false': '`true` oder `false`',
  'a whole number from {least} to {most}': 'eine ganze Zahl von {least} bis {most}',
  'a whole number from {least} to {most}, or none': 'eine ganze Zahl von {least} bis {most}, oder `none`',
  'How many play.': 'Wie viele mitspielen.',
  'How many rounds are played, and with which cards.': 'Wie viele Runden es gibt, und mit welchen Karten.',
  '`five`: hands of {sizes}, every card dealt ({seats} seats);':
    '`five`: je {sizes} Karten, alle gegeben ({seats} Plätze);',
  '`seven`: hands of {sizes}, every card dealt ({seats} seats);':
    '`seven`: je {sizes} Karten, alle gegeben ({seats} Plätze);',
  '`fifteen`: hands of {low} to {high} and back to {last} from all {n} cards ({seats} seats).':
    '`fifteen`: je {low} bis {high} Karten und zurück bis {last}, aus allen {n} ({seats} Plätze).',
  'Stop after this many rounds (void ones count): the score nearest to 0 then wins, and equals share.':
    'Nach so vielen Runden ist Schluss (ungültige zählen mit): Dann gewinnt, wer am nächsten an 0 ist, und bei Gleichstand wird geteilt.',
  'Without a limit a game may go on for a very long time.': 'Ohne Grenze kann ein Spiel sehr lange dauern.',
  'The highest bid, as on the printed bid markers; 0 lifts the limit.':
    'Die höchste Ansage, wie auf den gedruckten Ansagekarten; 0 hebt die Grenze auf.',
  'Play the round with the longest hand twice.': 'Die Runde mit den meisten Karten zweimal spielen.',
  'Offered with {seats} seats.': 'Wählbar mit {seats} Plätzen.',
  'How many rounds are played; with 0 the table stops when it likes.':
    'Wie viele Runden es gibt; mit 0 hört der Tisch auf, wann er will.',
  'Whether Small zole may be chosen.': 'Ob Kleine Zole gewählt werden darf.',
  'Three passes play nothing but write a due (pule), which the next won Big collects.':
    'Nach dreimal Passen wird nichts gespielt, sondern eine Schuld (Pule) notiert, die der nächste gewonnene Große einzieht.',
};

const HINTS = {
  'There is nothing else to do.': 'Etwas anderes ist nicht möglich.',
  'A rule of thumb.': 'Eine Faustregel.',
  'Any card is as good as another to me.': 'Für mich ist jede Karte so gut wie die andere.',
  'Best on average over {n} imagined deals, hardly ahead of {second}.':
    'Im Schnitt über {n:figure} denkbare Verteilungen die beste Wahl, kaum besser als {second:phrases}.',
  'Best on average over {n} imagined deals, clearly ahead of {second}.':
    'Im Schnitt über {n:figure} denkbare Verteilungen die beste Wahl, deutlich besser als {second:phrases}.',
  'In each of {n} imagined deals as good as {second}.':
    'In jeder von {n:figure} denkbaren Verteilungen ebenso gut wie {second:phrases}.',
  'play {card}': '{card:cards}',
  'bid {n}': 'die Ansage {n}',
  'trump {suit}': '{suit:trump} als Trumpf',
  'choose B': 'der Große',
  'choose Z': 'Zole',
  'choose S': 'Kleine Zole',
  'choose P': 'Passen',
  'stash {cards}': '{cards:cards} zu drücken',
  'add {token}': '{token:token} zu legen',
  done: 'kein Plättchen mehr zu legen',
  'take {seat} {token}': '{token:token} von {seat:seat} zu nehmen',
};

export const phrasesDe: Phrases = {
  language: 'de',
  sentences: {
    ...HEADINGS,
    ...OPENING,
    ...CARDS,
    ...DEAL,
    ...BIDDING,
    ...PLAY,
    ...TOKENS,
    ...CHOOSING,
    ...SCORING,
    ...ENDING,
    ...OPTIONS,
    ...HINTS,
  },
  forms: { count, card, the, suit, suits, cards, trump, token, seat },
};
